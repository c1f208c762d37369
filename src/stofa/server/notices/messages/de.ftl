### Was jemand erfährt, der nicht da ist: eine Zeile, und nichts von den Karten.

notice-title = Du bist am Zug
notice-body = Du bist am Zug: { $game }.
mail-subject = Du bist am Zug: { $game }
mail-text = Du bist am Zug: { $game }.
    { $link }

    Keine solchen E-Mails mehr (ein Klick, kein Passwort): { $stop }
mail-confirm-subject = E-Mails, wenn du am Zug bist?
mail-confirm-text = Jemand, der auf { $server } spielt, möchte unter dieser Adresse erfahren, wann er am Zug ist. Bist du das, dann sag hier Ja:
    { $link }

    Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere E-Mail. Damit das für immer so bleibt: { $stop }
