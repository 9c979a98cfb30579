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
refused-overtime = Your time for this decision is used up. It stands.
refused-other-bytes = These are not the random numbers that were sealed.
refused-patience = It is too early for that. Give them a little more time.
refused-sealed = This seat has nothing to add to the dice.
refused-unsealed = Not everybody has sealed their random numbers yet.

## What a check of a finished game finds
verify-checked =
    { $n ->
        [one] All is as it must be: the dice, { $n } decision, the scores, the places and the digest.
       *[other] All is as it must be: the dice, { $n } decisions, the scores, the places and the digest.
    }
verify-proved-sealed = Proved: nobody chose the dice after the commitment was shown, and the game followed from them. All bytes that seats added were sealed before any of them were known.
verify-proved-open = Proved: nobody who did not know the secret chose the dice after the commitment was shown, and the game followed from them. It is a weaker promise, for bytes came unsealed, or not at all (seat { $seats }): somebody who knew the secret could try several of their own, and so choose.
verify-proved-none = Proved: nobody chose the dice after the commitment was shown, and the game followed from them. It is a weaker promise, for no seat added bytes: whoever drew the secret could try several before committing to one, and so choose.
verify-not-proved = Not proved by this file alone:
verify-open-commitment = that the commitment in it is the one shown before the game. Compare it with the one your page kept: { $commitment }
verify-open-future = that nobody knew the dice to come. Whoever ran the server could, once all were seated.
verify-open-people = who sat where, who was away, resigned or took something back, and in which order those decided who could at the same time. The file tells what the table wrote down.
verify-wrong = This record cannot be trusted.
verify-unreadable = It cannot be read: { $why }
verify-no-secret = The secret is not revealed: the game is not over, or was not played at a table.
verify-other-secret = The secret is not the one committed to.
verify-other-seal = What seat { $seat } added is not what it had sealed.
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
refused-pass = This link has been used, or is too old. Ask for a new one on the other device.
refused-record = This cannot be read as a record.
refused-record-game = No game here has this name.
