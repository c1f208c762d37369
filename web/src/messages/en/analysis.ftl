### A finished game, looked back at: how the chances went, and what a bot would have done.

chances = Chances of winning
percent = { $number }%
moment = Move { $move } of { $total }: { $standing }
standing = { $name } { $percent }
unknown = not worked out yet
progress = Worked out up to move { $move } of { $total }
how = { $games ->
    [one] From each moment { $games } game was played on, with all cards open; a value may be off by a few points.
   *[other] From each moment { $games } games were played on, with all cards open; a value may be off by a few points.
} What the bot would do goes by what the seat itself could see.

turns = Turning points
turns-none = No moment changed the chances by { $points } points or more.
turns-unknown = Not worked out yet.
turn = { $number }. Move { $move }
swing = { $before } → { $after }
swing-words = from { $before } to { $after }

ask = What would the bot do?
thinking = The bot is thinking …
nobody = A card comes now: nobody decides.
over = The game is over: nobody decides.
would-same = { $name }: the bot would do the same, **{ $best }** ({ $chance }).
would-alike = { $name }: the bot would choose **{ $best }** ({ $chance }), hardly better than **{ $made }** ({ $was }).
would-better = { $name }: the bot would choose **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
decided-same = { $gained ->
    [yes] The bot would have done the same: well played, or the luck of the cards.
   *[no] The bot would have done the same: it was the luck of the cards.
}
decided-alike = { $name }: the bot would have chosen **{ $best }** ({ $chance }), hardly better than **{ $made }** ({ $was }). Mostly it was the luck of the cards.
decided-better = { $name }: the bot would have chosen **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
