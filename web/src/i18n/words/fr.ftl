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
nav-play = Jouer
nav-today = Aujourd’hui
nav-learn = Apprendre
nav-puzzles = Problèmes
nav-history = Historique
nav-rules = Règles
nav-me = Moi
nav-waiting =
    { $n ->
        [one] (1 partie vous attend)
       *[other] ({ $n } parties vous attendent)
    }
nav-about = À propos
to-light = Thème clair
to-dark = Thème sombre
footer-free = Sans compte, sans publicité, sans pistage.
footer-alone = Tout se passe dans votre navigateur et y reste.
footer-fan = Projet de passionnés, sans lien avec les éditeurs.
footer-licences = Crédits et licences

## À propos de moi

me-pages = Autres pages
me-history-about = Vos parties terminées, avec chiffres et analyses
me-rules-about = Les règles de chaque jeu, en deux pages ou en entier
me-about-about = Ce qu’est ce site, et à qui il doit ce qu’il est

## Quand il n’y a rien d’autre à montrer

missing-title = Page introuvable
missing-about = Cette page ou cette table n’existe pas. Le lien est peut-être ancien, ou mal recopié.
offline-title = Connexion impossible
offline-about = Le serveur est injoignable pour l’instant. Vérifiez votre connexion. Vos coups sont enregistrés.
broken-title = Une erreur est survenue
broken-about = Cela n’aurait pas dû arriver. Rechargez la page : vos coups sont enregistrés.

## Accueil

home-tagline = Jouez en ligne aux jeux de Stefan Feld. Libre et gratuit.
home-shelf = Les jeux
home-today = La table du jour
home-today-about = Les mêmes dés pour tous. Un seul essai compte.
home-alone = Cette page n’a pas besoin de serveur : les parties se jouent dans votre navigateur, même hors ligne, et restent sur cet appareil. Pour jouer à distance avec des amis, il faut que quelqu’un lance un serveur Feldspar.
cards-last = Votre dernière partie
cards-review = L’analyser
cards-puzzle = Un problème pour vous
cards-puzzle-about = Un coup est nettement le meilleur. Lequel ?
cards-solve = Le résoudre
cards-lesson = Prochaine leçon
cards-start = Commencer
quick-title = Jouer tout de suite à { $game }
quick-learn = Première partie ? Apprenez en cinq minutes.
quick-learn-about = Apprenez en jouant, pas à pas.
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
table-remove-sure = Supprimer cette table pour de bon ? La partie sera perdue.

## Dresser une table

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
seat-number = Siège { $n }
seat-name-of = { $seat } : nom
seat-your-name = Votre nom
name-ask = Comment vos amis vous appellent-ils ?
name-ask-about = Sans nom, vous serez « { $name } » pour eux.
name-skip = Passer
guest-names = Blaireau, Cigogne, Loutre, Renard, Mésange, Tortue, Fauvette, Sanglier
seat-add = Ajouter un siège
seat-remove = Retirer : { $seat }
kind-label = Qui joue ici
kind-me = Moi
kind-here = Sur cet écran
kind-bot = Robot
kind-open = Un ami
kind-open-about = La première personne qui ouvre le lien.
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of } : { $name }, niveau { $n }
level-number = niveau { $n }
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
level-won = gagne contre le niveau { $n }
level-first = niveau le plus facile
level-alone = joue en solitaire
level-unmeasured = pas encore mesuré
level-score = Score moyen
level-thinks = Réfléchit
level-at-once = immédiatement
level-seconds = { $n } s environ
stand-in-title = Remplaçant
stand-in-about = Joue à la place d’un joueur absent, hors délai ou qui a abandonné.
clock-title = Temps de réflexion
clock-none = Sans pendule
clock-none-about = Prenez tout votre temps.
clock-live = En direct
clock-live-about = Chaque joueur a une pendule, qui ne tourne que pendant son tour.
clock-days = Jours par tour
clock-days-about = Vous avez plusieurs jours pour chaque tour.
clock-minutes-label = Minutes par joueur
clock-minutes = { $n } min chacun
clock-increment-label = Secondes ajoutées par tour
clock-increment = + { $n } s par tour
clock-days-label = Jours par tour
clock-per-move =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
    }
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

## Partager une table

share-label = Envoyez ce lien à vos amis
share-copy = Copier le lien
share-copied = Copié
share-send = Envoyer…

## Réglages

settings-title = Réglages
settings-kept = Conservés dans ce navigateur seulement.
setting-name = Votre nom
setting-name-about = Le nom que voient les autres joueurs.
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
rules-about = Les règles complètes de chaque jeu, dans nos propres mots. Chaque règle numérotée est vérifiée par un test.
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
about-what = Feldspar est une table ouverte pour les jeux de Stefan Feld. Jouez seul, contre des robots, à plusieurs sur un écran ou d’un bout à l’autre du monde. Feldspar fait respecter les règles, et vous jouez à la souris, au doigt, au clavier ou avec un lecteur d’écran. Les mêmes règles forment une bibliothèque libre pour programmer des robots.
about-fan-title = Un projet de passionnés
about-fan = Il n’est ni réalisé ni approuvé par les auteurs ou les éditeurs des jeux. Il n’emprunte ni leurs illustrations ni le texte de leurs livrets : les règles sont écrites dans nos propres mots, et chaque image est de nous ou sous licence libre. Si un jeu vous plaît ici, achetez-le : la vraie boîte a son charme.
about-privacy-title = Ce que nous conservons sur vous
about-privacy-server = Ni compte, ni publicité, ni pistage. Un seul cookie dit au serveur quelles places sont les vôtres. Vos réglages restent dans ce navigateur. La page charge tout depuis ce serveur et aucun autre.
about-privacy-alone = Rien ne quitte cet appareil. Parties et réglages sont conservés dans ce navigateur, et la page ne contacte plus aucun serveur une fois chargée.
about-fair-title = Des dés équitables
about-fair = Avant la partie, la table publie l’empreinte d’un nombre secret. Chaque joueur scelle aussi des nombres aléatoires, dévoilés seulement quand tous sont scellés. Les dés découlent de tous ces nombres. Après la partie, le secret est révélé : vous pouvez vérifier que personne n’a choisi les dés. La personne qui gère le serveur peut connaître les dés à venir, mais pas les choisir.
about-licences-title = Licences
about-licence-code = Code, dessins et règles : Apache License 2.0.
about-licence-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0 ; recolorées, recadrées et combinées.
about-licence-fonts = Caractères : EB Garamond, de Georg Duffner et Octavio Pardo ; Inter, de Rasmus Andersson ; tous deux sous SIL Open Font License 1.1.
about-licence-words = Textes : Project Fluent, Apache License 2.0. Interface : Svelte, licence MIT.
about-licence-python = Python dans la page : Pyodide, Mozilla Public License 2.0.

# Les tours des autres, joués un à un
setting-pace = Coups des adversaires
setting-pace-about = Vitesse à laquelle les coups des adversaires sont montrés.
pace-off = Immédiat
pace-quick = Rapide
pace-normal = Normal
pace-slow = Lent
course-again = Revoir
course-pause = Pause
course-go-on = Continuer
course-skip = Sauter
course-skip-about = Ou appuyez sur une touche
course-then-you = puis vous
course-steps = Ce qui s’est passé depuis votre dernière décision
course-step = { $who } : décision { $n }
course-decided = { $who } a joué un coup caché.
course-since = Depuis votre dernier tour
course-fold = Replier

## Mes parties, et la première

my-games = Mes parties
mine-resume = Reprendre
mine-look = Voir la table
mine-since = depuis { $time }
mine-left = encore { $left } pour jouer
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

setting-confirm-when = Les coups à confirmer. Choisir deux fois le même élément confirme aussi.
confirm-always = Tous
confirm-final = Définitifs
confirm-never = Aucun

## Places sur d’autres appareils

refused-no-session = Cet appareil n’est plus dans la liste. Rouvrez la liste.
refused-pass = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur l’autre appareil.
refused-session = Cet appareil a été déconnecté. Rechargez la page pour continuer comme nouvel invité. Pour retrouver vos places, ouvrez ici un lien personnel créé sur un autre de vos appareils.

closer-before = Joueur précédent
closer-after = Joueur suivant
closer-list = Les pièces et leurs effets
closer-title = Le jeu de { $who }
closer-about = Lecture seule. Retour automatique à votre tour.
closer-back = Retour à la table
closer-points = Points acquis
closer-turn = À vous de jouer

## Ce qui ne va pas dans une partie enregistrée

refused-record = Ceci n’est pas une partie enregistrée lisible.
refused-record-bot = Le nom d’un robot doit tenir en un seul mot.
refused-record-decision = Cette décision n’existe pas à ce moment de la partie.
refused-record-end = Un enregistrement se termine par scores, places et digest, dans cet ordre.
refused-record-field = Il faut ici un nom, deux-points et une valeur. Chaque nom ne figure qu’une fois.
refused-record-game = Aucun jeu ne porte ce nom.
refused-record-hex = Il faut ici des paires de chiffres hexadécimaux : 0 à 9 et a à f.
refused-record-illegal = Les règles ne permettent pas cette décision à ce moment.
refused-record-lacks = Les premières lignes doivent nommer le jeu, ses règles et le nombre de places.
refused-record-long = C’est trop long pour une partie enregistrée.
refused-record-number = Il faut un nombre ici.
refused-record-rules = Cette partie a été jouée avec une autre version des règles.
refused-record-sealed = La partie n’est pas finie : ses dés et ses cartes sont encore scellés.
refused-record-seat = Cette place n’existe pas à cette table.
refused-record-start = Un enregistrement commence par les mots « feldspar record » et un nombre.
refused-record-table = Ce jeu ne se prépare pas avec ces places et ces options.
refused-record-written = Cette ligne n’est pas au format standard.
refused-unpublished = Vous avez abandonné cette table du jour. Vous pourrez voir la partie enregistrée quand la clé du jour sera publiée, car d’autres jouent encore avec les mêmes dés.

## Une table qui ne s’affiche pas

table-refused = Cette table ne peut pas être affichée
refused-newer = Cette table vient d’une autre version de Feldspar, que ce serveur n’a pas. Elle s’ouvrira de nouveau quand cette version tournera ici.
refused-request = Le serveur n’a pas pu lire cette demande.
refused-unreadable = Le journal de cette table est abîmé et ne peut pas être lu. Prévenez la personne qui gère ce serveur : elle pourra peut-être le restaurer à partir d’une sauvegarde.
