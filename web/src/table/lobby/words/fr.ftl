# Ce que dit la page d’une table qui attend des joueurs.

waiting-taken = { $n } places sur { $all } sont prises. La partie commence dès que toutes le sont.
waiting-in =
    { $n ->
        [one] Vous y êtes. Une place est libre.
       *[other] Vous y êtes. { $n } places sont libres.
    }
waiting-learn = Apprendre en { $n } minutes
waiting-fill = Compléter avec des robots
waiting-how = Comment on joue
waiting-overtime-bot = Temps écoulé : un robot joue ce seul coup.
waiting-overtime-resign = Temps écoulé : la place abandonne.
waiting-no-help = Sans conseils
waiting-stand-in = { $name } (niveau { $n }) joue pour les absents
waiting-meanwhile = En attendant
waiting-may-leave = Vous pouvez quitter cette page : on vous appelle quand la partie commence.
waiting-give-up = Rendre ma place
waiting-opened = vous, qui avez ouvert cette table
waiting-bot = Robot
waiting-bot-level = { $name }, niveau { $n }
waiting-free = Libre
waiting-asked = Quelqu’un de la partie précédente
waiting-asked-here = a reçu l’invitation, est ici
waiting-asked-gone = a reçu l’invitation, était ici il y a { $time }
waiting-asked-not-yet = a reçu l’invitation, n’est pas encore là
waiting-your-name = Comment vous appelez-vous ?
waiting-sit = S’asseoir
waiting-sit-at = { $seat } : s’asseoir
