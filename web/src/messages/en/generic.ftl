### A game without drawings of its own.

asked = Choose what to do.
chosen = You have chosen { $move }.
moves = What you can do
yours = Yours
yes = yes
no = no
none = none
about = The game has no drawings of its own: everything it tells you is listed here.
told = { $you ->
    [yes] You
   *[no] { $name }
}: { $what }
