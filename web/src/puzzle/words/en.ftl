# What is said in and of puzzles.

puzzle-title = Puzzle { $n }
puzzle-of = of { $n }
puzzle-note = Find the best move.
puzzle-find = One move is clearly best. Can you find it?
puzzle-weight-1 = easy
puzzle-weight-2 = medium
puzzle-weight-3 = hard
puzzle-show = Show me
puzzle-first = Solved on the first try
puzzle-found = Solved on try { $n }
puzzle-shown = The best move
puzzle-cost = That lowers your chance to win by about { $n } %. Try another.
puzzle-cost-points =
    { $n ->
        [one] That costs about 1 point. Try another.
       *[other] That costs about { $n } points. Try another.
    }
puzzle-lacks = { $source }: { $n }.
puzzle-points = Points expected at the end
puzzle-chances = Chance to win
puzzle-sure = Two independent searches agree.
puzzle-next = Next puzzle
puzzle-explore = Explore from here
puzzle-leave = All puzzles
puzzle-progress = { $n } of { $of } seen, { $first } solved on the first try

## The list of puzzles

puzzles-title = Puzzles
puzzles-about = { $n } positions from real games. In each, one move is clearly best. Which?
puzzles-titles = Games
puzzles-progress = { $n } of { $of }
puzzles-again = Try one you missed
puzzles-streak = { $n } days in a row
puzzles-day-solved = { $day }: solved
puzzles-day-none = { $day }: none
puzzles-weak = Your weak spot
puzzles-weak-about = “{ $theme }” { $n } of { $of } at the first try.
puzzles-show = Show
puzzles-show-all = All
puzzles-show-new = New
puzzles-show-solved = Seen
puzzles-weight = How hard
puzzles-weight-all = Any
puzzles-none = No puzzle fits this choice.
puzzles-quarter-1 = near the start
puzzles-quarter-2 = first half
puzzles-quarter-3 = second half
puzzles-quarter-4 = near the end
puzzles-first = first try
puzzles-try = try { $n }
puzzles-shown = shown
puzzle-theme = { $one } or { $other }?
puzzle-theme-one = { $one }, but how?
