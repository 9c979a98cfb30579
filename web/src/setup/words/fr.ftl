# What is said where a table is set up.

setup-caption = Nouvelle table
setup-rules = Lire les règles
setup-seats = Qui joue
setup-options = Variantes
setup-pace = Rythme
setup-title = Nom de la table
setup-title-about = Facultatif. Aide vos amis à la reconnaître.
setup-ready = Tout le monde est là.
setup-nobody = Il faut au moins un joueur humain.
setup-waits =
    { $n ->
        [one] Vous aurez un lien à envoyer à votre ami.
       *[other] Vous aurez un lien à envoyer à vos amis.
    }
setup-begin = Commencer
setup-open = Ouvrir la table
name-ask = Comment vos amis vous appellent-ils ?
name-ask-about = Sans nom, vous serez « { $name } » pour eux.
name-skip = Passer
kind-label = Qui joue ici
kind-me = Moi
kind-here = Sur cet écran
kind-bot = Robot
kind-open = Un ami
kind-open-about = La première personne qui ouvre le lien.
levels-ask = Quel niveau pour { $who } ?
levels-ask-stand-in = Quel niveau pour le remplaçant ?
levels-measured =
    { $seats ->
        [1] { $games } parties en solitaire.
       *[other] Mesuré : { $games } parties contre le niveau inférieur, à { $seats }.
    }
levels-elsewhere =
    { $seats ->
        [1] Mesuré en solitaire seulement : { $games } parties.
        [2] Mesuré à deux seulement : { $games } parties contre le niveau inférieur.
       *[other] Mesuré à { $seats } seulement : { $games } parties contre le niveau inférieur.
    }
levels-unmeasured = Pas encore mesuré.
levels-how = Comment nous mesurons
levels-how-about = Chaque niveau affronte le niveau inférieur, et chaque donne est jouée une fois de chaque place. La barre montre sa part de victoires, le trait un match équilibré. La vraie part reste dans la marge ± pour 95 matchs sur 100.
levels-how-alone = Sans serveur, les robots réfléchissent dans votre navigateur et prennent plus de temps qu’indiqué ici.
stand-in-title = Remplaçant
stand-in-about = Joue à la place d’un joueur absent, hors délai ou qui a abandonné.
clock-title = Temps de réflexion
clock-live-about = Chaque joueur a une pendule, qui ne tourne que pendant son tour.
clock-days = Jours par tour
clock-days-about = Vous avez plusieurs jours pour chaque tour.
clock-minutes-label = Minutes par joueur
clock-increment-label = Secondes ajoutées par tour
clock-days-label = Jours par tour
overtime-title = Quand le temps est écoulé
overtime-bot = Un robot décide
overtime-bot-about = Un robot joue ce seul coup. Le joueur reprend la main à son retour.
overtime-resign = Le joueur abandonne
overtime-resign-about = Le joueur est éliminé et finit dernier. Si d’autres continuent, un robot prend sa place.
patience-title = Délai d’attente
patience-about = Passé ce délai, vous pouvez laisser un robot jouer à la place d’un joueur absent.
patience-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
