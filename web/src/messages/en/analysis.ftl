### A finished game, looked back at: how the chances went, and what a bot would have done.

chances = Chances of winning
percent = { $number }%
moment = { $turn }: { $standing }
standing = { $name } { $percent }
unknown = not calculated yet
progress = Calculated up to turn { $turn } of { $total }
how = { $games ->
    [one] From each moment { $games } game was played on, with all cards open; the figures may be off by a few percentage points.
   *[other] From each moment { $games } games were played on, with all cards open; the figures may be off by a few percentage points.
} The bot’s suggestions use only what could be seen from that seat.

turns = Turning points
turns-none = No move changed the chances by { $points } percentage points or more.
turns-unknown = Not calculated yet.
turn = { $number }. Turn { $turn }
swing = { $before } → { $after }
swing-words = from { $before } to { $after }

ask = What would the bot do?
thinking = The bot is thinking…
nobody = A card is drawn here: there is no decision.
over = The game is over.
would-same = { $name }: the bot would do the same, **{ $best }** ({ $chance }).
would-equal = { $name }: the bot would choose **{ $best }** ({ $chance }); **{ $made }** was as good ({ $was }).
would-alike = { $name }: the bot would choose **{ $best }** ({ $chance }), hardly better than **{ $made }** ({ $was }).
would-better = { $name }: the bot would choose **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
decided-same = { $gained ->
    [yes] The bot would have done the same: well played, or the luck of the cards.
   *[no] The bot would have done the same: it was the luck of the cards.
}
decided-equal = { $name }: the bot would have chosen **{ $best }** ({ $chance }); **{ $made }** was as good ({ $was }). It was the luck of the cards.
decided-alike = { $name }: the bot would have chosen **{ $best }** ({ $chance }), hardly better than **{ $made }** ({ $was }). Mostly it was the luck of the cards.
decided-better = { $gained ->
    [yes] { $name }: it went well, though the bot would have chosen **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
   *[no] { $name }: the bot would have chosen **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
}
