### What the terminal says.

ruling = Ruling:
example = Example:

which-game = Which game?
which-number = Type a number from 1 to { $last }, or “quit”.
how-many = How many players, you included? From { $fewest } to { $most }; nothing typed is { $fewest }.
welcome = { $game }, { $players } players.
commands =
    Type the number of a move, or the move itself (beginnings of its words are enough).
      ?  what is asked of you now     ? { $rule }  a rule     ? { $word }  what a word means
      board  show the table again     log  what has happened     quit  stop playing
      position  print the position as text
left = You have left the table. Goodbye!
no-server = The server needs more packages: pip install 'stofa[server]'
record-kept = The record of this game is in { $file }.
record-exists = The file { $file } already exists: name another one for the record.
narrow = The terminal is { $columns } columns wide, but the table needs { $needed }: lines will wrap unless you widen it.

you = you
other = seat { $seat } ({ $bot })
and = {" and "}
history-seat = { $name }: { $moves }
history-cards = cards: { $moves }

asked = Choose one of these moves.
only-one = (Enter plays it.)
several = That could be: { $moves }.
not-understood = “{ $typed }” is neither a number of the list nor a move. “?” explains.
explain-legal = Allowed now: { $moves }.
explain-unknown = “{ $typed }” is neither a rule nor a word of this game.

end-score = { $name }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}
end-won = { $others ->
    [0] You win!
   *[other] You win, together with { $names }!
}
end-lost = { $winners ->
    [1] { $names } wins.
   *[other] { $names } win.
}

draw-suffix = “{ $file }” is neither an .svg nor a .png file.
draw-no-png = PNG files need one more package: pip install 'stofa[png]'
draw-nothing = Name a game, or a file with “--record”.
draw-not-with-record = A record says everything about its game: leave out { $option }.
draw-of-record = { $option } goes with “--record” only.
draw-no-record = { $records ->
    [one] { $file } has only one record.
   *[other] { $file } has only { $records } records.
}
draw-no-move = { $moves ->
    [one] Record { $number } has only one move.
   *[other] Record { $number } has only { $moves } moves.
}

way-in = Phones and other devices in the same network join by this code:
nobody-came-in = Nobody has come in from the network yet.
