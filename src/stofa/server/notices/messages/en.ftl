### What is told to somebody who is not here: one line, and nothing of the cards.

notice-title = Your turn
notice-body = It is your turn: { $game }.
mail-subject = Your turn: { $game }
mail-text = It is your turn: { $game }.
    { $link }

    No more of these e-mails (one tap, no password): { $stop }
mail-confirm-subject = E-mails when it is your turn?
mail-confirm-text = Someone who plays at { $server } wants to be told at this address when it is their turn. If that is you, say yes here:
    { $link }

    If not, do nothing: you will get no more e-mails. To keep it that way for good: { $stop }
