### The page without a server: how far it is with loading, what it cannot do, and its next version.

site-how = Play right away against bots, or with others around this screen. Everything happens on this device.
site-footer = Free and open. No account, no server. Not affiliated with any publisher.
site-friends = Friends on other devices
site-friends-why = This page runs without a server: everything happens in your browser. Play against bots, or with others around this screen. To play with friends on their own devices, you need a Stofa server.
site-friends-how = Any computer can be one: install Stofa there, start it with “stofa serve”, and send your friends the links it gives you.
site-friends-server = The server’s page has links for friends, as soon as the server can be reached.
to-server = To the server’s page
site-links-why = Your games are kept in this browser, so a link to one opens only here. To pass a finished game on, download its record: it can be opened on any Stofa page.
site-screen-why = As a second window of this browser, on a screen that is connected to this device.
site-not-here = This link belongs to a Stofa server

engine-loading = Getting the games ready…
engine-amount = { $done } of { $total } MB
engine-soon = The game opens as soon as everything is loaded.
engine-broken = The games could not be loaded. Are you offline, or is your browser very old?

new-version = A new version of Stofa is here. Your games stay as they are.
new-version-now = Load it now
new-version-later = Later

take-along = Go on elsewhere
take-along-why = This game as a file, to go on with on a Stofa server or on another device: open it there on the first page. It holds every card, also the hidden ones, so don’t look inside. From then on, other cards come up than would have here.
take-along-save = Save the game as a file
