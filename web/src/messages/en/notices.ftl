### Being told that it is one's turn, and the links in e-mails.

notices = Tell me when it is my turn
notices-about = When you do not have the table open: one line and a link, nothing about the cards, at most once per turn.
here = On this device
here-about-off = Your browser will ask whether it may.
here-about-push = You are told even when the page is closed.
here-about-page = Only while this page is open in a tab: your browser has no push service that can be reached.
here-about-blocked = Your browser does not let this page tell you anything. Allow notifications for it in the settings of the browser, then come back.
here-about-unsupported = This browser cannot do that.
here-about-insecure = Browsers only do that for pages opened with https, or on the machine that Stofa runs on.
here-about-install = On iPhone and iPad it works once Stofa is on the home screen: tap “Share”, then “Add to Home Screen”, and open it there.
by-mail = By e-mail
by-mail-about = First you get an e-mail there, to agree. The address is used for nothing else, and deleted when you leave your last table.
address = E-mail address
ask = Send an e-mail to confirm
asked = An e-mail is on its way to { $address }. Open the link in it to agree.
mail-on = E-mails go to { $address }.
mail-stop = No more e-mails
mail-other = Another address
quiet = Quiet hours
quiet-about = What happens then is told afterwards, if it is still your turn. Time zone: { $zone }.
quiet-from = from
quiet-until = until
offer = Shall Stofa tell you when it is your turn?
offer-yes = Tell me
offer-mail = By e-mail…
offer-no = Not now
told-push = You will be told, even when the page is closed.
told-page = You will be told as long as this page is open in a tab.

your-turn = Your turn
your-turn-at = It is your turn: { $game }.

confirm-title = E-mails when it is your turn?
confirm-why = Then you get one line whenever a table waits for you, and a link to it. Every e-mail has a link to stop them.
confirm-yes = Yes, tell me
confirmed = Agreed. You will be told when it is your turn.
confirm-over = This link is no longer valid
confirm-over-why = It may be older than two days, or someone has asked for another one since. Ask again in the menu of your table.
stopped = No more e-mails
stopped-why = Your address is deleted here.
stop-over = Nothing to unsubscribe from
stop-over-why = No e-mails go to this address any more.

install = Install Stofa on this device
install-about = Then it opens like a program of its own, from the start screen.
