# What the terminal table says.

bot-name = { $bot } { $n }
play-help =
    Choose things by their number or name (3, d4), or write a decision out. More than one may be needed.
    b: take back a choice   u: undo   t: show the table   ? d4: what something is good for   ?: this help   q: leave
play-pass = { $who }: take the keyboard and press Enter.
play-unknown = Nothing here is called “{ $answer }”. Give a number from the list, a name such as d4, or ? for help.
play-forbidden = Not now: { $reason } ({ $rule })
play-confirm = Enter to do it, b to think again. 
play-no-undo = There is nothing to undo: what came after has been seen.
play-left = See you.
play-saved = Saved as { $file }.
daily-today = The table of { $day }: everybody who plays it today meets the same dice. They follow from the date, so one try counts, on your honour.
daily-points =
    { $n ->
        [one] { $n } point. Another table tomorrow.
       *[other] { $n } points. Another table tomorrow.
    }
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-next = Enter to go on, b to go back, q to leave.
learn-not-now = That is allowed, but not what this step is about.
learn-over = That is all of it. Play a game: feldspar play.
puzzle-posed = Puzzle { $n } of { $total } ({ $weight }). One of your moves is much the best. Which?
puzzle-other = Player { $n }
puzzle-weight-1 = easy
puzzle-weight-2 = fair
puzzle-weight-3 = hard
puzzle-help = Choose it as in a game; u shows it, q leaves.
puzzle-found =
    { $n ->
        [1] Found at the first try: { $move }
       *[other] Found at try { $n }: { $move }
    }
puzzle-not = { $move }: not the best.
puzzle-shown = The best move: { $move }
puzzle-chance = Chance to win, in %, and how far behind:
puzzle-points = Points expected at the end, and how far behind:
puzzle-agree = Two searches with different seeds agree that this is the best.
puzzle-next = The next one: feldspar puzzle { $game } { $n }
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
        [one] Somebody went back once across what had been revealed, with nobody to ask.
       *[other] Somebody went back { $n } times across what had been revealed, with nobody to ask.
    }
replay-same = It ends as the file says.
replay-other = The file says that it ended otherwise.
