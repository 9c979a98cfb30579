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
explore-of-puzzle = From puzzle { $n }. What was hidden there was drawn at random.
explore-of-example = From an example of { $rule }. What it leaves open was drawn at random.
explore-status = Exploring: { $status }
explore-way = Who plays the other seats
explore-bots = Bots answer
explore-all = I play all
explore-level = Bot level
explore-hopes = Chance to win now
explore-points = Expected score
explore-sight =
    { $n ->
        [0] quick estimate
       *[other] quick estimate, ± { $n }
    }
explore-gain = compared with the move played
explore-equal = About as good as the move played.
explore-instead = { $n } points expected instead of { $played }
explore-played = What was played
explore-untold =
    { $you ->
        [yes] You made a hidden move.
       *[no] { $who } made a hidden move.
    }
explore-branch = Your branch
explore-tried = Branches you tried
explore-length =
    { $n ->
        [one] 1 decision
       *[other] { $n } decisions
    }
explore-dice =
    { $lots ->
        [cards] Other cards
        [cards-dice] Other cards and dice
        [dice-tiles] Other dice and tiles
       *[dice] Other dice
    }
explore-dice-row = { explore-dice } from here on
explore-run = Play it out
explore-stop = Stop
explore-thinking = A bot is thinking…
tab-explore = Explore

## What is wrong with a record

refused-record = This is not a readable record.
refused-record-bot = A bot’s name must be a single word.
refused-record-decision = No such decision exists at this point of the game.
refused-record-end = A record ends with scores, places and digest, in this order.
refused-record-field = Expected a name, a colon and a value. Each name may appear only once.
refused-record-game = There is no game with this name.
refused-record-hex = Expected pairs of hex digits: 0 to 9 and a to f.
refused-record-illegal = The rules do not allow this decision at this point.
refused-record-lacks = The first lines must name the game, its rules and the number of seats.
refused-record-long = This is too long for a record.
refused-record-number = Expected a number.
refused-record-rules = This game was played with another version of the rules.
refused-record-sealed = The game is not over yet: its dice and cards are still sealed.
refused-record-seat = There is no such seat at this table.
refused-record-start = A record begins with the words “feldspar record” and a number.
refused-record-table = This game can’t be set up with these seats and options.
refused-record-written = This line is not in the standard format.
