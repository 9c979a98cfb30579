# What happens to a table rather than in its game, and why a table refuses something.

## Who plays at each level, where a game does not say
level-1 = Novice
level-1-is = Picks any legal move at random.
level-2 = Player
level-2-is = Takes what looks best right now and never plans ahead.
level-3 = Old hand
level-3-is = Uses what it learned from many games, if anything; otherwise takes what looks best.
level-4 = Thinker
level-4-is = Looks a little ahead, if it has learned what to look for.
level-5 = Master
level-5-is = Looks further ahead, if it has learned what to look for.

## In the log
log-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $who } resigned.
    }
log-resigned-late =
    { $you ->
        [yes] Your time ran out, which counts as resigning here.
       *[no] { $who }’s time ran out, which counts as resigning here.
    }
log-withheld =
    { $you ->
        [yes] You did not reveal the random numbers you had sealed, which counts as resigning.
       *[no] { $who } did not reveal the random numbers they had sealed, which counts as resigning.
    }
log-overdue =
    { $you ->
        [yes] Your time ran out: a bot took this decision for you.
       *[no] { $who }’s time ran out: a bot took this decision.
    }
log-held =
    { $you ->
        [yes] You are letting a bot play for you.
       *[no] { $who } is letting a bot play.
    }
log-replaced =
    { $you ->
        [yes] You were away too long, so the others let a bot play for you.
       *[no] { $who } was away too long, so a bot is playing for now.
    }
log-hint =
    { $you ->
        [yes] You asked for a hint.
       *[no] { $who } asked for a hint.
    }
log-given-back =
    { $you ->
        [yes] You are back.
       *[no] { $who } is back.
    }
log-taken-back =
    { $you ->
        [yes] You undid a decision.
       *[no] { $who } undid a decision.
    }
log-taken-back-marked =
    { $you ->
        [yes] You undid something that had been revealed.
       *[no] { $who } undid something that had been revealed.
    }

## Why something cannot be done (refused-*)
refused-again = The rematch has already been set up.
refused-alone = Nobody else is playing. The game simply waits for you.
refused-away = Something has been revealed since, and someone is away. You can’t undo it until they return.
refused-cancelled = This table has been canceled.
refused-daily = Something has been revealed. You can’t undo that at the table of the day, because everyone plays the same game.
refused-no-daily = This game has no table of the day.
refused-kept = This seat is reserved for someone else.
refused-method = This address does not accept this kind of request.
refused-nobody = At least one seat needs a human player.
refused-no-choice = There is only one thing to do, so you need no advice.
refused-no-hints = This table does not allow hints.
refused-no-advice = Nothing has been learned about this game yet, so there is no advice.
refused-no-puzzle = This game has no such puzzle.
refused-no-position = This position does not exist here. Go back and choose another.
refused-not-asked = Ask for a hint when it is your turn.
refused-not-awaited = Nobody is waiting for this player.
refused-not-opener = Only the player who set up this table can do that.
refused-bot-decides = Your time for this decision is up. The bot decides first; then you can take your seat back.
refused-opened = All random numbers for the dice are sealed and are now being revealed. You can no longer cancel or leave this table, only resign.
refused-overtime = You are out of time, so this move stands.
refused-other-bytes = These are not the random numbers that were sealed.
refused-other-protocol = This page and the table do not seal dice in the same way. Reload the page.
refused-own-bytes = Your own random numbers are still missing, too. Open the table in the browser where you took your seat, or resign.
refused-patience = It is too early for that. Give them a little more time.
refused-sealed = This seat has nothing to add to the dice.
refused-unsealed = Not everyone has sealed their random numbers yet.

## What a check of a finished game finds
verify-checked =
    { $n ->
        [one] Everything checks out: the dice, { $n } decision, the scores, the places and the digest.
       *[other] Everything checks out: the dice, { $n } decisions, the scores, the places and the digest.
    }
verify-proved-sealed = Proved, if all seals were shown before any bytes were revealed: nobody chose the dice after the commitment was shown, and the game followed from them. Only the sealed random bytes of every player and the table’s secret went into the dice.
verify-proved-alone = Proved, if the seal was shown before the bytes were revealed: the person who ran the table did not choose the dice after the commitment was shown, and the game followed from them. One person played, and their sealed bytes went into the dice. No file can tell how many tables they started before this one.
verify-proved-withheld = Proved, if all seals were shown before any bytes were revealed: the dice followed from sealed bytes, and the game from the dice. This is a weaker promise, because some sealed bytes were never revealed (seat { $seats }, which counted as resigning): anyone who knew the secret could choose between the dice with and without them.
verify-proved-partial = Proved, if all seals were shown before any bytes were revealed: for everyone whose sealed bytes went into the dice, nobody else chose the dice, and the game followed from them. This is a weaker promise for those who added none (seat { $seats }): someone who knew the secret could choose the dice together with all the others.
verify-proved-sealed-1 = Proved: every seal fits, and the game followed from the dice. This is the weaker promise of the first protocol: the person who set up the table, if they knew the secret, could look at the dice before revealing their own bytes, and cancel the table if they did not like them.
verify-proved-open-1 = Proved: nobody without the secret chose the dice after the commitment was shown, and the game followed from them. This is the weaker promise of the first protocol, because some bytes were unsealed or missing (seat { $seats }): someone who knew the secret could try several of their own and pick one.
verify-proved-none = Proved: nobody chose the dice after the commitment was shown, and the game followed from them. This is a weaker promise, because no seat added bytes: whoever drew the secret could try several before committing to one.
verify-also-withheld = Also, some sealed bytes were never revealed (seat { $seats }, which counted as resigning): anyone who knew the secret could choose between the dice with and without them.
verify-not-proved = Not proved by this file alone:
verify-open-commitment = that the commitment in it is the one shown before the game. Compare it with the one your page kept: { $commitment }
verify-open-seals = that the seals in it were shown before any bytes were revealed. If your page added bytes, it compared the seals with those it saw. Compare them with the ones it shows under “The figures”: { $seals }
verify-open-future = that nobody knew the dice to come. The person who ran the server could know them, from the start of the game at the latest.
verify-open-people = who sat where, who was away, who resigned or undid something, and in which order simultaneous decisions were made. The file says what the table wrote down.
verify-wrong = This record cannot be trusted.
verify-unreadable = It cannot be read: { $why }
verify-no-secret = The secret is not revealed: the game is not over, or was not played at a table.
verify-other-secret = The secret is not the one committed to.
verify-other-protocol = Its dice follow protocol { $dice }, which is not known here.
verify-short-secret = The secret is not 32 bytes long.
verify-unowed = There are bytes or a seal for seat { $seat }, where no person sat. They should not be in the dice.
verify-no-seal = Seat { $seat } added bytes that it had not sealed.
verify-length = What seat { $seat } added is not 16 bytes long.
verify-withheld = Seat { $seat } sealed bytes that are missing, but did not resign.
verify-other-seal = What seat { $seat } added is not what it had sealed for this table and this seat.
verify-other-seed = The seed does not follow from the secret and what the seats added.
verify-other-rules = It was played with other rules: { $told }. This version has { $here }, so the game can’t be replayed.
verify-too-many = It has more decisions than a game can have.
verify-no-table = { $why }
verify-no-seat = It mentions seat { $seat }, but there is no such seat.
verify-options = It does not say which value was chosen for each option.
verify-illegal = Decision { $n } ({ $what }) is not allowed there: see rule { $rule }.
verify-unplayable = { $why }
verify-standin = Decision { $n } can’t have been made by a substitute bot.
verify-not-over = The game is not over after the last decision.
verify-resigned =
    { $n ->
        [one] Seat { $seat } can’t have resigned after { $n } decision.
       *[other] Seat { $seat } can’t have resigned after { $n } decisions.
    }
verify-played-on = Seat { $seat } decides after it has resigned.
verify-after-end = The game goes on after seat { $seat } ended it by resigning.
verify-no-end = It does not say how the game ended.
verify-other-scores = The scores are { $found }, not { $told }.
verify-other-places = The places are { $found }, not { $told }.
verify-other-digest = The digest of the last state is { $found }, not { $told }.
refused-no-session = This device is no longer in the list. Open the list again.
refused-session = This device has been signed out. Reload the page to continue as a new guest. To get your seats back, open a personal link from another of your devices here.
refused-pass = This link has already been used or is too old. Ask for a new one on the other device.
refused-record = This is not a readable record.
refused-record-game = There is no game with this name.
