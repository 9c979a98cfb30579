# Words that every game shares.

# A seat nobody has given a name; $n counts from 1.
seat-name = Seat { $n }
# What stands for it where there is no room for a name.
seat-letter = { $n }
you = You
points =
    { $n ->
        [one] point
       *[other] points
    }
score = { $n } { points }
gain = +{ $n }
loss = −{ $n }
nothing = { "" }
list-and = { $first } and { $rest }
list-comma = { $first }, { $rest }

## What the tables of several games say alike
status-over = Game over
prompt-you-won = You win with { score }.
prompt-won = { $name } wins with { score }.
prompt-shared = { $name } share the win with { score } each.
hint-placed =
    { $place ->
        [2] You are second. { $tie }
        [3] You are third. { $tie }
        [4] You are fourth. { $tie }
       *[5] You are fifth. { $tie }
    }
step-choice = an action
step-card = a card
step-die = a die
help-own = { $help } Feldspar’s own, the box may differ: { $what }.
count-points = { $n } { points }
seat-playing =
    { $place ->
        [1] Playing first…
        [2] Playing second…
        [3] Playing third…
       *[4] Playing fourth…
    }

## What a game is, for whoever has not chosen one
about-seats =
    For { $from } to { $to }{ $minutes ->
        [0] { "" }
       *[other] , about { $minutes } minutes for each of them
    }
about-rules = Rules { $version }, in { $count } numbered statements
about-options = Options, the first value by default:

## Why something cannot be done (refused-*)
refused-answered = You have already answered.
refused-asked = Somebody is already asking to take a decision back.
refused-bot = There is no such bot.
refused-broken = Something in the server broke. It has been noted.
refused-busy = The server is full right now. Try again in a moment.
refused-clock = There is no such clock.
refused-foreign = A page of another site cannot act here.
refused-held = A bot is playing this seat. Take it back first.
refused-host = This server does not answer to this name. Whoever runs it can allow the name (--name).
refused-missing = There is nothing here: the link may be incomplete.
refused-newer = This table was set by another version of Feldspar, which this server does not have.
refused-nobody-asks = Nobody is asking you to agree to anything.
refused-not-held = No bot is playing this seat.
refused-not-over = This game is not over yet.
refused-not-started = The game has not begun yet.
refused-not-yours = This seat is not yours.
refused-nothing = There is nothing to take back.
refused-options = A table cannot be set like this.
refused-over = The game is over.
refused-request = The server could not read this request.
refused-resigned = This seat has been given up.
refused-rule = A rule forbids this.
refused-seat = There is no such seat.
refused-lesson = This lesson is not here any more, or has changed. Begin it anew.
refused-stale = The table has just changed. Look again, then decide.
refused-started = The game has already begun.
refused-store = The tables cannot be written just now. Nothing is lost; try again in a moment.
refused-taken = Somebody else has this seat.
refused-too-long = That is too much at once.
refused-too-many = You have many unfinished tables. Finish or leave some first.
refused-too-often = That was a little too fast. Wait a moment, then try again.
refused-too-slow = That took too long to arrive. Try again.
refused-unknown = No such decision exists in this game.
refused-unreadable = This table’s journal is damaged and cannot be read.
refused-unpublished = You gave up this table of the day. Its record can be seen once the key of the day is published: until then others still play the same dice.
refused-unsure = It is not clear whether this was done. Check the table before you try again.
