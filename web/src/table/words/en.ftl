# What the table and the replay say, whatever the game.

## The table
table-gone = There is no such table
table-gone-hint = The link may be incomplete, or the table was deleted.
table-home = Back to the games
table-offline = The connection is lost. Trying again…
table-unreachable = The server did not respond. Try again in a moment.
table-went-back = The last moves here were lost when the site’s database failed. The table is back to where it was on { $time }; play goes on from there.
table-watching = You are watching.
table-thinking =
    { $you ->
        [yes] A bot is thinking for you…
       *[no] { $who } is thinking…
    }
table-not-now = Not now.
table-rule = Rule { $rule }
table-confirm = Confirm
table-once-more = Choose it again to confirm.
table-final = { $n } if the game ended now
table-back = Back
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = You asked to undo. The others must agree.
table-undo-question = { $who } asks to take back the last decision.
table-undo-asking = { $who } has asked to take back a decision.
table-undo-shown = Something has been revealed since.
table-undo-agreed = Agreed: { $names }.
table-agree = Agree
table-refuse = Refuse
table-to-text = Show the text version
table-to-picture = Show the picture
table-menu = More
table-rules = Rules
table-resign = Resign
table-resign-sure =
    { $you ->
        [yes] Resign for good?
       *[no] Resign for { $who }, for good?
    }
resign-won = The game ends at once, and { $who } wins.
resign-goes-on =
    { $you ->
        [yes] A bot plays on in your place, and you will be last.
       *[no] A bot plays on for { $who }, who will be last.
    }
resign-unfinished = Nobody else is playing, so the game ends as it stands.
table-resign-yes = Yes, resign
table-keep-playing = Keep playing
table-hold = Let a bot play for me
table-give-back = Take my seat back
hold-sure =
    { $you ->
        [yes] Let a bot play for you?
       *[no] Let a bot play for { $who }?
    }
hold-about =
    { $you ->
        [yes] It plays until you take your seat back, which you may do at any time.
       *[no] It plays until the seat is taken back, which may be done at any time.
    }
hold-yes = Let a bot play
undo-marked-sure = Undo past a reveal?
undo-marked-about = Dice or cards have been revealed since. Against bots you may go back all the same, but the result will say so.
undo-marked-yes = Take it back
undo-marked-no = Keep it
table-choices = Choices
table-close = Close
table-enlarge =
    { $you ->
        [yes] Look closely at your game
       *[no] Look closely at the game of { $who }
    }
table-score = { $n } { points }
table-score-split =
    { $you ->
        [yes] Where your points come from
       *[no] Where the points of { $who } come from
    }
table-no-points = No points yet.
seat-level = , bot, level { $n }
seat-level-held = Bot: { $name }, level { $n }
stand-in-plays = It will play as { $name }, level { $n }.
open-stand-in = Stands in for who is away: { $name }, level { $n }
table-bot = bot
table-away = a bot plays for now
table-late = time ran out
table-resigned = resigned
table-you = you
name-you = You
pair = { $name }: { $value }
table-clock = Time left: { $time }
table-clock-resign = Time left: { $time }; after that the seat resigns
table-days-left =
    { $n ->
        [0] less than a day left
        [one] { $n } day left
       *[other] { $n } days left
    }
table-main = Table
table-pages = Pages of the table
table-scores = Scores
sheet-handle = What is asked
table-rail = Players and log

tab-common = Board
tab-mine = Mine
tab-others = Others
tab-log = Log

## Who is not at the table
away-nobody = No players are here. The game is paused.
away-here = I am here
away-held =
    { $you ->
        [yes] A bot is playing for you.
       *[no] A bot is playing for { $who }.
    }
away-late =
    { $you ->
        [yes] Your time ran out, and a bot decided for you.
       *[no] { $who }’s time ran out, and a bot decided.
    }
awaited-from = The table is waiting for { $who }. From { $date } on, a bot may play instead.
awaited-now = { $who } has been away for a long time.
awaited-replace = Let a bot play for { $who }
awaited-you = The others are waiting for you. From { $date } on, they may let a bot play for you.
awaited-you-now = The others may now let a bot play for you.

## The log
log-title = Log
log-empty = Nothing has happened yet.
log-away = While you were away
log-moment = See this moment
log-moments = Each line leads to its moment in the replay.

## A table with open seats
open-title = Waiting for players
open-hint = Send this link to your friends. Anyone with it can take a free seat.
open-hint-kept = The seats are kept for the players of the last game. They find this table at the end of that game, and among their tables.
open-lost = Your random numbers for the dice are not in this browser. Open the table where you sat down, or stand up and sit down again here.
open-fleeting = This browser cannot store your random numbers for the dice: keep this page open until the game begins, or you may lose your seat.
open-lost-told = Your random numbers for the dice are not in this browser, and the others are now revealing theirs. Open the table in the browser where you sat down. If your numbers do not arrive in time, the others can begin without you, and you will have resigned.
open-seats = Seats
open-seat = Open seat
open-name = Your name
open-sit = Take this seat
open-leave = Leave seat
open-none = You are watching. Take a seat if you like.
open-invited = A seat is kept for you.
open-kept = Kept for a player of the last game
open-kept-you = Kept for you
open-fill = Seat a bot here
open-fill-of = { $seat }: seat a bot here
open-free = Remove player
open-free-of = { $who }: free this seat
open-free-sure = Free the seat of { $who }?
open-free-about = They leave the table, and the seat is open again.
open-free-no = Leave it as it is
open-cancel = Cancel this table
open-cancel-sure = Cancel this table?
open-cancel-about = Nobody will be able to sit down at it, and this cannot be undone.
open-cancel-yes = Yes, cancel it
open-cancel-no = Keep it
cancelled-title = This table was cancelled
cancelled-about = The host cancelled this table.
cancelled-by-you = You have cleared it away. Set another one whenever you like.
sealing-title = About to begin
sealing-all = Everybody is here.
sealing-now = Securing the dice…
sealing-waits = The dice are being sealed: waiting for { $names }.
sealing-told = All random numbers for the dice are sealed and are being revealed: from now on nobody can cancel this table, and whoever leaves resigns.
sealing-until = The sealed random numbers of { $names } have not been revealed yet. From { $date } on you may begin without them; { $names } will then have resigned.
sealing-forfeit = The sealed random numbers of { $names } were not revealed in time. If you begin now, { $names } will have resigned.
sealing-weaker = You can begin without the random numbers of { $names }. Nobody can choose the dice then either, as long as one of the other players is honest; but { $names } will have to take that on trust.
sealing-begin = Begin without { $names }

## One device, several players
pass-title = Pass the device to { $who }
pass-hint = What they see is for their eyes only.
pass-ready = I am { $who }

## The end
over-title = The game is over
over-winner = { $who } wins
over-you = You win
over-shared = { $names } share the win
over-alone = The end
over-resigned =
    { $n ->
        [one] The game ended early: { $names } resigned.
       *[other] The game ended early: { $names } resigned.
    }
over-resigned-you = The game ended early: you resigned.
over-takebacks =
    { $n ->
        [one] One undo past a reveal.
       *[other] { $n } undos past a reveal.
    }
over-sources = Where the points came from
over-line = The score, turn by turn
over-turn = Turn
over-again = Play again
over-again-set = A rematch is ready.
over-again-sit = Join the rematch
over-again-watch = Go to the new table
over-replay = Watch the replay
over-daily = Result of the day
over-review = Review the game
over-record = Download the record
over-table = See the table
over-result = See the result
over-place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
fair-title = Were { $lots } fair?
fair-checking = Checking…
fair-record-unreadable = What the record says about { $lots } cannot be read.
fair-record-other = The record says something different about { $lots } than this table does.
fair-protocol-other = According to the record, { $lots } were not drawn in the way this table promised before the game.
fair-secret-promised = The secret is the one this page saw promised before the game.
fair-secret-unseen = The secret fits the table’s promise, but this page did not see that promise before the game.
fair-secret-other = The secret is not the one the table promised.
fair-own-all = This page’s own random numbers are in { $lots }.
fair-own-some = This page’s own random numbers are in { $lots } for some of your seats only.
fair-own-none = None of your random numbers went into { $lots }.
fair-own-missing = This page sealed random numbers that are not in { $lots }: according to the table, they were never revealed.
fair-own-left-out = This page revealed its random numbers, and the table received them, but they are not in { $lots }.
fair-own-other = Other random numbers than this page’s own were used in its name.
fair-seals-all = All players sealed their random numbers, and every seal fits.
fair-seals-some = The seals fit, but not everybody sealed random numbers.
fair-seals-none = Nobody sealed random numbers.
fair-seals-withheld = The seals fit, but random numbers that somebody had sealed are missing, which counted as resigning.
fair-seals-unseen = Every seal fits the random numbers of its player, but this page added none and so cannot know whether the seals came first.
fair-seals-unowed = There are random numbers in { $lots } that no player had sealed.
fair-seals-missing = Sealed random numbers are missing, and nobody resigned for that.
fair-seals-other = A seal does not fit its player’s random numbers for this table and this seat.
fair-seals-late = A seal is not the one this page saw before it revealed its own random numbers.
fair-seed-follows = The key behind { $lots } follows from the secret and all these random numbers.
fair-seed-other = The key behind { $lots } does not follow from the secret and these random numbers.
fair-game-playing = Playing the whole game again…
fair-game-same = The whole game was played again in this page: it ends as shown, and tells what you were told.
fair-game-other = Played again in this page, the game does not end as shown, or does not tell what you were told.
fair-game-failed = The game could not be played again in this page.
fair-game-not = The game was not played again in this page.
fair-game-play = Play it again here ({ $size } MB)
fair-game-elsewhere = “feldspar verify FILE” does so with the downloaded record.
fair-promise-broken = Something here does not check out: nothing can be promised about { $lots }. Do not trust this game.
fair-promise-sealed = Every player sealed random numbers before any were revealed, and only these and the table’s sealed secret went into { $lots }: nobody could choose them.
fair-promise-alone = Only the table’s sealed secret and the one player’s sealed random numbers went into { $lots }: neither that player nor whoever keeps the table could choose them. But nobody can tell how many tables that player began before this one.
fair-promise-unseen = Everything fits. But only a page that added random numbers of its own knows that nobody chose { $lots }, and this page added none.
fair-promise-missing = This page tried to reveal the random numbers it had sealed, but the table went on without them. If they did arrive, whoever keeps the table could choose between { $lots } with those numbers and without.
fair-promise-withheld = Somebody sealed random numbers and never revealed them, which counted as resigning. At that price, in league with whoever keeps the table, they could choose between { $lots } with those numbers and without.
fair-promise-partial = Not every player sealed random numbers. Those who did know that nobody could choose { $lots }, except by withholding sealed numbers. The others have to trust that not all who sealed theirs were in league with whoever keeps the table.
fair-promise-sealed-1 = All players sealed their random numbers before any were revealed. But by the rules of that time, whoever set the table and knew its secret could look at { $lots } and cancel the table before the game.
fair-promise-open-1 = Not all players’ random numbers were sealed and then revealed: whoever added or withheld the last ones, together with whoever keeps the table, could have influenced { $lots }.
fair-promise-none = No player added random numbers: whoever keeps the table could have chosen { $lots }.
fair-promise-daily = At the table of the day { $lots } are the same for everybody: so nobody added random numbers.
fair-limit = Whoever runs the server can know { $lots } to come, from the start of the game at the latest.
fair-limit-alone = The secret lies in this browser: whoever looks for it there can know { $lots } to come.
fair-broken = The table now promises other dice than before. This page adds nothing to them; do not trust this game.
fair-details = The figures
fair-commitment = Promised (SHA-256 of the secret)
fair-secret = Secret
fair-entropy =
    { $you ->
        [yes] Added by you
       *[no] Added by { $who }
    }
fair-seal =
    { $you ->
        [yes] Sealed by you
       *[no] Sealed by { $who }
    }
fair-nothing = nothing
fair-seed = Key behind { $lots }

## A table of the day
day-until = This table of the day counts if you finish it by { $date }.
day-late = The time for this table of the day is over. You may finish this game, but it no longer counts.
day-sealed = You gave up the table of the day. Its record, its replay and its key are shown from { $date } on: until then others still play the same dice.

## The text table
text-title = Text version of the table
text-do = What you may do
text-touched = Chosen
text-nothing = There is nothing for you to do now.
text-players = Players
text-waiting = Waiting for { $names }.
text-written = { $thing }, would write { $mark }
text-alike = { $thing } (×{ $n })
text-player = { $who }: { $score }; { $things }. { $status }

## The replay
replay-title = Replay
replay-hint = Look at a recorded game, decision by decision.
replay-file = Open a record
replay-paste = Or paste one here
replay-show = Show it
replay-unread = This is not a readable record of a finished game.
replay-slider = Decision
replay-at = Decision { $n } of { $count }
replay-play = Play
replay-pause = Pause
replay-first = First
replay-earlier = Earlier
replay-later = Later
replay-last = Last
replay-seat = Seen by
replay-watcher = a watcher
replay-link = Copy link
replay-other = Another record

## The log, read from above
log-below = newest last
log-since = Since your last decision
log-new = { $n } new, jump to latest

## The end, by how much and against whom
over-you-by =
    { $n ->
        [one] You win by { $n } point
       *[other] You win by { $n } points
    }
over-winner-by =
    { $n ->
        [one] { $who } wins by { $n } point
       *[other] { $who } wins by { $n } points
    }
over-beaten =
    { $you ->
        [yes] You
       *[no] { $who }
    } { $n ->
        [0] { $you ->
            [yes] hold off { $rival }, level on points
           *[no] holds off { $rival }, level on points
        }
        [one] { $you ->
            [yes] beat { $rival } by { $n } point
           *[no] beats { $rival } by { $n } point
        }
       *[other] { $you ->
            [yes] beat { $rival } by { $n } points
           *[no] beats { $rival } by { $n } points
        }
    }
over-to = { $mine } to { $his }.
over-in-all = in all
over-rated =
    { $n ->
        [one] { $name }: { $n } point
       *[other] { $name }: { $n } points
    }
over-unrated =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
over-next =
    { $n ->
        [one] { $n } point more would have been “{ $name }”.
       *[other] { $n } points more would have been “{ $name }”.
    }
over-ladder = Your rating
over-from = from { $n }
over-reached = reached
over-not-yet = not reached
over-rounds = Round by round
over-round = { $mine } to { $his }
over-round-held = held
over-round-beaten = beaten
over-round-open = not played
source-untold = Not shown
lots-dice = the dice
lots-cards = the cards
lots-tiles = the tiles

## The replay, in sentences
replay-begins = The game begins.
replay-untold = This move is hidden.
replay-pace = Pace
replay-pace-quick = Quick
replay-pace-normal = Normal
replay-pace-slow = Slow
replay-line = Line { $n }:
replay-link-long = Too long for a link: send the file.
replay-home = Look at a recorded game

table-next = { $things }: now choose { $steps }.
table-next-lit = something that is lit
table-or = Confirm, or choose { $steps } instead.
table-turned = The page turned: { $page }.
table-reach = Also available (other page)
table-offers = Possible moves

## The keyboard
table-confirm-move = Confirm: { $move }
keys-title = Keyboard
keys-about = Everything at the table can be done with keys. No single letter changes the game.
keys-tab = goes to what may be chosen, and on to the buttons
keys-arrows = go from one thing that may be chosen to the next
keys-touch = choose it, or press the button
keys-back = takes back the last choice, or closes what is open
keys-undo = takes back the last decision, as far as that is allowed
keys-text = shows the table in words, or as a picture again
keys-help = shows this

over-again-by =
    { $you ->
        [yes] You have set the table again for everybody.
       *[no] { $who } has set the table again for everybody.
    }
