# Words that every game shares.

# A seat nobody has given a name; $n counts from 1.
seat-name = Seat { $n }
# What stands for it where there is no room for a name.
seat-letter = { $n }
piece-of = This is { $name }’s.
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
move-apart = { $move } ({ $what })

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
help-own = { $help } Not checked against the box: { $what }.
count-points = { $n } { points }
seat-playing =
    { $place ->
        [1] Playing now (first)
        [2] Playing now (second)
        [3] Playing now (third)
       *[4] Playing now (fourth)
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
refused-asked = Someone has already asked to undo.
refused-bot = There is no such bot.
refused-broken = Something went wrong on the server. The error has been logged.
refused-busy = The server is full right now. Try again in a moment.
refused-clock = There is no such clock.
refused-foreign = A page of another site cannot act here.
refused-held = A bot is playing this seat. Take it back first.
refused-host = This server does not accept this host name. The person who runs it can allow the name (--name).
refused-missing = Nothing found: the link may be incomplete.
refused-newer = This table was set up with another version of Feldspar, which this server does not have.
refused-nobody-asks = Nobody is asking you to agree to anything.
refused-not-held = No bot is playing this seat.
refused-not-over = This game is not over yet.
refused-not-started = The game has not begun yet.
refused-not-yours = This seat is not yours.
refused-nothing = There is nothing to undo.
refused-options = A table can’t be set up like this.
refused-over = The game is over.
refused-request = The server could not read this request.
refused-resigned = This player has resigned.
refused-rule = A rule forbids this.
refused-seat = There is no such seat.
refused-lesson = This lesson has been removed or changed. Start it again.
refused-stale = The table has just changed. Look again, then decide.
refused-started = The game has already begun.
refused-store = The tables can’t be saved right now. Nothing is lost. Try again in a moment.
refused-taken = Someone else has this seat.
refused-too-long = That is too much at once.
refused-too-many = You have many unfinished tables. Finish or leave some first.
refused-too-often = Too fast. Wait a moment, then try again.
refused-too-slow = That took too long to arrive. Try again.
refused-unknown = This game has no such decision.
refused-unreadable = This table’s journal is damaged and can’t be read.
refused-unpublished = You gave up this table of the day. You can see its record once the key of the day is published, because others are still playing the same dice.
refused-unsure = The server may or may not have received this. Check the table before you try again.
