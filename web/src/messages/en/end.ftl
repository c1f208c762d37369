### The count at the end, and games to look at again.

count = final scores
won-one = **{ $names }** { $points ->
    [one] wins with { $points } point
   *[other] wins with { $points } points
}
won-many = **{ $names }** { $points ->
    [one] win together with { $points } point
   *[other] win together with { $points } points
}
won-name = **{ $names }** wins
won-team = **{ $names }** win
ahead = { $points ->
    [0] Equal in points with { $name }; the tie-break decided.
    [one] One point ahead of { $name }.
   *[other] { $points } points ahead of { $name }.
}
counting = Counting the points
step-next = Next
step-skip = To the result
step-again = Count again
step-prompt = { $what }: step { $step } of { $of }.
result = Result
share-picture = Share as a picture
evening = Score after { $count } games:
story = The story of the points
story-about = How the points came in { $turns } turns, up to { $score }
story-by = by turns
story-turn = Turn { $turn }:
chart-legend = Each field is one source of points, as in the table.
chart-legend-lost = Each field is one source of points, as in the table; dashed: subtracted.
total = Total
chart-of = Points: { $list }
chart-one = { $name } { $points }
rematch = Play again
to-rematch = To the rematch
analysis = Analysis
to-board = Back to the board
rematch-here = The others have started a rematch.

count-carriage = Carriage
count-houses-left = Houses left over
count-points = Points
count-completed = Completed tickets
count-failed = Failed tickets
count-bonus = Bonus { $city }
count-locked = Pawns locked

fair = Were the cards fair?
fair-why = The seed of all shuffles was drawn before the game, and its fingerprint shown to everyone at the start. Now you see the seed itself: its SHA-256 is the fingerprint, and every card follows from it. The documentation explains how to check this, under “Chance”.
fair-seed = Seed
fair-mark = Fingerprint
fair-holds = Checked on this device: the fingerprint fits the seed.
fair-fails = The fingerprint does not fit the seed.

replay-of = replay
replay-eyes = Seen by
replay-spectator = Spectator
replay-first = Back to the start
replay-back = One turn back
replay-play = Play
replay-pause = Pause
replay-on = One turn forward
replay-turn = turn { $turn } / { $total }
replay-point = To the next turning point
replay-gain = To the next gain or loss
replay-last = To the end
replay-turn-of = Turn { $turn } of { $total }
replay-before = before turn { $turn }
replay-before-of = Before turn { $turn } of { $total }
replay-in = in turn { $turn }
replay-in-of = In turn { $turn } of { $total }
play-on = Play on from here
play-on-why = Against bots, in the seat of { $name }. Different cards will come.
replay-share = Share this game
replay-download = Download
replay-start = Before the first move: the table is set up.
