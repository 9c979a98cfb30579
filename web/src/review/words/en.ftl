# What is said of a game afterwards: chances, luck and decisions.

review-title = Review
review-hint = When was it won, and why? Every decision of a recorded game is looked at again, by what its player knew.
review-not = This game cannot be reviewed.

## How far it has come
review-progress = Looking at decision { $n } of { $total } …
review-leave = You may leave: what is found is kept.
review-done = All { $total } decisions have been looked at.

## The sentence
review-sum-points-well = Well played: { $n } points, and nothing here that we would do otherwise.
review-sum-points-decisions =
    { $you ->
        [yes] { $n } points, and you missed { $lost } more;
       *[no] { $n } points, and { $who } missed { $lost } more;
    } { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    } { $lucky ->
        [yes] brought { $luck }.
       *[no] took { $luck }.
    }
review-sum-points-luck =
    { $lots ->
        [cards] The cards
        [tiles] The tiles
       *[dice] The dice
    } decided it: they took { $luck } points, { $you ->
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
    Well played: nothing here that we would do otherwise. Luck { $lucky ->
        [yes] brought { $luck } %.
       *[no] even took { $luck } %.
    }
review-sum-won-lead =
    { $since ->
        [0] A lead from the first decision to the last.
       *[other] A lead kept: never behind after decision { $since }.
    } Luck { $lucky ->
        [yes] brought { $luck } %.
       *[no] took { $luck } %.
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
    } helped: luck brought { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } cost { $lost } %.
review-sum-won-others =
    { $you ->
        [yes] Better decisions won: those of the others brought you { $others } %, yours cost { $lost } %.
       *[no] Better decisions won: those of the others brought { $who } { $others } %, { $who }’s own cost { $lost } %.
    }
review-sum-lost-well =
    Nothing here that we would do otherwise: { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    } { $lucky ->
        [yes] brought { $luck } %, and it was not enough.
       *[no] took { $luck } %.
    }
review-sum-lost-despite =
    Not { $lots ->
        [cards] the cards
        [tiles] the tiles
       *[dice] the dice
    }: luck brought { $luck } %, { $you ->
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
    } decided it: they took { $luck } %, { $you ->
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
    } and decisions alike: luck took { $luck } %, { $you ->
        [yes] your decisions
       *[no] { $who }’s decisions
    } { $lost } %.
review-habit = { $n } of { $of } costly decisions were of the same kind, such as: { $line }

## The line
review-line = Chance to win, decision by decision
review-line-points = Expected score, decision by decision
review-chance = Chance to win
review-points = Expected score
review-step = { "" }, decision by decision
review-touch = Choose a moment to see it
review-part = Part
review-end = End
review-seat = Seen by

## Luck and decisions
review-luck = Luck and decisions
review-luck-unit = in chances to win, decisions ± { $n }
review-luck-points = in points, decisions ± { $n }
review-each = Luck and decisions of everybody
review-player = Player
review-row-start = At the start
review-row-luck = Luck
review-row-own =
    { $you ->
        [yes] Your decisions
       *[no] { $who }’s decisions
    }
review-row-others = Decisions of others
review-row-given = Resignation
review-row-end = At the end
review-lost = Lost by decisions
review-short-luck = luck
review-short-own = decisions
review-short-others = of others

## The moments
review-moments =
    { $n ->
        [0] Costly decisions
        [one] The decision that cost most
       *[other] { $n } decisions that cost most
    }
review-none = We would play the same: no move was a clear mistake.
review-none-yet = None found yet.
review-moment = Moment { $n }
review-better = Better: { $move }
review-before = Before
review-after = After the better move
review-expected = { $better } points to expect instead of { $taken }.
review-sure = Sure enough: { $n } % apart, ± { $doubt }.
review-sure-points = Sure enough: { $n } points apart, ± { $doubt }.
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
