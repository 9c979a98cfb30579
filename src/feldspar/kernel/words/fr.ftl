# Les mots communs à tous les jeux.

# Un siège à qui personne n'a donné de nom ; $n compte à partir de 1.
seat-name = Siège { $n }
# Ce qui le désigne là où un nom ne tient pas.
seat-letter = { $n }
you = Vous
points =
    { $n ->
        [one] point
       *[other] points
    }
score = { $n } { points }
gain = +{ $n }
loss = −{ $n }
nothing = { "" }
list-and = { $first } et { $rest }
list-comma = { $first }, { $rest }

## Ce que disent de même les tables de plusieurs jeux
status-over = Partie terminée
prompt-you-won = Vous gagnez avec { score }.
prompt-won = { $name } gagne avec { score }.
prompt-shared = { $name } se partagent la victoire avec { score } chacun.
hint-placed =
    { $place ->
        [2] Vous êtes deuxième. { $tie }
        [3] Vous êtes troisième. { $tie }
        [4] Vous êtes quatrième. { $tie }
       *[5] Vous êtes cinquième. { $tie }
    }
step-choice = une action
step-card = une carte
step-die = un dé
help-own = { $help } Propre à Feldspar, la boîte peut différer : { $what }.
count-points = { $n } { points }
seat-playing =
    { $place ->
        [1] Joue en premier…
        [2] Joue en deuxième…
        [3] Joue en troisième…
       *[4] Joue en quatrième…
    }

## Ce qu’est un jeu, pour qui n’en a pas encore choisi
about-seats =
    De { $from } à { $to } joueurs{ $minutes ->
        [0] { "" }
       *[other] , environ { $minutes } minutes par personne
    }
about-rules = Règles { $version }, en { $count } énoncés numérotés
about-options = Options, la première valeur par défaut :

## Pourquoi quelque chose ne peut pas se faire (refused-*)
refused-answered = Vous avez déjà répondu.
refused-asked = Quelqu’un demande déjà à reprendre une décision.
refused-bot = Ce robot n’existe pas.
refused-broken = Quelque chose s’est cassé dans le serveur. C’est noté.
refused-busy = Le serveur est plein pour l’instant. Réessayez dans un moment.
refused-clock = Cette pendule n’existe pas.
refused-foreign = La page d’un autre site ne peut pas agir ici.
refused-held = Un robot joue à ce siège. Reprenez-le d’abord.
refused-host = Ce serveur ne répond pas à ce nom. La personne qui l’héberge peut l’autoriser (--name).
refused-missing = Il n’y a rien ici : le lien est peut-être incomplet.
refused-newer = Cette table vient d’une autre version de Feldspar, que ce serveur n’a pas.
refused-nobody-asks = Personne ne vous demande votre accord.
refused-not-held = Aucun robot ne joue à ce siège.
refused-not-over = Cette partie n’est pas encore finie.
refused-not-started = La partie n’a pas encore commencé.
refused-not-yours = Ce siège n’est pas le vôtre.
refused-nothing = Il n’y a rien à reprendre.
refused-options = Une table ne peut pas se préparer ainsi.
refused-over = La partie est finie.
refused-request = La table n’a pas compris cette demande.
refused-resigned = Ce siège a été abandonné.
refused-rule = Une règle l’interdit.
refused-seat = Ce siège n’existe pas.
refused-lesson = Cette leçon n’est plus là, ou a changé. Reprenez-la depuis le début.
refused-stale = La table vient de changer. Regardez-la, puis décidez.
refused-started = La partie a déjà commencé.
refused-store = Les tables ne peuvent pas être écrites pour l’instant. Rien n’est perdu ; réessayez dans un moment.
refused-taken = Quelqu’un d’autre occupe ce siège.
refused-too-long = C’est trop à la fois.
refused-too-many = Vous avez beaucoup de tables inachevées. Terminez-en ou quittez-en d’abord.
refused-too-often = C’était un peu trop rapide. Attendez un instant, puis réessayez.
refused-too-slow = La demande a mis trop de temps à arriver. Réessayez.
refused-unknown = Cette décision n’existe pas dans ce jeu.
refused-unreadable = Le journal de cette table est abîmé et ne peut pas être lu.
refused-unpublished = Vous avez abandonné cette table du jour. La partie enregistrée sera visible quand la clé du jour sera publiée : d’ici là, d’autres jouent encore avec les mêmes dés.
refused-unsure = Impossible de savoir si cela a été fait. Vérifiez la table avant de recommencer.
