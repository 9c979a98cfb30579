# What the table and the replay say, whatever the game.

## The table
table-gone = There is no such table
table-gone-hint = The link may be incomplete, or the table was cleared away.
table-home = Back to the games
table-offline = The connection is lost. Trying again…
table-unreachable = Nobody answered. Try again in a moment.
table-watching = You are watching.
table-chosen =
    { $count ->
        [one] Chosen: { $things }. One move possible.
       *[other] Chosen: { $things }. { $count } moves possible.
    }
table-not-now = Not now.
table-first = Before that, touch something else that is lit.
table-rule = Rule { $rule }
table-confirm = Confirm
table-once-more = Touch it once more to confirm.
table-final = { $n } if the game ended now
table-back = Back
table-undo = Undo
table-undo-ask = Ask to undo
table-undo-asked = You asked to undo. The others must agree.
table-undo-question = { $who } asks to take back the last decision.
table-undo-asking = { $who } has asked to take back a decision.
table-agree = Agree
table-refuse = Refuse
table-to-text = Go to the text table
table-to-picture = Show the picture
table-menu = More
table-rules = Rules
table-resign = Resign
table-resign-sure = Resign for good? A bot plays on in your place.
table-resign-yes = Yes, resign
table-keep-playing = Keep playing
table-hold = Let a bot play for me
table-give-back = Take my seat back
table-held = A bot is playing for you.
table-choices = Choices
table-close = Close
table-enlarge =
    { $you ->
        [yes] Look at yours closely
       *[no] Look at { $who } closely
    }
table-score = { $n } { points }
table-score-split =
    { $you ->
        [yes] Where your points come from
       *[no] Where the points of { $who } come from
    }
table-no-points = No points yet.
table-bot = bot
table-away = a bot plays for now
table-resigned = resigned
table-you = you
name-you = You
pair = { $name }: { $value }
table-clock = Time left: { $time }
table-days-left =
    { $n ->
        [0] less than a day left
        [one] { $n } day left
       *[other] { $n } days left
    }
table-main = Table
table-pages = Pages of the table
table-rail = Players and log

tab-common = Tables
tab-mine = Mine
tab-others = Others
tab-log = Log

## The log
log-title = Log
log-empty = Nothing has happened yet.
log-away = While you were away
log-before = Before
log-moment = See this moment
log-moments = Each line leads to its moment in the replay.

## A table with open seats
open-title = Waiting for players
open-hint = Send this link to whoever shall play. Anybody who opens it may take an open seat.
open-copied = Copied
open-seats = Seats
open-seat = Open seat
open-name = Your name
open-sit = Sit down here
open-leave = Stand up
open-none = You are watching. Take a seat if you like.

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
over-sources = Where the points came from
over-line = The score, turn by turn
over-turn = Turn
over-again = Play again
over-replay = Watch the replay
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
fair-title = Were the dice fair?
fair-checking = Checking…
fair-fair = Yes. Checked in this page: the secret is the one the table promised before the game, and the dice follow from it and from what every player added.
fair-unable = This page was sent unprotected, so the browser does not let it compute. Check the record with “feldspar verify”.
fair-wrong-secret = No! The secret is not the one the table promised before the game.
fair-wrong-seed = No! The dice do not follow from the secret and what the players added.
fair-details = The figures
fair-commitment = Promised (SHA-256 of the secret)
fair-secret = Secret
fair-entropy =
    { $you ->
        [yes] Added by you
       *[no] Added by { $who }
    }
fair-nothing = nothing
fair-seed = Key of all dice

## The text table
text-title = The table in words
text-do = What you may do
text-touched = Touched
text-nothing = There is nothing for you to do now.
text-players = Players
text-waiting = Waiting for { $names }.
text-written = { $thing }, would write { $mark }
text-player = { $who }: { $score }; { $things }. { $status }

## The replay
replay-title = Replay
replay-hint = Look at a recorded game, decision by decision.
replay-file = Open a record
replay-paste = Or paste one here
replay-show = Show it
replay-unread = This is not a record of a finished game that can be read here.
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
