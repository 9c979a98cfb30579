# The Castles of Burgundy: The Dice Game, in English.

game-title = The Castles of Burgundy: The Dice Game

## Who plays at each level, and how

level-1 = Shepherd
level-1-is = Marks what lies nearest, and errs a lot. Right for a child’s first game.
level-2 = Boatman
level-2-is = Marks what pays best at once, and plans nothing.
level-3 = Miner
level-3-is = Knows from many games what a position is worth, but is easily tempted.
level-4 = Abbess
level-4-is = Knows from thousands of games what a position is worth. Does not look ahead.
level-5 = Castellan
level-5-is = Tries hundreds of ways the game may go before each decision.

## The things of the game, as used in sentences and on their own

colour-monastery = monastery
colour-mine = mine
colour-river = river
colour-city = city
colour-castle = castle
colour-pasture = pasture
name-monastery = Monastery
name-mine = Mine
name-river = River
name-city = City
name-castle = Castle
name-pasture = Pasture

bonus-monk = monk
bonus-silver = silver
bonus-goods = good
bonus-worker = worker
count-monk =
    { $n ->
        [one] { $n } monk
       *[other] { $n } monks
    }
count-silver = { $n } silver
count-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
count-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
name-monk = Monk
name-silver = Silver
name-goods = Goods
name-worker = Worker

## Where the game stands

status-setup = Sheet { $sheet }
status-phase = Phase { $phase }: { $hours } of { $boxes } hours gone
status-alone = Phase { $phase }: turn { $hours } of { $boxes }

## The sentence at the top, and the one below it

prompt-castle = Choose your start castle.
prompt-castle-all = Choose the start castle for everybody.
prompt-mark = Mark one hex: a colour die, a pip die, a hex.
prompt-second = Mark a second hex for 1 silver, or leave it at one.
prompt-wait = You have finished.
prompt-watch-castles = The start castles are being chosen.
prompt-watch = All players mark their sheets at the same time.
prompt-alone =
    { $rating ->
        [good] { $n } points: good!
        [excellent] { $n } points: excellent!
        [incredible] { $n } points: incredible!
       *[none] { $n } points. More than 50 would be good.
    }
hint-castle = It counts as marked, and gives the bonus on its square. { $waiting }
hint-mark =
    { $count ->
        [0] No hex fits the dice as rolled: spend a bonus, or take a worker. { $waiting }
        [one] One hex fits the dice as rolled. { $waiting }
       *[other] { $count } hexes fit the dice as rolled. { $waiting }
    }
hint-second = Use at least one die that the first mark did not. { $waiting }
hint-tie = The larger number of unspent bonuses broke the tie.
waiting =
    { $count ->
        [0] Everybody else has finished.
        [one] { $name } is still choosing.
       *[other] { $count } players are still choosing.
    }

## Areas

area-dice = Dice
area-bonuses = Bonuses
area-estate = Estate { $sheet }
area-time = Time, and what a zone is worth
area-colours = Colours
area-score = Score
sheet-title = Sheet { $sheet }

## Dice and hexes

die-colour = Colour die: { $colour }
die-pip = Pip die: { $value }
die-hourglass =
    { $hours ->
        [one] Hourglass die: one hour
       *[other] Hourglass die: two hours, all goods are sold
    }
die-unrolled = A die, not rolled yet
dice-unrolled = Rolled once all start castles are chosen.
hours-rolled =
    { $hours ->
        [one] { $hours } hour
       *[other] { $hours } hours
    }
hex-empty =
    { $size ->
        [one] { $hex }: { $colour }, empty, a zone of its own
       *[other] { $hex }: { $colour }, empty, in a zone of { $size }
    }
hex-castle = { $hex }: castle with { $bonus }, empty
hex-marked = { $hex }: { $colour }, marked { $value }
hex-start = { $hex }: start castle

## Bonuses

bonus-label = { $count }: { $use }
use-monk = changes a colour die
use-silver = marks a second hex
use-goods = sold on a double hourglass
use-worker = changes a pip die

## Tables

hours-label = hours
turns-label = turns
zone-label =
    { $size ->
        [one] Zone of one
       *[other] Zone of { $size }
    }
head-write = May write
head-marked = Marked
head-gives = Zone gives
head-whole = Whole colour
write-different = all different
write-neighbour = as beside it
write-same = all the same
gives-castle = its square
gives-pasture = points ×2
score-total = TOTAL
score-summary = Phase I: { $first }; II: { $second }; III: { $third }. Total: { $total }.

## Choices

choice-take = Mark nothing: +1 worker
choice-done = No second hex
choice-values = Worker: write
choice-value = Write { $value }

## Seats

seat-busy = Choosing…
seat-ready = Has chosen
seat-place =
    { $place ->
        [1] Winner
        [2] Second
        [3] Third
        [4] Fourth
       *[5] Fifth
    }

## Decisions: what each does, costs and would score

price-bonus-monk = { count-monk }
price-bonus-worker = { count-worker }
move-start =
    { $points ->
        [one] Start in castle { $hex }: { $points } point, 1 { $bonus }
       *[other] Start in castle { $hex }: { $points } points, 1 { $bonus }
    }
move-mark = Write { $value } in { $colour } { $hex }{ $gain }
move-monk = Spend a monk: write { $value } in { $colour } { $hex }{ $gain }
move-worker = Spend a worker: write { $value } in { $colour } { $hex }{ $gain }
move-silver = Spend 1 silver: also write { $value } in { $colour } { $hex }{ $gain }
move-take =
    { $count ->
        [one] Mark nothing and take { $count } worker
       *[other] Mark nothing and take { $count } workers
    }
move-done = Leave it at one hex
gain-points =
    { $points ->
        [one] {": "}+{ $points } point{ $whole }
       *[other] {": "}+{ $points } points{ $whole }
    }
gain-zone =
    { $points ->
        [one] {": "}+{ $points } point, 1 { $bonus }{ $whole }
       *[other] {": "}+{ $points } points, 1 { $bonus }{ $whole }
    }
gain-whole = , +{ $points } for the whole colour

## What happened (log-*), and why something is not allowed (why-*)

# --- The log: $who is a name, and $you is "yes" when the reader is meant ---------------------

one-monk = 1 monk
one-silver = 1 silver
one-goods = 1 good
one-worker = 1 worker

a-monastery = a monastery
a-mine = a mine
a-river = a river
a-city = a city
a-castle = a castle
a-pasture = a pasture

the-monastery = the monastery
the-mine = the mine
the-river = the river
the-city = the city
the-castle = the castle
the-pasture = the pasture

all-monastery = all monasteries
all-mine = all mines
all-river = all rivers
all-city = all cities
all-castle = all castles
all-pasture = all pastures

log-roll =
    Phase { $phase }, turn { $turn }: { $colour_a }, { $colour_b }, { $pip_a } and { $pip_b }; { $hours ->
        [one] one hourglass
       *[other] a double hourglass
    }.
log-start =
    { $you ->
        [yes] You crossed
       *[no] { $who } crossed
    } a start castle and received { $bonus }.
log-mark =
    { $you ->
        [yes] You wrote
       *[no] { $who } wrote
    } { $value } in { $place } { $hex }.
log-spend =
    { $you ->
        [yes] You spent
       *[no] { $who } spent
    } { $bonus }.
log-take =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $count ->
        [one] a worker
       *[other] { $count } workers
    } instead of writing.
log-zone =
    { $you ->
        [yes] You finished
       *[no] { $who } finished
    } { $size ->
        [1] { $zone }.
       *[other] { $zone } of { $size }.
    }
log-reward =
    { $you ->
        [yes] You received
       *[no] { $who } received
    } { $bonus }.
log-sale =
    { $you ->
        [yes] You sold
       *[no] { $who } sold
    } { $count } { $count ->
        [one] good
       *[other] goods
    } for { $silver } silver.
log-complete =
    { $you ->
        [yes] You completed
       *[no] { $who } completed
    } { $colour }, { $place ->
        [1] first value
       *[2] second value
    }.
log-end = The last hour of phase III has passed: the game is over.

# What points came from, by the message that told of them.
source-start = Start castle
source-zone = Finished zones
source-sale = Goods sold
source-complete = Whole colours

# --- Why not? One line for each rule that can forbid something -------------------------------

why-bdg-2-3 = Start castles are chosen once, before the first roll.
why-bdg-3-9 = The game is over.
why-bdg-4-1 = A turn is one combination: one hex to write in.
why-bdg-4-2 = The hex must be empty, and of the colour of one of the two colour dice.
why-bdg-4-3 = The hex must touch one that is already marked.
why-bdg-4-4 = The value must be that of one of the two pip dice.
why-bdg-4-5 = A monastery takes only 1 or 2.
why-bdg-4-6 = A mine takes only 3 or 4.
why-bdg-4-7 = A river takes only 5 or 6.
why-bdg-4-9 = That value is already written in this city; a city takes each value once.
why-bdg-4-11 = A castle takes only a value already written in a hex beside it.
why-bdg-4-13 = All values of one pasture must be the same.
why-bdg-4-15 = You may take a worker instead only when the dice allow no mark at all.
why-bdg-4-16 = A worker is taken instead of a mark, not after one.
why-bdg-6-3 = You hold none of that bonus.
why-bdg-6-4 = A monk turns a colour die into another colour, and both dice show this one already.
why-bdg-6-5 = A worker turns a pip die into another value, and both dice show this one already.
why-bdg-6-7 = Silver buys a second mark, after a first one made with the dice as rolled.
why-bdg-6-8 = The second mark needs at least one die that the first did not use.
why-bdg-6-10 = In a turn with two marks the dice count as rolled: no monk, no worker.
why-bdg-10-1 = Start castles are chosen one player after the other, each a different one.
why-bdg-10-3 = The owner of the dice chooses one start castle for everybody.
why-bdg-13-11 = You have finished this turn; the next roll comes when all have.

## On the shelf

game-tagline = Everyone uses the same roll. Nobody ends up with the same duchy.
game-blurb = Five dice are rolled for the whole table; each player combines one colour with one number and marks a hex of their own sheet, next to what is already theirs. Finish zones early, spend monks, workers and silver at the right moment, and be the first to fill a whole colour.
game-credit = A game by Christoph Toussaint and Stefan Feld.

## Setting a table

option-sheet = Sheet
option-sheet-about = The four sheets differ in where the colours lie and how they group.
option-sheet-A = A
option-sheet-A-about = The one to begin with: small zones, quickly finished.
option-sheet-B = B
option-sheet-B-about = Larger monasteries and rivers, and only three cities.
option-sheet-C = C
option-sheet-C-about = As even as sheet A, but no city larger than three hexes.
option-sheet-D = D
option-sheet-D-about = Many single hexes around one large city.
option-castles = Start castles
option-castles-free = Free
option-castles-free-about = All choose their start castle at once and in secret; several may choose the same.
option-castles-different = All different
option-castles-different-about = For 2 to 4 players: one after the other, each a different castle.
option-castles-same = All the same
option-castles-same-about = The first player chooses one castle for everybody.
option-pass_rule = Taking a worker
option-pass_rule-free = Always
option-pass_rule-free-about = Instead of marking a hex you may always take a worker: you judge what is useful.
option-pass_rule-strict = Only if stuck
option-pass_rule-strict-about = You may take a worker only when the dice as rolled allow no mark at all.
option-hourglass = Hourglass die
option-hourglass-4-2 = 4 and 2
option-hourglass-4-2-about = Four single faces and two double ones: a phase lasts about eight turns.
option-hourglass-5-1 = 5 and 1
option-hourglass-5-1-about = Five single faces and one double: longer phases, fewer goods sold.
option-hourglass-3-3 = 3 and 3
option-hourglass-3-3-about = Three single faces and three double ones: shorter phases, more goods sold.

# What a score alone is called.
rating-good = Good
rating-excellent = Excellent
rating-incredible = Incredible

step-bonus = a bonus
step-hex = a hex

## What a companion says: what to look after (goal-*), and why a move is good (because-*)

goal-zone =
    { $now ->
        [yes] Finish { $zone }{ $size ->
            [one] {""}
           *[other] {" "}of { $size }
        } with these dice: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] Finish { $zone }{ $size ->
            [one] {""}
           *[other] {" "}of { $size }
        } in this phase: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
goal-finished =
    Finish { $zone }{ $size ->
        [one] {""}
       *[other] {" "}of { $size }
    }
goal-whole =
    Mark { $colour }: { $missing } to go, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-hurry = Finish zones before phase { $phase }, when they are worth less
goal-silver = Use silver for a second hex: you have { $count }
goal-mark =
    { $count ->
        [0] Mark a hex
        [one] Mark a hex: one fits the dice
       *[other] Mark a hex: { $count } fit the dice
    }
goal-stuck = Change a die with a bonus, or take a worker: no hex fits the dice

because-zone =
    Finishes { $zone }{ $size ->
        [one] {""}
       *[other] {" "}of { $size }
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $reward }{ $whole }.
because-reward = , { $bonus }
because-early =
    Finishes { $zone }{ $size ->
        [one] {""}
       *[other] {" "}of { $size }
    } in time: in phase { $phase } it would score only { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-nearly =
    Then { $zone } of { $size } lacks only one hex: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } in this phase.
because-castle = A castle beside it can then take a { $value }.
because-second = Your silver then marks a second hex in the same turn.
because-two = Two hexes in one turn: time is short.
because-leftover = This is the last turn: bonuses left over only break ties.
because-opens = Opens the way to { $count } more hexes.
because-start = You begin with { $bonus }: { $use }.
because-done = No second hex would finish a zone now: the silver is worth keeping.
because-stuck = No hex fits the dice as rolled, and a worker can change a die later.
