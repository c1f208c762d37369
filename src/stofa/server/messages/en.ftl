### Why the server does not start, and what to try when nobody can reach it.

newer-schema = The database has version { $version }; this version of Stofa knows only version { $known }. Use a newer one.
bad-database = “{ $database }” is not a database for Stofa: give a path for SQLite, or a URL postgresql://….
database-in-use = { $address ->
    [none] Another server uses the database { $database } already. Only one can.
   *[other] Another server uses the database { $database } already: { $address }
}
no-psycopg = PostgreSQL needs one more package: pip install "stofa[postgres]".
no-database = The database cannot be opened: { $problem }
no-copy = { $source } cannot be copied to { $target }: { $problem }
no-file = The copy cannot go to { $target }: that is not a file.
same-file = The copy cannot go to { $target }: that is the database itself.
half-mail = E-mail needs both: --smtp and --mail-from.
bad-smtp = That is not the address of a mail server: give smtp://user@host:587 or smtps://user@host.
bad-sender = “{ $sender }” is not a sender of e-mails: give --mail-from "Stofa <stofa@club.example>".
no-smtp-password = The password for the mail server is missing. Put it into the environment: { $variable }.
port-in-use = Port { $port } of { $host } is in use. Choose another one: --port.
no-address = Cannot listen at { $host }, port { $port }: { $problem }
no-tunnel-program = There is no program “{ $program }” on this machine. Install it, or name another one with --tunnel.

## Nobody has come in from the network yet: what to try.

network-same-wifi = Is the phone in the same Wi-Fi as this computer, and not in its guest network?
obstacle-windows = Windows may keep phones out: allow Python in private networks (Windows Security, Firewall & network protection, Allow an app).
obstacle-macos = macOS may keep phones out: allow incoming connections for Python (System Settings, Network, Firewall, Options).
obstacle-ufw = The firewall ufw is switched on. This lets phones in: sudo ufw allow { $port }/tcp
obstacle-firewalld = The firewall firewalld is switched on. This lets phones in: sudo firewall-cmd --add-port={ $port }/tcp
obstacle-wsl = Stofa runs in WSL, which phones cannot reach: start it in Windows itself, or let Windows pass on port { $port }.
obstacle-container = Stofa runs in a container: publish port { $port } of it, and use the address of the machine around it.
obstacle-unknown = Does a firewall of this computer keep port { $port } closed?
network-other-address = This computer has several addresses: try another one.
