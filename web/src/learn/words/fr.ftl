# What is said in and of lessons.

learn-title = Apprendre
learn-about = À une vraie table, une chose à la fois. Rien ne compte, et vous pouvez partir et revenir à votre guise.
learn-puzzles = Problèmes
learn-puzzles-about = Trouvez le meilleur coup, et voyez ce que coûtent les autres.
lesson-caption = Leçon
lesson-note = Rien ne compte ici : essayez ce que vous voulez.
lesson-status = Leçon : rien ne compte
lesson-step = { $n } sur { $of }
lesson-back = Retour
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon
lesson-leave-short = Quitter
lesson-plan = Le plan de cette leçon
lesson-afterwards = Ensuite
lesson-left =
    { $n ->
        [one] encore une minute environ
       *[other] encore { $n } minutes environ
    }
lesson-answer = { $text }
lesson-not-now = Pas maintenant : la lumière montre où.
lesson-over = C’est fait
lesson-can = Ce que vous savez maintenant : { $about }
lesson-play = Jouer à { $game }
lesson-following = La suite : { $title } ({ $n } min)
lesson-all = Toutes les leçons
lesson-again = Encore une fois
lesson-done = Terminée ; encore une fois ?
lesson-resume = Reprendre à l’étape { $n }
