# Les Châteaux de Bourgogne : le jeu de dés, en français.

game-title = Les Châteaux de Bourgogne : le jeu de dés

## Qui joue à chaque niveau, et comment

level-1 = Bergère
level-1-is = Coche au plus près et se trompe souvent. Parfait pour la première partie d’un enfant.
level-2 = Batelier
level-2-is = Coche ce qui rapporte le plus sur le moment, sans rien prévoir.
level-3 = Mineur
level-3-is = Sait d’expérience ce que vaut une position, mais cède volontiers à la tentation.
level-4 = Abbesse
level-4-is = Sait, après des milliers de parties, ce que vaut une position. N’anticipe pas.
level-5 = Châtelain
level-5-is = Explore des centaines de suites possibles avant chaque décision.

## Ce dont le jeu est fait, dans une phrase ou seul

colour-monastery = monastère
colour-mine = mine
colour-river = rivière
colour-city = cité
colour-castle = château
colour-pasture = pâturage
name-monastery = Monastère
name-mine = Mine
name-river = Rivière
name-city = Cité
name-castle = Château
name-pasture = Pâturage

bonus-monk = moine
bonus-silver = pépite
bonus-goods = marchandise
bonus-worker = ouvrier
count-monk =
    { $n ->
        [one] { $n } moine
       *[other] { $n } moines
    }
count-silver =
    { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
count-goods =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }
count-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
name-monk = Moine
name-silver = Pépite
name-goods = Marchandise
name-worker = Ouvrier

## Où en est la partie

status-setup = Domaine { $sheet }
status-phase =
    { $hours ->
        [one] Phase { $phase } : { $hours } heure passée sur { $boxes }
       *[other] Phase { $phase } : { $hours } heures passées sur { $boxes }
    }
status-alone = Phase { $phase } : tour { $hours } sur { $boxes }

## La phrase du haut, et celle d’en dessous

prompt-castle = Choisissez votre château de départ.
prompt-castle-all = Choisissez le château de départ pour tout le monde.
prompt-mark = Marquez une case : un dé de couleur, un dé à points, une case.
prompt-second = Marquez une deuxième case pour 1 pépite, ou restez-en là.
prompt-wait = Vous avez terminé.
prompt-watch-castles = Chacun choisit son château de départ.
prompt-watch = Tous marquent leur domaine en même temps.
prompt-alone =
    { $rating ->
        [good] { $n } points : bien !
        [excellent] { $n } points : excellent !
        [incredible] { $n } points : incroyable !
       *[none] { $n } points. Au-delà de 50, ce serait bien.
    }
hint-castle = Il compte comme marqué et donne le bonus de son carré. { $waiting }
hint-mark =
    { $count ->
        [0] Aucune case ne convient aux dés : dépensez un bonus, ou prenez un ouvrier. { $waiting }
        [one] Une case convient aux dés tels quels. { $waiting }
       *[other] { $count } cases conviennent aux dés tels quels. { $waiting }
    }
hint-second = Au moins un des deux dés doit changer. { $waiting }
hint-tie = Le plus grand nombre de bonus inutilisés a tranché l’égalité.
waiting =
    { $count ->
        [0] Tous les autres ont terminé.
        [one] { $name } choisit encore.
       *[other] { $count } joueurs choisissent encore.
    }

## Les parties de l’image

area-dice = Dés
area-bonuses = Bonus
area-estate = Domaine { $sheet }
area-time = Le temps, et ce que vaut une zone
area-colours = Couleurs
area-score = Score
sheet-title = Domaine { $sheet }

## Dés et cases

die-colour = Dé de couleur : { $colour }
die-pip = Dé à points : { $value }
die-hourglass =
    { $hours ->
        [one] Dé sablier : une heure
       *[other] Dé sablier : deux heures, toutes les marchandises sont vendues
    }
die-unrolled = Un dé pas encore lancé
dice-unrolled = Lancés une fois tous les châteaux de départ choisis.
hours-rolled =
    { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }
hex-empty =
    { $size ->
        [one] { $hex } : { $colour }, libre, une zone à elle seule
       *[other] { $hex } : { $colour }, libre, dans une zone de { $size }
    }
hex-castle = { $hex } : château, carré { $bonus }, libre
hex-marked = { $hex } : { $colour }, marque { $value }
hex-start = { $hex } : château de départ

## Bonus

bonus-label = { $count } : { $use }
use-monk = change un dé de couleur
use-silver = marque une 2ᵉ case
use-goods = vendue au double sablier
use-worker = change un dé à points

## Tableaux

hours-label = heures
turns-label = tours
zone-label =
    { $size ->
        [one] Zone d’une case
       *[other] Zone de { $size } cases
    }
head-write = On y écrit
head-marked = Écrites
head-gives = Rapporte
head-whole = Tout marqué
write-different = tous différents
write-neighbour = comme à côté
write-same = tous pareils
gives-castle = son carré
gives-pasture = points ×2
score-total = TOTAL
score-summary = Phase I : { $first } ; II : { $second } ; III : { $third }. Total : { $total }.

## Choix

choice-take = Ne rien marquer : +1 ouvrier
choice-done = Pas de deuxième case
choice-values = Ouvrier : écrire
choice-value = Écrire { $value }

## Sièges

seat-busy = En train de choisir…
seat-ready = A choisi
seat-place =
    { $place ->
        [1] Vainqueur
        [2] Deuxième
        [3] Troisième
        [4] Quatrième
       *[5] Cinquième
    }

## Décisions : ce que chacune fait, coûte et rapporterait

price-bonus-monk = { count-monk }
price-bonus-worker = { count-worker }
move-start =
    { $points ->
        [one] Commencer au château { $hex } : { $points } point, 1 { $bonus }
       *[other] Commencer au château { $hex } : { $points } points, 1 { $bonus }
    }
move-mark = Écrire { $value } en { $hex } ({ $colour }){ $gain }
move-monk = Dépenser un moine : écrire { $value } en { $hex } ({ $colour }){ $gain }
move-worker = Dépenser un ouvrier : écrire { $value } en { $hex } ({ $colour }){ $gain }
move-silver = Dépenser une pépite : écrire aussi { $value } en { $hex } ({ $colour }){ $gain }
move-take =
    { $count ->
        [one] Ne rien marquer et prendre { $count } ouvrier
       *[other] Ne rien marquer et prendre { $count } ouvriers
    }
move-done = En rester à une case
gain-points =
    { $points ->
        [one] {" : "}+{ $points } point{ $whole }
       *[other] {" : "}+{ $points } points{ $whole }
    }
gain-zone =
    { $points ->
        [one] {" : "}+{ $points } point, 1 { $bonus }{ $whole }
       *[other] {" : "}+{ $points } points, 1 { $bonus }{ $whole }
    }
gain-whole = , +{ $points } pour toute la couleur

## Ce qui s’est passé (log-*), et pourquoi une chose n’est pas permise (why-*)

# --- Le journal : $who est un nom, et $you vaut « yes » quand il s'agit du lecteur -----------

one-monk = 1 moine
one-silver = 1 pépite
one-goods = 1 marchandise
one-worker = 1 ouvrier

a-monastery = un monastère
a-mine = une mine
a-river = une rivière
a-city = une cité
a-castle = un château
a-pasture = un pâturage

the-monastery = le monastère
the-mine = la mine
the-river = la rivière
the-city = la cité
the-castle = le château
the-pasture = le pâturage

all-monastery = tous les monastères
all-mine = toutes les mines
all-river = toutes les rivières
all-city = toutes les cités
all-castle = tous les châteaux
all-pasture = tous les pâturages

log-roll =
    Phase { $phase }, tour { $turn } : { $colour_a }, { $colour_b }, { $pip_a } et { $pip_b } ; { $hours ->
        [one] un sablier
       *[other] un double sablier
    }.
log-start =
    { $you ->
        [yes] Vous avez coché
       *[no] { $who } a coché
    } un château de départ et reçu { $bonus }.
log-mark =
    { $you ->
        [yes] Vous avez écrit
       *[no] { $who } a écrit
    } { $value } dans { $place } { $hex }.
log-spend =
    { $you ->
        [yes] Vous avez dépensé
       *[no] { $who } a dépensé
    } { $bonus }.
log-take =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $count ->
        [one] un ouvrier
       *[other] { $count } ouvriers
    } au lieu d’écrire.
log-zone =
    { $you ->
        [yes] Vous avez terminé
       *[no] { $who } a terminé
    } { $size ->
        [1] { $zone }.
       *[other] { $zone } de { $size }.
    }
log-reward =
    { $you ->
        [yes] Vous avez reçu
       *[no] { $who } a reçu
    } { $bonus }.
log-sale =
    { $you ->
        [yes] Vous avez vendu
       *[no] { $who } a vendu
    } { $count ->
        [one] { $count } marchandise
       *[other] { $count } marchandises
    } pour { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }.
log-complete =
    { $you ->
        [yes] Vous avez complété
       *[no] { $who } a complété
    } { $colour }, { $place ->
        [1] première valeur
       *[2] seconde valeur
    }.
log-end = La dernière heure de la phase III est passée : la partie est finie.

# D’où viennent les points, selon le message qui les annonce.
source-start = Château de départ
source-zone = Zones terminées
source-sale = Marchandises vendues
source-complete = Couleurs complètes

# --- Pourquoi pas ? Une ligne par règle qui peut interdire quelque chose ---------------------

why-bdg-2-3 = Le château de départ se choisit une seule fois, avant le premier lancer.
why-bdg-3-9 = La partie est finie.
why-bdg-4-1 = Un tour, c’est une combinaison : une seule case à marquer.
why-bdg-4-2 = La case doit être vide et de la couleur d’un des deux dés de couleur.
why-bdg-4-3 = La case doit toucher une case déjà marquée.
why-bdg-4-4 = La valeur doit être celle d’un des deux dés à points.
why-bdg-4-5 = Un monastère n’accepte que 1 ou 2.
why-bdg-4-6 = Une mine n’accepte que 3 ou 4.
why-bdg-4-7 = Une rivière n’accepte que 5 ou 6.
why-bdg-4-9 = Cette valeur figure déjà dans cette cité ; une cité n’accepte chaque valeur qu’une fois.
why-bdg-4-11 = Un château n’accepte qu’une valeur déjà écrite dans une case voisine.
why-bdg-4-13 = Toutes les valeurs d’un même pâturage doivent être identiques.
why-bdg-4-15 = On ne prend un ouvrier à la place que si les dés ne permettent aucune marque.
why-bdg-4-16 = L’ouvrier se prend à la place d’une marque, pas après.
why-bdg-6-3 = Vous n’avez aucun bonus de cette sorte.
why-bdg-6-4 = Un moine change un dé en une autre couleur, et les deux dés montrent déjà celle-ci.
why-bdg-6-5 = Un ouvrier change un dé en une autre valeur, et les deux dés montrent déjà celle-ci.
why-bdg-6-7 = Une pépite achète une seconde marque, après une première faite avec les dés tels quels.
why-bdg-6-8 = La seconde marque demande au moins un dé que la première n’a pas utilisé.
why-bdg-6-10 = Dans un tour à deux marques, les dés comptent tels quels : ni moine, ni ouvrier.
why-bdg-10-1 = Les châteaux de départ se choisissent l’un après l’autre, tous différents.
why-bdg-10-3 = Le propriétaire des dés choisit un seul château de départ pour tous.
why-bdg-13-11 = Vous avez fini ce tour ; le prochain lancer vient quand tous ont fini.

## Sur l’étagère

game-tagline = Tout le monde joue le même lancer. Personne n’obtient le même duché.
game-blurb = Cinq dés sont lancés pour toute la table ; chacun associe une couleur et un nombre et marque une case de son domaine, à côté de ce qu’il possède déjà. Achevez vos zones assez tôt, dépensez moines, ouvriers et pépites au bon moment, et remplissez une couleur entière avant les autres.
game-credit = Un jeu de Christoph Toussaint et Stefan Feld.

## Dresser une table

option-sheet = Domaine
option-sheet-about = Les quatre domaines diffèrent par la place des couleurs et la façon dont elles se regroupent.
option-sheet-A = A
option-sheet-A-about = Celui des débuts : de petites zones, vite achevées.
option-sheet-B = B
option-sheet-B-about = Des monastères et des rivières plus grands, et trois cités seulement.
option-sheet-C = C
option-sheet-C-about = Aussi régulier que le domaine A, mais aucune cité de plus de trois cases.
option-sheet-D = D
option-sheet-D-about = Beaucoup de cases isolées autour d’une grande cité.
option-castles = Châteaux de départ
option-castles-free = Libres
option-castles-free-about = Tous choisissent leur château de départ en même temps et en secret ; plusieurs peuvent prendre le même.
option-castles-different = Tous différents
option-castles-different-about = De 2 à 4 joueurs : l’un après l’autre, chacun un château différent.
option-castles-same = Le même pour tous
option-castles-same-about = Le premier joueur choisit un château pour tout le monde.
option-pass_rule = Prendre un ouvrier
option-pass_rule-free = Toujours
option-pass_rule-free-about = Au lieu de marquer une case, on peut toujours prendre un ouvrier : à chacun de juger.
option-pass_rule-strict = Si l’on est bloqué
option-pass_rule-strict-about = On ne prend un ouvrier que si les dés, tels quels, ne permettent aucune marque.
option-hourglass = Dé sablier
option-hourglass-4-2 = 4 et 2
option-hourglass-4-2-about = Quatre faces simples et deux doubles : une phase dure environ huit tours.
option-hourglass-5-1 = 5 et 1
option-hourglass-5-1-about = Cinq faces simples et une double : des phases plus longues, moins de ventes.
option-hourglass-3-3 = 3 et 3
option-hourglass-3-3-about = Trois faces simples et trois doubles : des phases plus courtes, plus de ventes.

# Comment s’appelle un score en solo.
rating-good = Bien
rating-excellent = Excellent
rating-incredible = Incroyable

step-bonus = un bonus
step-hex = une case

## Ce que dit un compagnon : à quoi veiller (goal-*), et pourquoi un coup est bon (because-*)

goal-zone =
    { $now ->
        [yes] Achever { $zone }{ $size ->
            [one] {""}
           *[other] {" "}de { $size } cases
        } avec ces dés : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
       *[no] Achever { $zone }{ $size ->
            [one] {""}
           *[other] {" "}de { $size } cases
        } dans cette phase : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
goal-finished =
    Achever { $zone }{ $size ->
        [one] {""}
       *[other] {" "}de { $size } cases
    }
goal-whole =
    Marquer { $colour } : encore { $missing ->
        [one] une case
       *[other] { $missing } cases
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-hurry = Achever des zones avant la phase { $phase }, où elles valent moins
goal-silver =
    { $count ->
        [one] Payer une deuxième case : vous avez { $count } pépite
       *[other] Payer une deuxième case : vous avez { $count } pépites
    }
goal-mark =
    { $count ->
        [0] Marquer une case
        [one] Marquer une case : une seule convient aux dés
       *[other] Marquer une case : { $count } conviennent aux dés
    }
goal-stuck = Changer un dé avec un bonus, ou prendre un ouvrier : aucune case ne convient aux dés

because-zone =
    Achève { $zone }{ $size ->
        [one] {""}
       *[other] {" "}de { $size } cases
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $reward }{ $whole }.
because-reward = , { $bonus }
because-early =
    Achève à temps { $zone }{ $size ->
        [one] {""}
       *[other] {" "}de { $size } cases
    } : dans la phase { $phase }, ce ne serait plus que { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-nearly =
    Il ne manque plus qu’une case à { $zone } de { $size } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } dans cette phase.
because-castle = Un château voisin pourra ensuite recevoir un { $value }.
because-second = Une pépite marque ensuite une deuxième case dans le même tour.
because-two = Deux cases en un tour : le temps est compté.
because-leftover = C’est le dernier tour : les bonus restants ne font que départager les égalités.
because-opens = Ouvre la voie vers { $count } cases de plus.
because-start = Vous commencez avec { $bonus } : { $use }.
because-done = Aucune deuxième case n’achèverait de zone : autant garder la pépite.
because-stuck = Aucune case ne convient aux dés, et un ouvrier changera un dé plus tard.
