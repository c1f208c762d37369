### Það sem þeim er sagt sem er ekki við: ein lína, og ekkert um spilin.

notice-title = Þú átt leik
notice-body = Þú átt leik: { $game }.
mail-subject = Þú átt leik: { $game }
mail-text = Þú átt leik: { $game }.
    { $link }

    Enginn slíkur póstur framar (ein snerting, ekkert lykilorð): { $stop }
mail-confirm-subject = Tölvupóstur þegar þú átt leik?
mail-confirm-text = Einhver sem spilar á { $server } vill fá að vita á þessu netfangi þegar röðin er komin að honum. Ef það ert þú skaltu samþykkja það hér:
    { $link }

    Ef ekki þarftu ekkert að gera: þú færð ekki fleiri pósta. Til að svo verði um alla framtíð: { $stop }
