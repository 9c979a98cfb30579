# What is said in and of lessons.

learn-title = Learn
learn-about = Learn at a real table, step by step. Nothing counts, and you can stop and come back anytime.
learn-puzzles = Puzzles
learn-resume = { $title }: go on at step { $n }
learn-all-puzzles = All puzzles
learn-puzzles-seen = { $n } seen
lesson-caption = Lesson
lesson-note = Practice only. Try anything.
lesson-status = Lesson: nothing counts
lesson-step = { $n } of { $of }
lesson-back = Back
lesson-next = Go on
lesson-show = Show me
lesson-leave = Leave the lesson
lesson-leave-short = Leave
lesson-plan = In this lesson
lesson-afterwards = Afterwards
lesson-left =
    { $n ->
        [one] about a minute left
       *[other] about { $n } minutes left
    }
lesson-answer = { $text }
lesson-not-now = Not yet. Use the highlighted pieces.
lesson-over = Done
lesson-can = You now know: { $about }
lesson-play = Play { $game }
lesson-following = Next: { $title } ({ $n } min)
lesson-all = All lessons
lesson-again = Again
lesson-done = Done. Do it again?
lesson-resume = Continue at step { $n }
