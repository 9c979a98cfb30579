# The Castles of Burgundy: The Card Game, in English.

game-title = The Castles of Burgundy: The Card Game

## Who plays at each level, and how

level-1 = Watchman
level-1-is = Nods off between two cards, and errs a lot. Right for a first game.
level-2 = Landlady
level-2-is = Takes the card that looks best at once, and plans nothing.
level-3 = Carpenter
level-3-is = Knows from many games what a position is worth, but is easily tempted.
level-4 = Banker
level-4-is = Knows from thousands of games what a position is worth. Does not look ahead.
level-5 = Mayor
level-5-is = Tries hundreds of ways the game may go before each decision.

## The things of the game, on their own

type-castle = castle
type-mine = mine
type-cloister = cloister
type-knowledge = knowledge
type-ship = ship
type-pasture = pasture
type-building = building
triple-castle = castles
triple-mine = mines
triple-cloister = cloisters
triple-knowledge = knowledge
triple-ship = ships
triple-pasture = pastures
triple-building = buildings

# In a sentence “good” or “goods” follows the kind of goods, and an animal has its article.
goods-light = light
goods-medium = medium
goods-dark = dark
animal-sheep = sheep
animal-cattle = cow
animal-chicken = chicken
animal-pig = pig

count-silver = { $n } silver
count-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
count-goods =
    { $n ->
        [one] { $n } good
       *[other] { $n } goods
    }
count-animals =
    { $n ->
        [one] { $n } animal
       *[other] { $n } animals
    }

# Each card: its name, as used in a sentence, and what it does.

card-castle = Castle
a-castle = a castle
help-castle = One free action at once, as with a die of your choice.
card-mine = Mine
a-mine = a mine
help-mine = Gain 2 silver.
card-cloister = Cloister
a-cloister = a cloister
help-cloister = No effect of its own. It may join a column of any type, and then counts as that type.
card-knowledge = Knowledge
a-knowledge = a knowledge card
help-knowledge = Gain 2 workers.
card-ship = Ship
a-ship = a ship
help-ship = Take the top card of a goods pile.
card-pasture = Pasture
a-pasture = a pasture
help-pasture = Take the top card of an animal pile.
card-carpenter = Carpenter’s workshop
a-carpenter = a carpenter’s workshop
help-carpenter = Take a building or a knowledge card from any row.
card-church = Church
a-church = a church
help-church = Take a castle, a mine or a cloister from any row.
card-market = Market
a-market = a market
help-market = Take a ship or a pasture from any row.
card-watchtower = Watchtower
a-watchtower = a watchtower
help-watchtower = Score 1 point.
card-bank = Bank
a-bank = a bank
help-bank = Gain 3 silver.
card-boarding_house = Boarding house
a-boarding_house = a boarding house
help-boarding_house = Take a good or an animal.
card-warehouse = Warehouse
a-warehouse = a warehouse
help-warehouse = Sell all your goods of one type, without a die.
card-city_hall = City hall
a-city_hall = a city hall
help-city_hall = Place another project at once, whatever its die.

## Decisions: what each does, costs and would bring

use-die =
    { $die ->
        [0] { $workers ->
            [one] {" "}with 1 worker
           *[other] {" "}with { $workers } workers
        }
       *[other] {" "}with the { $die }{ $workers ->
            [0] {""}
            [one] {" "}and 1 worker
           *[other] {" "}and { $workers } workers
        }
    }
then-drop = , then discard a project for it
gain-at-once = {": "}+{ $gain }
gain-triple =
    { $points ->
        [one] {": "}a triple, +{ $points } point
       *[other] {": "}a triple, +{ $points } points
    }
gain-seven =
    { $points ->
        [one] {" "}(all seven types, +{ $points } point)
       *[other] {" "}(all seven types, +{ $points } points)
    }
move-take = Take { $card } from row { $row }{ $use }{ $full }
move-place = Place { $card }{ $use }{ $gain }
move-sell = Sell { $count } { $goods } { $count ->
        [one] good
       *[other] goods
    }{ $use }: +{ $points } { $points ->
        [one] point
       *[other] points
    }, { $silver } silver
move-restock =
    { $count ->
        [one] Take 1 worker
       *[other] Take { $count } workers
    }{ $use }
move-silver = Take { $count } silver{ $use }
move-convert = Return { $cards } workers or silver{ $use }: +{ $points } { $points ->
        [one] point
       *[other] points
    }
move-mix = Return { $workers ->
        [0] {""}
        [one] 1 worker
       *[other] { $workers } workers
    }{ $workers ->
        [0] {""}
       *[other] { $silver ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $silver ->
        [0] {""}
       *[other] { $silver } silver
    }
move-buy = Pay { $silver } silver and choose one of the next three cards
move-choose-project = Keep { $card } as a project
move-choose-action = Discard { $card } for an extra action with its { $die }
move-drop = Discard { $card } to make room for { $new }
move-column = Put { $card } with the { $type }{ $gain }{ $seven }
move-column-new = Begin a new column with { $card }{ $seven }
move-draw-goods = Take this good
move-draw-animals = Take this animal
move-aaron = Turn up Aaron’s next card
move-done = Buy nothing

## What happened (log-*), and why something is not allowed (why-*)

# --- The log: $who is a name, and $you is "yes" when the reader is meant ---------------------

log-round =
    { $name ->
        [You] Round { $round }: you begin.
       *[other] Round { $round }: { $name } begins.
    }
log-round-alone = Round { $round }.
log-play =
    { $you ->
        [yes] You played
       *[no] { $who } played
    } the { $die } of { $card }.
log-take =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $card } from row { $row }{ $workers ->
        [0] .
        [one] {", with 1 worker."}
       *[other] {", with "}{ $workers } workers.
    }
log-place =
    { $you ->
        [yes] You placed
       *[no] { $who } placed
    } { $card }{ $workers ->
        [0] .
        [one] {", with 1 worker."}
       *[other] {", with "}{ $workers } workers.
    }
log-triple =
    { $you ->
        [yes] You completed
       *[no] { $who } completed
    } a triple of { $type }.
log-first =
    { $you ->
        [yes] You are
       *[no] { $who } is
    } the first with a triple of { $type }.
log-seven =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } all seven types.
log-bonus =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } the bonus of round { $round }{ $silver ->
        [0] {""}
       *[other] {", "}{ $silver } silver
    }{ $workers ->
        [0] {""}
        [one] {", 1 worker"}
       *[other] {", "}{ $workers } workers
    }{ $goods ->
        [0] {""}
        [one] {", 1 good"}
       *[other] {", "}{ $goods } goods
    }{ $animals ->
        [0] {""}
        [one] {", 1 animal"}
       *[other] {", "}{ $animals } animals
    }.
log-watchtower =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for the watchtower.
log-gain-silver =
    { $you ->
        [yes] You gained
       *[no] { $who } gained
    } { $count } silver.
log-gain-workers =
    { $you ->
        [yes] You gained
       *[no] { $who } gained
    } { $count ->
        [one] { $count } worker.
       *[other] { $count } workers.
    }
log-no-supply = There is nothing left to take.
log-good =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } a { $goods } good from a pile.
log-animal =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } a { $animal } from a pile.
log-lost =
    { $you ->
        [yes] You had
       *[no] { $who } had
    } no use for { $card }.
log-sell =
    { $you ->
        [yes] You sold
       *[no] { $who } sold
    } { $count } { $goods } { $count ->
        [one] good
       *[other] goods
    } for { $silver } silver{ $workers ->
        [0] .
        [one] {", with 1 worker."}
       *[other] {", with "}{ $workers } workers.
    }
log-start-card =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } the start player card.
log-restock =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $count ->
        [one] 1 worker.
       *[other] { $count } workers.
    }
log-silver =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $count } silver.
log-convert =
    { $you ->
        [yes] You returned
       *[no] { $who } returned
    } { $workers ->
        [0] {""}
        [one] 1 worker
       *[other] { $workers } workers
    }{ $workers ->
        [0] {""}
       *[other] { $silver ->
            [0] {""}
           *[other] {" "}and{" "}
        }
    }{ $silver ->
        [0] {""}
       *[other] { $silver } silver
    }.
log-buy =
    { $you ->
        [yes] You paid
       *[no] { $who } paid
    } { $silver } silver and revealed { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
log-choose-project =
    { $you ->
        [yes] You kept
       *[no] { $who } kept
    } { $card } as a project.
log-choose-action =
    { $you ->
        [yes] You discarded
       *[no] { $who } discarded
    } { $card } for an extra action with its { $die }.
log-drop =
    { $you ->
        [yes] You discarded
       *[no] { $who } discarded
    } the project { $card }.
log-aaron = Aaron turns up { $card }.
log-aaron-triple = Aaron completes a triple of { $type }.
log-aaron-first = Aaron is the first with a triple of { $type }.
log-aaron-seven = Aaron has all seven types.
log-gift = A cloister of Aaron’s is a gift.
log-start =
    { $you ->
        [yes] You hold
       *[no] { $who } holds
    } the start player card.
log-end = Round E is over: the final count.
log-survived = Round { $round } is over: { $points } { $points ->
        [one] point
       *[other] points
    } against Aaron’s { $aaron }. You have held him off to the end.
log-beaten = Round { $round } is over: { $points } { $points ->
        [one] point
       *[other] points
    } against Aaron’s { $aaron }. Aaron wins.

# What points came from, by the message that told of them.
source-triple = Triples
source-first = First triples
source-seven = All seven types
source-bonus = Round cards
source-watchtower = Watchtowers
source-sell = Goods sold
source-animal = Animals
source-convert = Workers and silver
source-gift = Aaron’s cloisters
source-start = Start player card
source-aaron-triple = { source-triple }
source-aaron-first = { source-first }
source-aaron-seven = { source-seven }

# --- Why not? One line for each rule that can forbid something -------------------------------

why-bcg-3-4 = You play one hand card and take one action with it.
why-bcg-3-5 = You must play a card; taking silver is always possible.
why-bcg-5-1 = You take from the row the die shows; this card is out of its reach, or not in the display.
why-bcg-5-5 = You have three projects: first discard one of them.
why-bcg-6-1 = You place a project that shows the die, or you need more workers to change it.
why-bcg-6-3 = A column is chosen when a project is placed.
why-bcg-7-1 = The die must be one of the two that sell these goods, or you need more workers.
why-bcg-7-2 = You have no goods of this type.
why-bcg-8-1 = Workers are restocked to two, and you have that many.
why-bcg-8-3 = Say how many of the cards you return are workers.
why-bcg-8-4 = Three workers or silver make a point; you do not have enough.
why-bcg-9-1 = Once in your play you may buy for 3 silver.
why-bcg-9-2 = Choose one of the cards just revealed.
why-bcg-9-3 = First take the extra action with the card you discarded.
why-bcg-9-5 = First choose one of the cards just revealed.
why-bcg-9-8 = Buy now, or go on with the card you placed.
why-bcg-9-11 = There are no cards left to buy.
why-bcg-10-1 = There is no such open column.
why-bcg-10-2 = A card goes to a column of its own type, or onto cloisters.
why-bcg-10-4 = You have an open column of this type: no new one may be begun.
why-bcg-10-7 = You have an open column of cloisters: no new one may be begun.
why-bcg-10-8 = First choose a column for the card you place.
why-bcg-11-3 = First take the top card of a goods pile.
why-bcg-11-4 = First take the top card of an animal pile.
why-bcg-11-5 = This pile is empty.
why-bcg-11-7 = The workshop lets you take a building or a knowledge card.
why-bcg-11-8 = The church lets you take a castle, a mine or a cloister.
why-bcg-11-9 = The market lets you take a ship or a pasture.
why-bcg-11-13 = First take the top card of any of the four piles.
why-bcg-11-14 = The warehouse lets you sell goods of one type.
why-bcg-11-15 = The city hall lets you place another project.
why-bcg-11-16 = An action without a card is what a castle gives.
why-bcg-12-4 = First choose what the triple brings.
why-bcg-14-1 = The game is over.
why-bcg-15-5 = First Aaron turns up his cards of this round.
why-bcg-16-6 = It is not your turn.

## On the shelf

game-tagline = The duchy in a deck: every card is a die, a project and a building.
game-blurb = Play a card for its die: take cards from the row it shows, place your projects, sell goods. Three of a kind make a triple, and each triple brings a bonus that shrinks from round to round. Alone you hold off Aaron, who grows stronger with every round.
game-credit = A game by Stefan Feld.

## The table

# --- Where the game stands ---------------------------------------------------------------------

status-turn = Round { $round }, turn { $turn } of { $turns }
status-aaron = Round { $round }: Aaron’s cards

# --- The sentence at the top, the one below it, and what others are doing -------------------------

prompt-play = Your turn: play your { $first } or your { $second }.
prompt-same = Your turn: play one of your two cards, both a { $first }.
prompt-last = Your turn: play your last card, a { $first }.
prompt-after = You may still buy for { $silver } silver, or end your turn.
prompt-aaron =
    { $left ->
        [one] Aaron turns up his last card of round { $round }.
       *[other] Aaron turns up his cards of round { $round }: { $left } to come.
    }
prompt-room = You have three projects: discard one of them to make room for { $card }.
prompt-column = Choose a column for { $card }.
prompt-bonus = A triple! Choose what it brings in round { $round }.
prompt-draw-goods = Take the top card of a goods pile.
prompt-draw-animals = Take the top card of an animal pile.
prompt-draw-either = Your boarding house: take the top card of any of the four piles.
prompt-window = Buy for { $silver } silver before the effect of { $card }, or go on.
prompt-choose =
    { $count ->
        [one] You bought this card: use it as a project, or for an extra action with its die.
       *[other] Choose one of the { $count } cards: as a project, or for an extra action with its die.
    }
prompt-act = Your extra action: use the { $die } of the card you bought.
prompt-free = Your castle gives you an action with any die you like.
prompt-take-carpenter = Your carpenter’s workshop: take a building or a knowledge card from any row.
prompt-take-church = Your church: take a castle, a mine or a cloister from any row.
prompt-take-market = Your market: take a ship or a pasture from any row.
prompt-place = Your city hall: place another project, whatever its die.
prompt-sell = Your warehouse: sell all your goods of one type.
prompt-mix =
    { $points ->
        [one] Return { $cards } cards for { $points } point: choose how many of them are workers.
       *[other] Return { $cards } cards for { $points } points: choose how many of them are workers.
    }
prompt-wait = { $name } { $doing }.
prompt-held = You have held Aaron off to the end: { $points } { $points ->
        [one] point
       *[other] points
    } to his { $aaron }.
prompt-beaten = Aaron has beaten you in round { $round }: he has { $aaron } { $aaron ->
        [one] point
       *[other] points
    }, you have { $points }.

doing-play = plays a card
doing-last = plays a last card
doing-after = may still buy for { $silver } silver
doing-aaron =
    { $left ->
        [one] turns up Aaron’s last card of round { $round }
       *[other] turns up Aaron’s cards of round { $round }, { $left } to come
    }
doing-room = must discard a project to make room for { $card }
doing-column = chooses a column for { $card }
doing-bonus = has a triple, and chooses what it brings
doing-draw-goods = takes a good
doing-draw-animals = takes an animal
doing-draw-either = takes a good or an animal, with a boarding house
doing-window = may buy for { $silver } silver before the effect of { $card }
doing-choose = chooses one of the cards bought
doing-act = has an extra action with a { $die }
doing-free = has an action from a castle, with any die
doing-take-carpenter = takes a building or a knowledge card, with a carpenter’s workshop
doing-take-church = takes a castle, a mine or a cloister, with a church
doing-take-market = takes a ship or a pasture, with a market
doing-place = places another project, with a city hall
doing-sell = sells goods, with a warehouse
doing-mix =
    { $points ->
        [one] returns { $cards } workers and silver for { $points } point
       *[other] returns { $cards } workers and silver for { $points } points
    }

hint-play = Choose a card in hand, then what its die takes, places or sells; or take silver or workers, or return three of them for a point.{ $buy }
hint-buy = {" "}You may also buy.
hint-after = You have done your action. A purchase shows three cards, of which you use one.
hint-aaron =
    { $points ->
        [one] Each cloister among them is worth { $points } point to you.
       *[other] Each cloister among them is worth { $points } points to you.
    }
hint-room = The new project then takes its place.
hint-column = Three of a type make a triple. On cloisters, the card makes them its own type.
hint-cloister = A cloister counts as the type of the column it joins.
hint-bonus = Later rounds bring less.
hint-draw = Only the top card of each pile can be seen.
hint-window = A card you keep now is already a project when the effect comes.
hint-choose = Choose a card, then what you use it for. The others are discarded.
hint-act = Take, place or sell with it, or take silver or workers, or return three of them for a point. Workers change it as usual.
hint-free = Take any card, place any project, sell any goods, take silver or workers, or return three of them for a point.
hint-take = It becomes a project.
hint-place = It needs no die and no workers.
hint-sell = You take the start player card, too, if there is one.
hint-plays =
    { $count ->
        [one] You are next.
       *[other] You play after { $count } others.
    }
hint-next-turn = You have played in this turn.
hint-next-round = You have played in this round.
hint-held = He was never ahead at the end of a round.
hint-tie = The tie goes to whoever has more left in storage.
hint-tied = They have as many points, and as much left in storage.

# --- Areas, and the captions in them ----------------------------------------------------------------

area-display = Display
area-supply = Round card and piles
area-hand = Hand and storage
area-projects = Projects
area-offer = Cards bought
area-estate = Your estate
area-estate-of = Estate of { $name }
area-other = Projects and estate
area-aaron = Aaron
projects-title = Projects: { $count } of { $most }
offer-title = Bought: choose one
piles-goods = Goods
piles-animals = Animals
pile-deck = Draw pile
pile-discard = Discards
awards-title = First triples
awards-seven = All seven
round-title = Round
round-each = one per triple
word-points =
    { $n ->
        [one] point
       *[other] points
    }
word-goods =
    { $n ->
        [one] good
       *[other] goods
    }
word-animals =
    { $n ->
        [one] animal
       *[other] animals
    }
word-silver =
    { $n ->
       *[other] silver
    }
word-workers =
    { $n ->
        [one] worker
       *[other] workers
    }
list-or = { $first } or { $rest }
round-summary = Round { $round }: a triple brings { $options }.{ $later }
round-later = {" "}Later: { $rounds }.
round-options = in round { $round } { $options }
hand-summary = In storage: { $workers }, { $silver }.
estate-missing = Still missing for all seven types: { $types }.
estate-whole = All seven types are there.
points-so-far = Points so far
column-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Names short enough to stand below a card
short-castle = Castle
short-mine = Mine
short-cloister = Cloister
short-knowledge = Knowledge
short-ship = Ship
short-pasture = Pasture
short-carpenter = Workshop
short-church = Church
short-market = Market
short-watchtower = Watchtower
short-bank = Bank
short-boarding_house = Boarding house
short-warehouse = Warehouse
short-city_hall = City hall

# --- Pieces: what a tooltip or a screen reader says ---------------------------------------------

card-title = { $name }, die { $die }
card-row = { $card }, row { $row }
card-hand = { $card }, in your hand
card-project = { $card }, project
card-offer = { $card }, bought
card-column = { $card }, column { $column }
hand-hidden = A card in hand
row-label =
    { $count ->
        [0] Row { $row }, empty
        [one] Row { $row }, 1 card
       *[other] Row { $row }, { $count } cards
    }
pile-label =
    { $count ->
        [one] A pile of 1 card:
       *[other] A pile of { $count } cards, on top:
    } { $top ->
        [light] a { $top } good
        [medium] a { $top } good
        [dark] a { $top } good
       *[other] a { $top }
    }
deck-label =
    { $count ->
        [one] Draw pile, 1 card
       *[other] Draw pile, { $count } cards
    }
discard-label =
    { $count ->
        [one] Discard pile, 1 card: { $card }
       *[other] Discard pile, { $count } cards, on top: { $card }
    }
own-pile =
    { $count ->
        [one] Your pile: 1 card to draw in this round
       *[other] Your pile: { $count } cards to draw in this round
    }
their-pile =
    { $count ->
        [one] A pile of 1 card to draw in this round
       *[other] A pile of { $count } cards to draw in this round
    }
goods-label = { $count } { $goods } { $count ->
        [one] good
       *[other] goods
    }
animal-label =
    { $count ->
        [one] 1 { $animal }
       *[other] { $count } { $animal ->
            [sheep] sheep
           *[other] { $animal }s
        }
    }
column-label = Open column { $number }: { $count } of 3 { $type }
column-new = A new column
first-label =
    { $points ->
        [one] First triple of { $type }: { $points } point
       *[other] First triple of { $type }: { $points } points
    }
seven-label =
    { $points ->
        [one] All seven types: { $points } point
       *[other] All seven types: { $points } points
    }
start-up = Start player card
start-down = Start player card, face down: goods have been sold in this round
aaron-name = Aaron
aaron-rule = He wins if he is ahead at the end of a round.
aaron-summary =
    { $points ->
        [one] Aaron has { $points } point. { $standing }
       *[other] Aaron has { $points } points. { $standing }
    }
aaron-count = { $round }: { $count }
aaron-pile =
    { $count ->
        [one] Aaron’s pile for round { $round }, 1 card
       *[other] Aaron’s pile for round { $round }, { $count } cards
    }
standing-level = You are level with Aaron, at { $mine }.
standing-ahead = You have { $mine }: { $by } ahead of Aaron.
standing-behind = You have { $mine }: { $by } behind Aaron.
count-sold =
    { $n ->
        [0] no goods sold
        [one] { $n } good sold
       *[other] { $n } goods sold
    }

# --- Pieces: what they are good for, and what they would bring now ------------------------------

card-help = { $does } Three { $type } score { $points } points{ $first }.
card-first = {", "}and { $points } more for the first such triple
help-hand = In hand only the die counts. This { $die } takes from row { $die }, places a project that shows { $die }, or sells { $goods } goods. Each worker changes it by one.
help-row = A { $row } takes a card from here and makes it a project.
help-goods =
    { $points ->
        [one] A { $first } or a { $second } sells all of them, each for { $silver } silver and { $points } point.
       *[other] A { $first } or a { $second } sells all of them, each for { $silver } silver and { $points } points.
    }
help-animal = Sets of different animals score at once: 2 kinds 1 point, 3 kinds 2, all 4 kinds 4.
help-deck = For 3 silver, once in your turn, you see three cards and use one.
help-pile = Nobody has seen these. You draw one before each turn.
help-first =
    { $points ->
        [one] Whoever completes the first triple of { $type } takes it: { $points } point.
       *[other] Whoever completes the first triple of { $type } takes it: { $points } points.
    }
help-seven =
    { $points ->
        [one] For columns of all seven types, once for each player: { $points } point. The best goes first.
       *[other] For columns of all seven types, once for each player: { $points } points. The best goes first.
    }
help-start = Whoever sells goods takes it, and begins the next round unless somebody sells later. At the end it scores 1 point.
help-column =
    { $left ->
        [one] One card more makes a triple: { $points } points.
       *[other] { $left } cards more make a triple: { $points } points.
    }
help-new = A card of a type without an open column begins a new one here.
help-aaron-pile =
    { $count ->
        [one] 1 card that Aaron turns up at the start of the round.
       *[other] { $count } cards that Aaron turns up at the start of the round.
    }

# --- Choices and seats ------------------------------------------------------------------------------

choice-silver = Take { $count } silver
choice-restock =
    { $count ->
        [one] Take 1 worker
       *[other] Take { $count } workers
    }
choice-buy = Buy: { $silver } silver
choice-go-on = Go on
choice-end = End the turn
choice-project = Keep it
choice-action = Use its die
choice-aaron = Turn up a card
choice-bonus = Round { $round }
choice-converts = 3 for a point
choice-convert =
    { $points ->
        [one] { $points } point for { $cards } workers or silver
       *[other] { $points } points for { $cards } workers or silver
    }
choice-mix = Workers
price-silver = { $n } silver
price-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
seat-order =
    { $place ->
        [1] First player
        [2] Second in turn order
        [3] Third in turn order
       *[4] Fourth in turn order
    }
seat-place =
    { $place ->
        [1] Winner
        [2] Second
        [3] Third
       *[4] Fourth
    }
seat-held = Held Aaron off
seat-beaten = Beaten by Aaron
step-column = a column
step-goods = goods
step-pile = a pile


# --- What is this project's own on a card, and not the box's -----------------------------------------

own-die = the die
own-triple = the points of the triple
own-points = the points
own-round = what round { $round } brings

# --- What a companion says: what to look after (goal-*), and why a move is good (because-*) -------

goal-triple =
    Complete your triple of { $type }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $row ->
        [0] with a project that needs a { $die }
       *[other] with a card of row { $row }
    }
goal-sell =
    Sell { $count } { $goods } goods: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $silver } silver
goal-convert =
    Return workers and silver for points, { $cards } for each: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-seven =
    Place all seven types: { $missing } to go, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-buy = Buy a card for { $silver } silver
goal-silver =
    { $have ->
        [0] Get { $silver } silver to buy a card: you have none
       *[other] Get { $silver } silver to buy a card: you have { $have }
    }
goal-room = Keep room for another project
goal-worker = Have a worker at hand: it changes a die by 1

because-triple =
    Completes a triple of { $type }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first }, and the bonus of round { $round }.
because-first = , { $points } more for the first one
because-seven =
    All seven types are in your estate: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-completes =
    It can complete your triple of { $type }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-pair =
    One more card makes a triple of { $type }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-joins = It joins the { $type } of your estate: then one more card makes a triple.
because-type =
    A type your estate lacked, the { $count ->
        [4] fourth
        [5] fifth
        [6] sixth
       *[7] seventh
    } of seven: all of them bring { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-function = It also acts. { $does }
because-affords = Your silver is then enough to buy a card in this very turn.
because-extra = An extra action at once, with a { $die }.
because-next = You keep a card with its { $die }, to place it in your next turn without workers.
because-cloister = A cloister may join a column of any type.
because-later = Once placed, it acts. { $does }
because-joins-nothing = It would join none of your columns.
because-sale =
    All at once: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $silver } silver.
because-start-card =
    { $kept ->
        [yes] You keep the start player card for the next round.
       *[no] The start player card comes to you.
    }
because-workers =
    { $count ->
        [one] You have no workers: with one you can change a die.
       *[other] You have no workers: with { $count } you can change dice.
    }
because-saving = Then only { $missing } silver is missing to buy a card.
because-convert = Workers and silver left at the end score nothing.
because-buy =
    { $count ->
        [one] The next card becomes a project or an extra action.
       *[other] One of the next { $count } cards becomes a project or an extra action.
    }
because-animal =
    The { $animal } makes a set of animals larger: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-goods = You then have { $count } { $goods } goods, to be sold together.
because-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at once.
