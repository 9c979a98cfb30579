# What is said of a game afterwards: chances, luck and decisions.

review-title = Review
review-hint = See when the game was won, and why. Every decision of a recorded game is judged by what the player knew at that moment.
review-not = This game cannot be reviewed.

## How far it has come
review-progress = Analyzing decision { $n } of { $total }…
review-leave = You can leave this page: results so far are saved.
review-done = All { $total } decisions have been analyzed.

## The sentence
review-sum-points-well = Well played: { $n } points, and we would have played the same.
review-sum-points-decisions =
    { $you ->
        [yes] { $n } points, and you missed { $lost } more;
       *[no] { $n } points, and { $who } missed { $lost } more;
    } { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    } { $lucky ->
        [yes] added { $luck }.
       *[no] cost { $luck }.
    }
review-sum-points-luck =
    { $lots ->
        [cards] The cards
        [tiles] The tiles
       *[dice] The dice
    } decided it: they cost { $luck } points, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } { $lost }.
review-sum-resigned =
    { $you ->
        [yes] You resigned with a chance of { $last } %.
       *[no] { $who } resigned with a chance of { $last } %.
    }
review-sum-left =
    { $you ->
        [yes] Won by resignation: your chance stood at { $last } %.
       *[no] Won by resignation: { $who }’s chance stood at { $last } %.
    }
review-sum-won-well =
    Well played: we would have played the same. Luck { $lucky ->
        [yes] added { $luck } %.
       *[no] even cost { $luck } %.
    }
review-sum-won-lead =
    { $since ->
        [0] Ahead from the first decision to the last.
       *[other] Never behind after decision { $since }.
    } Luck { $lucky ->
        [yes] added { $luck } %.
       *[no] cost { $luck } %.
    }
review-sum-won-close =
    { $you ->
        [yes] A close game: at decision { $at } you were still behind, with { $chance } %.
       *[no] A close game: at decision { $at } { $who } was still behind, with { $chance } %.
    }
review-sum-won-luck =
    { $lots ->
        [cards] The cards
        [tiles] The tiles
       *[dice] The dice
    } helped: luck added { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } cost { $lost } %.
review-sum-won-others =
    { $you ->
        [yes] Better decisions won: the others’ decisions gave you { $others } %, yours cost { $lost } %.
       *[no] Better decisions won: the others’ decisions gave { $who } { $others } %, { $who }’s own cost { $lost } %.
    }
review-sum-lost-well =
    We would have played the same: { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    } { $lucky ->
        [yes] added { $luck } %, and it was not enough.
       *[no] cost { $luck } %.
    }
review-sum-lost-despite =
    Not { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    }: luck added { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } cost { $lost } %.
review-sum-lost-decisions =
    Not { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    }: { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } cost { $lost } %, luck { $luck } %.
review-sum-lost-luck =
    { $lots ->
        [cards] The cards
        [tiles] The tiles
       *[dice] The dice
    } decided it: they cost { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } { $lost } %.
review-sum-lost-close =
    { $you ->
        [yes] A close game: at decision { $at } you were still ahead, with { $chance } %.
       *[no] A close game: at decision { $at } { $who } was still ahead, with { $chance } %.
    }
review-sum-lost-both =
    { $lots ->
        [cards] Cards
        [tiles] Tiles
       *[dice] Dice
    } and decisions alike: luck cost { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } { $lost } %.
review-habit = { $n } of { $of } costly decisions were of the same kind, for example: { $line }

## The line
review-line = Chance to win, decision by decision
review-line-points = Expected score, decision by decision
review-chance = Chance to win
review-points = Expected score
review-step = { "" }, decision by decision
review-touch = Choose a moment to see it
review-part = Part
review-end = End
review-seat = View as

## Luck and decisions
review-luck = Luck and decisions
review-luck-unit = in % chance to win, decisions ± { $n }
review-luck-points = in points, decisions ± { $n }
review-each = Luck and decisions of each player
review-player = Player
review-row-start = At the start
review-row-luck = Luck
review-row-own =
    { $you ->
        [yes] Your decisions
       *[no] { $who }’s decisions
    }
review-row-others = Others’ decisions
review-row-given = Resignation
review-row-end = At the end
review-lost = Lost by decisions
review-short-luck = luck
review-short-own = decisions
review-short-others = others

## The moments
review-moments =
    { $n ->
        [0] Costly decisions
        [one] The costliest decision
       *[other] The { $n } costliest decisions
    }
review-none = We would have played the same: no move was a clear mistake.
review-none-yet = None found yet.
review-moment = Moment { $n }
review-better = Better: { $move }
review-before = Before
review-after = After the better move
review-expected = { $better } points expected instead of { $taken }.
review-sure = Clear difference: { $n } %, ± { $doubt }.
review-sure-points = Clear difference: { $n } points, ± { $doubt }.
review-earlier = Costlier moment
review-later = Next moment
review-replay = Replay
review-explore = Explore from here

## On a phone
review-pages = Pages of the review
review-page-result = Result
review-page-moments = Moments
review-page-luck = Luck
review-page-replay = Replay
