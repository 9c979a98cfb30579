# Today's table, and what came of it.
daily-today = Today
daily-alone = { $game }, alone
daily-solo = Alone
daily-opponent = Opponent: { $who }
daily-about = Everyone plays the same game today. One try counts; practise as often as you like afterwards.
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
daily-practise = Practise
daily-begun = begun
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
daily-mean = mean { $n }
daily-unplayed = not played
daily-uncounted = does not count

## What is promised
daily-honest = Today’s dice were fixed before the very first table of the day, and their key is published when tomorrow ends (UTC): games count until then. Whoever has played today knows today’s dice, and nothing stops anybody from playing again as another guest, so results rest on trust. Nothing published so far gives away tomorrow’s dice.
daily-chain = The keys shown since { $day } fit together.
daily-broken-chain = The keys shown here do not fit together. Whoever runs this server has exchanged them: do not trust the results.
daily-honest-alone = Without a server all follows from the date: whoever wants to can know tomorrow’s. One try counts, on your honour.
daily-next = The next table comes at { $hour }.

## The result
daily-better = better than { $share } % of { $n } players
daily-streak =
    { $n ->
        [one] { $n } day in a row
       *[other] { $n } days in a row
    }
daily-still = This table still waits for you.
daily-still-late = The time for this table is over. You may finish it, but it no longer counts.
daily-checking = This table has still to be played again before it counts.
daily-not-mine = You did not play this one.
daily-proved = Each of these results was checked by playing the whole game again.
daily-own-only = Without a server there are only your own results.
daily-back = All of today
daily-new = There is a new table today.
daily-share = To share
daily-copy = Copy
daily-share-about = tells nothing of the game
daily-share-title = Feldspar, { $game }, { $date }
daily-everybody = Everybody
daily-you = you
daily-bin =
    { $n ->
        [one] from { $low } points: { $n } player
       *[other] from { $low } points: { $n } players
    }
daily-somebody = Somebody
daily-place = Place
daily-name = Name
daily-checked = Checked
daily-score = Points

## Why a result does not count
daily-resigned = You gave this table up, so it does not count. There is another one tomorrow.
daily-sealed = You may review and practise it from { $date } on: until then others still play the same dice.
daily-late = You did not finish this game in time, so it does not count. A table of the day counts until the end of the following day (UTC).
daily-helped = Does not count: you used undo, or a bot moved for you.
daily-broken = Played again, this game does not end as it says: so it does not count.
daily-other-table = This is not the table of that day: so it does not count.
daily-other-dice = These are not the dice of that day: so it does not count.
daily-other-bot = Played again, a bot decides otherwise: so it does not count.
