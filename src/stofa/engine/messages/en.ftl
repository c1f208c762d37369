### What can go wrong in any game.

no-move = “{ $move }” is not a move of this game.
illegal-move = “{ $move }” is not allowed now.
not-your-turn = { $seat ->
    [chance] No card comes now
    [spectator] A spectator does not move
   *[other] It is not the turn of seat { $seat }
}: { $turn ->
    [chance] a card has to come first.
   *[other] seat { $turn } is to move.
}
not-with-others = That does not go with what you have chosen already.
game-over = The game is over.
no-game = There is no game called “{ $game }”. There are: { $games }.
no-rule = There is no rule “{ $rule }”.
no-language = There is no language “{ $language }”. There are: { $languages }.
no-bot = There is no bot called “{ $bot }”. There are: { $bots }.
bad-path = “{ $path }” cannot be used: { $problem }.
bot-failed = The bot “{ $bot }” failed in seat { $seat }: { $problem }.
bot-no-move = The bot “{ $bot }” chose { $chosen } in seat { $seat }: that is not a move.
bot-illegal = The bot “{ $bot }” chose “{ $move }” in seat { $seat }: { $problem }
bot-hung = The bot “{ $bot }” did not answer in seat { $seat }: it was stopped after { $seconds } s.
bot-exited = The bot “{ $bot }” ended its own process in seat { $seat }.
bot-twice = The bot “{ $bot }” is named twice; name each of them once.
arena-bots = A tournament needs two bots or more.
arena-alone = { $game } has no opponents: there is nothing to compare.
bots-count = { $players ->
    [one] One seat needs
   *[other] { $players } seats need
} one bot, or as many bots as seats; { $bots ->
    [one] one was
   *[other] { $bots } were
} named.
bad-players = { $rule }: { $only ->
    [0] { $game } is for { $fewest } to { $most } players, not { $players }.
    [4] { $game } is for four players, not { $players }.
   *[other] { $game } is for { $only } players, not { $players }.
}
players-number = The number of players is a whole number, not { $players }.
bad-seats = { $seats ->
    [one] One name was
   *[other] { $seats } names were
} given for { $players } seats.
seats-names = The names of the seats are a list of texts, not { $seats }.
bad-seed = A seed is a whole number or a text, not { $seed }.
no-seat = There is no seat { $seat } at a table for { $players }.
bad-rules = There is no version { $rules } of the rules of { $game }. There are: { $known }.
unknown-option = There is no option “{ $option }”. There are: { $options }.
no-value = Option “{ $option }” has no value: write NAME=VALUE.
named-twice = Option { $option } is named twice.
bad-choice = Option { $option } cannot be “{ $value }”. It can be: { $choices }.
bad-flag = Option { $option } cannot be “{ $value }”. It can be: true, false.
bad-seat = Option { $option } cannot be “{ $value }”. It is a seat from 0 to { $last }.
seat-not-named = Option { $option } must name a seat.

yours = Yours
seat-number = seat { $seat }
yes = yes
no = no

no-action = { $action } is not the number of a move: they go from 0 to { $last }.
not-an-action = “{ $move }” is a move that no seat makes, or one that is never allowed.
in-batch = Game { $game }: { $why }
bad-actions = Actions are a list of numbers, one for each game, not { $actions }.
actions-count = { $given ->
    [one] One action was
   *[other] { $given } actions were
} given for { $size } games.
bad-size = The size of a batch is a whole number, at least 1, not { $size }.
bad-buffer = Masks need a buffer of { $size } bytes that can be written to.
no-masks = This batch keeps no masks.
bad-limit = The limit is a whole number of decisions, at least 1, not { $limit }.
no-encoding = { $game } does not say how its observations are written in numbers.
encoded-spectator = Only what a seat sees is written in numbers, not what a spectator does.
byte-order = Batches write observations in numbers only on machines that store the lowest byte first.
bad-render-mode = An environment is drawn as one of { $modes }, not { $mode }.
opponents-count = There are { $wanted } other seats, and { $given } opponents were named.
no-such-game = There is no game { $game } in a batch of { $size }.
other-game = Only a game of { $game } for { $players } can be copied from.

record-none = The file holds no record.
record-type = A record is a text, not { $record }.
record-json = This is not a whole JSON object: the record is cut off or damaged.
record-shape = This is not a record: { $problem }.
record-format = The format is “{ $format }”; only “{ $known }” can be read.
record-rules = The record uses version { $rules } of the rules of { $game }; these versions can be replayed: { $known }.
record-options = The options are not complete and concrete; they would be { $options }.
record-move = A move must be [mover, move] or [mover, move, legal moves].
record-mover = The mover must be a seat, or “~” for chance.
record-legal-both = The list of legal moves lacks: { $missing }. It must not have: { $extra }.
record-legal-missing = The list of legal moves lacks: { $missing }.
record-legal-extra = The list of legal moves must not have: { $extra }.
record-legal-order = The list of legal moves is not sorted.
record-unfinished = The record has a result, but the game is not over.
record-result = The result does not follow from the moves; it would be { $result }.
record-position = The position is not written in its usual form, which would be: { $position }

position-none = { $game } has no notation for positions.
position-long = The text is longer than { $longest } characters.
position-part = “{ $text }” is not a part of a position: write a name, a colon and words.
position-no-part = There is no such part. There are: { $parts }.
position-no-seat = This part belongs to no seat.
position-seat-missing = Name the seat that this part belongs to, by its number.
position-seat = There is no such seat; they are numbered from 0 to { $last }.
position-twice = This part is given twice.
position-one-word = Only one word belongs here.
position-number = “{ $word }” is not a number from { $least } to { $most }.
position-word = “{ $word }” does not belong here. What does: { $words }.
position-unknown = “?” can stand only for what the seat of a view cannot see.
position-copies = There are only { $copies } of “{ $card }”, but more are named.
position-too-many = There are only { $cards } cards.
position-no-move = Nobody could move here.
position-alone = “--position” says how many play and what was agreed on: leave out “--players” and “--option”.

## In pictures.

picture-over = The game is over.
picture-chance = A card is drawn next.
picture-turn = { $name } is to move
