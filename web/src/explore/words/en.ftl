# What is said where one plays on in a copy of a recorded game.
explore-title = Explore
explore-from = Explore from here
explore-copy = You are playing in a copy.
explore-stays = The game that was played stays as it was.
explore-of = From the game of { $who }, which stays as it was.
explore-titled = From “{ $title }”, the game of { $who }, which stays as it was.
explore-back = Back to the replay
explore-start = The position
explore-back-puzzle = Back to the puzzle
explore-back-example = Back to the rules
explore-of-puzzle = From puzzle { $n }. What you cannot see there was drawn at random.
explore-of-example = From an example of { $rule }. What it does not say was drawn at random.
explore-status = Exploring: { $status }
explore-way = Who plays the other seats
explore-bots = Bots answer
explore-all = I play all
explore-level = The bots play
explore-hopes = Chance to win now
explore-points = Expected score
explore-sight =
    { $n ->
        [0] quick estimate
       *[other] quick estimate, ± { $n }
    }
explore-gain = compared with the move played
explore-equal = As good as what was played, for all we know.
explore-instead = { $n } points expected instead of { $played }
explore-played = What was played
explore-untold =
    { $you ->
        [yes] You decided; the log does not say what.
       *[no] { $who } decided; the log does not say what.
    }
explore-branch = Your branch
explore-tried = Branches you tried
explore-length =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
explore-dice = Other dice
explore-dice-row = Other dice from here on
explore-run = Play it out
explore-stop = Stop
explore-thinking = A bot is thinking…
tab-explore = Explore
