# Words that every game shares.

# A seat nobody has given a name; $n counts from 1.
seat-name = Seat { $n }
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

## Why something cannot be done (refused-*)
refused-answered = You have already answered.
refused-asked = Somebody is already asking to take a decision back.
refused-bot = There is no such bot.
refused-clock = There is no such clock.
refused-held = A bot is playing this seat. Take it back first.
refused-missing = There is nothing here: the link may be incomplete.
refused-nobody-asks = Nobody is asking you to agree to anything.
refused-not-held = No bot is playing this seat.
refused-not-over = This game is not over yet.
refused-not-started = The game has not begun yet.
refused-not-yours = This seat is not yours.
refused-nothing = There is nothing to take back.
refused-options = A table cannot be set like this.
refused-over = The game is over.
refused-request = That made no sense to the table.
refused-resigned = This seat has been given up.
refused-rule = A rule forbids this.
refused-seat = There is no such seat.
refused-stale = The table has just changed. Look again, then decide.
refused-started = The game has already begun.
refused-taken = Somebody else has this seat.
refused-too-long = That is too much at once.
refused-too-often = That was a little too fast. Wait a moment, then try again.
refused-undo = This can no longer be taken back: later decisions rest on it.
refused-unknown = No such decision exists in this game.
