# Ce que dit l’application elle-même, quel que soit le jeu.

## Partout

skip = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
play = Jouer
play-game = { $game } : jouer

## La barre et le pied de page

nav-label = Pages
nav-home = Tous les jeux
nav-brand = Feldspar : tous les jeux
nav-today = Aujourd’hui
nav-learn = Apprendre
nav-rules = Règles
nav-about = À propos
to-light = Thème clair
to-dark = Thème sombre
footer-free = Sans compte, sans publicité, sans pistage.
footer-alone = Tout se passe dans votre navigateur et y reste.
footer-fan = Projet de passionnés, sans lien avec les éditeurs.
footer-licences = Crédits et licences

## Quand il n’y a rien d’autre à montrer

missing-title = Page introuvable
missing-about = Cette page ou cette table n’existe pas. Le lien est peut-être ancien, ou mal recopié.
offline-title = Connexion impossible
offline-about = La table est injoignable pour l’instant. Vérifiez la connexion ; rien de ce qui est joué n’est perdu.
broken-title = Une erreur est survenue
broken-about = Cela n’aurait pas dû arriver. Recharger la page suffit en général ; rien de ce qui est joué n’est perdu.

## Accueil

home-tagline = Les jeux de Stefan Feld autour d’une table accueillante, libre et gratuite.
home-shelf = Les jeux
home-today = La table du jour
home-today-about = Les mêmes dés pour tous. Un seul essai compte.
home-alone = Cette page n’a pas besoin de serveur : les parties se jouent dans votre navigateur, même hors ligne, et restent sur cet appareil. Pour jouer à distance avec des amis, il faut que quelqu’un lance un serveur Feldspar.
quick-title = Jouer tout de suite à { $game }
quick-learn = Première fois ? Cinq minutes.
quick-learn-about = Apprenez à la table, une chose à la fois.
quick-friends = Entre amis
quick-screen = Même écran
fact-seats =
    { $fewest ->
        [1] 1 à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
fact-minutes = { $n } min
fact-weight-label = Niveau :
fact-weight-1 = très facile
fact-weight-2 = facile
fact-weight-3 = moyen
fact-weight-4 = exigeant
mine-yours = À vous
mine-playing = En cours
mine-open = On attend des joueurs
mine-invited = Invitation
mine-sealing = Va commencer
mine-begins = Commencer
mine-cancelled = Annulée
mine-over = Finie, { $date }
mine-all = Voir les { $n } parties
mine-more = Voir plus de parties
seat-open = place libre
seat-kept = place réservée
table-remove = Supprimer cette table
table-remove-sure = Supprimer cette table pour de bon ? La partie ne pourra pas être retrouvée.

## Dresser une table

setup-caption = Une nouvelle table
setup-rules = Lire les règles
setup-seats = Qui joue
setup-options = Variantes
setup-pace = Rythme
setup-title = Nom de la table
setup-title-about = Pour que vos amis la reconnaissent. Peut rester vide.
setup-ready = Tout le monde est là.
setup-nobody = Il faut au moins un siège pour une personne.
setup-waits =
    { $n ->
        [one] Vous aurez un lien à envoyer à votre ami.
       *[other] Vous aurez un lien à envoyer à vos amis.
    }
setup-begin = Commencer
setup-open = Ouvrir la table
seat-number = Siège { $n }
seat-name-of = { $seat } : nom
seat-your-name = Votre nom
seat-add = Ajouter un siège
seat-remove = Retirer : { $seat }
kind-label = Qui s’assied ici
kind-me = Moi
kind-here = Sur cet écran
kind-bot = Robot
kind-open = Un ami
kind-open-about = La première personne qui suivra le lien.
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of } : { $name }, niveau { $n }
level-number = niveau { $n }
levels-ask = Quel adversaire sera { $who } ?
levels-ask-stand-in = Comment jouera le remplaçant ?
levels-measured =
    { $seats ->
        [1] { $games } parties en solitaire.
       *[other] Mesuré : { $games } parties contre le niveau inférieur, à { $seats }.
    }
levels-elsewhere =
    { $seats ->
        [1] Mesuré en solitaire seulement, en { $games } parties.
        [2] Mesuré à deux seulement, en { $games } parties entre voisins.
       *[other] Mesuré à { $seats } seulement, en { $games } parties entre voisins.
    }
levels-unmeasured = Pas encore mesuré.
levels-how = Comment nous mesurons
levels-how-about = Chaque niveau affronte celui d’en dessous, chaque donne étant jouée une fois de chaque place. La barre montre sa part de victoires, le trait un match égal ; la vraie part est dans les limites du ± pour 95 matchs sur 100.
levels-how-alone = Sans serveur, les robots réfléchissent dans votre navigateur et prennent plus de temps qu’indiqué ici.
level-won = gagne contre le niveau { $n }
level-first = niveau le plus facile
level-alone = joue en solitaire
level-unmeasured = pas encore mesuré
level-score = Score moyen
level-thinks = Réfléchit
level-at-once = aussitôt
level-seconds = { $n } s environ
stand-in-title = Remplaçant
stand-in-about = Joue à la place d’un joueur absent, hors délai ou qui a abandonné.
clock-title = Temps de réflexion
clock-none = Sans pendule
clock-none-about = Prenez tout votre temps.
clock-live = En direct
clock-live-about = Chaque joueur a une pendule, qui tourne quand la table l’attend.
clock-days = En jours
clock-days-about = Chaque tour peut prendre quelques jours.
clock-minutes-label = Minutes pour chaque joueur
clock-minutes = { $n } min chacun
clock-increment-label = Secondes ajoutées à chaque tour
clock-increment = + { $n } s par tour
clock-days-label = Jours pour chaque tour
clock-per-move =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
overtime-title = Quand le temps est écoulé
overtime-bot = Un robot décide
overtime-bot-about = Un robot prend cette seule décision ; le joueur continue dès son retour.
overtime-resign = C’est l’abandon
overtime-resign-about = Le joueur est éliminé et finira dernier ; si d’autres continuent, un robot joue à ce siège.
patience-title = Délai d’attente
patience-about = Quand quelqu’un se fait attendre aussi longtemps, les autres peuvent laisser jouer un robot à sa place.
patience-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }

## Partager une table

share-label = Envoyez ce lien à vos amis
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…

## Réglages

settings-title = Réglages
settings-kept = Conservés dans ce navigateur seulement.
setting-name = Votre nom
setting-name-about = Ce que lisent les autres à la table.
setting-language = Langue
setting-theme = Thème
theme-light = Clair
theme-dark = Sombre
theme-system = Comme le système
setting-motion = Animation
setting-motion-about = Anime les pièces et les dés.
motion-normal = Normale
motion-fast = Rapide
motion-off = Aucune
setting-confirm = Demander confirmation
setting-sound = Son
setting-sound-about = Un léger toc quand c’est à vous.
switch-on = Oui
switch-off = Non

## Règles

rules-title = Règles
rules-about = Les règles complètes de chaque jeu, dans nos propres mots. Chaque énoncé numéroté est prouvé par un test.
rules-none = Il n’y a pas encore de règles ici.
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-found =
    { $n ->
        [0] Rien trouvé
        [one] { $n } passage
       *[other] { $n } passages
    }
rules-decision = Décision
rules-decision-about = Une décision à un moment inhabituel : simultanée, imbriquée, ou hors de l’étape normale.
rules-figures = Tableau des chiffres
rules-play = Jouer à ce jeu
rules-link = Lien vers { $rule }

## À propos

about-title = À propos de Feldspar
about-what = Feldspar est une table ouverte pour des jeux de Stefan Feld. Chacun peut y jouer, seul, contre des robots, à plusieurs sur un écran ou d’un bout à l’autre du monde, avec des règles appliquées d’office, à la souris, au doigt, au clavier ou avec un lecteur d’écran. Les mêmes règles forment une bibliothèque libre pour programmer des robots.
about-fan-title = Un projet de passionnés
about-fan = Il n’est ni réalisé ni approuvé par les auteurs ou les éditeurs des jeux. Il n’emprunte ni leurs illustrations ni la prose de leurs livrets : les règles sont redites dans nos propres mots, et chaque image est de nous ou sous licence libre. Si un jeu vous plaît ici, achetez-le : le carton a son charme.
about-privacy-title = Ce qui est gardé sur vous
about-privacy-server = Ni compte, ni publicité, ni pistage. Un seul cookie dit au serveur quels sièges sont les vôtres ; vos réglages restent dans ce navigateur. Tout ce dont la page a besoin vient de ce serveur et d’aucun autre.
about-privacy-alone = Rien ne quitte cet appareil : parties et réglages sont gardés dans ce navigateur, et aucun serveur n’est plus sollicité une fois la page chargée.
about-fair-title = Des dés honnêtes
about-fair = Avant que quiconque s’asseye, la table publie le sceau de son secret ; chaque joueur scelle des nombres aléatoires et ne les dévoile qu’une fois tous scellés ; à la fin de la partie le secret est dévoilé, et chacun peut vérifier que personne n’a choisi les dés. La personne qui tient la table peut connaître les dés à venir, mais pas les choisir.
about-licences-title = Licences
about-licence-code = Code, dessins et règles : Apache License 2.0.
about-licence-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0 ; recolorées, recadrées et combinées.
about-licence-fonts = Caractères : EB Garamond, de Georg Duffner et Octavio Pardo ; Inter, de Rasmus Andersson ; tous deux sous SIL Open Font License 1.1.
about-licence-words = Mots : Project Fluent, Apache License 2.0. Interface : Svelte, licence MIT.
about-licence-python = Python dans la page : Pyodide, Mozilla Public License 2.0.

# Les tours des autres, joués un à un
setting-pace = Tours des autres
setting-pace-about = À quelle vitesse les décisions des autres se montrent, l’une après l’autre.
pace-off = Immédiat
pace-quick = Rapide
pace-normal = Normal
pace-slow = Lent
course-again = Revoir
course-pause = Pause
course-go-on = Continuer
course-skip = Sauter
course-skip-about = Toute touche du clavier fait de même
course-then-you = puis vous
course-steps = Ce qui s’est passé depuis votre dernière décision
course-step = { $who } : décision { $n }
course-decided = { $who } a décidé quelque chose que vous ne voyez pas.
course-since = Depuis votre dernier tour
course-fold = Replier

## Mes parties, et la première

my-games = Mes parties
mine-resume = Reprendre
mine-look = À la table
mine-since = depuis { $time }
mine-left = encore { $left } pour décider
mine-finished = Terminées
my-history = Mon historique
result-won = Gagné
result-lost = Perdu
result-tied = Égalité
result-alone =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-named = { $winner } gagne
result-points = { $mine } à { $others }
quick-gentle = Pour commencer en douceur
quick-bots = Contre un robot
quick-solo = Jouer en solo

setting-confirm-when = Les coups qui attendent une confirmation. Choisir deux fois la même chose suffit.
confirm-always = Tous
confirm-final = Définitifs
confirm-never = Aucun

## Places sur d’autres appareils

refused-no-session = Cet appareil n’est plus dans la liste. Rouvrez la liste.
refused-pass = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur l’autre appareil.
refused-session = Cet appareil a été déconnecté. Rechargez la page pour continuer comme nouvel invité. Pour retrouver vos places, ouvrez ici un lien personnel créé sur un autre de vos appareils.

closer-before = La place précédente
closer-after = La place suivante
closer-list = Ce qui est posé, et son effet
closer-title = Le jeu de { $who }
closer-about = Lecture seule. Retour automatique à votre tour.
closer-back = Retour à la table
closer-points = Points acquis
closer-turn = À vous de jouer

## Ce qui ne va pas dans une partie enregistrée

refused-record = Ceci ne se lit pas comme une partie enregistrée.
refused-record-bot = Le nom d’un robot tient en un seul mot.
refused-record-decision = Ce n’est pas une décision de ce jeu à ce moment.
refused-record-end = Un enregistrement se termine par scores, places et digest, dans cet ordre.
refused-record-field = Ici se trouvent un nom, deux points et une valeur, chaque nom une seule fois.
refused-record-game = Aucun jeu d’ici ne porte ce nom.
refused-record-hex = Seuls les chiffres 0 à 9 et les lettres a à f peuvent se trouver ici, par paires.
refused-record-illegal = Les règles interdisent cette décision à ce moment.
refused-record-lacks = Les premières lignes doivent nommer le jeu, ses règles et le nombre de places.
refused-record-long = C’est plus long qu’un enregistrement ne peut l’être.
refused-record-number = Il faut un nombre ici.
refused-record-rules = Cette partie a été jouée avec une autre version des règles.
refused-record-sealed = La partie n’est pas finie : ce qui a été tiré est encore scellé.
refused-record-seat = Il n’y a pas de telle place à cette table.
refused-record-start = Un enregistrement commence par les mots « feldspar record » et un nombre.
refused-record-table = Avec ces places et ces options, une telle table n’existe pas.
refused-record-written = Ici, un enregistrement s’écrirait autrement.
refused-unpublished = Vous avez abandonné cette table du jour. La partie enregistrée sera visible quand la clé du jour sera publiée : d’ici là, d’autres jouent encore avec les mêmes dés.

## Une table qui ne s’affiche pas

table-refused = Cette table ne peut pas être affichée
refused-newer = Cette table vient d’une autre version de Feldspar, que ce serveur n’a pas. Elle s’ouvrira de nouveau quand cette version tournera ici.
refused-request = La table n’a pas compris cette demande.
refused-unreadable = Le journal de cette table est abîmé et ne peut pas être lu. Prévenez la personne qui tient ce serveur : elle pourra peut-être le restaurer à partir d’une sauvegarde.
