# Today's table, and what came of it.
daily-today = Today
daily-alone = { $game }, solo
daily-solo = Solo
daily-opponent = Opponent: { $who }
daily-about = Everyone plays the same game today. One try counts; practice as often as you like afterward.
daily-until = It counts if you finish it by { $date }.
daily-played =
    { $n ->
        [one] { $n } played
       *[other] { $n } played
    }
daily-best = best { $n }
daily-play = Play today’s table
daily-go-on = Go on
daily-see = See the result
daily-practise = Practice
daily-begun = started
daily-none = No game here has a table of the day.
daily-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
daily-unit =
    { $n ->
        [one] point
       *[other] points
    }
daily-made =
    { $n ->
        [one] point today
       *[other] points today
    }

## The week
daily-week = Your week
daily-mean = average { $n }
daily-unplayed = not played
daily-uncounted = does not count

## What is promised
daily-honest = Today’s dice were fixed before the very first table of the day. Their key is published when tomorrow ends (UTC), and games count until then. Anyone who has played today knows today’s dice and could play again as another guest, so results rest on trust. Nothing published so far gives away tomorrow’s dice.
daily-chain = All keys shown since { $day } fit together.
daily-broken-chain = The keys shown here do not fit together. The person who runs this server has replaced them: do not trust the results.
daily-honest-alone = Without a server, everything follows from the date, so you could work out tomorrow’s table. One try counts: it’s up to you to play fair.
daily-next = Next table at { $hour }.

## The result
daily-better = better than { $share } % of { $n } players
daily-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
daily-still = This table is still waiting for you.
daily-still-late = The time for this table is over. You can finish it, but it no longer counts.
daily-checking = This result counts once the game has been replayed and checked.
daily-not-mine = You did not play this one.
daily-proved = Each of these results was checked by replaying the whole game.
daily-own-only = Without a server, you see only your own results.
daily-back = Today’s tables
daily-new = There is a new table today.
daily-share = Share
daily-copy = Copy
daily-share-about = gives nothing away
daily-share-title = Feldspar, { $game }, { $date }
daily-everybody = Everyone
daily-you = you
daily-bin =
    { $n ->
        [one] from { $low } points: { $n } player
       *[other] from { $low } points: { $n } players
    }
daily-somebody = Someone
daily-place = Place
daily-name = Name
daily-checked = Checked
daily-score = Points

## Why a result does not count
daily-resigned = You gave up this table, so it does not count. There is a new one tomorrow.
daily-sealed = You can review and practice it from { $date } on. Until then, others are still playing the same dice.
daily-late = You did not finish this game in time, so it does not count. A table of the day counts until the end of the following day (UTC).
daily-helped = Does not count: you used undo, or a bot moved for you.
daily-broken = Does not count: when replayed, this game ends differently.
daily-other-table = Does not count: this is not the table of that day.
daily-other-dice = Does not count: these are not the dice of that day.
daily-other-bot = Does not count: when replayed, a bot decides differently.
