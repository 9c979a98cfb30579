# The Castles of Burgundy, in English.

game-title = The Castles of Burgundy

## Who plays at each level, and how

level-1 = Page
level-1-is = Takes whatever pleases, and seldom the best. Right for a child’s first game.
level-2 = Miller
level-2-is = Takes the points in front of her, and plans nothing.
level-3 = Merchant
level-3-is = Knows from many games what a position is worth, but is easily tempted.
level-4 = Steward
level-4-is = Knows from thousands of games what a position is worth. Does not look ahead.
level-5 = Duchess
level-5-is = Tries hundreds of ways the game may go before each decision.

## The things of the game, on their own

type-building = building
type-animal = animal
type-knowledge = knowledge
type-castle = castle
type-mine = mine
type-ship = ship
region-building = a city
region-animal = a pasture
region-knowledge = a knowledge region
region-castle = a castle region
region-mine = a mine region
region-ship = a river
all-building = all buildings
all-animal = all animals
all-knowledge = all knowledge
all-castle = all castles
all-mine = all mines
all-ship = all ships

# Goods have one name everywhere: the colour the rules and the records use, and the ware drawn on them.
goods-turquoise = turquoise pottery
goods-purple = purple fruit
goods-pink = pink cloth
goods-red = red spice
goods-brown = brown wine
goods-orange = orange cheese

animals-cow = cows
animals-sheep = sheep
animals-pig = pigs
animals-chicken = chickens

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

# Each tile: its name, as used in a sentence, and what it does.

tile-building-warehouse = Warehouse
a-building-warehouse = a warehouse
help-building-warehouse = Sell all goods of one type you hold, without a die.
tile-building-carpenter = Carpenter’s workshop
a-building-carpenter = a carpenter’s workshop
help-building-carpenter = Take a building from any numbered depot.
tile-building-church = Church
a-building-church = a church
help-building-church = Take a mine, a knowledge tile or a castle from any numbered depot.
tile-building-market = Market
a-building-market = a market
help-building-market = Take a ship or an animal tile from any numbered depot.
tile-building-boarding_house = Boarding house
a-building-boarding_house = a boarding house
help-building-boarding_house = Gain 4 workers.
tile-building-bank = Bank
a-building-bank = a bank
help-building-bank = Gain 2 silver.
tile-building-city_hall = City hall
a-building-city_hall = a city hall
help-building-city_hall = Place one more tile from your storage, whatever the number of its space.
tile-building-watchtower = Watchtower
a-building-watchtower = a watchtower
help-building-watchtower = Score 4 points.
tile-animal-cow-2 = 2 cows
a-animal-cow-2 = 2 cows
help-animal-cow-2 = Scores 2 points, and again whatever cows already graze in the same pasture.
tile-animal-cow-3 = 3 cows
a-animal-cow-3 = 3 cows
help-animal-cow-3 = Scores 3 points, and again whatever cows already graze in the same pasture.
tile-animal-cow-4 = 4 cows
a-animal-cow-4 = 4 cows
help-animal-cow-4 = Scores 4 points, and again whatever cows already graze in the same pasture.
tile-animal-sheep-2 = 2 sheep
a-animal-sheep-2 = 2 sheep
help-animal-sheep-2 = Scores 2 points, and again whatever sheep already graze in the same pasture.
tile-animal-sheep-3 = 3 sheep
a-animal-sheep-3 = 3 sheep
help-animal-sheep-3 = Scores 3 points, and again whatever sheep already graze in the same pasture.
tile-animal-sheep-4 = 4 sheep
a-animal-sheep-4 = 4 sheep
help-animal-sheep-4 = Scores 4 points, and again whatever sheep already graze in the same pasture.
tile-animal-pig-2 = 2 pigs
a-animal-pig-2 = 2 pigs
help-animal-pig-2 = Scores 2 points, and again whatever pigs already graze in the same pasture.
tile-animal-pig-3 = 3 pigs
a-animal-pig-3 = 3 pigs
help-animal-pig-3 = Scores 3 points, and again whatever pigs already graze in the same pasture.
tile-animal-pig-4 = 4 pigs
a-animal-pig-4 = 4 pigs
help-animal-pig-4 = Scores 4 points, and again whatever pigs already graze in the same pasture.
tile-animal-chicken-2 = 2 chickens
a-animal-chicken-2 = 2 chickens
help-animal-chicken-2 = Scores 2 points, and again whatever chickens already graze in the same pasture.
tile-animal-chicken-3 = 3 chickens
a-animal-chicken-3 = 3 chickens
help-animal-chicken-3 = Scores 3 points, and again whatever chickens already graze in the same pasture.
tile-animal-chicken-4 = 4 chickens
a-animal-chicken-4 = 4 chickens
help-animal-chicken-4 = Scores 4 points, and again whatever chickens already graze in the same pasture.
tile-knowledge-1 = Knowledge 1
a-knowledge-1 = knowledge tile 1
help-knowledge-1 = A city may hold several buildings of the same kind.
tile-knowledge-2 = Knowledge 2
a-knowledge-2 = knowledge tile 2
help-knowledge-2 = At the end of each phase, each of your mines also yields a worker.
tile-knowledge-3 = Knowledge 3
a-knowledge-3 = knowledge tile 3
help-knowledge-3 = Each sale yields 2 silver instead of 1.
tile-knowledge-4 = Knowledge 4
a-knowledge-4 = knowledge tile 4
help-knowledge-4 = Each sale also yields a worker.
tile-knowledge-5 = Knowledge 5
a-knowledge-5 = knowledge tile 5
help-knowledge-5 = Your ships may collect goods from two neighbouring depots.
tile-knowledge-6 = Knowledge 6
a-knowledge-6 = knowledge tile 6
help-knowledge-6 = You may buy from the numbered depots too, not only from the black one.
tile-knowledge-7 = Knowledge 7
a-knowledge-7 = knowledge tile 7
help-knowledge-7 = Each animal tile that scores when you place one scores 1 point more.
tile-knowledge-8 = Knowledge 8
a-knowledge-8 = knowledge tile 8
help-knowledge-8 = Each worker changes a die by up to 2.
tile-knowledge-9 = Knowledge 9
a-knowledge-9 = knowledge tile 9
help-knowledge-9 = Dice that place buildings may change by 1 for free.
tile-knowledge-10 = Knowledge 10
a-knowledge-10 = knowledge tile 10
help-knowledge-10 = Dice that place ships and animal tiles may change by 1 for free.
tile-knowledge-11 = Knowledge 11
a-knowledge-11 = knowledge tile 11
help-knowledge-11 = Dice that place castles, mines and knowledge tiles may change by 1 for free.
tile-knowledge-12 = Knowledge 12
a-knowledge-12 = knowledge tile 12
help-knowledge-12 = Dice that take tiles may change by 1 for free.
tile-knowledge-13 = Knowledge 13
a-knowledge-13 = knowledge tile 13
help-knowledge-13 = Taking workers also yields 1 silver.
tile-knowledge-14 = Knowledge 14
a-knowledge-14 = knowledge tile 14
help-knowledge-14 = Taking workers yields 4 workers instead of 2.
tile-knowledge-15 = Knowledge 15
a-knowledge-15 = knowledge tile 15
help-knowledge-15 = At the end: 3 points for each type of goods you have sold.
tile-knowledge-16 = Knowledge 16
a-knowledge-16 = knowledge tile 16
help-knowledge-16 = At the end: 4 points for each warehouse in your estate.
tile-knowledge-17 = Knowledge 17
a-knowledge-17 = knowledge tile 17
help-knowledge-17 = At the end: 4 points for each watchtower in your estate.
tile-knowledge-18 = Knowledge 18
a-knowledge-18 = knowledge tile 18
help-knowledge-18 = At the end: 4 points for each carpenter’s workshop in your estate.
tile-knowledge-19 = Knowledge 19
a-knowledge-19 = knowledge tile 19
help-knowledge-19 = At the end: 4 points for each church in your estate.
tile-knowledge-20 = Knowledge 20
a-knowledge-20 = knowledge tile 20
help-knowledge-20 = At the end: 4 points for each market in your estate.
tile-knowledge-21 = Knowledge 21
a-knowledge-21 = knowledge tile 21
help-knowledge-21 = At the end: 4 points for each boarding house in your estate.
tile-knowledge-22 = Knowledge 22
a-knowledge-22 = knowledge tile 22
help-knowledge-22 = At the end: 4 points for each bank in your estate.
tile-knowledge-23 = Knowledge 23
a-knowledge-23 = knowledge tile 23
help-knowledge-23 = At the end: 4 points for each city hall in your estate.
tile-knowledge-24 = Knowledge 24
a-knowledge-24 = knowledge tile 24
help-knowledge-24 = At the end: 4 points for each kind of animal in your estate.
tile-knowledge-25 = Knowledge 25
a-knowledge-25 = knowledge tile 25
help-knowledge-25 = At the end: 1 point for each goods tile you have sold.
tile-knowledge-26 = Knowledge 26
a-knowledge-26 = knowledge tile 26
help-knowledge-26 = At the end: 2 points for each bonus tile you have claimed.
tile-castle = Castle
a-castle = a castle
help-castle = Gives an extra action, as with a die of any number.
tile-mine = Mine
a-mine = a mine
help-mine = Yields 1 silver at the end of each phase.
tile-ship = Ship
a-ship = a ship
help-ship = Collect the goods of one depot, and move one space forward in turn order.

# What a move costs besides what is touched for it.
price-silver = { $n } silver
price-worker =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }

## Decisions: what each does, costs and would bring

use-nothing = { "" }
use-die =
    { $workers ->
        [0] {" "}with the { $die }
        [one] {" "}with the { $die } and 1 worker
       *[other] {" "}with the { $die } and { $workers } workers
    }
then-discard = , then discard a stored tile for it
gain-points =
    { $points ->
        [one] {": "}+{ $points } point
       *[other] {": "}+{ $points } points
    }
gain-silver = { $scored }, +{ $count } silver
gain-workers = { $scored }, +{ $count } { $count ->
        [one] worker
       *[other] workers
    }
move-start = Take estate { $estate }, and put the start castle on { $hex }
move-take = Take { $tile } from depot { $depot }{ $use }{ $full }
move-place = Place { $tile } on { $hex }{ $use }{ $gain }
move-sell =
    Sell { $count } { $goods }{ $use }: +{ $points } points, { $silver } silver{ $gained ->
        [0] {""}
        [one] , { $gained } worker
       *[other] , { $gained } workers
    }
move-workers =
    Take { $count } workers{ $silver ->
        [0] {""}
       *[other] {" "}and { $silver } silver
    }{ $use }
move-buy = Buy { $tile } for { $silver } silver
move-discard = Discard { $tile } to make room for { $new }
move-collect = Collect the goods of depot { $depot }
move-collect-two = Collect the goods of depots { $first } and { $second }
move-keep = Keep the { $goods }
move-skip = Leave the benefit unused
move-done = End the turn without buying

## What happened (log-*), and why something is not allowed (why-*)

# --- The log: $who is a name, and $you is "yes" when the reader is meant ---------------------

log-order = Turn order: { $names }.
log-round = Phase { $phase }, round { $round }: the white die shows { $depot }, so { $goods } goes to depot { $depot }.
log-estate =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } estate { $estate }, with the start castle on { $hex }.
log-take =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $tile } from depot { $depot }{ $die ->
        [0] {""}
       *[other] {" "}with the { $die }
    }{ $workers ->
        [0] .
        [one] {" "}and 1 worker.
       *[other] {" "}and { $workers } workers.
    }
log-place =
    { $you ->
        [yes] You placed
       *[no] { $who } placed
    } { $tile } on { $hex }{ $die ->
        [0] {""}
       *[other] {" "}with the { $die }
    }{ $workers ->
        [0] .
        [one] {" "}and 1 worker.
       *[other] {" "}and { $workers } workers.
    }
log-region =
    { $you ->
        [yes] You completed
       *[no] { $who } completed
    } { $region }{ $size ->
        [one] .
       *[other] {" "}of { $size }.
    }
log-phase =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } the bonus of phase { $phase } for it.
log-bonus =
    { $you ->
        [yes] You claimed
       *[no] { $who } claimed
    } the { $which } bonus tile for { $type }.
log-animals =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for the { $kind } of this pasture.
log-watchtower =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for the watchtower.
log-boarding =
    { $you ->
        [yes] You gained
       *[no] { $who } gained
    } { $count } workers from the boarding house.
log-bank =
    { $you ->
        [yes] You gained
       *[no] { $who } gained
    } { $count } silver from the bank.
log-sell =
    { $you ->
        [yes] You sold
       *[no] { $who } sold
    } { $count } { $goods }{ $die ->
        [0] {""}
       *[other] {" "}with the { $die }
    }{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    } for { $silver } silver{ $gained ->
        [0] .
        [one] {" "}and { $gained } worker.
       *[other] {" "}and { $gained } workers.
    }
log-workers =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $count } workers{ $silver ->
        [0] .
       *[other] {" "}and { $silver } silver.
    }
log-buy =
    { $you ->
        [yes] You bought
       *[no] { $who } bought
    } { $tile } for { $silver } silver{ $depot ->
        [0] .
       *[other] {" "}from depot { $depot }.
    }
log-discard =
    { $you ->
        [yes] You discarded
       *[no] { $who } discarded
    } { $tile }.
log-collect =
    { $you ->
        [yes] You collected
       *[no] { $who } collected
    } { $count } { $goods }.
log-advance =
    { $you ->
        [yes] You moved
       *[no] { $who } moved
    } to { $space } on the turn-order track.
log-income =
    { $you ->
        [yes] You received
       *[no] { $who } received
    } { $silver } silver{ $workers ->
        [0] {""}
        [one] {" "}and 1 worker
       *[other] {" "}and { $workers } workers
    } from the mines.
log-skip =
    { $you ->
        [yes] You left
       *[no] { $who } left
    } the benefit of { $tile } unused.
log-lost =
    { $you ->
        [yes] You had
       *[no] { $who } had
    } no use for the benefit of { $tile }.
log-left =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for { $what } left over.
log-knowledge =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for { $tile }.
log-end = The last round of phase E is over: the final count.

# What points came from, by the message that told of them.
source-region = Completed regions
source-phase = Early completion
source-bonus = Bonus tiles
source-animals = Animals
source-sell = Goods sold
source-watchtower = Watchtowers
source-left = Left over
source-knowledge = Knowledge

# --- Why not? One line for each rule that can forbid something -------------------------------

why-bur-2-4 = In the basic set-up everybody plays on estate 1.
why-bur-5-1 = You have no unused die that shows this.
why-bur-5-4 = Both dice must be used before the turn can end.
why-bur-5-7 = First finish what the tile you placed has triggered.
why-bur-7-1 = You take from the depot whose number the die shows; this one is out of its reach, or the tile is gone.
why-bur-7-2 = This depot holds no tile.
why-bur-7-4 = Your storage is full: first discard one of the stored tiles.
why-bur-7-5 = A stored tile is discarded only to make room for a new one.
why-bur-8-1 = A tile goes from your storage to an empty space.
why-bur-8-2 = The die must show the number of the space, or you need more workers to change it.
why-bur-8-3 = The space is of another type than the tile.
why-bur-8-4 = The space must touch one that is already covered.
why-bur-8-5 = This city already has a building of that kind.
why-bur-9-1 = Goods are collected when a ship is placed.
why-bur-9-2 = First choose the depot your ship collects goods from.
why-bur-9-4 = You can store three types of goods at most.
why-bur-9-5 = You hold goods of this type already, and have taken all of them.
why-bur-9-6 = First choose which of the goods offered here to keep.
why-bur-11-1 = An action without a die is what a castle gives.
why-bur-11-3 = First use the extra action of your castle; taking workers is always possible.
why-bur-13-2 = The warehouse lets you sell goods of one type.
why-bur-13-3 = The carpenter’s workshop lets you take a building from a numbered depot.
why-bur-13-4 = The church lets you take a mine, a knowledge tile or a castle from a numbered depot.
why-bur-13-6 = The market lets you take a ship or an animal tile from a numbered depot.
why-bur-13-9 = The city hall lets you place a stored tile.
why-bur-13-13 = There is no benefit to forgo now.
why-bur-15-1 = The die must show the number of these goods, or you need more workers to change it.
why-bur-15-2 = You hold no goods of this type.
why-bur-17-1 = Once in your turn you may buy a tile from the black depot for 2 silver.
why-bur-17-3 = You cannot buy while something is still to be resolved.
why-bur-19-1 = The game is over.
why-bur-21-5 = Two depots at once need knowledge tile 5.
why-bur-21-7 = Buying from a numbered depot needs knowledge tile 6.
why-bur-22-1 = Choose a side of your sheet, and one of its castle spaces.
why-bur-22-2 = It is not for you to choose now.
why-bur-23-5 = It is not your turn.

## On the shelf

game-tagline = Two dice a turn, a duchy to build, and never quite enough workers.
game-blurb = Take tiles from the depots your dice show, and place them where your estate has the same number: ships for goods and the turn order, castles for an extra action, animals, mines, knowledge and eight kinds of buildings. Whoever completes regions early, and makes one tile lead to the next, will have the finest princedom on the Loire.
game-credit = A game by Stefan Feld.

## Setting a table

option-setup = Estates
option-setup-basic = Estate 1
option-setup-basic-about = Everybody plays on estate 1, with the start castle in its middle: the one to begin with.
option-setup-open = Chosen in turn
option-setup-open-about = A double-sided sheet each. One after the other, players choose a side and a space for the start castle.
option-setup-secret = Chosen in secret
option-setup-secret-about = A double-sided sheet each. All choose a side and a space for the start castle at the same time.
option-ties = Ties
option-ties-fewest = Fewest empty
option-ties-fewest-about = With equal points the fewest empty spaces win, as the rulebook says.
option-ties-most = Most empty
option-ties-most-about = With equal points the most empty spaces win: another published reading.

## The table

# --- Where the game stands ---------------------------------------------------------------------

status-setup = Choosing estates
status-round = Phase { $phase }, round { $round } of { $rounds }

# --- The sentence at the top, the one below it, and what others are doing -------------------------

prompt-start = Choose a side of your sheet, and a castle space on it for your start castle.
prompt-chosen = You have chosen estate { $estate }.
prompt-others-start = An estate is being chosen: { $names }.
prompt-dice = Your turn: use your dice, { $first } and { $second }.
prompt-die = Your turn: use your other die, { $die }.
prompt-buy =
    { $where ->
        [black] Buy a tile from the black depot for { $silver } silver, or end your turn.
        [numbered] Buy a tile from a numbered depot for { $silver } silver, or end your turn.
       *[any] Buy a tile from any depot for { $silver } silver, or end your turn.
    }
prompt-store = Your storage is full: discard a stored tile to make room for { $tile }.
prompt-collect =
    { $two ->
        [yes] Your ship is in: choose the depot, or two neighbouring depots, whose goods you collect.
       *[no] Your ship is in: choose the depot whose goods you collect.
    }
prompt-keep =
    { $room ->
        [one] You have room for one more type of goods: choose which to keep.
       *[other] You have room for { $room } more types of goods: choose which to keep.
    }
prompt-extra = Your castle gives you an extra action, without a die.
prompt-benefit-warehouse = Your warehouse: sell all goods of one type.
prompt-benefit-carpenter = Your carpenter’s workshop: take a building from any numbered depot.
prompt-benefit-church = Your church: take a mine, a knowledge tile or a castle from any numbered depot.
prompt-benefit-market = Your market: take a ship or an animal tile from any numbered depot.
prompt-benefit-city_hall = Your city hall: place one more tile from your storage.
prompt-wait = { $name } { $doing }.

doing-dice = is playing, with a { $first } and a { $second }
doing-die = has one die left, a { $die }
doing-buy = may still buy a tile for { $silver } silver
doing-store = must discard a stored tile to make room for { $tile }
doing-collect = chooses where a ship collects goods
doing-keep =
    { $room ->
        [one] chooses which goods to keep, with room for one more type
       *[other] chooses which goods to keep, with room for { $room } more types
    }
doing-extra = has an extra action from a castle
doing-benefit-warehouse = may sell goods from a warehouse
doing-benefit-carpenter = may take a building with a carpenter’s workshop
doing-benefit-church = may take a mine, a knowledge tile or a castle with a church
doing-benefit-market = may take a ship or an animal tile with a market
doing-benefit-city_hall = may place another tile with a city hall

hint-start = Your estate grows outwards from there.
hint-waiting = Waiting for { $names }.
hint-dice = Choose a die, then a tile to take, a stored tile and its space, or goods to sell.{ $buy }
hint-may-buy = {" "}You may also buy a tile.
hint-buy = You have used both dice.
hint-store = The discarded tile leaves the game.
hint-collect = You take all that lies there, as far as you have room, and move forward in turn order.
hint-keep = All of the type you choose comes with you.
hint-extra = Take any tile from a numbered depot, place a stored tile, sell goods, or take workers.
hint-skip = You may do without.
hint-turns =
    { $count ->
        [one] You are next.
       *[other] Your turn comes after { $count } others.
    }
hint-played =
    { $place ->
        [1] You have played this round, and are first in the next as things stand.
        [2] You have played this round, and are second in the next as things stand.
        [3] You have played this round, and are third in the next as things stand.
       *[4] You have played this round, and are fourth in the next as things stand.
    }
hint-tie =
    { $kind ->
        [fewest] The tie goes to whoever has fewer empty spaces.
        [most] The tie goes to whoever has more empty spaces.
       *[order] The tie goes to whoever is later in the turn order.
    }

# --- Areas, and the captions in them ----------------------------------------------------------------

area-market = Depots
area-tracks = Turn order and bonus tiles
area-dice = Dice
area-estate = Estate { $estate }
area-side = Estate { $estate }
area-holdings = Storage and goods
market-summary = Phase { $phase }, round { $round }: a region completed now scores { $points } points more.
tracks-summary = Order on the track: { $order }. Points for a region of 1, 2, 3… spaces: { $points }.
track-phase = Phase
track-round = Round
track-white = White die
track-regions = Regions
track-order = Order
track-bonuses = Bonuses
storage-title = Storage
goods-title = Goods

# --- Pieces: what a tooltip or a screen reader says ---------------------------------------------

space-label = { $hex }: empty { $type } space, die { $number }
tile-placed = { $hex }: { $tile }
tile-depot = { $tile }, depot { $depot }
tile-black = { $tile }, black depot, { $silver } silver
tile-stored = { $tile }, storage { $place }
storage-empty = Storage { $place }, empty
goods-label = { $count } { $goods }
depot-label =
    { $goods ->
        [0] Depot { $depot }, no goods
        [one] Depot { $depot }, { $goods } good
       *[other] Depot { $depot }, { $goods } goods
    }
depot-black = Black depot: { $silver } silver a tile
depot-goods = { $count } { $goods }, depot { $depot }
pile-label = { $goods }, for round { $round }
die-label = Die: { $value }
die-used = Die: { $value }, used
die-white = White die: { $value }
die-unrolled = A die, not rolled yet
pawn-label =
    { $place ->
        [1] { $name }: first, on { $space }
        [2] { $name }: second, on { $space }
        [3] { $name }: third, on { $space }
       *[4] { $name }: fourth, on { $space }
    }
bonus-large = Large bonus tile for { $type }: { $points } points
bonus-small = Small bonus tile for { $type }: { $points } points
count-sold =
    { $n ->
        [0] no goods sold
        [one] { $n } good sold
       *[other] { $n } goods sold, of { $types ->
            [one] one type
           *[other] { $types } types
        }
    }

# --- Pieces: what they are good for, and what they would bring now ------------------------------

tile-help = { $does }{ $now }{ $where }
now-animals =
    { $points ->
        [one] {" "}Now: { $points } point where it scores most.
       *[other] {" "}Now: { $points } points where it scores most.
    }
now-counts =
    { $points ->
        [one] {" "}As things stand: { $points } point.
       *[other] {" "}As things stand: { $points } points.
    }
now-goods =
    { $count ->
        [0] {" "}No depot holds any goods.
        [one] {" "}The fullest depot holds { $count } good.
       *[other] {" "}The fullest depot holds { $count } goods.
    }
fits-nowhere = {" "}No space beside your tiles would take it now.
fits-numbers = {" "}Numbers where it fits: { $numbers }.
space-help =
    { $size ->
        [one] It is { $region } of its own. Completing it now scores { $points } + { $phase } points{ $bonus }.
       *[other] Part of { $region } of { $size }, { $missing } still empty. Completing it now scores { $points } + { $phase } points{ $bonus }.
    }
space-bonus = , and { $points } for all of this type
space-over =
    { $size ->
        [one] It is { $region } of its own, left empty.
       *[other] Part of { $region } of { $size }, { $missing } left empty.
    }
help-bonus-large = Whoever is first to place { $type } of an estate scores { $points } points.
help-bonus-small = Whoever is second to place { $type } of an estate scores { $points } points.
help-depot = A die that shows { $depot } takes a tile from here. A ship collects the goods.
black-open = Once in your turn you may buy a tile here for { $silver } silver. You have { $have }.
black-poor = A tile costs { $silver } silver. You have { $have }.
black-bought = You have bought a tile in this turn.
help-goods = A { $die } sells all of it.
help-storage = A tile you take or buy lies here until you place it.
help-pawn = The turn order. Each ship moves its owner one space forward, ahead of all who were there.

# --- Choices and seats ------------------------------------------------------------------------------

choice-workers =
    { $silver ->
        [0] Take { $count } workers
       *[other] Take { $count } workers, { $silver } silver
    }
choice-buy = Buy anywhere: { $silver } silver
choice-collect =
    { $goods ->
        [one] Depots { $first } + { $second }: { $goods } good
       *[other] Depots { $first } + { $second }: { $goods } goods
    }
choice-skip = Do without
choice-done = End the turn
seat-order =
    { $place ->
        [1] First player
        [2] Second in turn order
        [3] Third in turn order
       *[4] Fourth in turn order
    }
seat-choosing = Choosing an estate…
seat-chosen = Has chosen
seat-later = Chooses later
seat-place =
    { $place ->
        [1] Winner
        [2] Second
        [3] Third
       *[4] Fourth
    }
step-depot = a depot
step-goods = goods
step-hex = a space
step-side = an estate
step-tile = a tile

# --- What a companion says: what to look after (goal-*), and why a move is good (because-*) -------

goal-finish =
    Complete { $region } of { $size ->
        [one] one space
       *[other] { $size } spaces
    }: { $points } points, { $where ->
        [held] you hold the tile
        [black] the black depot has the tile
       *[depot] depot { $depot } has the tile
    }
goal-finished =
    Complete { $region } of { $size ->
        [one] one space
       *[other] { $size } spaces
    }
goal-bonus = Place { $type }: { $missing } to go, then a bonus tile for { $points } points
goal-buy = Buy from the black depot for { $silver } silver: you have a space for { $tile }
goal-bought = Buy a tile for { $silver } silver
goal-silver = Get { $silver } silver: the black depot has { $tile }
goal-storage = Keep a place free in your storage
goal-worker = Have a worker at hand: it changes a die by 1
goal-dice = Use both dice: { $first } and { $second }

because-region =
    Completes { $region } of { $size ->
        [one] one space
       *[other] { $size } spaces
    }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and { $early } for phase { $phase }{ $bonus }.
because-nearly = Then { $region } of { $size } spaces lacks only one tile: { $points } points in this phase.
because-castle = A castle gives you another action at once, with any number.
because-herd = The { $kind } already in this pasture count again: { $points } points in all.
because-first-animals = { $points } points now, and { $kind } added to this pasture later count these again.
because-warehouse = The warehouse then sells all your goods of one type, without a die.
because-carpenter = The carpenter’s workshop then takes a building from any numbered depot.
because-church = The church then takes a mine, a knowledge tile or a castle from any numbered depot.
because-market = The market then takes a ship or an animal tile from any numbered depot.
because-city_hall = The city hall then places one more tile, whatever the number of its space.
because-watchtower = A watchtower scores { $points } points at once.
because-boarding = The boarding house gives { $workers } workers, to change dice with.
because-bank =
    { $enough ->
        [yes] The bank gives { $silver } silver: enough to buy a tile in this very turn.
       *[no] The bank gives { $silver } silver, to buy tiles with.
    }
because-cargo =
    { $count ->
        [one] The ship collects goods: there is { $count } for you on depot { $depot }.
       *[other] The ship collects goods: there are { $count } for you on depot { $depot }.
    }
because-order =
    The ship moves you forward: as things stand, you are { $place ->
        [1] first
        [2] second
       *[3] third
    } in the next round.
because-mine = A mine yields silver at the end of each phase: { $silver } in all.
because-power = A lasting help. { $does }
because-counts = At the end it counts { $points } points, as things stand.
because-last =
    The tile that { $region } of { $size ->
        [one] one space
       *[other] { $size } spaces
    } lacks: { $points } points if placed in this phase.
because-at-once = Your { $die } can place it in this very turn, without workers.
because-joins = Beside your { $kind } it would score { $points } points.
because-only =
    It is the last { $type ->
        [building] building
        [animal] animal tile
        [knowledge] knowledge tile
        [castle] castle
        [mine] mine
       *[ship] ship
    } in the depots of this phase.
because-later-castle = Once placed, a castle gives you another action.
because-later-building = It acts once it is placed. { $does }
because-later-mine = Placed in this phase, it yields { $silver } silver by the end of the game.
because-later-counts = Once placed, it counts { $points } points at the end, as things stand.
because-later-ship =
    { $count ->
        [one] Once placed, it could collect { $count } good from depot { $depot }.
       *[other] Once placed, it could collect { $count } goods from depot { $depot }.
    }
because-easy = Easy to place.{ $where }
because-spends = In the last phase, silver is of little use for anything else.
because-sale = All at once: { $points } points and { $silver } silver.
because-sale-buys = { $points } points, and now enough silver to buy a tile in this very turn.
because-room = Makes room for another type of goods.
because-adds = They join those you hold: { $count } { $goods }, to be sold together.
because-collect =
    { $alone ->
        [yes] Nowhere else is there as much for you: { $count } { $count ->
            [one] good
           *[other] goods
        }.
       *[no] Nowhere is there more for you: { $count } { $count ->
            [one] good
           *[other] goods
        }.
    }
because-keep = The most numerous of all: { $count } at once.
because-nothing-else = The { $die } can do nothing else now.
because-workers =
    { $had ->
        [0] You have no workers: with { $has } you can change dice.
       *[other] You have only one worker: with { $has } you can change dice further.
    }
because-useless = It fits nowhere beside your tiles now.
because-unfit = No tile for sale fits beside yours now.
because-full = Your storage is full: a tile you buy would push another out.
