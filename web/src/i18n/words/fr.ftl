# Ce que dit l’application elle-même, quel que soit le jeu.

## Partout

skip = Aller au contenu
close = Fermer
loading = Chargement…
try-again = Réessayer
play = Jouer

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

fact-seats =
    { $fewest ->
        [1] 1 à { $most } joueurs
       *[other] { $fewest } à { $most } joueurs
    }
fact-minutes = { $n } min
seat-open = place libre
seat-kept = place réservée

## Dresser une table

seat-number = Siège { $n }
seat-name-of = { $seat } : nom
seat-your-name = Votre nom
guest-names = Blaireau, Cigogne, Loutre, Renard, Mésange, Tortue, Fauvette, Sanglier
seat-add = Ajouter un siège
seat-remove = Retirer : { $seat }
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of } : { $name }, niveau { $n }
level-number = niveau { $n }
level-won = gagne contre le niveau { $n }
level-first = niveau le plus facile
level-alone = joue en solitaire
level-unmeasured = pas encore mesuré
level-score = Score moyen
level-thinks = Réfléchit
level-at-once = immédiatement
level-seconds = { $n } s environ
clock-none = Sans pendule
clock-none-about = Prenez tout votre temps.
clock-live = En direct
clock-minutes = { $n } min chacun
clock-increment = + { $n } s par tour
clock-per-move =
    { $n ->
        [one] { $n } jour par tour
       *[other] { $n } jours par tour
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

refused-unpublished = Vous avez abandonné cette table du jour. Vous pourrez voir la partie enregistrée quand la clé du jour sera publiée, car d’autres jouent encore avec les mêmes dés.

## Une table qui ne s’affiche pas

table-refused = Cette table ne peut pas être affichée
refused-newer = Cette table vient d’une autre version de Feldspar, que ce serveur n’a pas. Elle s’ouvrira de nouveau quand cette version tournera ici.
refused-request = Le serveur n’a pas pu lire cette demande.
refused-unreadable = Le journal de cette table est abîmé et ne peut pas être lu. Prévenez la personne qui gère ce serveur : elle pourra peut-être le restaurer à partir d’une sauvegarde.

home-tagline = Jouez en ligne aux jeux de Stefan Feld. Libre et gratuit.
