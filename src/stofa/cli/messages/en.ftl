### What the terminal says.

ruling = Ruling:
example = Example:

which-game = Which game?
which-number = Type a number from 1 to { $last }, or “quit”.
how-many = How many players, including you? { $fewest } to { $most }; press Enter for { $fewest }.
welcome = { $game }, { $players } players.
commands =
    Type the number of a move, or the move itself (beginnings of its words are enough).
      ?  what is asked of you now     ? { $rule }  a rule     ? { $word }  what a word means
      board  show the table again     log  what has happened     quit  stop playing
      position  print the position as text     hint  what a bot would do
left = You have left the table. Goodbye!
no-server = The server needs more packages: pip install 'stofa[server]'
record-kept = The record of this game is in { $file }.
record-exists = The file { $file } already exists: name another one for the record.
narrow = The terminal is { $columns } columns wide, but the table needs { $needed }: lines will wrap unless you widen it.

hint = Hint: { $moves }.
hint-wins = { $games ->
    [0] That hardly ever wins.
    [100] That nearly always wins.
    [one] That wins about { $games } game in 100.
   *[other] That wins about { $games } games in 100.
}
hint-other = Next best: { $move }, about { $games }.

you = you
other = seat { $seat } ({ $bot })
and = {" and "}
history-seat = { $name }: { $moves }
history-cards = cards: { $moves }

asked = Choose one of these moves.
stood-in = { $problem } The bot “{ $bot }” moves in its place.
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

## What `stofa doctor` finds. What to do about it is the message of the same name with -do behind it.

doctor-ok = ok
doctor-advice = advice
doctor-broken = BROKEN

doctor-versions = Stofa { $version }, Python { $python }
doctor-core-compiled = The core is compiled.
doctor-core-plain = The core is not compiled: bots think slowly.
doctor-core-plain-do = Install a C compiler, then install Stofa again.
doctor-no-page = The page is not there: browsers would find an empty server.
doctor-no-page-do = Install a wheel of Stofa; in a checkout, run “python3 run.py” once.
doctor-no-uvloop = uvloop is not installed: each message costs more CPU time.
doctor-no-uvloop-do = pip install uvloop
doctor-old-sqlite = SQLite { $version } is too old.
doctor-old-sqlite-do = Use a Python that was built with SQLite { $oldest } or newer.

doctor-bad-database = There is no such database: { $problem }
doctor-bad-database-do = Give --database a path for SQLite, or a URL that begins with postgresql://.
doctor-schema-new = The database is of version { $version }; this Stofa knows only version { $known }.
doctor-schema-new-do = Install the newer Stofa that has used it, or go back to an older copy of the database.
doctor-schema-old = The database is of version { $version }; the next start brings it to version { $known }.
doctor-schema-old-do = Copy it first: stofa backup, or pg_dump. An older Stofa cannot open it afterwards.
doctor-sqlite = { $file } works: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, version { $version }, SQLite { $sqlite }
doctor-sqlite-none = { $file } is not there yet; the first start makes it.
doctor-sqlite-served = A server uses it now: { $address }
doctor-sqlite-public = Other users of this machine may read { $file }, which holds the cards of running games.
doctor-sqlite-public-do = chmod 600 { $file }
doctor-sqlite-closed = { $user } cannot use { $file }: { $problem }
doctor-sqlite-closed-do = Give the file and its folder to the user that runs the server: chown { $user }.
doctor-sqlite-locked = A program keeps { $file } locked.
doctor-sqlite-locked-do = Find it and end it: lsof { $file }. The server itself locks the file only for milliseconds.
doctor-sqlite-foreign = { $file } is a database of something else.
doctor-sqlite-foreign-do = Give --database another path.
doctor-sqlite-damaged = { $file } is damaged: { $problem }
doctor-sqlite-damaged-do = Stop the server, keep the file aside, and put the newest copy in its place (docs/hosting/backups.md). Check the disk, too.
doctor-no-psycopg = PostgreSQL needs one more package.
doctor-no-psycopg-do = pip install "stofa[postgres]"
doctor-pg = PostgreSQL { $version } works: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, version { $schema }, { $ms } ms for a round trip
doctor-pg-empty = PostgreSQL { $version } is empty; the first start makes the tables.
doctor-pg-old = PostgreSQL { $version } is no longer looked after.
doctor-pg-old-do = Upgrade it to version { $oldest } or newer.
doctor-pg-unreachable = PostgreSQL cannot be used: { $problem }
doctor-pg-unreachable-do = See that it runs, that host, port, role and password of the URL are right, and that pg_hba.conf lets this machine in.
doctor-pg-read-only = PostgreSQL lets nobody write: it is a standby, or read-only.
doctor-pg-read-only-do = Name the primary in the URL; target_session_attrs=read-write finds it among several hosts.
doctor-pg-no-create = The role { $role } may not make tables.
doctor-pg-no-create-do = Let it own the database: ALTER DATABASE … OWNER TO { $role };
doctor-pg-no-rights = The role { $role } may not read and write: { $tables }.
doctor-pg-no-rights-do = Run the server as the role that has made these tables, or give them to this one: ALTER TABLE … OWNER TO { $role };
doctor-pg-few-connections = PostgreSQL has only { $free } connections left; each process of the server takes up to { $needed }.
doctor-pg-few-connections-do = Raise max_connections, or run fewer processes.
doctor-pg-slow = A round trip to PostgreSQL takes { $ms } ms, and a move takes several.
doctor-pg-slow-do = Let server and database be in the same place.
doctor-pg-deaf = What one connection announces does not reach another (LISTEN and NOTIFY): processes would not hear of each other’s moves.
doctor-pg-deaf-do = Connect to PostgreSQL directly, or through a pooler in session mode.

doctor-disk = { $free } MB are free in { $folder }.
doctor-disk-low = Only { $free } MB are free in { $folder }.
doctor-disk-low-do = Make room soon; old copies of the database may be there, too.
doctor-disk-full = The disk of { $folder } is full: { $free } MB are left. Nobody could move.
doctor-disk-full-do = Make room now.
doctor-folder-closed = { $user } cannot make files in the folder { $folder }: { $problem }
doctor-folder-closed-do = SQLite has to: chown { $user } { $folder }, or give --database another path.

doctor-clock = The clock says { $now }.
doctor-clock-past = The clock says { $now }, which is before Stofa was installed.
doctor-clock-past-do = Set it, and keep it right: timedatectl set-ntp true
doctor-clock-apart = The clocks of this machine and of the database are { $seconds } s apart: bots and time limits of several machines would disagree.
doctor-clock-apart-do = Keep both right: timedatectl set-ntp true
doctor-clock-back = The newest table was opened { $seconds } s from now: the clock is slow, or has been fast.
doctor-clock-back-do = Set it, and keep it right: timedatectl set-ntp true

doctor-port-free = { $address } is free.
doctor-server = A server answers at { $address }: version { $version }, all is well.
doctor-server-other = The server at { $address } is of version { $version }; installed is { $installed }.
doctor-server-other-do = Start it again, to run what is installed.
doctor-server-failing = The server at { $address } is not well: { $told }
doctor-server-failing-do = Its log says more; see docs/hosting/watching.md.
doctor-port-taken = Another program has taken { $address }.
doctor-port-taken-do = End it, or choose another port: --port.
doctor-no-address = { $problem }
doctor-no-address-do = Choose an address of this machine (--host) and a port from 1024 on (--port).
doctor-network = Other devices in the network reach it at: { $addresses }
doctor-no-network = This machine has no address at which other devices could reach it.
doctor-no-network-do = Connect it to a network.
doctor-not-encrypted = { $address } is open to the network, without encryption.
doctor-not-encrypted-do = In your own network that will do. On the internet, listen at 127.0.0.1 and put a proxy in front (docs/hosting/proxy.md).
doctor-no-proxy = { $origin } is given, but no proxy is named: all people would share one address, and its limits.
doctor-no-proxy-do = Name the proxy: --proxy 127.0.0.1
doctor-proxy-elsewhere = { $origin } is served by a proxy on another machine; check it from there.
doctor-origin-later = { $origin } is checked once the server runs.
doctor-origin = { $origin } works through the proxy: page and sockets; /metrics is closed.
doctor-origin-silent = Nothing serves { $origin } on this machine: { $problem }
doctor-origin-silent-do = Start the proxy. If it is on another machine, name that by --proxy.
doctor-origin-certificate = The certificate of { $origin } is not good: { $problem }
doctor-origin-certificate-do = Let the proxy have one for this name; Caddy gets it by itself, for nginx use certbot.
doctor-origin-not-ours = The proxy answers for { $origin } with { $status }, and not with this server.
doctor-origin-not-ours-do = See which port it passes requests to (docs/hosting/proxy.md).
doctor-origin-no-socket = The proxy answers for { $origin }, but lets no WebSocket through ({ $status }).
doctor-origin-no-socket-do = Let it pass on Upgrade, Connection and the Host (docs/hosting/proxy.md).
doctor-origin-open-metrics = Everyone can read { $origin }/metrics.
doctor-origin-open-metrics-do = Close that path at the proxy, name the proxy by --proxy, and leave out --open-metrics.

doctor-files = { $most } files may be open: room for { $connections } connections.
doctor-files-few = Only { $most } files may be open: room for { $connections } connections.
doctor-files-few-do = Raise the limit: LimitNOFILE=16384 in the unit, or ulimit -n.
doctor-workers = Bots can think: { $wanted ->
    [one] { $wanted } process
   *[other] { $wanted } processes
}
doctor-workers-many = { $wanted } processes for bots are more than the { $cores } cores that there are.
doctor-workers-many-do = --workers { $cores }
doctor-workers-broken = No process for bots can be started: { $problem }
doctor-workers-broken-do = See whether there is memory left, and how many processes the user may have (ulimit -u, TasksMax in the unit).
