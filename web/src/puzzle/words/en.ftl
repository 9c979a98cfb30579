# What is said in and of puzzles.

puzzle-title = Puzzle { $n }
puzzle-of = of { $n }
puzzle-note = Find the best move.
puzzle-find = One move is clearly best. Can you find it?
puzzle-weight-1 = easy
puzzle-weight-2 = fair
puzzle-weight-3 = hard
puzzle-show = Show me
puzzle-first = Solved first try
puzzle-found = Found at try { $n }
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
puzzle-sure = Two searches with different seeds agree.
puzzle-next = Next puzzle
puzzle-explore = Explore from here
puzzle-leave = Leave the puzzles
puzzle-progress = { $n } of { $of } seen, { $first } found at the first try
