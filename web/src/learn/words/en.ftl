# What is said in and of lessons.

learn-title = Learn
learn-about = At a real table, one thing at a time. Nothing counts, and you can leave and come back as you like.
learn-puzzles = Puzzles
learn-puzzles-about = Find the best move, and see what others cost.
lesson-caption = Lesson
lesson-note = Practice only. Try anything.
lesson-status = Lesson: nothing counts
lesson-step = { $n } of { $of }
lesson-back = Back
lesson-next = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-leave-short = Leave
lesson-plan = The plan of this lesson
lesson-afterwards = Afterwards
lesson-left =
    { $n ->
        [one] about a minute left
       *[other] about { $n } minutes left
    }
lesson-answer = { $text }
lesson-not-now = Not yet. Use the highlighted pieces.
lesson-over = Done
lesson-can = What you know now: { $about }
lesson-play = Play { $game }
lesson-following = Next: { $title } ({ $n } min)
lesson-all = All lessons
lesson-again = Once more
lesson-done = Done; once more?
lesson-resume = Go on at step { $n }
