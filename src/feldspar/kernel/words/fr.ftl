# Les mots communs à tous les jeux.

# Un siège à qui personne n'a donné de nom ; $n compte à partir de 1.
seat-name = Siège { $n }
# Ce qui le désigne là où un nom ne tient pas.
seat-letter = { $n }
piece-of = Ceci appartient à { $name }.
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
move-apart = { $move } ({ $what })

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
help-own = { $help } Non vérifié avec la boîte : { $what }.
count-points = { $n } { points }
seat-playing =
    { $place ->
        [1] Joue maintenant (1ᵉʳ)
        [2] Joue maintenant (2ᵉ)
        [3] Joue maintenant (3ᵉ)
       *[4] Joue maintenant (4ᵉ)
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
refused-asked = Quelqu’un a déjà demandé à annuler.
refused-bot = Ce robot n’existe pas.
refused-broken = Une erreur est survenue sur le serveur. Elle a été notée.
refused-busy = Le serveur est plein pour l’instant. Réessayez dans un moment.
refused-clock = Cette pendule n’existe pas.
refused-foreign = La page d’un autre site ne peut pas agir ici.
refused-held = Un robot joue à cette place. Reprenez-la d’abord.
refused-host = Ce serveur n’accepte pas ce nom d’hôte. La personne qui le gère peut l’autoriser (--name).
refused-missing = Rien trouvé : le lien est peut-être incomplet.
refused-newer = Cette table vient d’une autre version de Feldspar, que ce serveur n’a pas.
refused-nobody-asks = Personne ne vous demande votre accord.
refused-not-held = Aucun robot ne joue à ce siège.
refused-not-over = Cette partie n’est pas encore finie.
refused-not-started = La partie n’a pas encore commencé.
refused-not-yours = Ce siège n’est pas le vôtre.
refused-nothing = Il n’y a rien à annuler.
refused-options = Une table ne peut pas se préparer ainsi.
refused-over = La partie est finie.
refused-request = Le serveur n’a pas pu lire cette demande.
refused-resigned = Ce joueur a abandonné.
refused-rule = Une règle l’interdit.
refused-seat = Ce siège n’existe pas.
refused-lesson = Cette leçon a été retirée ou modifiée. Recommencez-la.
refused-stale = La table vient de changer. Regardez-la, puis décidez.
refused-started = La partie a déjà commencé.
refused-store = Les tables ne peuvent pas être enregistrées pour l’instant. Rien n’est perdu. Réessayez dans un moment.
refused-taken = Quelqu’un d’autre occupe ce siège.
refused-too-long = C’est trop à la fois.
refused-too-many = Vous avez beaucoup de tables inachevées. Terminez-en ou quittez-en d’abord.
refused-too-often = Trop vite. Attendez un instant, puis réessayez.
refused-too-slow = La demande a mis trop de temps à arriver. Réessayez.
refused-unknown = Ce jeu n’a pas cette décision.
refused-unreadable = Le journal de cette table est abîmé et ne peut pas être lu.
refused-unpublished = Vous avez abandonné cette table du jour. Vous pourrez voir la partie enregistrée quand la clé du jour sera publiée, car d’autres jouent encore avec les mêmes dés.
refused-unsure = Le serveur a peut-être reçu cette demande. Vérifiez la table avant de recommencer.
