# What is said of all my games together.

history-since =
    { $n ->
        [one] One game, on { $date }
       *[other] { $n } games since { $date }
    }
history-none = No game finished yet
history-none-about = Every game you finish is kept here: your points over time, how you do against each level, and the review of each game one step away.
history-begin = Choose a game
history-game = Title
history-all-titles = All titles
history-against = Against
history-anyone = Anyone
history-alone = Alone
history-people = People
history-screen = On one screen
history-bot = Other bots
history-level = Level { $n }
history-games =
    { $n ->
        [0] No full game
        [one] One game
       *[other] { $n } games
    }
history-won = { $n } of { $of } won
history-played = Games
history-wins = Won
history-mean = Average
history-best = Best
history-of = of { $n }, { $share } %
history-given-up = and { $n } given up
history-few =
    { $n ->
        [one] from one game only
       *[other] from { $n } games only
    }
history-levels = Won against each level
history-share = { $n } of { $of }
history-plot = My points, game by game
history-not-won = Not won
history-moving = Average of the last five
history-date = Date
history-points = Points
history-result = Result
history-fair = Even match: { $level }
history-fairer = Perhaps fairer: { $level }
history-fight-even = You were ahead in { $ahead } of { $n } games, about half.
history-fight-harder = You were ahead of { $before } in { $ahead } of { $n } games: try the next level.
history-fight-gentler = You were ahead of { $before } in { $ahead } of { $n } games: try one level below.
history-list =
    { $n ->
        [0] No such game
        [one] One game
       *[other] { $n } games
    }
history-more = Show more ({ $n })
history-gave-up = Given up
history-they-gave-up = given up by { $names }
history-place =
    { $n ->
        [2] 2nd of { $of }
        [3] 3rd of { $of }
       *[other] { $n }th of { $of }
    }
history-held-off = Won against { $rival }
history-lost-to = Lost to { $rival }
history-hints =
    { $n ->
        [one] one hint
       *[other] { $n } hints
    }
history-takebacks =
    { $n ->
        [one] one take-back
       *[other] { $n } take-backs
    }
history-replay = Replay
history-review = Review
history-replay-of = Replay: { $name }
history-review-of = Review: { $name }
history-export = Save all records
history-exporting = Packing…
history-export-about = All games as text files in one zip: replay or review each of them anywhere.
