# Les Châteaux de Bourgogne, en français.

game-title = Les Châteaux de Bourgogne

## Qui joue à chaque niveau, et comment

level-1 = Page
level-1-is = Prend ce qui lui plaît, rarement le meilleur. Parfait pour la première partie d’un enfant.
level-2 = Meunière
level-2-is = Prend les points qui s’offrent à elle, sans rien prévoir.
level-3 = Marchand
level-3-is = Sait d’expérience ce que vaut une position, mais cède volontiers à la tentation.
level-4 = Intendant
level-4-is = Sait, après des milliers de parties, ce que vaut une position. N’anticipe pas.
level-5 = Duchesse
level-5-is = Explore des centaines de suites possibles avant chaque décision.

## Ce dont le jeu est fait, seul

type-building = bâtiment
type-animal = animal
type-knowledge = connaissance
type-castle = château
type-mine = mine
type-ship = navire
region-building = une ville
region-animal = un pâturage
region-knowledge = un district de connaissances
region-castle = un district de châteaux
region-mine = un district de mines
region-ship = une rivière
all-building = tous les bâtiments
all-animal = tous les animaux
all-knowledge = toutes les connaissances
all-castle = tous les châteaux
all-mine = toutes les mines
all-ship = tous les navires

# Les dessins distinguent les marchandises par leur contenu ; le dé qui les vend est leur numéro.
# Dans une phrase, le mot suit « tuile » et ne s’accorde pas : « 1 tuile épices », « 3 tuiles vin ».
goods-turquoise = poterie (turquoise)
goods-purple = fruits (violet)
goods-pink = étoffes (rose)
goods-red = épices (rouge)
goods-brown = vin (brun)
goods-orange = fromage (orange)

animals-cow = vaches
animals-sheep = moutons
animals-pig = cochons
animals-chicken = poulets

count-silver =
    { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
count-workers =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
count-goods =
    { $n ->
        [one] { $n } marchandise
       *[other] { $n } marchandises
    }

# Chaque tuile : son nom, le même dans une phrase (un bâtiment y commence toujours par « un » ou
# « une »), et ce qu’elle fait.
tile-building-warehouse = Entrepôt
a-building-warehouse = un entrepôt
help-building-warehouse = Vendez toutes vos marchandises d’un même type, sans dé.
tile-building-carpenter = Atelier de menuiserie
a-building-carpenter = un atelier de menuiserie
help-building-carpenter = Prenez un bâtiment à n’importe quel dépôt numéroté.
tile-building-church = Église
a-building-church = une église
help-building-church = Prenez une mine, une connaissance ou un château à n’importe quel dépôt numéroté.
tile-building-market = Marché
a-building-market = un marché
help-building-market = Prenez un navire ou une tuile animal à n’importe quel dépôt numéroté.
tile-building-boarding_house = Pension de famille
a-building-boarding_house = une pension de famille
help-building-boarding_house = Gagnez 4 ouvriers.
tile-building-bank = Banque
a-building-bank = une banque
help-building-bank = Gagnez 2 pépites.
tile-building-city_hall = Hôtel de ville
a-building-city_hall = un hôtel de ville
help-building-city_hall = Posez une tuile de plus de votre stockage, quel que soit le numéro de sa case.
tile-building-watchtower = Tour de guet
a-building-watchtower = une tour de guet
help-building-watchtower = Marquez 4 points.
tile-animal-cow-2 = 2 vaches
a-animal-cow-2 = 2 vaches
help-animal-cow-2 = Rapporte 2 points, plus 1 par vache déjà présente dans le même pâturage.
tile-animal-cow-3 = 3 vaches
a-animal-cow-3 = 3 vaches
help-animal-cow-3 = Rapporte 3 points, plus 1 par vache déjà présente dans le même pâturage.
tile-animal-cow-4 = 4 vaches
a-animal-cow-4 = 4 vaches
help-animal-cow-4 = Rapporte 4 points, plus 1 par vache déjà présente dans le même pâturage.
tile-animal-sheep-2 = 2 moutons
a-animal-sheep-2 = 2 moutons
help-animal-sheep-2 = Rapporte 2 points, plus 1 par mouton déjà présent dans le même pâturage.
tile-animal-sheep-3 = 3 moutons
a-animal-sheep-3 = 3 moutons
help-animal-sheep-3 = Rapporte 3 points, plus 1 par mouton déjà présent dans le même pâturage.
tile-animal-sheep-4 = 4 moutons
a-animal-sheep-4 = 4 moutons
help-animal-sheep-4 = Rapporte 4 points, plus 1 par mouton déjà présent dans le même pâturage.
tile-animal-pig-2 = 2 cochons
a-animal-pig-2 = 2 cochons
help-animal-pig-2 = Rapporte 2 points, plus 1 par cochon déjà présent dans le même pâturage.
tile-animal-pig-3 = 3 cochons
a-animal-pig-3 = 3 cochons
help-animal-pig-3 = Rapporte 3 points, plus 1 par cochon déjà présent dans le même pâturage.
tile-animal-pig-4 = 4 cochons
a-animal-pig-4 = 4 cochons
help-animal-pig-4 = Rapporte 4 points, plus 1 par cochon déjà présent dans le même pâturage.
tile-animal-chicken-2 = 2 poulets
a-animal-chicken-2 = 2 poulets
help-animal-chicken-2 = Rapporte 2 points, plus 1 par poulet déjà présent dans le même pâturage.
tile-animal-chicken-3 = 3 poulets
a-animal-chicken-3 = 3 poulets
help-animal-chicken-3 = Rapporte 3 points, plus 1 par poulet déjà présent dans le même pâturage.
tile-animal-chicken-4 = 4 poulets
a-animal-chicken-4 = 4 poulets
help-animal-chicken-4 = Rapporte 4 points, plus 1 par poulet déjà présent dans le même pâturage.
tile-knowledge-1 = Connaissance 1
a-knowledge-1 = la connaissance 1
help-knowledge-1 = Une ville peut avoir plusieurs bâtiments de la même sorte.
tile-knowledge-2 = Connaissance 2
a-knowledge-2 = la connaissance 2
help-knowledge-2 = À la fin de chaque phase, chacune de vos mines donne aussi 1 ouvrier.
tile-knowledge-3 = Connaissance 3
a-knowledge-3 = la connaissance 3
help-knowledge-3 = Chaque vente donne 2 pépites au lieu de 1.
tile-knowledge-4 = Connaissance 4
a-knowledge-4 = la connaissance 4
help-knowledge-4 = Chaque vente donne aussi 1 ouvrier.
tile-knowledge-5 = Connaissance 5
a-knowledge-5 = la connaissance 5
help-knowledge-5 = Vos navires peuvent ramasser les marchandises de deux dépôts voisins.
tile-knowledge-6 = Connaissance 6
a-knowledge-6 = la connaissance 6
help-knowledge-6 = Vous pouvez acheter aussi aux dépôts numérotés, et non au seul dépôt noir.
tile-knowledge-7 = Connaissance 7
a-knowledge-7 = la connaissance 7
help-knowledge-7 = Chaque tuile animal qui rapporte des points quand vous en posez une en rapporte 1 de plus.
tile-knowledge-8 = Connaissance 8
a-knowledge-8 = la connaissance 8
help-knowledge-8 = Chaque ouvrier change un dé de 1 ou de 2.
tile-knowledge-9 = Connaissance 9
a-knowledge-9 = la connaissance 9
help-knowledge-9 = Un dé qui pose un bâtiment peut changer de 1 gratuitement.
tile-knowledge-10 = Connaissance 10
a-knowledge-10 = la connaissance 10
help-knowledge-10 = Un dé qui pose un navire ou une tuile animal peut changer de 1 gratuitement.
tile-knowledge-11 = Connaissance 11
a-knowledge-11 = la connaissance 11
help-knowledge-11 = Un dé qui pose un château, une mine ou une connaissance peut changer de 1 gratuitement.
tile-knowledge-12 = Connaissance 12
a-knowledge-12 = la connaissance 12
help-knowledge-12 = Un dé qui prend une tuile peut changer de 1 gratuitement.
tile-knowledge-13 = Connaissance 13
a-knowledge-13 = la connaissance 13
help-knowledge-13 = Prendre des ouvriers donne aussi 1 pépite.
tile-knowledge-14 = Connaissance 14
a-knowledge-14 = la connaissance 14
help-knowledge-14 = Prendre des ouvriers en donne 4 au lieu de 2.
tile-knowledge-15 = Connaissance 15
a-knowledge-15 = la connaissance 15
help-knowledge-15 = À la fin : 3 points par type de marchandise que vous avez vendu.
tile-knowledge-16 = Connaissance 16
a-knowledge-16 = la connaissance 16
help-knowledge-16 = À la fin : 4 points par entrepôt dans votre domaine.
tile-knowledge-17 = Connaissance 17
a-knowledge-17 = la connaissance 17
help-knowledge-17 = À la fin : 4 points par tour de guet dans votre domaine.
tile-knowledge-18 = Connaissance 18
a-knowledge-18 = la connaissance 18
help-knowledge-18 = À la fin : 4 points par atelier de menuiserie dans votre domaine.
tile-knowledge-19 = Connaissance 19
a-knowledge-19 = la connaissance 19
help-knowledge-19 = À la fin : 4 points par église dans votre domaine.
tile-knowledge-20 = Connaissance 20
a-knowledge-20 = la connaissance 20
help-knowledge-20 = À la fin : 4 points par marché dans votre domaine.
tile-knowledge-21 = Connaissance 21
a-knowledge-21 = la connaissance 21
help-knowledge-21 = À la fin : 4 points par pension de famille dans votre domaine.
tile-knowledge-22 = Connaissance 22
a-knowledge-22 = la connaissance 22
help-knowledge-22 = À la fin : 4 points par banque dans votre domaine.
tile-knowledge-23 = Connaissance 23
a-knowledge-23 = la connaissance 23
help-knowledge-23 = À la fin : 4 points par hôtel de ville dans votre domaine.
tile-knowledge-24 = Connaissance 24
a-knowledge-24 = la connaissance 24
help-knowledge-24 = À la fin : 4 points par sorte d’animal dans votre domaine.
tile-knowledge-25 = Connaissance 25
a-knowledge-25 = la connaissance 25
help-knowledge-25 = À la fin : 1 point par tuile marchandise que vous avez vendue.
tile-knowledge-26 = Connaissance 26
a-knowledge-26 = la connaissance 26
help-knowledge-26 = À la fin : 2 points par tuile bonus que vous avez gagnée.
tile-castle = Château
a-castle = un château
help-castle = Donne une action supplémentaire, comme avec un dé au numéro de votre choix.
tile-mine = Mine
a-mine = une mine
help-mine = Donne 1 pépite à la fin de chaque phase.
tile-ship = Navire
a-ship = un navire
help-ship = Ramassez les marchandises d’un dépôt, et avancez d’une case dans l’ordre du tour.

# Ce que coûte un coup, outre ce qu’on touche.
price-silver =
    { $n ->
        [one] { $n } pépite
       *[other] { $n } pépites
    }
price-worker =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }

## Décisions : ce que chacune fait, coûte et rapporterait

use-nothing = { "" }
use-die =
    { $workers ->
        [0] {" "}avec le { $die }
        [one] {" "}avec le { $die } et 1 ouvrier
       *[other] {" "}avec le { $die } et { $workers } ouvriers
    }
then-discard = , puis défausser une tuile stockée
gain-points =
    { $points ->
        [one] {" : "}+{ $points } point
       *[other] {" : "}+{ $points } points
    }
gain-silver = { $scored }, +{ $count } { $count ->
        [one] pépite
       *[other] pépites
    }
gain-workers = { $scored }, +{ $count } { $count ->
        [one] ouvrier
       *[other] ouvriers
    }
move-start = Prendre le domaine { $estate }, château de départ en { $hex }
move-take = Prendre { $tile } au dépôt { $depot }{ $use }{ $full }
move-place = Poser { $tile } en { $hex }{ $use }{ $gain }
move-sell =
    Vendre { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } { $goods }{ $use } : +{ $points } points, { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }{ $gained ->
        [0] {""}
        [one] , { $gained } ouvrier
       *[other] , { $gained } ouvriers
    }
move-workers =
    Prendre { $count } ouvriers{ $silver ->
        [0] {""}
        [one] {" "}et { $silver } pépite
       *[other] {" "}et { $silver } pépites
    }{ $use }
move-buy = Acheter { $tile } pour { $silver } pépites
move-discard = Défausser { $tile } pour faire place à { $new }
move-collect = Ramasser les marchandises du dépôt { $depot }
move-collect-two = Ramasser les marchandises des dépôts { $first } et { $second }
move-keep = Garder : { $goods }
move-skip = Renoncer à l’avantage
move-done = Finir le tour sans acheter

## Ce qui s’est passé (log-*), et pourquoi une chose n’est pas permise (why-*)

# --- Le journal : $who est un nom, et $you vaut « yes » quand il s’agit du lecteur -----------

log-order = Ordre du tour : { $names }.
log-round = Phase { $phase }, manche { $round } : le dé blanc indique { $depot }, une tuile { $goods } va au dépôt { $depot }.
log-estate =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } le domaine { $estate }, avec le château de départ en { $hex }.
log-take =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $tile } au dépôt { $depot }{ $die ->
        [0] {""}
       *[other] {" "}avec le { $die }
    }{ $workers ->
        [0] .
        [one] {" "}et 1 ouvrier.
       *[other] {" "}et { $workers } ouvriers.
    }
log-place =
    { $you ->
        [yes] Vous avez posé
       *[no] { $who } a posé
    } { $tile } en { $hex }{ $die ->
        [0] {""}
       *[other] {" "}avec le { $die }
    }{ $workers ->
        [0] .
        [one] {" "}et 1 ouvrier.
       *[other] {" "}et { $workers } ouvriers.
    }
log-region =
    { $you ->
        [yes] Vous avez achevé
       *[no] { $who } a achevé
    } { $region }{ $size ->
        [one] {" "}d’une seule case.
       *[other] {" "}de { $size } cases.
    }
log-phase =
    { $you ->
        [yes] Vous avez touché
       *[no] { $who } a touché
    } le bonus de la phase { $phase } pour ce district.
log-bonus =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $who } a gagné
    } { $which ->
        [large] la grande tuile bonus
       *[small] la petite tuile bonus
    } pour { $type }.
log-animals =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points pour les { $kind } de ce pâturage.
log-watchtower =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points pour la tour de guet.
log-boarding =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $who } a gagné
    } { $count } ouvriers grâce à la pension de famille.
log-bank =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $who } a gagné
    } { $count } pépites grâce à la banque.
log-sell =
    { $you ->
        [yes] Vous avez vendu
       *[no] { $who } a vendu
    } { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } { $goods }{ $die ->
        [0] {""}
       *[other] {" "}avec le { $die }
    }{ $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    } contre { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }{ $gained ->
        [0] .
        [one] {" "}et { $gained } ouvrier.
       *[other] {" "}et { $gained } ouvriers.
    }
log-workers =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $count } ouvriers{ $silver ->
        [0] .
        [one] {" "}et { $silver } pépite.
       *[other] {" "}et { $silver } pépites.
    }
log-buy =
    { $you ->
        [yes] Vous avez acheté
       *[no] { $who } a acheté
    } { $tile } au dépôt { $depot ->
        [0] noir
       *[other] { $depot }
    } pour { $silver } pépites.
log-discard =
    { $you ->
        [yes] Vous avez défaussé
       *[no] { $who } a défaussé
    } { $tile }.
log-collect =
    { $you ->
        [yes] Vous avez ramassé
       *[no] { $who } a ramassé
    } { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    } { $goods }.
log-advance =
    { $you ->
        [yes] Vous avez avancé
       *[no] { $who } a avancé
    } jusqu’à la case { $space } de la piste d’ordre du tour.
log-income =
    { $you ->
        [yes] Vous avez reçu
       *[no] { $who } a reçu
    } { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }{ $workers ->
        [0] {""}
        [one] {" "}et 1 ouvrier
       *[other] {" "}et { $workers } ouvriers
    } grâce aux mines.
log-skip =
    { $you ->
        [yes] Vous avez renoncé
       *[no] { $who } a renoncé
    } à l’avantage de { $tile }.
log-lost =
    { $you ->
        [yes] Vous n’avez pas pu
       *[no] { $who } n’a pas pu
    } profiter de l’avantage de { $tile }.
log-left =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points pour ce qui reste : { $what }.
log-knowledge =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points pour { $tile }.
log-end = La dernière manche de la phase E est finie : c’est le décompte final.

# D’où viennent les points, selon le message qui les annonce.
source-region = Districts achevés
source-phase = Bonus de phase
source-bonus = Tuiles bonus
source-animals = Animaux
source-sell = Marchandises vendues
source-watchtower = Tours de guet
source-left = Ce qui reste
source-knowledge = Connaissances

# --- Pourquoi pas ? Une ligne par règle qui peut interdire quelque chose ---------------------

why-bur-2-4 = Dans la mise en place de base, chacun joue sur le domaine 1.
why-bur-5-1 = Aucun de vos dés encore libres ne montre ce numéro.
why-bur-5-4 = Le tour ne peut finir qu’une fois les deux dés utilisés.
why-bur-5-7 = Résolvez d’abord ce qu’a déclenché la tuile posée.
why-bur-7-1 = On prend au dépôt dont le dé montre le numéro ; celui-ci est hors de portée, ou la tuile n’y est plus.
why-bur-7-2 = Ce dépôt n’a plus de tuile.
why-bur-7-4 = Votre stockage est plein : défaussez d’abord une des tuiles stockées.
why-bur-7-5 = On ne défausse une tuile stockée que pour faire place à une nouvelle.
why-bur-8-1 = Une tuile va de votre stockage à une case vide.
why-bur-8-2 = Le dé doit montrer le numéro de la case, ou il vous faut plus d’ouvriers pour le changer.
why-bur-8-3 = La case n’est pas du même type que la tuile.
why-bur-8-4 = La case doit toucher une case déjà couverte.
why-bur-8-5 = Cette ville a déjà un bâtiment de cette sorte.
why-bur-9-1 = On ramasse des marchandises en posant un navire.
why-bur-9-2 = Choisissez d’abord le dépôt où votre navire ramasse des marchandises.
why-bur-9-4 = On garde des marchandises de trois types au plus.
why-bur-9-5 = Vous gardez déjà ce type de marchandise, et en avez pris toutes les tuiles.
why-bur-9-6 = Choisissez d’abord, parmi les marchandises offertes ici, celles à garder.
why-bur-11-1 = Une action sans dé, c’est un château qui la donne.
why-bur-11-3 = Jouez d’abord l’action supplémentaire de votre château ; prendre des ouvriers est toujours possible.
why-bur-13-2 = L’entrepôt permet de vendre un type de marchandise.
why-bur-13-3 = L’atelier de menuiserie permet de prendre un bâtiment à un dépôt numéroté.
why-bur-13-4 = L’église permet de prendre une mine, une connaissance ou un château à un dépôt numéroté.
why-bur-13-6 = Le marché permet de prendre un navire ou une tuile animal à un dépôt numéroté.
why-bur-13-9 = L’hôtel de ville permet de poser une tuile stockée.
why-bur-13-13 = Il n’y a pas d’avantage auquel renoncer maintenant.
why-bur-15-1 = Le dé doit montrer le numéro de ces marchandises, ou il vous faut plus d’ouvriers pour le changer.
why-bur-15-2 = Vous n’avez aucune marchandise de ce type.
why-bur-17-1 = Une fois par tour, vous pouvez acheter une tuile au dépôt noir pour 2 pépites.
why-bur-17-3 = On n’achète pas tant qu’il reste quelque chose à résoudre.
why-bur-19-1 = La partie est finie.
why-bur-21-5 = Pour deux dépôts à la fois, il faut la connaissance 5.
why-bur-21-7 = Pour acheter à un dépôt numéroté, il faut la connaissance 6.
why-bur-22-1 = Choisissez une face de votre plateau, et l’une de ses cases château.
why-bur-22-2 = Ce n’est pas à vous de choisir maintenant.
why-bur-23-5 = Ce n’est pas votre tour.

## Sur l’étagère

game-tagline = Deux dés par tour, un duché à bâtir, et jamais tout à fait assez d’ouvriers.
game-blurb = Prenez des tuiles aux dépôts que montrent vos dés, et posez-les là où votre domaine porte le même numéro : navires pour les marchandises et l’ordre du tour, châteaux pour une action de plus, animaux, mines, connaissances et huit sortes de bâtiments. Qui achève tôt ses districts, et fait qu’une tuile en entraîne une autre, aura la plus belle principauté des bords de Loire.
game-credit = Un jeu de Stefan Feld.

## Dresser une table

option-setup = Domaines
option-setup-basic = Domaine 1
option-setup-basic-about = Chacun joue sur le domaine 1, le château de départ au milieu : celui des débuts.
option-setup-open = À tour de rôle
option-setup-open-about = Un plateau à deux faces chacun. L’un après l’autre, les joueurs choisissent une face et une case pour le château de départ.
option-setup-secret = En secret
option-setup-secret-about = Un plateau à deux faces chacun. Tous choisissent en même temps une face et une case pour le château de départ.
option-ties = Égalités
option-ties-fewest = Moins de cases vides
option-ties-fewest-about = À égalité de points, on gagne avec le moins de cases vides, comme le dit le livret.
option-ties-most = Plus de cases vides
option-ties-most-about = À égalité de points, on gagne avec le plus de cases vides : une autre lecture publiée.

## La table

# --- Où en est la partie -----------------------------------------------------------------------

status-setup = Choix des domaines
status-round = Phase { $phase }, manche { $round } sur { $rounds }

# --- La phrase du haut, celle d’en dessous, et ce que font les autres -----------------------------

prompt-start = Choisissez une face de votre plateau, et une de ses cases château pour votre château de départ.
prompt-chosen = Vous avez choisi le domaine { $estate }.
prompt-others-start = On choisit un domaine : { $names }.
prompt-dice = À vous : utilisez vos dés, { $first } et { $second }.
prompt-die = À vous : utilisez votre autre dé, { $die }.
prompt-buy =
    { $where ->
        [black] Achetez une tuile au dépôt noir pour { $silver } pépites, ou finissez votre tour.
        [numbered] Achetez une tuile à un dépôt numéroté pour { $silver } pépites, ou finissez votre tour.
       *[any] Achetez une tuile à n’importe quel dépôt pour { $silver } pépites, ou finissez votre tour.
    }
prompt-store = Votre stockage est plein : défaussez une tuile stockée pour faire place à { $tile }.
prompt-collect =
    { $two ->
        [yes] Votre navire est à quai : choisissez le dépôt, ou les deux dépôts voisins, dont il ramasse les marchandises.
       *[no] Votre navire est à quai : choisissez le dépôt dont il ramasse les marchandises.
    }
prompt-keep =
    { $room ->
        [one] Il vous reste de la place pour un type de marchandise : choisissez lequel garder.
       *[other] Il vous reste de la place pour { $room } types de marchandise : choisissez lesquels garder.
    }
prompt-extra = Votre château vous donne une action supplémentaire, sans dé.
prompt-benefit-warehouse = Votre entrepôt : vendez toutes vos marchandises d’un même type.
prompt-benefit-carpenter = Votre atelier de menuiserie : prenez un bâtiment à n’importe quel dépôt numéroté.
prompt-benefit-church = Votre église : prenez une mine, une connaissance ou un château à n’importe quel dépôt numéroté.
prompt-benefit-market = Votre marché : prenez un navire ou une tuile animal à n’importe quel dépôt numéroté.
prompt-benefit-city_hall = Votre hôtel de ville : posez une tuile de plus de votre stockage.
prompt-wait = { $name } { $doing }.

doing-dice = joue son tour, avec un { $first } et un { $second }
doing-die = a encore un dé, un { $die }
doing-buy = peut encore acheter une tuile pour { $silver } pépites
doing-store = doit défausser une tuile stockée pour faire place à { $tile }
doing-collect = choisit où son navire ramasse des marchandises
doing-keep =
    { $room ->
        [one] choisit les marchandises à garder, avec de la place pour un type
       *[other] choisit les marchandises à garder, avec de la place pour { $room } types
    }
doing-extra = a une action supplémentaire grâce à un château
doing-benefit-warehouse = peut vendre des marchandises grâce à un entrepôt
doing-benefit-carpenter = peut prendre un bâtiment grâce à un atelier de menuiserie
doing-benefit-church = peut prendre une mine, une connaissance ou un château grâce à une église
doing-benefit-market = peut prendre un navire ou une tuile animal grâce à un marché
doing-benefit-city_hall = peut poser une tuile de plus grâce à un hôtel de ville

hint-start = Votre domaine s’étendra à partir de là.
hint-waiting = On attend { $names }.
hint-dice = Choisissez un dé, puis une tuile à prendre, une tuile stockée et sa case, ou des marchandises à vendre.{ $buy }
hint-may-buy = {" "}Vous pouvez aussi acheter une tuile.
hint-buy = Vous avez utilisé vos deux dés.
hint-store = La tuile défaussée quitte la partie.
hint-collect = Vous prenez tout ce qui s’y trouve et que vous pouvez ranger, puis avancez dans l’ordre du tour.
hint-keep = Vous prenez toutes les tuiles du type choisi.
hint-extra = Prenez une tuile à n’importe quel dépôt numéroté, posez une tuile stockée, vendez des marchandises ou prenez des ouvriers.
hint-skip = Vous pouvez y renoncer.
hint-turns =
    { $count ->
        [one] C’est ensuite à vous.
       *[other] Encore { $count } joueurs avant vous.
    }
hint-played =
    { $place ->
        [1] Vous avez joué cette manche ; en l’état, vous jouerez la suivante en premier.
        [2] Vous avez joué cette manche ; en l’état, vous jouerez la suivante en deuxième.
        [3] Vous avez joué cette manche ; en l’état, vous jouerez la suivante en troisième.
       *[4] Vous avez joué cette manche ; en l’état, vous jouerez la suivante en quatrième.
    }
hint-tie =
    { $kind ->
        [fewest] Le plus petit nombre de cases vides a tranché l’égalité.
        [most] Le plus grand nombre de cases vides a tranché l’égalité.
       *[order] L’égalité revient à qui est derrière dans l’ordre du tour.
    }

# --- Les parties de l’image, et leurs légendes ------------------------------------------------------

area-market = Dépôts
area-tracks = Ordre du tour et tuiles bonus
area-dice = Dés
area-estate = Domaine { $estate }
area-side = Domaine { $estate }
area-holdings = Stockage et marchandises
market-summary = Phase { $phase }, manche { $round } : un district achevé maintenant rapporte { $points } points de plus.
tracks-summary = Ordre sur la piste : { $order }. Points d’un district de 1, 2, 3… cases : { $points }.
track-phase = Phase
track-round = Manche
track-white = Dé blanc
track-regions = Districts
track-order = Ordre
track-bonuses = Bonus
storage-title = Stockage
goods-title = Marchandises

# --- Pièces : ce que dit une bulle ou un lecteur d’écran ----------------------------------------

space-label = { $hex } : case { $type } vide, dé { $number }
tile-placed = { $hex } : { $tile }
tile-depot = { $tile }, dépôt { $depot }
tile-black = { $tile }, dépôt noir, { $silver } pépites
tile-stored = { $tile }, stockage { $place }
storage-empty = Stockage { $place }, vide
goods-label =
    { $count ->
        [one] { $count } tuile { $goods }
       *[other] { $count } tuiles { $goods }
    }
depot-label =
    { $goods ->
        [0] Dépôt { $depot }, sans marchandises
        [one] Dépôt { $depot }, { $goods } marchandise
       *[other] Dépôt { $depot }, { $goods } marchandises
    }
depot-black = Dépôt noir : { $silver } pépites la tuile
depot-goods =
    { $count ->
        [one] { $count } tuile { $goods }, dépôt { $depot }
       *[other] { $count } tuiles { $goods }, dépôt { $depot }
    }
pile-label = Tuile { $goods }, pour la manche { $round }
die-label = Dé : { $value }
die-used = Dé : { $value }, utilisé
die-white = Dé blanc : { $value }
die-unrolled = Un dé pas encore lancé
pawn-label =
    { $place ->
        [1] { $name } : en première position, case { $space }
        [2] { $name } : en deuxième position, case { $space }
        [3] { $name } : en troisième position, case { $space }
       *[4] { $name } : en quatrième position, case { $space }
    }
bonus-large = Grande tuile bonus pour { $type } : { $points } points
bonus-small = Petite tuile bonus pour { $type } : { $points } points
count-sold =
    { $n ->
        [0] aucune marchandise vendue
        [one] { $n } marchandise vendue
       *[other] { $n } marchandises vendues, { $types ->
            [one] d’un seul type
           *[other] de { $types } types
        }
    }

# --- Pièces : à quoi elles servent, et ce qu’elles rapporteraient maintenant --------------------

tile-help = { $does }{ $now }{ $where }
now-animals =
    { $points ->
        [one] {" "}Maintenant : { $points } point au meilleur endroit.
       *[other] {" "}Maintenant : { $points } points au meilleur endroit.
    }
now-counts =
    { $points ->
        [one] {" "}En l’état : { $points } point.
       *[other] {" "}En l’état : { $points } points.
    }
now-goods =
    { $count ->
        [0] {" "}Aucun dépôt n’a de marchandises.
        [one] {" "}Le dépôt le mieux garni a { $count } marchandise.
       *[other] {" "}Le dépôt le mieux garni a { $count } marchandises.
    }
fits-nowhere = {" "}Pour l’instant, aucune case à côté de vos tuiles ne peut l’accueillir.
fits-numbers = {" "}Numéros où la poser : { $numbers }.
space-help =
    { $size ->
        [one] C’est { $region } d’une seule case. La couvrir maintenant rapporte { $points } + { $phase } points{ $bonus }.
       *[other] Dans { $region } de { $size } cases, dont { $missing ->
            [one] { $missing } encore vide
           *[other] { $missing } encore vides
        }. Achever ce district maintenant rapporte { $points } + { $phase } points{ $bonus }.
    }
space-bonus = , et { $points } pour tout le type
space-over =
    { $size ->
        [one] C’est { $region } d’une seule case, restée vide.
       *[other] Dans { $region } de { $size } cases, dont { $missing ->
            [one] { $missing } restée vide
           *[other] { $missing } restées vides
        }.
    }
help-bonus-large = Qui pose en premier { $type } de son domaine marque { $points } points.
help-bonus-small = Qui pose en deuxième { $type } de son domaine marque { $points } points.
help-depot = Un dé qui montre { $depot } prend une tuile ici. Un navire ramasse les marchandises.
black-open = Une fois par tour, vous pouvez acheter une tuile ici pour { $silver } pépites. Vous en avez { $have }.
black-poor =
    { $have ->
        [0] Une tuile coûte { $silver } pépites. Vous n’en avez aucune.
       *[other] Une tuile coûte { $silver } pépites. Vous en avez { $have }.
    }
black-bought = Vous avez déjà acheté une tuile ce tour-ci.
help-goods = Un { $die } vend toutes les tuiles de ce type.
help-storage = Une tuile prise ou achetée attend ici que vous la posiez.
help-pawn = L’ordre du tour. Chaque navire fait avancer le pion de son propriétaire d’une case, devant tous ceux qui y étaient.

# --- Choix et sièges ----------------------------------------------------------------------------------

choice-workers =
    { $silver ->
        [0] Prendre { $count } ouvriers
        [one] Prendre { $count } ouvriers, { $silver } pépite
       *[other] Prendre { $count } ouvriers, { $silver } pépites
    }
choice-buy = Acheter n’importe où : { $silver } pépites
choice-collect =
    { $goods ->
        [one] Dépôts { $first } + { $second } : { $goods } marchandise
       *[other] Dépôts { $first } + { $second } : { $goods } marchandises
    }
choice-skip = Y renoncer
choice-done = Finir le tour
seat-order =
    { $place ->
        [1] Premier joueur
        [2] Deuxième à jouer
        [3] Troisième à jouer
       *[4] Quatrième à jouer
    }
seat-choosing = Choisit un domaine…
seat-chosen = A choisi
seat-later = Choisit plus tard
seat-place =
    { $place ->
        [1] Vainqueur
        [2] Deuxième
        [3] Troisième
       *[4] Quatrième
    }
step-depot = un dépôt
step-goods = des marchandises
step-hex = une case
step-side = un domaine
step-tile = une tuile

# --- Ce que dit un compagnon : à quoi veiller (goal-*), et pourquoi un coup est bon (because-*) -----

goal-finish =
    Achever { $region } { $size ->
        [one] d’une case
       *[other] de { $size } cases
    } : { $points } points, { $where ->
        [held] vous avez la tuile
        [black] la tuile est au dépôt noir
       *[depot] la tuile est au dépôt { $depot }
    }
goal-finished =
    Achever { $region } { $size ->
        [one] d’une case
       *[other] de { $size } cases
    }
goal-bonus =
    Poser { $type } : encore { $missing ->
        [one] une tuile
       *[other] { $missing } tuiles
    }, puis une tuile bonus de { $points } points
goal-buy = Acheter au dépôt noir pour { $silver } pépites : vous avez une case pour { $tile }
goal-bought = Acheter une tuile pour { $silver } pépites
goal-silver = Réunir { $silver } pépites : il y a { $tile } au dépôt noir
goal-storage = Garder une place libre dans votre stockage
goal-worker = Garder un ouvrier sous la main : il change un dé de 1
goal-dice = Utiliser les deux dés : { $first } et { $second }

because-region =
    Achève { $region } { $size ->
        [one] d’une case
       *[other] de { $size } cases
    } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $early } pour la phase { $phase }{ $bonus }.
because-nearly = Il ne manque plus qu’une tuile à { $region } de { $size } cases : { $points } points dans cette phase.
because-castle = Un château donne aussitôt une autre action, avec le numéro de votre choix.
because-herd = Les { $kind } déjà dans ce pâturage comptent de nouveau : { $points } points en tout.
because-first-animals = { $points } points tout de suite ; d’autres { $kind } dans ce pâturage les feront recompter.
because-warehouse = L’entrepôt vend ensuite toutes vos marchandises d’un même type, sans dé.
because-carpenter = L’atelier de menuiserie prend ensuite un bâtiment à n’importe quel dépôt numéroté.
because-church = L’église prend ensuite une mine, une connaissance ou un château à un dépôt numéroté.
because-market = Le marché prend ensuite un navire ou une tuile animal à n’importe quel dépôt numéroté.
because-city_hall = L’hôtel de ville pose ensuite une tuile de plus, quel que soit le numéro de sa case.
because-watchtower = Une tour de guet rapporte aussitôt { $points } points.
because-boarding = La pension de famille donne { $workers } ouvriers, pour changer des dés.
because-bank =
    { $enough ->
        [yes] La banque donne { $silver } pépites : de quoi acheter une tuile dans ce tour même.
       *[no] La banque donne { $silver } pépites, pour acheter des tuiles.
    }
because-cargo = Le navire ramasse des marchandises : il y en a { $count } pour vous au dépôt { $depot }.
because-order =
    Le navire vous fait avancer : pour l’instant, vous jouez en { $place ->
        [1] premier
        [2] deuxième
       *[3] troisième
    } à la prochaine manche.
because-mine =
    Une mine rapporte à la fin de chaque phase : { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    } en tout.
because-power = Un effet durable. { $does }
because-counts = À la fin, elle compte { $points } points, si rien ne change.
because-last =
    La tuile qui manque à { $region } { $size ->
        [one] d’une case
       *[other] de { $size } cases
    } : { $points } points si vous la posez dans cette phase.
because-at-once = Votre { $die } peut la poser dans ce tour même, sans ouvrier.
because-joins = À côté de vos { $kind }, elle rapporterait { $points } points.
because-only =
    C’est { $type ->
        [building] le dernier bâtiment
        [animal] la dernière tuile animal
        [knowledge] la dernière connaissance
        [castle] le dernier château
        [mine] la dernière mine
       *[ship] le dernier navire
    } aux dépôts de cette phase.
because-later-castle = Une fois posé, un château donne une autre action.
because-later-building = Il agit une fois posé. { $does }
because-later-mine =
    { $silver ->
        [one] Posée dans cette phase, elle donne { $silver } pépite d’ici la fin de la partie.
       *[other] Posée dans cette phase, elle donne { $silver } pépites d’ici la fin de la partie.
    }
because-later-counts = Une fois posée, elle compte { $points } points à la fin, si rien ne change.
because-later-ship =
    { $count ->
        [one] Une fois posé, il pourrait ramasser { $count } marchandise au dépôt { $depot }.
       *[other] Une fois posé, il pourrait ramasser { $count } marchandises au dépôt { $depot }.
    }
because-easy = Facile à poser.{ $where }
because-spends = Dans la dernière phase, les pépites ne servent plus guère à autre chose.
because-sale =
    D’un seul coup : { $points } points et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }.
because-sale-buys = { $points } points, et maintenant de quoi acheter une tuile dans ce tour même.
because-room = Libère la place pour un autre type de marchandise.
because-adds = Elles rejoignent les vôtres : { $count } tuiles { $goods }, à vendre ensemble.
because-collect =
    { $alone ->
        [yes] Nulle part ailleurs il n’y en a autant pour vous : { $count } { $count ->
            [one] marchandise
           *[other] marchandises
        }.
       *[no] Nulle part il n’y en a plus pour vous : { $count } { $count ->
            [one] marchandise
           *[other] marchandises
        }.
    }
because-keep = Les plus nombreuses de toutes : { $count } d’un coup.
because-nothing-else = Le { $die } ne peut rien faire d’autre maintenant.
because-workers =
    { $had ->
        [0] Vous n’avez pas d’ouvrier : avec { $has }, vous pourrez changer des dés.
       *[other] Vous n’avez qu’un ouvrier : avec { $has }, vous changerez mieux vos dés.
    }
because-useless = Elle n’a pour l’instant de place nulle part à côté de vos tuiles.
because-unfit = Aucune tuile à vendre n’a de place à côté des vôtres pour l’instant.
because-full = Votre stockage est plein : une tuile achetée en chasserait une autre.
