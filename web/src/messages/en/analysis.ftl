### A finished game, looked back at: how the chances went, and what a bot would have done.

chances = Chances of winning
percent = { $number }%
moment = { $turn }: { $standing }
standing = { $name } { $percent }
unknown = not calculated yet
progress = Calculated up to turn { $turn } of { $total }
how = { $games ->
    [one] From each moment { $games } game was played on for some turns, with all cards open, and judged by how far everyone had come; the figures may be off by a few percentage points.
   *[other] From each moment { $games } games were played on for some turns, with all cards open, and judged by how far everyone had come; the figures may be off by a few percentage points.
}

turns-about = Decisions are judged by the expert, who knows only what could be seen from that seat. The curve knows all cards.

turns = Turning points
turns-none = No decision gave away { $points } percentage points or more.
turns-unknown = Not calculated yet.
turn = { $number }. Turn { $turn }
swing = { $after } instead of { $before }

ask = What would the bot do?
thinking = The bot is thinking…
nobody = A card is drawn here: there is no decision.
over = The game is over.
would-same = { $name }: the bot would do the same, **{ $best }** ({ $chance }).
would-equal = { $name }: the bot would choose **{ $best }** ({ $chance }); **{ $made }** was as good ({ $was }).
would-alike = { $name }: the bot would choose **{ $best }** ({ $chance }), hardly better than **{ $made }** ({ $was }).
would-better = { $name }: the bot would choose **{ $best }** ({ $chance }) rather than **{ $made }** ({ $was }).
did = { $name } chose: **{ $move }**.
decided = The bot would have chosen: **{ $best }**.
decided-first = The bot would have begun with: **{ $best }**.
reason = Its hint: “{ $because }”
