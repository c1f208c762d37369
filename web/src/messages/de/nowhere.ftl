### An address that leads to nothing.

nowhere-title = Hier ist nichts
nowhere-why = Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.
