# What happens to a table rather than in its game, and why a table refuses something.

## Who plays at each level, where a game does not say
level-1 = Novice
level-1-is = Takes any decision that is allowed.
level-2 = Player
level-2-is = Takes what looks best at once, and plans nothing.
level-3 = Old hand
level-3-is = Goes by what playing has taught, if anything; else takes what looks best.
level-4 = Thinker
level-4-is = Looks a little ahead, where playing has taught what to look for.
level-5 = Master
level-5-is = Looks further ahead, where playing has taught what to look for.

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
        [yes] You let a bot play for you.
       *[no] { $who } lets a bot play.
    }
log-replaced =
    { $you ->
        [yes] You were awaited too long: the others let a bot play for you.
       *[no] { $who } was awaited too long: a bot plays meanwhile.
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
        [yes] You took a decision back.
       *[no] { $who } took a decision back.
    }
log-taken-back-marked =
    { $you ->
        [yes] You took back what had been revealed.
       *[no] { $who } took back what had been revealed.
    }

## Why something cannot be done (refused-*)
refused-again = The next game has already been set up.
refused-alone = Nobody else is playing. The table simply waits for you.
refused-away = Something has been revealed since, and somebody is away. Nobody goes back until they return.
refused-cancelled = This table has been cancelled.
refused-daily = Something has been revealed. At the table of the day it is not taken back: everybody meets the same.
refused-no-daily = This game has no table of the day.
refused-kept = This seat is kept for somebody.
refused-method = This address does not understand that.
refused-nobody = At least one seat must be for a person.
refused-no-choice = There is only one thing to do: nobody need advise you.
refused-no-hints = No hints are given at this table.
refused-no-advice = Nothing has been learned about this game yet, so nobody can advise.
refused-no-puzzle = This game has no such puzzle.
refused-no-position = There is no such position here: go back, and choose another.
refused-not-asked = Ask for a hint when it is your turn.
refused-not-awaited = Nobody is waiting for this player.
refused-not-opener = Only the player who set up this table may do that.
refused-bot-decides = Your time for this decision is up. The bot decides first; then you can take your seat back.
refused-opened = All random numbers for the dice are sealed and are being revealed: you can no longer cancel or leave this table, only resign.
refused-overtime = You are out of time, so this move stands.
refused-other-bytes = These are not the random numbers that were sealed.
refused-other-protocol = This page and the table do not seal dice in the same way. Load the page again.
refused-own-bytes = Your own random numbers are still missing, too. Open the table in the browser where you sat down, or resign.
refused-patience = It is too early for that. Give them a little more time.
refused-sealed = This seat has nothing to add to the dice.
refused-unsealed = Not everybody has sealed their random numbers yet.

## What a check of a finished game finds
verify-checked =
    { $n ->
        [one] All is as it must be: the dice, { $n } decision, the scores, the places and the digest.
       *[other] All is as it must be: the dice, { $n } decisions, the scores, the places and the digest.
    }
verify-proved-sealed = Proved, if all seals were shown before any bytes were revealed: nobody chose the dice after the commitment was shown, and the game followed from them. Everybody’s sealed random bytes and the table’s secret are in the dice, and nothing else.
verify-proved-alone = Proved, if the seal was shown before the bytes were revealed: whoever ran the table did not choose the dice after the commitment was shown, and the game followed from them. One person played, whose sealed bytes are in the dice; how many tables they began before this one, no file can tell.
verify-proved-withheld = Proved, if all seals were shown before any bytes were revealed: the dice followed from sealed bytes, and the game from the dice. It is a weaker promise, for sealed bytes were never revealed (seat { $seats }, which counted as resigning): whoever knew the secret could choose between the dice with and without each of them.
verify-proved-partial = Proved, if all seals were shown before any bytes were revealed: for everybody whose sealed bytes are in the dice, nobody else chose the dice, and the game followed from them. It is a weaker promise for whoever added none (seat { $seats }): somebody who knew the secret could choose the dice together with all the others.
verify-proved-sealed-1 = Proved: every seal fits, and the game followed from the dice. It is the weaker promise of the first protocol: whoever set the table and knew the secret could look at the dice before their own bytes were revealed, and cancel the table if they did not like them.
verify-proved-open-1 = Proved: nobody who did not know the secret chose the dice after the commitment was shown, and the game followed from them. It is the weaker promise of the first protocol, for bytes came unsealed, or not at all (seat { $seats }): somebody who knew the secret could try several of their own, and so choose.
verify-proved-none = Proved: nobody chose the dice after the commitment was shown, and the game followed from them. It is a weaker promise, for no seat added bytes: whoever drew the secret could try several before committing to one, and so choose.
verify-also-withheld = Besides, sealed bytes were never revealed (seat { $seats }, which counted as resigning): whoever knew the secret could choose between the dice with and without each of them.
verify-not-proved = Not proved by this file alone:
verify-open-commitment = that the commitment in it is the one shown before the game. Compare it with the one your page kept: { $commitment }
verify-open-seals = that the seals in it were shown before any bytes were revealed. A page that added bytes compares them with those it saw; compare them with the ones that page shows under “The figures”: { $seals }
verify-open-future = that nobody knew the dice to come. Whoever ran the server could, from the start of the game at the latest.
verify-open-people = who sat where, who was away, resigned or took something back, and in which order those decided who could at the same time. The file tells what the table wrote down.
verify-wrong = This record cannot be trusted.
verify-unreadable = It cannot be read: { $why }
verify-no-secret = The secret is not revealed: the game is not over, or was not played at a table.
verify-other-secret = The secret is not the one committed to.
verify-other-protocol = Its dice follow protocol { $dice }, which is not known here.
verify-short-secret = The secret is not 32 bytes long.
verify-unowed = There are bytes or a seal for seat { $seat }, where no person sat: they have no place in the dice.
verify-no-seal = Seat { $seat } added bytes that it had not sealed.
verify-length = What seat { $seat } added is not 16 bytes long.
verify-withheld = Seat { $seat } sealed bytes that are missing, and has not resigned for that.
verify-other-seal = What seat { $seat } added is not what it had sealed for this table and this seat.
verify-other-seed = The seed does not follow from the secret and what the seats added.
verify-other-rules = It was played by other rules: { $told }. Here are { $here }, so it cannot be played again.
verify-too-many = It has more decisions than a game can have.
verify-no-table = { $why }
verify-no-seat = It speaks of seat { $seat }, but there is none.
verify-options = It does not say what was chosen for each option.
verify-illegal = Decision { $n } ({ $what }) is not allowed there: see rule { $rule }.
verify-unplayable = { $why }
verify-standin = Decision { $n } is not one that a stand-in can have taken.
verify-not-over = The game is not over after the last decision.
verify-resigned =
    { $n ->
        [one] Seat { $seat } cannot have resigned after { $n } decision.
       *[other] Seat { $seat } cannot have resigned after { $n } decisions.
    }
verify-played-on = Seat { $seat } decides after it has resigned.
verify-after-end = The game goes on after the resignation of seat { $seat } has ended it.
verify-no-end = It does not say how the game ended.
verify-other-scores = The scores are { $found }, not { $told }.
verify-other-places = The places are { $found }, not { $told }.
verify-other-digest = The digest of the last state is { $found }, not { $told }.
refused-no-session = This device is no longer in the list. Open the list again.
refused-session = This device has been signed out. Load the page again to go on as a new guest. To get your seats back, open a personal link from another of your devices here.
refused-pass = This link has been used, or is too old. Ask for a new one on the other device.
refused-record = This cannot be read as a record.
refused-record-game = No game here has this name.
