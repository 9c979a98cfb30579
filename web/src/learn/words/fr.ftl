# What is said in and of lessons.

learn-title = Apprendre
learn-about = Apprenez à une vraie table, pas à pas. Rien ne compte, et vous pouvez arrêter et revenir quand vous voulez.
learn-puzzles = Problèmes
learn-resume = { $title } : reprendre à l’étape { $n }
learn-all-puzzles = Tous les problèmes
learn-puzzles-seen =
    { $n ->
        [one] 1 vu
       *[other] { $n } vus
    }
lesson-caption = Leçon
lesson-note = Un simple exercice. Essayez ce que vous voulez.
lesson-status = Leçon : rien ne compte
lesson-step = { $n } sur { $of }
lesson-back = Retour
lesson-next = Continuer
lesson-show = Montrez-moi
lesson-leave = Quitter la leçon
lesson-leave-short = Quitter
lesson-plan = Dans cette leçon
lesson-afterwards = Ensuite
lesson-left =
    { $n ->
        [one] encore une minute environ
       *[other] encore { $n } minutes environ
    }
lesson-answer = { $text }
lesson-not-now = Pas encore. Utilisez les pièces en surbrillance.
lesson-over = Terminé
lesson-can = Vous savez maintenant : { $about }
lesson-play = Jouer à { $game }
lesson-following = La suite : { $title } ({ $n } min)
lesson-all = Toutes les leçons
lesson-again = Recommencer
lesson-done = Terminée. Recommencer ?
lesson-resume = Reprendre à l’étape { $n }
