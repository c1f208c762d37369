### What is refused, and what happens at a table.

stale = That decision has been made in the meantime. Look again.
bad-message = This cannot be read: { $problem }.
no-device = Take a seat first.
not-your-seat = That seat is not yours.
address-closed = This address does not work: nothing answers there.
no-network = This computer is in no network in which other devices could reach it.
no-such-address = This computer does not have that address.
not-here = Only someone at the computer on which the server runs may do that.
not-host = Only the host of the table may do that.
wrong-origin = This page may not do that here.
no-spectators = This table has no spectators.
screen-closed = This link no longer opens the big screen. Open it anew from the table.
no-table = There is no such table.
no-page = There is no such page.
no-lesson = There is no guided first game of “{ $game }”.
wrong-method = That can’t be done this way.
claim-unknown = This link does not belong to any seat.
claim-used = This link has been used already. Ask for a new one.
too-big = That is too big: at most { $most } bytes.
too-slow = That took too long to arrive: { $most } seconds are allowed.
slow-down = Too fast. Please wait a moment.
too-many-tables = One device can have at most { $most } tables. Delete some first.
too-many-sockets = Too many connections are open already.
failed = Something went wrong here. It has been noted.
damaged = What was saved of this can no longer be read. If someone runs Stofa for you, please tell them.
try-again = That did not work just now. Please try again.
not-started = The game has not begun yet.
started-already = The game has begun already.
not-finished = The game is not over yet.
not-played-here = This game was not played here.
bot-plays = A bot plays for that seat.
beyond-choice = Only the last move of a choice can bring cards or end your turn: the moves before number { $number } do that already.
no-bot-plays = No bot plays for that seat.
nothing-to-undo = There is nothing to take back.
undo-too-far = A seat has changed hands since, or a bot has taken over. What was played before that stays.
no-undo-asked = Nobody has asked you to take moves back.
nobody-to-nudge = There is nobody to remind.
nudged-already = They were reminded less than a minute ago.
not-absent = They are here. Remind them first, and wait a minute.
just-left = They were here less than a minute ago. Give them a moment to come back.
weak-stand-in = That bot does not play well enough to play for someone. Choose one of these: { $bots }.
asked-already = You have asked for that already.
log-full = This table has been going for a very long time. All you can do now is finish the game.
seat-taken = Someone sits there already.
seat-held = The game has begun: this seat can only be given to someone else if whoever sits there agrees, or stays away.
seat-asked = The game has begun. The players are asked whether you may take this seat.
seat-declined = The players would rather leave this seat to the bot. Ask the host.
no-seat-asked = Nobody is asking for that seat.
one-seat = You already have a seat in this game.
own-link = This link is for whoever sits there already, to use another device. Ask the host for a link of your own.
no-seat-free = No seat is free.
too-many-devices = A seat can be on { $most } devices. Ask the host for a new link.
too-late = It is too late for that.
bad-name = A name has at most { $most } characters.
bot-name = Only bots are called that.
invisible-name = Nothing can be seen of that name. Choose one that the others can read.
heaped-name = There are too many marks on one letter of that name.
untidy-name = A name in the record has characters that cannot be seen, or spaces too many.
game-gone = The game “{ $game }” is not installed here.
unknown-rules = This table uses version { $rules } of the rules; known here: { $known }.
record-running = The game in the record is not over, and nobody but bots has a seat in it.
record-long = A record may have at most { $most } moves here, drawn cards included.
record-position = A game that began from a position cannot be kept here.
no-hints = There are no hints at this table.
no-reactions = There are no reactions at this table.
reacted-already = You have just shown a reaction. Wait a few seconds.
no-decision = Nobody decided anything at that moment.
bad-mail = That is not an e-mail address.
no-mail = This server sends no e-mail.
no-zone = The time zone “{ $zone }” is not known here.
mail-not-taken = The e-mail could not be sent just now. Please try again later.
mail-too-often = This address has been sent enough e-mails for today. Look in the spam folder, too.

bot-beginner = Beginner
bot-beginner-about = friendly, and overlooks most of what it could do
bot-easy = Easy
bot-easy-about = overlooks a good deal
bot-medium = Medium
bot-medium-about = plays what looks best at first sight
bot-hard = Hard
bot-hard-about = thinks ahead
bot-expert = Expert
bot-expert-about = thinks ahead, and takes longer over it
bot-random = Random
bot-greedy = Greedy
bot-thoughtful = Thoughtful

## What happens at a table.

event-opened = The table was opened.
event-seated = { $you ->
    [yes] You took a seat.
   *[no] { $name } took a seat.
}
event-left-seat = { $you ->
    [yes] You left.
   *[no] { $name } left.
}
event-revoked = The host took a seat back; there is a new link for it.
event-seat-asked = { $you ->
    [yes] The host would like to give your seat to someone else.
   *[no] The host would like to give the seat of { $name } to someone else.
}
event-seat-wanted = { $newcomer } would like to take the seat that a bot plays.
event-seat-answered = { $you ->
    [yes] { $yes ->
        [yes] You agreed.
       *[no] You did not agree.
    }
   *[no] { $yes ->
        [yes] { $name } agreed.
       *[no] { $name } did not agree.
    }
}
event-seat-freed = { $why ->
    [given] { $name } has given up the seat; someone else may take it.
    [absent] { $name } has been away for long; someone else may take the seat.
   *[empty] Someone may take the seat that a bot plays.
}
event-seat-kept = { $you ->
    [yes] Your seat stays yours.
   *[no] The seat stays with { $name }.
}
event-here = { $you ->
    [yes] You said that you are here.
   *[no] { $name } is here.
}
event-started = The game starts.
event-undo-asked = { $you ->
    [yes] You asked to take moves back.
   *[no] { $name } would like to take moves back.
}
event-undo-answered = { $you ->
    [yes] { $yes ->
        [yes] You agreed.
       *[no] You did not agree.
    }
   *[no] { $yes ->
        [yes] { $name } agreed.
       *[no] { $name } did not agree.
    }
}
event-undone = { $you ->
    [yes] You took moves back.
   *[no] { $name } took moves back.
}
event-nudged = { $you ->
    [yes] { $by } reminded you that it is your turn.
   *[no] { $by } reminded { $name }.
}
event-take-over-asked = { $you ->
    [yes] { $by } would like a bot to play for you.
   *[no] { $by } would like a bot to play for { $name }.
}
event-taken-over = { $why ->
    [left] A bot takes over for { $name }, who left.
    [empty] A bot plays in a seat that nobody has taken.
    [time] { $name } ran out of time; a bot takes over.
   *[chosen] A bot takes over for { $name }.
}
event-handed-back = { $you ->
    [yes] You took your seat back.
   *[no] { $name } is back and takes over again.
}
event-timed-out = { $you ->
    [yes] Your time is up.
   *[no] { $name } ran out of time.
}
event-hinted = { $you ->
    [yes] You took a hint.
   *[no] { $name } took a hint.
}
event-stood-in = { $why ->
    [illegal] The bot “{ $bot }” chose a move that is not allowed
    [hung] The bot “{ $bot }” did not answer
    [gone] The bot “{ $bot }” is no longer installed
   *[raised] The bot “{ $bot }” failed
}, so a stand-in moved for { $name }.
event-reacted = { $reaction ->
    [applause] { $you ->
        [yes] You applaud.
       *[no] { $name } applauds.
    }
    [laugh] { $you ->
        [yes] You laugh.
       *[no] { $name } laughs.
    }
    [wow] { $you ->
        [yes] You are amazed.
       *[no] { $name } is amazed.
    }
    [oh-no] { $you ->
        [yes] You groan.
       *[no] { $name } groans.
    }
    [hurry] { $you ->
        [yes] You are waiting.
       *[no] { $name } is waiting.
    }
   *[thanks] { $you ->
        [yes] You say thanks.
       *[no] { $name } says thanks.
    }
}
event-finished = The game is over.
event-rematched = The same players play again, at another table.
