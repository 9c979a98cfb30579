# Bruges, in English.

game-title = Bruges

## Who plays at each level, and how

level-1 = Apprentice
level-1-is = Still learning the trade, and errs a lot. Right for a first game.
level-2 = Lacemaker
level-2-is = Does what looks best at once, and plans nothing.
level-3 = Draper
level-3-is = Knows from many games what a position is worth, but is easily tempted.
level-4 = Alderman
level-4-is = Knows from thousands of games what a position is worth. Does not look ahead.
level-5 = Burgomaster
level-5-is = Tries hundreds of ways the game may go before each decision.

## The things of the game, on their own

a-house-blue = a blue house
a-house-brown = a brown house
a-house-yellow = a yellow house
a-house-red = a red house
a-house-violet = a violet house

workers-blue =
    { $n ->
        [one] { $n } blue worker
       *[other] { $n } blue workers
    }
workers-brown =
    { $n ->
        [one] { $n } brown worker
       *[other] { $n } brown workers
    }
workers-yellow =
    { $n ->
        [one] { $n } yellow worker
       *[other] { $n } yellow workers
    }
workers-red =
    { $n ->
        [one] { $n } red worker
       *[other] { $n } red workers
    }
workers-violet =
    { $n ->
        [one] { $n } violet worker
       *[other] { $n } violet workers
    }

# Cards of a colour, after "3 cards:".
cards-blue = { $n } blue
cards-brown = { $n } brown
cards-yellow = { $n } yellow
cards-red = { $n } red
cards-violet = { $n } violet

# The colour of a card or of a space; some languages change the word.
coloured = { $colour }

# What a move costs, beside what is touched.
price-florin = { some-florins }
price-worker-blue = { workers-blue }
price-worker-brown = { workers-brown }
price-worker-yellow = { workers-yellow }
price-worker-red = { workers-red }
price-worker-violet = { workers-violet }

## Decisions: what each does, costs and would bring

for-florins =
    { $florins ->
        [0] for nothing
        [one] for { $florins } florin
       *[other] for { $florins } florins
    }
gain-third = {": "}{ some-points } at the end
gain-statue = {": "}the statue worth { some-points }
move-take = Take { $workers }
move-die = Take { some-florins }: the { $colour } die
move-discard = Return 1 { coloured } marker: { some-points }
move-canal = Build on { coloured } space { $space } { for-florins }{ $gain }
move-house = A house for { $workers }
move-house-free = Build { $house } without a worker
move-house-unseen = Build { $house } with this card
move-place = Place { $card } { for-florins }. { $effect }
move-activate = Activate { $card }. { $effect }
move-activate-worker = Activate { $card } for { $workers }. { $effect }
move-bury = Lose { $card }; the house stays
move-burn = Lose { $house }
move-burn-under = Lose { $house }: { $card } comes back to your hand
move-breach = Lose the canal tile on space { $space } of the { arm } canal
move-disaster-flood =
    { $n ->
        [0] First the Flood: you have no workers to lose
        [one] First the Flood: lose your only worker
       *[other] First the Flood: lose all { $n } workers
    }
move-disaster-plague =
    { $n ->
        [0] First the Plague: you have no character to lose
       *[other] First the Plague: lose a character
    }
move-disaster-raid =
    { $n ->
        [0] First the Raid: you have no florins to lose
        [one] First the Raid: lose your only florin
       *[other] First the Raid: lose all { $n } florins
    }
move-disaster-fire =
    { $n ->
        [0] First the Fire: you have neither house nor canal tile to lose
       *[other] First the Fire: lose a house or a canal tile
    }
move-disaster-intrigue =
    { $n ->
        [0] First the Intrigue: you have no points to lose
       *[other] First the Intrigue: lose { some-points }
    }
move-disaster-immune = First { $disaster }: it does nothing to you
move-give = Give { $name } { $workers }
move-recipient = Give { $name } { some-florins }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-exchange = Return { $workers } and take another
move-pay = Return { $workers } to { $get }
move-throw = Discard { $card } to { $get }
move-trade-florins = Pay { some-florins } to { $get }
move-trade-vp = Lose { some-points } to { $get }
move-draw = Draw this { coloured } card
move-straighten = Straighten { $card }
move-advance = Advance to level { $level } { for-florins }
move-again = Let { $card } act again. { $effect }
move-done-turn = End your turn
move-done-draw = Draw no more
move-done-advance = Stay on level { $level }
move-done-again = Once is enough
move-done-discard = Keep your markers
move-done-place = Place nobody
move-done-exchange =
    { $n ->
        [0] Exchange nothing
        [one] Return no more: take 1 worker
       *[other] Return no more: take { $n } workers
    }
move-done-trade =
    { $begun ->
        [0] Do not trade
       *[1] Trade no more
    }

## What happened (log-*), and why something is not allowed (why-*)

# --- The log: $who is a name, and $you is "yes" when the reader is meant. $name is "You" for a reader
# --- without a name.

name-begins =
    { $name ->
        [You] you begin
       *[other] { $name } begins
    }
log-start =
    { $you ->
        [yes] You have
       *[no] { $who } has
    } points to start with.
log-round = Round { $round }: { name-begins }.
log-last-round = Round { $round }, the last one: { name-begins }.
log-draw =
    { $you ->
        [yes] You drew
       *[no] { $who } drew
    } { $n ->
        [one] { $n } card: { $cards }.
       *[other] { $n } cards: { $cards }.
    }
log-extra =
    { $now ->
        [1] Draw pile { $pile } is empty and the extra pile takes its place: this is the last round.
       *[0] Draw pile { $pile } is empty and the extra pile takes its place: the next round is the last.
    }
log-halved = Draw pile { $pile } is empty: the lower half of the other takes its place.
log-dice = The dice show blue { $blue }, brown { $brown }, yellow { $yellow }, red { $red } and violet { $violet }.
log-threat =
    { $you ->
        [yes] You received
       *[no] { $who } received
    } { $n ->
        [one] a { $colour } threat marker.
       *[other] { $n } { $colour } threat markers.
    }
log-threats =
    { $you ->
        [yes] You received
       *[no] { $who } received
    } { $n ->
        [one] a { $colours } threat marker.
       *[other] { $n } threat markers: { $colours }.
    }
log-flood =
    { $you ->
        [yes] You suffered
       *[no] { $who } suffered
    } the Flood{ $n ->
        [0] , with no workers to lose.
        [one] {" "}and lost 1 worker.
       *[other] {" "}and lost { $n } workers.
    }
log-plague =
    { $you ->
        [yes] You suffered
       *[no] { $who } suffered
    } the Plague.
log-raid =
    { $you ->
        [yes] You suffered
       *[no] { $who } suffered
    } the Raid{ $n ->
        [0] , with no florins to lose.
        [one] {" "}and lost 1 florin.
       *[other] {" "}and lost { $n } florins.
    }
log-fire =
    { $you ->
        [yes] You suffered
       *[no] { $who } suffered
    } the Fire.
log-intrigue =
    { $you ->
        [yes] You suffered
       *[no] { $who } suffered
    } the Intrigue.
log-immune =
    { $you ->
        [yes] You were
       *[no] { $who } was
    } safe from { $disaster }.
log-lost =
    { $you ->
        [yes] You
       *[no] { $who }
    } { $n ->
        [0] had no points to lose.
       *[other] lost points.
    }
log-bury =
    { $you ->
        [yes] You lost
       *[no] { $who } lost
    } { $card }.
log-burn =
    { $you ->
        [yes] You lost
       *[no] { $who } lost
    } { $house }: its card was { $face }.
log-burn-under =
    { $you ->
        [yes] You lost
       *[no] { $who } lost
    } { $house }, whose card was { $face }, and took { $card } back to hand.
log-breach =
    { $you ->
        [yes] You lost
       *[no] { $who } lost
    } the canal tile on space { $space } of the { arm } canal.
log-advance =
    { $you ->
        [yes] You advanced
       *[no] { $who } advanced
    } to level { $level } { for-florins }.
log-play =
    { $you ->
        [yes] You discarded
       *[no] { $who } discarded
    } { $card }.
log-workers =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { $workers }.
log-die =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { some-florins } for the { $colour } die.
log-discard =
    { $you ->
        [yes] You returned
       *[no] { $who } returned
    } a { $colour } threat marker.
log-canal =
    { $you ->
        [yes] You built
       *[no] { $who } built
    } a canal tile on { coloured } space { $space } of the { arm } canal { for-florins }.
log-statue =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } the statue worth { $points } points.
log-pay-worker =
    { $you ->
        [yes] You returned
       *[no] { $who } returned
    } { $workers }.
log-house =
    { $you ->
        [yes] You built
       *[no] { $who } built
    } { $colour }{ $unseen ->
        [1] {" "}with the top card of a pile, unseen
       *[0] {""}
    }.
log-place =
    { $you ->
        [yes] You placed
       *[no] { $who } placed
    } { $card } in { $house } { for-florins }.
log-activate =
    { $you ->
        [yes] You activated
       *[no] { $who } activated
    } { $card }.
log-activate-worker =
    { $you ->
        [yes] You activated
       *[no] { $who } activated
    } { $card } for { $workers }.
log-straighten =
    { $you ->
        [yes] You straightened
       *[no] { $who } straightened
    } { $card }.
log-florins =
    { $you ->
        [yes] You took
       *[no] { $who } took
    } { some-florins } with { $card }.
log-points =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } with { $card }.
log-pay-florins =
    { $you ->
        [yes] You paid
       *[no] { $who } paid
    } { some-florins }.
log-pay-points =
    { $you ->
        [yes] You gave
       *[no] { $who } gave
    } points away.
log-give-florins =
    { $you ->
        [yes] You gave
       *[no] { $who } gave
    } { $name ->
        [You] you
       *[other] { $name }
    } { some-florins }.
log-give-workers =
    { $you ->
        [yes] You gave
       *[no] { $who } gave
    } { $name ->
        [You] you
       *[other] { $name }
    } { $workers }.
log-gave =
    { $you ->
        [yes] You scored
       *[no] { $who } scored
    } for it.
log-majority-progress =
    { $you ->
        [yes] You turned
       *[no] { $who } turned
    } the progress marker, on level { $n }.
log-majority-character =
    { $you ->
        [yes] You turned
       *[no] { $who } turned
    } the character marker, with { $n ->
        [one] { $n } character.
       *[other] { $n } characters.
    }
log-majority-canal =
    { $you ->
        [yes] You turned
       *[no] { $who } turned
    } the canal marker, with { some-tiles }.
log-end = The last round is over: the final count.
log-final-character =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for characters.
log-final-house =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for houses.
log-final-laurel =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for laurels.
log-final-majority =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for Majority markers.
log-final-canal =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for canals.
log-final-statue =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for statues.
log-final-progress =
    { $you ->
        [yes] You score
       *[no] { $who } scores
    } for the progress track.

# What points came from, by the message that told of them.
source-start = At the start
source-discard = Threat markers
source-points = Effects
source-gave = Florins given
source-lost = Losses
source-pay-points = Points given away
source-final-character = Characters
source-final-house = Houses
source-final-laurel = Laurels
source-final-majority = Majorities
source-final-canal = Canals
source-final-statue = Statues
source-final-progress = Progress

# --- Why not? One line for each rule that can forbid something -------------------------------

why-brg-3-2 = It is not your turn.
why-brg-4-1 = Cards are drawn in phase 1, until you have five in hand.
why-brg-4-10 = This pile is empty.
why-brg-5-6 = In phase 2 each player decides once whether to advance; nothing else can be done then.
why-brg-6-2 = You play one card of your hand in a turn.
why-brg-6-3 = You activate characters of your own that show a worker, or a loop and “once per round”.
why-brg-6-4 = You must play a card; it can always bring workers or florins.
why-brg-6-8 = What has begun must be settled first.
why-brg-7-4 = This action returns a threat marker of the card’s colour, and you need one.
why-brg-7-5 = This section is complete.
why-brg-7-6 = You need a card of the colour of the next space, and its price in florins.
why-brg-7-10 = A house takes a worker that you do not have: of the card’s colour, unless a character allows another.
why-brg-7-11 = A character needs an empty house of yours, and florins for its price.
why-brg-8-3 = Activating this character takes a worker of the colour it shows.
why-brg-8-4 = Activating this character takes no worker.
why-brg-8-8 = This character has been activated in this round.
why-brg-8-10 = This character could change nothing now.
why-brg-9-4 = The Plague takes a character of yours: choose which.
why-brg-9-6 = The Fire takes a house or a canal tile of yours: choose which.
why-brg-9-7 = Canal tiles stay, unless something takes them.
why-brg-9-9 = When several disasters strike you at once, choose the one that comes first.
why-brg-11-1 = The game is over.
why-brg-15-2 = Workers of your choice come from a character: take them when it gives them.
why-brg-15-4 = First draw from one of the piles.
why-brg-15-5 = A die is chosen when a character lets you take its florins.
why-brg-15-6 = Markers are returned with a card of their colour, or when a character lets you.
why-brg-15-8 = A space is built with a card, or when a character builds it: then choose a section you can pay.
why-brg-15-9 = First build the house your character gives you.
why-brg-15-10 = First place a character for less, or go on without.
why-brg-15-11 = First play the extra card.
why-brg-15-12 = Workers are returned in exchange when a character lets you: then return them, or stop.
why-brg-15-13 = A trade is offered by a character: then pay for it, or decline.
why-brg-15-14 = A character is straightened by another one: then choose one that is rotated.
why-brg-15-15 = First give the workers that are asked of you.
why-brg-15-16 = First choose the canal tile you lose.
why-brg-15-20 = An effect may be repeated just after it happened, if one of your characters allows it.
why-brg-15-30 = You build houses without a worker.
why-brg-16-3 = Florins are given away when you have too few for everybody: then choose to whom.

# --- What a card lacks for an action: told where it would be chosen ----------------------------

lacks-threat = You have no { $colour } threat marker.
lacks-space = { $n ->
    [one] Your next space is { $spaces }; this card is { $card }.
   *[other] Your next spaces are { $spaces }; this card is { $card }.
}
lacks-worker = It takes a { $colour } worker; you have none.
lacks-house = You have no empty house.
lacks-florins = It costs { $price ->
    [one] 1 florin
   *[other] { $price } florins
}; you have { $florins }.

## On the shelf

game-tagline = Every card is six things at once; the dice decide what it is worth today.
game-blurb = Play a card for workers, for florins, against a threat, for a canal, as a house, or as the character it shows. The dice bring money and trouble: with the third marker of a colour comes a Flood, a Plague, a Raid, a Fire or an Intrigue. 165 characters, each with a trick of its own.
game-credit = A game by Stefan Feld.
option-engraver = The Engraver
option-engraver-first = First edition
option-engraver-first-about = 12 florins, and 2 points for each different group among your characters.
option-engraver-later = Later edition
option-engraver-later-about = 9 florins, and 1 point for each different group among your characters.

## The table

# --- Where the game stands ---------------------------------------------------------------------

status-draw =
    { $last ->
        [0] Round { $round }: drawing cards
       *[1] Last round: drawing cards
    }
status-dice =
    { $last ->
        [0] Round { $round }: the dice
       *[1] Last round: the dice
    }
status-turn =
    { $last ->
        [0] Round { $round }, turn { $turn } of { $turns }
       *[1] Last round, turn { $turn } of { $turns }
    }

# --- The sentence at the top, the one below it, and what others are doing -------------------------

sent = { $name } sends { $card }
prompt-play =
    { $n ->
        [one] Your turn: play your last card.
       *[other] Your turn: play a card.
    }
prompt-empty = You have no card to play: activate a character, or end your turn.
prompt-after = You may still activate a character, or end your turn.
prompt-play-more = Play one more card.
prompt-draw = Draw a card: you have { $held } of { $hand }.
prompt-draw-more = You have { $held } cards: you may draw one more.
prompt-draw-some =
    { $n ->
        [one] Draw a card from one of the piles.
       *[other] Draw { $n } cards, each from one of the piles.
    }
prompt-advance = Advance to level { $level } { for-florins }, or stay where you are.
prompt-strikes = Several disasters at once: choose the one that comes first.
prompt-plague = { $why }: choose the character you lose.
prompt-fire = { $why }: choose { $tiles ->
        [0] the house you lose.
       *[other] { $houses ->
            [0] the canal tile you lose.
           *[other] the house or the canal tile you lose.
        }
    }
prompt-breach = { $why }: choose the canal tile you lose.
prompt-give =
    { $n ->
        [one] { $why }: give 1 worker.
       *[other] { $why }: give { $n } workers.
    }
prompt-take =
    { $n ->
        [one] Take 1 worker of your choice.
       *[other] Take { $n } workers of your choice.
    }
prompt-die = Choose a die: it gives you as many florins as it shows.
prompt-discard =
    { $n ->
        [one] You may return 1 threat marker for 1 point.
       *[other] You may return up to { $n } threat markers for 1 point each.
    }
prompt-discard-colour =
    { $n ->
        [one] You may return 1 { $colour } threat marker for 1 point.
       *[other] You may return up to { $n } { $colour } threat markers for 1 point each.
    }
prompt-dig =
    { $n ->
        [0] Build a canal tile without a card, for its price.
        [1] Build a canal tile without a card, for twice its price.
        [-1] Build a canal tile without a card.
       *[2] Build a canal tile without a card, for nothing.
    }
prompt-build =
    { $n ->
        [0] Build a house with a card from your hand, without a worker.
       *[1] Build a house with a card from your hand, for a worker of its colour.
    }
prompt-build-unseen = Build a house with the top card of one of the piles.
prompt-place =
    { $n ->
        [one] You may place a character for 1 florin less.
       *[other] You may place a character for { $n } florins less.
    }
prompt-exchange = Return a worker to take another, or stop.
prompt-trade = With { $card } you may { $pay } to { $get }.
prompt-straighten = Straighten one of your rotated characters.
prompt-again = You may let { $card } act a second time.
prompt-spend =
    { $n ->
        [one] You have too few florins for everybody: choose who gets 1.
       *[other] You have too few florins for everybody: choose who gets { $n }.
    }
prompt-wait = { $name } { $doing }.

doing-play =
    { $n ->
        [one] plays a last card
       *[other] plays a card
    }
doing-empty = has no card to play, and may activate a character
doing-after = may still activate a character
doing-play-more = plays one more card
doing-draw = draws a card, and has { $held } of { $hand }
doing-draw-more = has { $held } cards and may draw one more
doing-draw-some =
    { $n ->
        [one] draws a card
       *[other] draws { $n } cards
    }
doing-advance = may advance to level { $level } { for-florins }
doing-strikes = suffers several disasters, and chooses the one that comes first
doing-plague = chooses the character lost to the Plague
doing-fire = chooses what is lost to the Fire
doing-breach = chooses a canal tile to lose
doing-give =
    { $n ->
        [one] chooses 1 worker to give
       *[other] chooses { $n } workers to give
    } { $name ->
        [You] you
       *[other] { $name }
    }
doing-take =
    { $n ->
        [one] takes 1 worker
       *[other] takes { $n } workers
    }
doing-die = chooses a die to take its florins
doing-discard = may return threat markers
doing-discard-colour = may return { $n ->
        [one] a { $colour } threat marker
       *[other] { $colour } threat markers
    }
doing-dig = builds a canal tile without a card
doing-build = builds a house with a card in hand
doing-build-unseen = builds a house with the top card of a pile
doing-place =
    { $n ->
        [one] may place a character for 1 florin less
       *[other] may place a character for { $n } florins less
    }
doing-exchange = exchanges workers
doing-trade = may { $pay } to { $get }
doing-straighten = straightens a character
doing-again = may let { $card } act a second time
doing-spend = chooses who gets florins

hint-play =
    { $n ->
        [0] Choose a card, then what you do with it.
        [one] Choose a card, then what you do with it. Before or after, you may activate 1 character.
       *[other] Choose a card, then what you do with it. Before or after, you may activate { $n } characters.
    }{ $danger }{ $last }
hint-danger = {" "}One marker away: { $disasters }.
hint-keeps = {" "}What is left in hand, you keep.
hint-last-turn =
    { $over ->
        [0] {" "}This is your last turn of the round.{ $keeps }
        [1] {" "}This is your last turn of the game.
       *[2] {" "}This is your last turn before the last round.
    }
hint-after =
    { $n ->
        [one] 1 character can act now, once in this round.{ $last }
       *[other] { $n } characters can act now, each once in this round.{ $last }
    }
hint-play-more =
    { $played ->
        [0] You then play the card of your turn as well.
       *[1] You have already played the card of your turn.
    }
hint-draw = You see your cards once you have drawn the last one.{ $last }
hint-last-card =
    { $now ->
        [1] {" "}The last card of a pile makes this round the last.
       *[0] {" "}The last card of a pile makes the next round the last.
    }
hint-build-unseen = Nobody will see which card it is.{ $last }
hint-advance =
    { $n ->
        [one] You have { $n } florin. Each level is worth 1 point at the end.
       *[other] You have { $n } florins. Each level is worth 1 point at the end.
    }
hint-strikes = Each takes what it takes; its three markers then go back, for no points.
hint-plague = The house stays, and stands empty.
hint-fire =
    { $tiles ->
        [0] Whoever lives in the house comes back to your hand.
       *[other] Whoever lives in the house comes back to your hand. Statues stay, whatever happens to the canal.
    }
hint-breach = Canal tiles go from the outer end. Statues stay.
hint-discard = Every marker you keep is a step towards a disaster.{ $danger }
hint-take = One after the other, each of the colour you like.
hint-dig = The third space of a section is worth 3 points at the end; the fifth brings a statue.
hint-build = The card becomes a house of its colour, face down.
hint-place = Choose a card, then an empty house.
hint-exchange =
    { $n ->
        [0] You take as many as you return, of any colours.
        [one] You have returned 1, and take as many as you return.
       *[other] You have returned { $n }, and take as many as you return.
    }
hint-trade =
    { $n ->
        [one] You may do this once.
       *[other] You may do this { $n } times.
    }
hint-straighten = It can then act again in this round, at its usual price.
hint-again = The second time costs no more than the first.
hint-spend = Each florin you give scores 1 point.
hint-goes-on = Then your turn goes on.
hint-plays =
    { $n ->
        [one] You are next.
       *[other] You come after { $n } others.
    }
hint-next-turn = You have had your turn; there are more in this round.
hint-next-round = You have had your four turns of this round.
hint-tie = The tie goes to whoever has more florins.
hint-tied = They have as many points, and as many florins.

## The table: what lies on it, and what it is good for

hue =
    { $colour ->
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
       *[violet] violet
    }
# The same, where some languages change the word.
hue-f =
    { $colour ->
        [blue] blue
        [brown] brown
        [yellow] yellow
        [red] red
       *[violet] violet
    }

# --- Areas ------------------------------------------------------------------------------------------

area-city = The city
area-dice = Dice and piles
area-threats = Threats
area-threats-of = Threats of { $name }
area-houses = Your houses
area-houses-of = Houses of { $name }
area-hand = Your hand
area-hand-of = Hand of { $name }
area-supply = Florins and workers
area-canals = Your canals
area-majorities = Majorities
area-other = Hand, threats and houses

# --- Cards ------------------------------------------------------------------------------------------

hand-card = { $card }, a { hue } card
hand-hidden = A { hue } card, face down
hand-summary =
    { $count ->
        [0] No cards.
        [one] 1 card.
       *[other] { $count } cards.
    }
resident = { $card }
resident-used = { $card }, used in this round

help-card =
    { $does } { $how } { $group }, { $price ->
        [0] free to place
        [one] 1 florin
       *[other] { $price } florins
    }, { $points } { $points ->
        [one] point
       *[other] points
    } at the end. { $now }
help-resident =
    { $does } { $how } { $group }, { $points } { $points ->
        [one] point
       *[other] points
    } at the end. { $now }
help-placed = Once, when it is placed.
help-activated = On your turn, once per round, for { $workers }.
help-free = On your turn, without a worker.
help-passive = It always works, by itself.
help-final = It counts at the end of the game.
help-no-house = You have no empty house for it yet.
help-too-dear =
    { $n ->
        [one] You need 1 florin more to place it.
       *[other] You need { $n } florins more to place it.
    }
help-affordable =
    { $n ->
        [0] You can place it now, at no cost.
        [one] You can place it now for 1 florin.
       *[other] You can place it now for { $n } florins.
    }
help-used = It has been used, and is straightened at the end of the round.
help-laurel =
    { $n ->
        [one] As things are, its laurel adds 1 point.
       *[other] As things are, its laurel adds { $n } points.
    }

# --- The city -----------------------------------------------------------------------------------------

track-title = Progress
level-hall = The town hall, level 0
level-label =
    Level { $level }: { $points } { $points ->
        [one] point
       *[other] points
    } at the end
pawn-label = { $name } on level { $level }
gate-label =
    { $name ->
        [You] Your gate: { $left } and { $right } canal tiles
       *[other] Gate of { $name }: { $left } and { $right } canal tiles
    }
arm =
    { $section ->
        [0] left
       *[other] right
    }
space-label = Space { $space } of your { arm } canal, { hue }: { $florins } { $florins ->
        [one] florin
       *[other] florins
    }
tile-mine = Tile { $space } of your { arm } canal
tile-label = Canal tile { $space } of { $owner }, { arm } arm
built-with =
    { $any ->
        [0] A { hue } card builds it.
       *[1] A card of any colour builds it.
    }
help-space =
    { $next ->
        [0] You build from the gate outward: the spaces before it come first.
       *[other] Your next space here. { built-with }
    } { $reward }
help-tile = Each tile counts for the canal majority.
reward-third = It is worth { $points } points at the end.
reward-statue = It brings the next statue.
statues-label =
    { $count ->
        [one] 1 statue, worth { $points } points
       *[other] { $count } statues, the next worth { $points } points
    }
help-statues = Whoever builds the fifth space of a canal takes the topmost one.
statue-label = A statue, worth { $points } points

# --- Dice and piles -------------------------------------------------------------------------------------

die-label = The { hue } die shows { $n }
die-unrolled = The { hue } die, not rolled yet
die-threat = threat
die-advance = pay { $n }
die-calm = calm
help-die = Action II with a { hue } card takes { some-florins }.
help-die-threat = Everybody received a { hue } threat for it. { $action }
help-die-advance = It adds { some-florins } to the price of a level. { $action }
help-die-calm = Neither threat nor progress. { $action }
help-die-old = From the last round: all dice are rolled again when everybody has drawn.
dice-to-come = The dice are rolled when everybody has drawn.
advance-price =
    Next level: { $n ->
        [0] free
        [one] 1 florin
       *[other] { $n } florins
    }
advance-impossible = No level to be had now
advance-price-before =
    This round a level cost { $n ->
        [0] nothing
        [one] 1 florin
       *[other] { $n } florins
    }
advance-impossible-before = No level to be had this round
pile-label = Pile { $pile }: { $count ->
        [one] the last card, { hue }
       *[other] { $count } cards, a { hue } one on top
    }
pile-empty = Pile { $pile }, empty
help-pile = When a pile is used up, the extra pile takes its place, and the last round is near.
help-pile-last = When a pile is used up, half of the other takes its place.
extra-label =
    { $count ->
        [one] Extra pile: 1 card
       *[other] Extra pile: { $count } cards
    }
help-extra = It replaces the first draw pile that is used up. In phase 1 that makes this round the last one, later the next.
discard-label =
    { $count ->
        [one] Discard pile: { $card }
       *[other] Discard pile: { $count } cards, { $card } on top
    }

# --- Threats ----------------------------------------------------------------------------------------------

threats-note = the third is a disaster
loss-flood = all workers
loss-plague = one character
loss-raid = all florins
loss-fire = a house or a canal tile
loss-intrigue =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
loss-immune = nothing: protected
threat-label = { $disaster }: { $count } of { $most } { hue } threats
help-threat =
    A third { hue } threat costs: { $loss }. A { hue } card (action III) returns one for { $points } { $points ->
        [one] point
       *[other] points
    }.

# --- Houses, florins and workers --------------------------------------------------------------------------

houses-none = No house yet. Action V: put a card face down as a house of its colour, for a worker of that colour. Action VI: place a character before an empty house.
house-empty = An empty { hue } house
house-of = The { hue } house of: { $card }
house-behind = Behind it: { $card }.
help-house-empty = Room for a character of any colour; { $points } { $points ->
        [one] point
       *[other] points
    } at the end. { $behind }
help-house =
    { $points } { $points ->
        [one] point
       *[other] points
    } at the end. { $behind }
help-worker = Builds a { hue } house together with a { hue } card, and pays for characters that show it.

# --- Majorities -----------------------------------------------------------------------------------------------

majority-progress = Progress
majority-character = Characters
majority-canal = Canals
majorities-summary = Whoever is ahead alone at the end of a round turns the marker: { $points } points at the end. { $turned }
majority-turned = { $majority }: turned by { $names }. { $more }

# --- Choices and seats ------------------------------------------------------------------------------------------

choice-workers = I Workers
choice-florins = II Florins
choice-threat = III Threat
choice-canal = IV Canal
choice-house = V House
choice-place = VI Character

seat-deciding = Deciding…
seat-order =
    { $place ->
        [1] First player
        [2] Second in turn order
        [3] Third in turn order
       *[other] Fourth in turn order
    }
seat-place =
    { $place ->
        [1] Winner
        [2] Second
        [3] Third
       *[other] Fourth
    }
count-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}

# --- What a character does --------------------------------------------------------------------------
#
# A character's text is put together from its effects. $opening tells whether the words open the
# sentence, and so begin with a capital letter.

effect-sentence = { $what }.
effect-list = { $first }; { $rest }
effect-sentences = { $first } { $rest }
effect-counted = { $what } { $per }
effect-capped = { $what } ({ $most } at most)

once = Once per round: { $what }.
when-event-house_built = Each time you build a house: { $what }.
when-event-canal_built = Each time you build a canal tile: { $what }.
when-event-character_placed = Each time you place another character: { $what }.
when-event-advanced = Each time you advance a level: { $what }.
when-event-workers_action = Each time you take action I: { $what }.
when-event-threat_action = Each time you take action III: { $what }.
when-event-disaster = Each time you suffer a disaster: { $what }.
when-event-majority_flipped = Each time you turn a Majority marker: { $what }.

of-that-house_built = of that house’s colour
of-that-canal_built = of that canal space’s colour
of-that-character_placed = of that character’s colour
of-that-workers_action = of that card’s colour
of-that-threat_action = of that card’s colour
of-that-disaster = of that disaster’s colour

## Words the sentences share

verb-advance =
    { $opening ->
        [yes] Advance
       *[no] advance
    }
verb-build =
    { $opening ->
        [yes] Build
       *[no] build
    }
verb-draw =
    { $opening ->
        [yes] Draw
       *[no] draw
    }
verb-exchange =
    { $opening ->
        [yes] Exchange
       *[no] exchange
    }
verb-give =
    { $opening ->
        [yes] Give
       *[no] give
    }
verb-play =
    { $opening ->
        [yes] Play
       *[no] play
    }
verb-score =
    { $opening ->
        [yes] Score
       *[no] score
    }
verb-straighten =
    { $opening ->
        [yes] Straighten
       *[no] straighten
    }
verb-take =
    { $opening ->
        [yes] Take
       *[no] take
    }
you-may =
    { $opening ->
        [yes] You may
       *[no] you may
    }
each-opponent =
    { $opening ->
        [yes] Each opponent
       *[no] each opponent
    }
you-may-return =
    { $limit ->
        [up-to] { you-may } return up to
       *[exactly] { you-may } return
    }

some-points = { $n } { points }
some-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
some-workers =
    { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
some-cards =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
some-tiles =
    { $n ->
        [one] { $n } canal tile
       *[other] { $n } canal tiles
    }
some-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
threat-markers =
    { $n ->
        [one] threat marker
       *[other] threat markers
    }
some-coloured-markers = { $n } { $colour } { threat-markers }

## At once

effect-gain_florins = { verb-take } { some-florins }
effect-gain_vp = { verb-score } { some-points }
effect-gain_workers-any = { verb-take } { some-workers } of your choice
effect-gain_workers-each = { verb-take } { some-workers } of each colour
effect-gain_workers-event = { verb-take } { some-workers } { $cause }
effect-gain_workers-colour =
    { $n ->
        [one] { verb-take } { $n } { $colour } worker
       *[other] { verb-take } { $n } { $colour } workers
    }
effect-draw_cards = { verb-draw } { some-cards }
effect-gain_die-any = { verb-take } florins equal to the value of any one die
effect-gain_die-colour = { verb-take } florins equal to the value of the { $colour } die
effect-discard_threat-any = { you-may-return } { $n } { threat-markers } of any colour
effect-discard_threat-event = { you-may-return } { $n } { threat-markers } { $cause }
effect-discard_threat-colour = { you-may-return } { some-coloured-markers }
effect-advance-free = { verb-advance } { some-levels } on the progress track for free
effect-advance-paid =
    { $n ->
        [one] { verb-advance } { some-levels } on the progress track by { $paying }
       *[other] { verb-advance } { some-levels } on the progress track by { $paying } for each
    }
paying =
    { $n ->
        [one] paying { $n } florin
       *[other] paying { $n } florins
    }
effect-build_canal-double = { verb-build } 1 canal tile without playing a card, paying twice its price
effect-build_canal-printed = { verb-build } 1 canal tile without playing a card, paying its price
effect-build_canal-free = { verb-build } 1 canal tile without playing a card, for free
effect-build_house-hand = { verb-build } a house with a card from your hand, without paying a worker
effect-build_house-hand-worker = { verb-build } a house with a card from your hand, paying a worker of its colour
effect-build_house-pile = { verb-build } a house with the top card of a draw pile, without paying a worker
effect-build_house-pile-worker = { verb-build } a house with the top card of a draw pile, paying a worker of its colour
effect-place_character = { you-may } at once place another character from your hand, paying { some-florins } less
effect-play_extra_card = { verb-play } one more card from your hand at once for any action
effect-exchange_workers =
    { $most ->
        [0] { verb-exchange } any number of your workers for as many of any colours
       *[other] { verb-exchange } up to { $most } of your workers for as many of any colours
    }
effect-convert =
    { $times ->
        [1] { you-may } { $pay } to { $get }
       *[other] { you-may } { $pay } to { $get }, up to { $times } times
    }
pay-florins = pay { some-florins }
pay-workers = return { some-workers } of any colour
pay-cards = discard { some-cards } from hand
pay-vp = lose { some-points }
get-florins = take { some-florins }
get-vp = score { some-points }
get-threat = return { $n } { threat-markers } of any colour
effect-reactivate = { verb-straighten } one of your other rotated characters
effect-opponents_give-florins = { each-opponent } gives you { some-florins }
effect-opponents_give-workers = { each-opponent } gives you { some-workers } of their choice
effect-opponents_lose-vp = { each-opponent } loses { some-points }
effect-opponents_lose-canal_tile = { each-opponent } removes { $n } of their canal tiles, from the end of a section
effect-give_threat-colour = { each-opponent } receives { some-coloured-markers }
effect-pay_opponents = { verb-give } each opponent { some-florins } and { $score } per florin given

## Always: whole sentences

effect-double_lightning = Lightning effects of characters you place later may be carried out twice in a row.
effect-canal_price =
    { $n ->
        [0] Your canal tiles cost no florins.
       *[other] Your canal tiles cost { some-florins } each.
    }
effect-canal_any_card = You may build canal tiles with a card of any colour.
effect-advance_price = In phase 2 you pay { some-florins } less than the dice ask for a level.
effect-advance_blocked = When no die shows 1 or 2 in phase 2 you may advance 1 level by { $paying }.
effect-hand_size = In phase 1 you may draw until you have { some-cards } in hand.
effect-majority_tie = You also turn a Majority marker when you share the first place, with at least 1 level, character or canal tile.
effect-workers_bonus =
    { $n ->
        [one] Take { $n } more worker of the same colour with action I.
       *[other] Take { $n } more workers of the same colour with action I.
    }
effect-florins_bonus =
    { $n ->
        [one] Take { $n } more florin with action II.
       *[other] Take { $n } more florins with action II.
    }
effect-threat_any_card = With action III you may return a threat marker of any colour.
effect-character_price = Your characters cost { some-florins } less.
effect-character_price-group = Your { $group } characters cost { some-florins } less.
effect-house_worker-none = You build houses without paying a worker.
effect-house_worker-any = You build houses by paying a worker of any colour.
effect-immunity-flood = { disaster-flood } has no effect on you.
effect-immunity-plague = { disaster-plague } has no effect on you.
effect-immunity-raid = { disaster-raid } has no effect on you.
effect-immunity-fire = { disaster-fire } has no effect on you.
effect-immunity-intrigue = { disaster-intrigue } has no effect on you.
effect-activation_any_worker = You may activate your worker characters with a worker of any colour.

## In final scoring

effect-score = { some-points }
effect-score_if-house_of_each_colour = { some-points } if you have at least one house of each of the 5 colours
effect-score_if-no_threat = { some-points } if you have no threat marker

## What is counted, one by one or in lots

per-character =
    { $lot ->
        [1] for each character you have
       *[other] for every { $lot } characters you have
    }
per-character_group =
    { $lot ->
        [1] for each { $group } character you have
       *[other] for every { $lot } { $group } characters you have
    }
per-distinct_group =
    { $lot ->
        [1] for each different group among your characters
       *[other] for every { $lot } different groups among your characters
    }
per-house =
    { $lot ->
        [1] for each house you have
       *[other] for every { $lot } houses you have
    }
per-distinct_house_colour =
    { $lot ->
        [1] for each different colour among your houses
       *[other] for every { $lot } different colours among your houses
    }
per-canal_tile =
    { $lot ->
        [1] for each canal tile you have
       *[other] for every { $lot } canal tiles you have
    }
per-third_space =
    { $lot ->
        [1] for each of your canal sections of 3 tiles or more
       *[other] for every { $lot } canal sections of 3 tiles or more you have
    }
per-statue =
    { $lot ->
        [1] for each statue you hold
       *[other] for every { $lot } statues you hold
    }
per-complete_section =
    { $lot ->
        [1] for each of your complete canal sections
       *[other] for every { $lot } complete canal sections you have
    }
per-worker =
    { $lot ->
        [1] for each worker you have
       *[other] for every { $lot } workers you have
    }
per-florin =
    { $lot ->
        [1] for each florin you have
       *[other] for every { $lot } florins you have
    }
per-progress_level =
    { $lot ->
        [1] for each level you have reached on the progress track
       *[other] for every { $lot } levels you have reached on the progress track
    }
per-majority_marker =
    { $lot ->
        [1] for each of your Majority markers on its coloured side
       *[other] for every { $lot } of your Majority markers on their coloured side
    }
per-threat_marker =
    { $lot ->
        [1] for each threat marker you have
       *[other] for every { $lot } threat markers you have
    }
per-die_showing =
    { $lot ->
        [1] for each die showing { $face }
       *[other] for every { $lot } dice showing { $face }
    }

# Colours are adjectives.
colour-blue = blue
colour-brown = brown
colour-yellow = yellow
colour-red = red
colour-violet = violet

# Each disaster, and the same in a sentence.

disaster-flood = Flood
the-flood = the Flood
disaster-plague = Plague
the-plague = the Plague
disaster-raid = Raid
the-raid = the Raid
disaster-fire = Fire
the-fire = the Fire
disaster-intrigue = Intrigue
the-intrigue = the Intrigue

group-nobility = Nobility
group-entertainer = Entertainer
group-craftsman = Craftsman
group-church = Church
group-guard = Guard
group-scholar = Scholar
group-administrator = Administrator
group-merchant = Merchant
group-royal_court = Royal court
group-artist = Artist
group-underworld = Underworld

# Each character: the name on its card, and the same in a sentence.

# Nobility

card-prince = Prince
the-prince = the Prince
card-princess = Princess
the-princess = the Princess
card-duke = Duke
the-duke = the Duke
card-countess = Countess
the-countess = the Countess
card-baron = Baron
the-baron = the Baron
card-earl = Earl
the-earl = the Earl
card-marquis = Marquis
the-marquis = the Marquis
card-duchess = Duchess
the-duchess = the Duchess
card-knight = Knight
the-knight = the Knight
card-count = Count
the-count = the Count
card-baroness = Baroness
the-baroness = the Baroness
card-king = King
the-king = the King
card-queen = Queen
the-queen = the Queen
card-grand-duke = Grand Duke
the-grand-duke = the Grand Duke
card-dowager = Dowager
the-dowager = the Dowager

# Entertainer

card-acrobat = Acrobat
the-acrobat = the Acrobat
card-bard = Bard
the-bard = the Bard
card-juggler = Juggler
the-juggler = the Juggler
card-minstrel = Minstrel
the-minstrel = the Minstrel
card-dancer = Dancer
the-dancer = the Dancer
card-fire-eater = Fire-eater
the-fire-eater = the Fire-eater
card-jester = Jester
the-jester = the Jester
card-puppeteer = Puppeteer
the-puppeteer = the Puppeteer
card-storyteller = Storyteller
the-storyteller = the Storyteller
card-tightrope-walker = Tightrope walker
the-tightrope-walker = the Tightrope walker
card-sword-swallower = Sword swallower
the-sword-swallower = the Sword swallower
card-conjurer = Conjurer
the-conjurer = the Conjurer
card-bear-leader = Bear leader
the-bear-leader = the Bear leader
card-master-of-revels = Master of revels
the-master-of-revels = the Master of revels
card-stilt-walker = Stilt walker
the-stilt-walker = the Stilt walker

# Craftsman

card-charcoal-burner = Charcoal burner
the-charcoal-burner = the Charcoal burner
card-mason = Mason
the-mason = the Mason
card-miller = Miller
the-miller = the Miller
card-shoemaker = Shoemaker
the-shoemaker = the Shoemaker
card-winegrower = Winegrower
the-winegrower = the Winegrower
card-saddler = Saddler
the-saddler = the Saddler
card-well-builder = Well builder
the-well-builder = the Well builder
card-carpenter = Carpenter
the-carpenter = the Carpenter
card-blacksmith = Blacksmith
the-blacksmith = the Blacksmith
card-roofer = Roofer
the-roofer = the Roofer
card-baker = Baker
the-baker = the Baker
card-cooper = Cooper
the-cooper = the Cooper
card-stonecutter = Stonecutter
the-stonecutter = the Stonecutter
card-guild-master = Guild master
the-guild-master = the Guild master
card-weaver = Weaver
the-weaver = the Weaver

# Church

card-nun = Nun
the-nun = the Nun
card-monk = Monk
the-monk = the Monk
card-canon = Canon
the-canon = the Canon
card-deacon = Deacon
the-deacon = the Deacon
card-abbess = Abbess
the-abbess = the Abbess
card-preacher = Preacher
the-preacher = the Preacher
card-sexton = Sexton
the-sexton = the Sexton
card-sexton-2 = { card-sexton }
the-sexton-2 = { the-sexton }
card-confessor = Confessor
the-confessor = the Confessor
card-chaplain = Chaplain
the-chaplain = the Chaplain
card-inquisitor = Inquisitor
the-inquisitor = the Inquisitor
card-pilgrim = Pilgrim
the-pilgrim = the Pilgrim
card-bell-ringer = Bell ringer
the-bell-ringer = the Bell ringer
card-beguine = Beguine
the-beguine = the Beguine
card-bishop = Bishop
the-bishop = the Bishop
card-abbot = Abbot
the-abbot = the Abbot

# Guard

card-gatekeeper = Gatekeeper
the-gatekeeper = the Gatekeeper
card-night-watchman = Night watchman
the-night-watchman = the Night watchman
card-halberdier = Halberdier
the-halberdier = the Halberdier
card-crossbowman = Crossbowman
the-crossbowman = the Crossbowman
card-sergeant = Sergeant
the-sergeant = the Sergeant
card-watchman = Watchman
the-watchman = the Watchman
card-fire-warden = Fire warden
the-fire-warden = the Fire warden
card-dyke-warden = Dyke warden
the-dyke-warden = the Dyke warden
card-bodyguard = Bodyguard
the-bodyguard = the Bodyguard
card-jailer = Jailer
the-jailer = the Jailer
card-executioner = Executioner
the-executioner = the Executioner
card-captain-of-the-watch = Captain of the watch
the-captain-of-the-watch = the Captain of the watch
card-constable = Constable
the-constable = the Constable
card-commander = Commander
the-commander = the Commander
card-veteran = Veteran
the-veteran = the Veteran

# Scholar

card-teacher = Teacher
the-teacher = the Teacher
card-teacher-2 = { card-teacher }
the-teacher-2 = { the-teacher }
card-student = Student
the-student = the Student
card-student-2 = { card-student }
the-student-2 = { the-student }
card-librarian = Librarian
the-librarian = the Librarian
card-librarian-2 = { card-librarian }
the-librarian-2 = { the-librarian }
card-physician = Physician
the-physician = the Physician
card-physician-2 = { card-physician }
the-physician-2 = { the-physician }
card-mathematician = Mathematician
the-mathematician = the Mathematician
card-astronomer = Astronomer
the-astronomer = the Astronomer
card-inventor = Inventor
the-inventor = the Inventor
card-philosopher = Philosopher
the-philosopher = the Philosopher
card-philosopher-2 = { card-philosopher }
the-philosopher-2 = { the-philosopher }
card-surveyor = Surveyor
the-surveyor = the Surveyor
card-alchemist = Alchemist
the-alchemist = the Alchemist
card-astrologer = Astrologer
the-astrologer = the Astrologer
card-apothecary = Apothecary
the-apothecary = the Apothecary
card-herbalist = Herbalist
the-herbalist = the Herbalist
card-geographer = Geographer
the-geographer = the Geographer
card-rector = Rector
the-rector = the Rector

# Administrator

card-alderman = Alderman
the-alderman = the Alderman
card-councillor = Councillor
the-councillor = the Councillor
card-town-clerk = Town clerk
the-town-clerk = the Town clerk
card-treasurer = Treasurer
the-treasurer = the Treasurer
card-customs-officer = Customs officer
the-customs-officer = the Customs officer
card-notary = Notary
the-notary = the Notary
card-judge = Judge
the-judge = the Judge
card-accountant = Accountant
the-accountant = the Accountant
card-tax-collector = Tax collector
the-tax-collector = the Tax collector
card-magistrate = Magistrate
the-magistrate = the Magistrate
card-archivist = Archivist
the-archivist = the Archivist
card-clerk-of-the-rolls = Clerk of the rolls
the-clerk-of-the-rolls = the Clerk of the rolls
card-clerk-of-the-rolls-2 = { card-clerk-of-the-rolls }
the-clerk-of-the-rolls-2 = { the-clerk-of-the-rolls }
card-master-of-works = Master of works
the-master-of-works = the Master of works
card-mayor = Mayor
the-mayor = the Mayor
card-envoy = Envoy
the-envoy = the Envoy

# Merchant

card-spice-merchant = Spice merchant
the-spice-merchant = the Spice merchant
card-cloth-merchant = Cloth merchant
the-cloth-merchant = the Cloth merchant
card-wine-merchant = Wine merchant
the-wine-merchant = the Wine merchant
card-fishmonger = Fishmonger
the-fishmonger = the Fishmonger
card-fur-trader = Fur trader
the-fur-trader = the Fur trader
card-loading-master = Loading master
the-loading-master = the Loading master
card-banker = Banker
the-banker = the Banker
card-broker = Broker
the-broker = the Broker
card-innkeeper = Innkeeper
the-innkeeper = the Innkeeper
card-moneylender = Moneylender
the-moneylender = the Moneylender
card-peddler = Peddler
the-peddler = the Peddler
card-jeweller = Jeweller
the-jeweller = the Jeweller
card-salt-merchant = Salt merchant
the-salt-merchant = the Salt merchant
card-hanseatic-factor = Hanseatic factor
the-hanseatic-factor = the Hanseatic factor
card-patrician = Patrician
the-patrician = the Patrician

# Royal court

card-messenger = Messenger
the-messenger = the Messenger
card-herald = Herald
the-herald = the Herald
card-coachman = Coachman
the-coachman = the Coachman
card-scribe = Scribe
the-scribe = the Scribe
card-stable-boy = Stable boy
the-stable-boy = the Stable boy
card-valet = Valet
the-valet = the Valet
card-valet-2 = { card-valet }
the-valet-2 = { the-valet }
card-steward = Steward
the-steward = the Steward
card-servant = Servant
the-servant = the Servant
card-master-of-ceremonies = Master of ceremonies
the-master-of-ceremonies = the Master of ceremonies
card-cook = Cook
the-cook = the Cook
card-page = Page
the-page = the Page
card-huntsman = Huntsman
the-huntsman = the Huntsman
card-falconer = Falconer
the-falconer = the Falconer
card-cupbearer = Cupbearer
the-cupbearer = the Cupbearer
card-seneschal = Seneschal
the-seneschal = the Seneschal

# Artist

card-architect = Architect
the-architect = the Architect
card-sculptor = Sculptor
the-sculptor = the Sculptor
card-painter = Painter
the-painter = the Painter
card-poet = Poet
the-poet = the Poet
card-composer = Composer
the-composer = the Composer
card-stucco-worker = Stucco worker
the-stucco-worker = the Stucco worker
card-illuminator = Illuminator
the-illuminator = the Illuminator
card-goldsmith = Goldsmith
the-goldsmith = the Goldsmith
card-glassmaker = Glassmaker
the-glassmaker = the Glassmaker
card-woodcarver = Woodcarver
the-woodcarver = the Woodcarver
card-tapestry-weaver = Tapestry weaver
the-tapestry-weaver = the Tapestry weaver
card-musician = Musician
the-musician = the Musician
card-calligrapher = Calligrapher
the-calligrapher = the Calligrapher
card-engraver = Engraver
the-engraver = the Engraver
card-engraver-later = Engraver
the-engraver-later = the Engraver
card-master-painter = Master painter
the-master-painter = the Master painter

# Underworld

card-brigand = Brigand
the-brigand = the Brigand
card-arsonist = Arsonist
the-arsonist = the Arsonist
card-dyke-breaker = Dyke breaker
the-dyke-breaker = the Dyke breaker
card-poisoner = Poisoner
the-poisoner = the Poisoner
card-plotter = Plotter
the-plotter = the Plotter
card-forger = Forger
the-forger = the Forger
card-charlatan = Charlatan
the-charlatan = the Charlatan
card-ratcatcher = Ratcatcher
the-ratcatcher = the Ratcatcher
card-ratcatcher-2 = { card-ratcatcher }
the-ratcatcher-2 = { the-ratcatcher }
card-fence = Fence
the-fence = the Fence
card-fence-2 = { card-fence }
the-fence-2 = { the-fence }
card-beggar = Beggar
the-beggar = the Beggar
card-thief = Thief
the-thief = the Thief
card-troublemaker = Troublemaker
the-troublemaker = the Troublemaker
card-gambler = Gambler
the-gambler = the Gambler
card-king-of-thieves = King of thieves
the-king-of-thieves = the King of thieves
card-witch = Witch
the-witch = the Witch
step-house = a house
step-pile = a pile
step-space = a space
step-threat = a threat
step-tile = a canal tile
step-worker = a worker


# --- What is this project's own on a card, and not the box's -----------------------------------------

own-name = name
own-effect = effect
own-symbol = symbol
own-worker = worker
own-group = group
own-price = price
own-colour = colour

# --- What a companion says: what to look after (goal-*), and why a move is good (because-*) -------

goal-threat = Return a { coloured } marker: a third would bring { $disaster }
goal-statue = Complete a canal on its { coloured } space { for-florins }: a statue worth { some-points }
goal-lead-progress = Be further than anybody on the progress track when the round ends: { some-points }
goal-lead-character = Have more characters than anybody when the round ends: { some-points }
goal-lead-canal = Have more canal tiles than anybody when the round ends: { some-points }
goal-florins = Have { some-florins } for { $card }
goal-house = Have an empty house for the next character

because-lead-progress = You are then ahead on the progress track: { some-points } if that lasts to the end of the round.
because-lead-character = You then have the most characters: { some-points } if that lasts to the end of the round.
because-lead-canal = You then have the most canal tiles: { some-points } if that lasts to the end of the round.
because-statue = Completes a canal: a statue worth { some-points } at the end.
because-third = The third tile of a canal is worth { some-points } at the end.
because-near-third = The next tile of this canal is worth { some-points } at the end.
because-near-statue = The next tile completes this canal: a statue worth { some-points }.
because-home = You have no empty house: { $card } could then move in { for-florins }.
because-house = A home for a character, and { some-points } at the end.
because-worth = Worth { some-points } at the end.
because-laurel = Worth { some-points } at the end, and { $more } more for the laurel, as things stand.
because-each-round = Can act in each round, for { $workers }.
because-each-round-free = Can act in each round, for nothing.
because-lasting = A help that lasts to the end of the game.
because-each-time = Acts from now on whenever the occasion comes.
because-danger = You have two { coloured } markers: a third would bring { $disaster }.
because-marker = { some-points } for the marker.
because-activates = With { $workers }, { $card } can act.
because-builds = You can then build { $house }.
because-affords = You can then pay for { $card }: { some-florins }.
because-best-die = No die pays more: { some-florins }.
because-poor =
    { $n ->
        [0] You have no florins left.
        [one] You have only { $n } florin left.
       *[other] You have only { $n } florins left.
    }
because-level = Level { $level } is worth { some-points } more at the end.
because-saves = You keep the florins that { $card } costs.
because-for-threat = It can return one of your two { coloured } markers.
because-for-canal = The next space of a canal is { coloured }, and you can pay for it.
because-for-house = You have a worker for { $house }.
because-scores = { some-points } at once.
because-earns = { some-florins } at once.
because-climbs = Up to level { $level } of the progress track.
because-free = It costs nothing, once in a round.
because-least = None of your characters is worth less at the end: { some-points }.
because-empty = Nobody lives there.
