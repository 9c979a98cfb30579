# Ce que disent la table et la relecture, quel que soit le jeu.

## La table
table-gone = Cette table n’existe pas
table-gone-hint = Le lien est peut-être incomplet, ou la table a été supprimée.
table-home = Retour aux jeux
table-offline = La connexion est perdue. Nouvel essai…
table-unreachable = Personne n’a répondu. Réessayez dans un instant.
table-went-back = Les derniers coups ont été perdus lors d’une panne du site. La table est revenue à son état du { $time } ; la partie reprend de là.
table-watching = Vous regardez la partie.
table-thinking =
    { $you ->
        [yes] Un robot réfléchit pour vous…
       *[no] { $who } réfléchit…
    }
table-not-now = Pas maintenant.
table-rule = Règle { $rule }
table-confirm = Confirmer
table-once-more = Choisissez encore une fois pour confirmer.
table-final = { $n } si la partie finissait maintenant
table-back = Retour
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-asked = Vous avez demandé à reprendre une décision. Les autres doivent être d’accord.
table-undo-question = { $who } demande à reprendre sa dernière décision.
table-undo-asking = { $who } a demandé à reprendre une décision.
table-undo-shown = Quelque chose a été révélé depuis.
table-undo-agreed = D’accord : { $names }.
table-agree = Accepter
table-refuse = Refuser
table-to-text = Passer à la version texte
table-to-picture = Montrer l’image
table-menu = Plus
table-rules = Règles
table-resign = Abandonner
table-resign-sure =
    { $you ->
        [yes] Abandonner pour de bon ?
       *[no] Abandonner pour de bon au nom de { $who } ?
    }
resign-won = La partie s’arrête aussitôt, et { $who } gagne.
resign-goes-on =
    { $you ->
        [yes] Un robot continuera pour vous, et vous finirez à la dernière place.
       *[no] Un robot continuera pour { $who }, qui finira à la dernière place.
    }
resign-unfinished = Personne d’autre ne joue : la partie s’arrête en l’état.
table-resign-yes = Oui, abandonner
table-keep-playing = Continuer à jouer
table-hold = Laisser jouer un robot pour moi
table-give-back = Reprendre ma place
hold-sure =
    { $you ->
        [yes] Laisser jouer un robot pour vous ?
       *[no] Laisser jouer un robot pour { $who } ?
    }
hold-about =
    { $you ->
        [yes] Il jouera jusqu’à ce que vous repreniez votre place, ce que vous pouvez faire à tout moment.
       *[no] Il jouera jusqu’à ce que la place soit reprise, ce qui est possible à tout moment.
    }
hold-yes = Laisser jouer un robot
undo-marked-sure = Revenir sur ce qui a été révélé ?
undo-marked-about = Des dés ou des cartes ont été révélés depuis. Contre des robots, vous pouvez tout de même revenir en arrière, mais le résultat portera la mention « avec reprises ».
undo-marked-yes = Revenir en arrière
undo-marked-no = En rester là
table-choices = Choix
table-close = Fermer
table-enlarge =
    { $you ->
        [yes] Regarder de près votre jeu
       *[no] Regarder de près le jeu de { $who }
    }
table-score = { $n } { points }
table-score-split =
    { $you ->
        [yes] D’où viennent vos points
       *[no] D’où viennent les points de { $who }
    }
table-no-points = Pas encore de points.
seat-level = , robot, niveau { $n }
seat-level-held = Robot : { $name }, niveau { $n }
stand-in-plays = Il jouera comme { $name }, niveau { $n }.
open-stand-in = Remplace les absents : { $name }, niveau { $n }
table-bot = robot
table-away = un robot joue pour l’instant
table-late = temps écoulé
table-resigned = a abandonné
table-you = vous
name-you = Vous
pair = { $name } : { $value }
table-clock = Temps restant : { $time }
table-clock-resign = Temps restant : { $time } ; ensuite, c’est l’abandon
table-days-left =
    { $n ->
        [0] moins d’un jour
        [one] { $n } jour restant
       *[other] { $n } jours restants
    }
table-main = Table
table-pages = Pages de la table
table-scores = Points
sheet-handle = Ce qui est demandé
table-rail = Joueurs et journal

tab-common = Plateau
tab-mine = Mon jeu
tab-others = Autres
tab-log = Journal

## Qui n’est pas à la table
away-nobody = Aucun joueur n’est là : la table attend.
away-here = Je suis là
away-held =
    { $you ->
        [yes] Un robot joue pour vous.
       *[no] Un robot joue pour { $who }.
    }
away-late =
    { $you ->
        [yes] Votre temps s’est écoulé, et un robot a décidé pour vous.
       *[no] Le temps de { $who } s’est écoulé, et un robot a décidé.
    }
awaited-from = On attend { $who }. À partir du { $date }, un robot pourra jouer à sa place.
awaited-now = { $who } se fait attendre depuis longtemps.
awaited-replace = Laisser jouer un robot pour { $who }
awaited-you = Les autres vous attendent. À partir du { $date }, ils pourront laisser jouer un robot pour vous.
awaited-you-now = Les autres peuvent maintenant laisser jouer un robot pour vous.

## Le journal
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-away = En votre absence
log-moment = Revoir ce moment
log-moments = Chaque ligne mène à son moment dans la relecture.

## Une table aux places libres
open-title = En attente de joueurs
open-hint = Envoyez ce lien à vos amis. Toute personne qui l’ouvre peut prendre une place libre.
open-hint-kept = Les places sont réservées aux joueurs de la partie précédente. Ils trouveront cette table à la fin de cette partie-là, ainsi que parmi leurs tables.
open-lost = Vos nombres aléatoires pour les dés ne sont pas dans ce navigateur. Ouvrez la table dans celui où vous avez pris place, ou bien levez-vous et reprenez place ici.
open-fleeting = Ce navigateur ne peut pas conserver vos nombres aléatoires pour les dés : gardez cette page ouverte jusqu’au début de la partie, sinon vous risquez de perdre votre place.
open-lost-told = Vos nombres aléatoires pour les dés ne sont pas dans ce navigateur, et les autres dévoilent déjà les leurs. Ouvrez la table dans celui où vous avez pris place. Si vos nombres n’arrivent pas à temps, les autres pourront commencer sans vous, et cela vaudra abandon.
open-seats = Places
open-seat = Place libre
open-name = Votre nom
open-sit = S’asseoir ici
open-leave = Quitter la place
open-none = Vous regardez. Prenez une place si vous voulez.
open-invited = Une place vous est réservée.
open-kept = Réservée à quelqu’un de la partie précédente
open-kept-you = Réservée pour vous
open-fill = Ajouter un robot
open-fill-of = { $seat } : ajouter un robot
open-free = Libérer cette place
open-free-of = { $who } : libérer cette place
open-free-sure = Libérer la place de { $who } ?
open-free-about = Cette personne quitte la table, et sa place redevient libre.
open-free-no = Ne rien changer
open-cancel = Annuler cette table
open-cancel-sure = Annuler cette table ?
open-cancel-about = Plus personne ne pourra s’y asseoir, et c’est définitif.
open-cancel-yes = Oui, l’annuler
open-cancel-no = La garder
cancelled-title = Cette table a été annulée
cancelled-about = La personne qui l’avait ouverte l’a retirée. Une autre se prépare peut-être.
cancelled-by-you = Vous l’avez retirée. Dressez-en une autre quand vous voulez.
sealing-title = La partie va commencer
sealing-all = Tout le monde est là.
sealing-now = On scelle les dés…
sealing-waits = On scelle les dés : on attend { $names }.
sealing-told = Tous les nombres aléatoires pour les dés sont scellés, et on les dévoile : on ne peut plus annuler cette table, et la quitter vaut abandon.
sealing-until = Les nombres aléatoires scellés de { $names } n’ont pas encore été dévoilés. À partir du { $date }, vous pourrez commencer sans eux ; cela vaudra abandon pour { $names }.
sealing-forfeit = Les nombres aléatoires scellés de { $names } n’ont pas été dévoilés à temps. Si vous commencez maintenant, cela vaudra abandon pour { $names }.
sealing-weaker = Même sans les nombres aléatoires de { $names }, personne ne peut choisir les dés tant que l’un des autres joueurs est honnête ; mais rien ne pourra le prouver à { $names }.
sealing-begin = Commencer sans { $names }

## Un appareil, plusieurs joueurs
pass-title = Passez l’appareil à { $who }
pass-hint = Ce qui suit n’est que pour ses yeux.
pass-ready = Je suis { $who }

## La fin
over-title = La partie est finie
over-winner = { $who } gagne
over-you = Vous gagnez
over-shared = { $names } se partagent la victoire
over-alone = Fin de la partie
over-resigned =
    { $n ->
        [one] La partie s’est arrêtée avant la fin : { $names } a abandonné.
       *[other] La partie s’est arrêtée avant la fin : { $names } ont abandonné.
    }
over-resigned-you = La partie s’est arrêtée avant la fin : vous avez abandonné.
over-takebacks =
    { $n ->
        [one] Avec reprises : on est revenu une fois sur ce qui avait été révélé.
       *[other] Avec reprises : on est revenu { $n } fois sur ce qui avait été révélé.
    }
over-sources = D’où viennent les points
over-line = Le score, tour par tour
over-turn = Tour
over-again = Rejouer
over-again-set = La table est de nouveau dressée pour tous.
over-again-sit = S’asseoir à la nouvelle table
over-again-watch = Aller à la nouvelle table
over-replay = Revoir la partie
over-daily = Résultat du jour
over-review = Analyser la partie
over-record = Télécharger la partie
over-table = Voir la table
over-result = Voir le résultat
over-place =
    { $n ->
        [1] 1ᵉʳ
       *[other] { $n }ᵉ
    }
fair-title = A-t-on tiré honnêtement { $lots } ?
fair-checking = Vérification…
fair-record-unreadable = Ce que la partie enregistrée dit sur { $lots } est illisible.
fair-record-other = La partie enregistrée dit sur { $lots } autre chose que cette table.
fair-protocol-other = D’après la partie enregistrée, on n’a pas tiré { $lots } comme la table l’avait promis avant la partie.
fair-secret-promised = Le secret est celui que cette page a vu promettre avant la partie.
fair-secret-unseen = Le secret correspond à la promesse de la table, mais cette page n’a pas vu cette promesse avant la partie.
fair-secret-other = Le secret n’est pas celui que la table avait promis.
fair-own-all = Les nombres aléatoires de cette page sont dans { $lots }.
fair-own-some = Les nombres aléatoires de cette page sont dans { $lots }, mais pour une partie de vos places seulement.
fair-own-none = Cette page ne connaît dans { $lots } aucun nombre aléatoire venant d’elle.
fair-own-missing = Cette page avait scellé des nombres aléatoires qui ne sont pas dans { $lots } : selon la table, ils n’ont jamais été dévoilés.
fair-own-left-out = Cette page a dévoilé ses nombres aléatoires et la table les a reçus, mais ils ne sont pas dans { $lots }.
fair-own-other = D’autres nombres que ceux de cette page ont été utilisés en son nom.
fair-seals-all = Tous les joueurs ont scellé leurs nombres aléatoires, et chaque sceau correspond.
fair-seals-some = Les sceaux correspondent, mais tous n’ont pas scellé de nombres aléatoires.
fair-seals-none = Personne n’a scellé de nombres aléatoires.
fair-seals-withheld = Les sceaux correspondent, mais il manque des nombres que quelqu’un avait scellés, ce qui a compté comme un abandon.
fair-seals-unseen = Chaque sceau correspond aux nombres de son joueur, mais cette page n’en a pas ajouté : elle ne peut donc pas savoir si les sceaux sont venus avant.
fair-seals-unowed = Il y a dans { $lots } des nombres aléatoires qu’aucun joueur n’avait scellés.
fair-seals-missing = Des nombres scellés manquent, sans que personne ait abandonné pour cela.
fair-seals-other = Un sceau ne correspond pas aux nombres de son joueur pour cette table et cette place.
fair-seals-late = Un sceau n’est pas celui que cette page avait vu avant de dévoiler ses propres nombres.
fair-seed-follows = La clé d’où viennent { $lots } découle du secret et de tous ces nombres.
fair-seed-other = La clé d’où viennent { $lots } ne découle pas du secret et de ces nombres.
fair-game-playing = Toute la partie est rejouée…
fair-game-same = Toute la partie a été rejouée dans cette page : elle finit comme indiqué et raconte ce qui vous a été dit.
fair-game-other = Rejouée dans cette page, la partie ne finit pas comme indiqué ou ne raconte pas ce qui vous a été dit.
fair-game-failed = La partie n’a pas pu être rejouée dans cette page.
fair-game-not = La partie n’a pas été rejouée dans cette page.
fair-game-play = La rejouer ici ({ $size } Mo)
fair-game-elsewhere = « feldspar verify FICHIER » le fait avec la partie téléchargée.
fair-promise-broken = Quelque chose ne va pas : rien ne peut être garanti sur { $lots }. Ne vous fiez pas à cette partie.
fair-promise-sealed = Chaque joueur a scellé des nombres aléatoires avant qu’aucun ne soit dévoilé, et eux seuls, avec le secret scellé de la table, ont servi à tirer { $lots } : personne n’a pu choisir.
fair-promise-alone = Seuls le secret scellé de la table et les nombres aléatoires scellés de l’unique joueur ont servi à tirer { $lots } : ni ce joueur ni la personne qui tient la table n’ont pu choisir. Mais nul ne peut dire combien de tables ce joueur a commencées avant celle-ci.
fair-promise-unseen = Tout concorde. Mais seule une page qui a ajouté ses propres nombres aléatoires sait que personne n’a choisi { $lots }, et celle-ci n’en a pas ajouté.
fair-promise-missing = Cette page a essayé de dévoiler les nombres aléatoires qu’elle avait scellés, mais la table s’en est passée. S’ils lui sont bien parvenus, la personne qui tient la table a pu choisir entre { $lots } avec ces nombres et sans eux.
fair-promise-withheld = Quelqu’un a scellé des nombres et ne les a jamais dévoilés, ce qui a compté comme un abandon. À ce prix, et de mèche avec la personne qui tient la table, ce joueur pouvait choisir entre { $lots } avec ces nombres et sans eux.
fair-promise-partial = Certains joueurs n’ont pas scellé de nombres aléatoires. Ceux qui l’ont fait savent que personne n’a pu choisir { $lots }, sauf en taisant des nombres scellés ; les autres doivent croire que ceux-ci n’étaient pas tous de mèche avec la personne qui tient la table.
fair-promise-sealed-1 = Tous les joueurs ont scellé leurs nombres avant qu’aucun ne soit dévoilé. Mais selon les règles de l’époque, la personne qui avait ouvert la table, si elle connaissait son secret, pouvait voir { $lots } et annuler la table avant la partie.
fair-promise-open-1 = Certains joueurs n’ont pas scellé puis dévoilé leurs nombres : la personne qui a ajouté ou retenu les derniers, de mèche avec celle qui tient la table, a pu influencer { $lots }.
fair-promise-none = Aucun joueur n’a ajouté de nombres : l’hébergeur de la table a pu choisir { $lots }.
fair-promise-daily = À la table du jour, { $lots } sont les mêmes pour tous : personne n’a donc ajouté de nombres.
fair-limit = La personne qui tient le serveur peut connaître { $lots } à venir, au plus tard dès le début de la partie.
fair-limit-alone = Le secret se trouve dans ce navigateur : qui l’y cherche peut connaître { $lots } à venir.
fair-broken = La table promet maintenant d’autres dés qu’auparavant. Cette page n’y ajoute rien ; ne vous fiez pas à cette partie.
fair-details = Les chiffres
fair-commitment = Promis (SHA-256 du secret)
fair-secret = Secret
fair-entropy =
    { $you ->
        [yes] Ajouté par vous
       *[no] Ajouté par { $who }
    }
fair-seal =
    { $you ->
        [yes] Scellé par vous
       *[no] Scellé par { $who }
    }
fair-nothing = rien
fair-seed = Clé d’où viennent { $lots }

## Une table du jour
day-until = Cette table du jour compte si vous la finissez avant le { $date }.
day-late = Le délai de cette table du jour est passé. Vous pouvez finir la partie, mais elle ne compte plus.
day-sealed = Vous avez abandonné la table du jour. La partie enregistrée, sa relecture et sa clé seront montrées à partir du { $date } : d’ici là, d’autres jouent encore avec les mêmes dés.

## La version texte
text-title = Version texte de la table
text-do = Ce que vous pouvez faire
text-touched = Choisi
text-nothing = Vous n’avez rien à faire pour l’instant.
text-players = Joueurs
text-waiting = On attend { $names }.
text-written = { $thing }, on y écrirait { $mark }
text-alike = { $thing } (×{ $n })
text-player = { $who } : { $score } ; { $things }. { $status }

## La relecture
replay-title = Relecture
replay-hint = Regardez une partie enregistrée, décision par décision.
replay-file = Ouvrir une partie
replay-paste = Ou collez-en une ici
replay-show = La montrer
replay-unread = Ce n’est pas l’enregistrement d’une partie finie qu’on puisse lire ici.
replay-slider = Décision
replay-at = Décision { $n } sur { $count }
replay-play = Lire
replay-pause = Pause
replay-first = Début
replay-earlier = Avant
replay-later = Après
replay-last = Fin
replay-seat = Vu par
replay-watcher = un spectateur
replay-link = Copier le lien
replay-other = Une autre partie

## Le journal, lu de haut en bas
log-below = le plus récent en bas
log-since = Depuis votre dernière décision
log-new =
    { $n ->
        [one] { $n } nouveauté, aller à la fin
       *[other] { $n } nouveautés, aller à la fin
    }

## La fin, de combien et contre qui
over-you-by =
    { $n ->
        [one] Vous gagnez de { $n } point
       *[other] Vous gagnez de { $n } points
    }
over-winner-by =
    { $n ->
        [one] { $who } gagne de { $n } point
       *[other] { $who } gagne de { $n } points
    }
over-beaten =
    { $you ->
        [yes] Vous
       *[no] { $who }
    } { $n ->
        [0] { $you ->
            [yes] résistez à { $rival }, à égalité
           *[no] résiste à { $rival }, à égalité
        }
        [one] { $you ->
            [yes] battez { $rival } de { $n } point
           *[no] bat { $rival } de { $n } point
        }
       *[other] { $you ->
            [yes] battez { $rival } de { $n } points
           *[no] bat { $rival } de { $n } points
        }
    }
over-to = { $mine } à { $his }.
over-in-all = en tout
over-rated =
    { $n ->
        [one] { $name } : { $n } point
       *[other] { $name } : { $n } points
    }
over-unrated =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
over-next =
    { $n ->
        [one] Un point de plus, et c’était « { $name } ».
       *[other] { $n } points de plus, et c’était « { $name } ».
    }
over-ladder = Ce qu’en disent les règles
over-from = dès { $n }
over-reached = atteint
over-not-yet = pas atteint
over-rounds = Manche par manche
over-round = { $mine } à { $his }
over-round-held = tenue
over-round-beaten = perdue
over-round-open = non jouée
source-untold = Non révélé
lots-dice = les dés
lots-cards = les cartes
lots-tiles = les tuiles

## La relecture, en phrases
replay-begins = La partie commence.
replay-untold = Rien n’est dit ici de cette décision.
replay-pace = Rythme
replay-pace-quick = Rapide
replay-pace-normal = Normal
replay-pace-slow = Lent
replay-line = Ligne { $n } :
replay-link-long = Trop long pour un lien : envoyez le fichier.
replay-home = Regarder une partie enregistrée

table-next = { $things } : choisissez maintenant { $steps }.
table-next-lit = un élément en surbrillance
table-or = Confirmez, ou choisissez plutôt { $steps }.
table-turned = La page a tourné : { $page }.
table-reach = À portée, sur l’autre page
table-offers = Ce qui reste possible

## Le clavier
table-confirm-move = Confirmer : { $move }
keys-title = Clavier
keys-about = Tout peut se faire au clavier. Aucune lettre seule ne change la partie.
keys-tab = mène à ce qu’on peut choisir, puis aux boutons
keys-arrows = vont d’une chose qu’on peut choisir à la suivante
keys-touch = choisissent cette chose, ou pressent le bouton
keys-back = reprend le dernier choix, ou ferme ce qui est ouvert
keys-undo = reprend la dernière décision, autant que c’est permis
keys-text = montre la table en texte, ou de nouveau en image
keys-help = montre cette page

over-again-by =
    { $you ->
        [yes] Vous avez ouvert une nouvelle table pour tous.
       *[no] { $who } a ouvert une nouvelle table pour tous.
    }
