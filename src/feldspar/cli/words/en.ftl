# What the terminal table says.

bot-name = { $bot } { $n }
play-help =
    Choose things by their number or name (3, d4), or write a decision out. More than one may be needed.
    b: take back a choice   u: undo   t: show the table   ? d4: what something is good for   ?: this help   q: leave
play-pass = { $who }: take the keyboard and press Enter.
play-unknown = Nothing here is called “{ $answer }”. Enter a number from the list, a name such as d4, or ? for help.
play-forbidden = You can’t do that now: { $reason } ({ $rule })
play-confirm = Enter to confirm, b to go back. 
play-no-undo = You can’t undo: what came after has been seen.
play-left = See you.
play-saved = Saved as { $file }.
daily-today = The table of { $day }: everyone who plays it today gets the same dice. They follow from the date. One try counts: it’s up to you to play fair.
daily-points =
    { $n ->
        [one] { $n } point. There is a new table tomorrow.
       *[other] { $n } points. There is a new table tomorrow.
    }
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-next = Enter to go on, b to go back, q to leave.
learn-not-now = That is allowed, but it is not what this step is about.
learn-over = That’s all. Play a game: feldspar play.
puzzle-posed = Puzzle { $n } of { $total } ({ $weight }). One of your moves is clearly best. Can you find it?
puzzle-other = Player { $n }
puzzle-weight-1 = easy
puzzle-weight-2 = medium
puzzle-weight-3 = hard
puzzle-help = Choose it as in a game; u shows it, q quits.
puzzle-found =
    { $n ->
        [1] Solved on the first try: { $move }
       *[other] Solved on try { $n }: { $move }
    }
puzzle-not = { $move }: not the best.
puzzle-shown = The best move: { $move }
puzzle-chance = Chance to win, in %, and how far behind:
puzzle-points = Points expected at the end, and how far behind:
puzzle-agree = Two independent searches agree that this is the best.
puzzle-next = Next puzzle: feldspar puzzle { $game } { $n }
puzzle-all =
    { $n ->
        [one] { $n } puzzle
       *[other] { $n } puzzles
    }
replay-played =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }; scores { $scores }
replay-places = Places: { $places }
replay-resigned =
    { $n ->
        [one] { $who } resigned after { $n } decision.
       *[other] { $who } resigned after { $n } decisions.
    }
replay-takebacks =
    { $n ->
        [one] One undo past a reveal.
       *[other] { $n } undos past a reveal.
    }
replay-same = It ends as the file says.
replay-other = The file says that it ended differently.
