# Les Châteaux de Bourgogne : le jeu de cartes, en français.

game-title = Les Châteaux de Bourgogne : le jeu de cartes

## Qui joue à chaque niveau, et comment

level-1 = Veilleur
level-1-is = Somnole entre deux cartes et se trompe souvent. Parfait pour une première partie.
level-2 = Logeuse
level-2-is = Prend la carte qui paraît la meilleure sur le moment, sans rien prévoir.
level-3 = Charpentier
level-3-is = Sait d’expérience ce que vaut une position, mais cède volontiers à la tentation.
level-4 = Banquière
level-4-is = Sait, après des milliers de parties, ce que vaut une position. N’anticipe pas.
level-5 = Maire
level-5-is = Explore des centaines de suites possibles avant chaque décision.

## Ce dont le jeu est fait, seul

type-castle = château
type-mine = mine
type-cloister = cloître
type-knowledge = connaissance
type-ship = navire
type-pasture = pâturage
type-building = bâtiment
triple-castle = châteaux
triple-mine = mines
triple-cloister = cloîtres
triple-knowledge = connaissances
triple-ship = navires
triple-pasture = pâturages
triple-building = bâtiments

# Dans une phrase, l’adjectif suit « marchandise » et prend un « s » au pluriel. Le nom d’un animal
# en fait autant ; son article se choisit d’après lui.
goods-light = claire
goods-medium = moyenne
goods-dark = foncée
animal-sheep = mouton
animal-cattle = vache
animal-chicken = poulet
animal-pig = cochon

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
count-animals =
    { $n ->
        [one] { $n } animal
       *[other] { $n } animaux
    }

# Chaque carte : son nom, le même dans une phrase (il y commence toujours par « un » ou « une »), et
# ce qu’elle fait.

card-castle = Château
a-castle = un château
help-castle = Faites aussitôt une action gratuite, comme avec un dé de votre choix.
card-mine = Mine
a-mine = une mine
help-mine = Gagnez 2 pépites.
card-cloister = Cloître
a-cloister = un cloître
help-cloister = Aucun effet propre. Il peut rejoindre une colonne de n’importe quel type, et compte alors comme ce type.
card-knowledge = Connaissance
a-knowledge = une connaissance
help-knowledge = Gagnez 2 ouvriers.
card-ship = Navire
a-ship = un navire
help-ship = Prenez la carte du dessus d’une pile de marchandises.
card-pasture = Pâturage
a-pasture = un pâturage
help-pasture = Prenez la carte du dessus d’une pile d’animaux.
card-carpenter = Atelier du charpentier
a-carpenter = un atelier de charpentier
help-carpenter = Prenez un bâtiment ou une connaissance dans n’importe quelle rangée.
card-church = Église
a-church = une église
help-church = Prenez un château, une mine ou un cloître dans n’importe quelle rangée.
card-market = Marché
a-market = un marché
help-market = Prenez un navire ou un pâturage dans n’importe quelle rangée.
card-watchtower = Tour de guet
a-watchtower = une tour de guet
help-watchtower = Marquez 1 point.
card-bank = Banque
a-bank = une banque
help-bank = Gagnez 3 pépites.
card-boarding_house = Pension de famille
a-boarding_house = une pension de famille
help-boarding_house = Prenez une marchandise ou un animal.
card-warehouse = Magasin
a-warehouse = un magasin
help-warehouse = Vendez toutes vos marchandises d’un même type, sans dé.
card-city_hall = Hôtel de ville
a-city_hall = un hôtel de ville
help-city_hall = Placez aussitôt un autre projet, quel que soit son dé.

## Décisions : ce que chacune fait, coûte et rapporterait

use-die =
    { $die ->
        [0] { $workers ->
            [0] {""}
            [one] {" "}avec 1 ouvrier
           *[other] {" "}avec { $workers } ouvriers
        }
       *[other] {" "}avec le { $die }{ $workers ->
            [0] {""}
            [one] {" "}et 1 ouvrier
           *[other] {" "}et { $workers } ouvriers
        }
    }
then-drop = , puis défausser un projet
gain-at-once = {" : "}+{ $gain }
gain-triple =
    { $points ->
        [one] {" : "}un triplé, +{ $points } point
       *[other] {" : "}un triplé, +{ $points } points
    }
gain-seven =
    { $points ->
        [one] {" "}(les sept types, +{ $points } point)
       *[other] {" "}(les sept types, +{ $points } points)
    }
move-take = Prendre { $card } dans la rangée { $row }{ $use }{ $full }
move-place = Placer { $card }{ $use }{ $gain }
move-sell = Vendre { $count ->
        [one] { $count } marchandise { $goods }
       *[other] { $count } marchandises { $goods }s
    }{ $use } : +{ $points } { $points ->
        [one] point
       *[other] points
    }, { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }
move-restock =
    { $count ->
        [one] Prendre { $count } ouvrier
       *[other] Prendre { $count } ouvriers
    }{ $use }
move-silver =
    { $count ->
        [one] Prendre { $count } pépite
       *[other] Prendre { $count } pépites
    }{ $use }
move-convert = Remettre { $cards } ouvriers ou pépites{ $use } : +{ $points } { $points ->
        [one] point
       *[other] points
    }
move-mix = Remettre { $workers ->
        [0] {""}
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $workers ->
        [0] {""}
       *[other] { $silver ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $silver ->
        [0] {""}
        [one] 1 pépite
       *[other] { $silver } pépites
    }
move-buy = Payer { $silver } pépites et choisir une des trois premières cartes de la pioche
move-choose-project = Garder { $card } comme projet
move-choose-action = Défausser { $card } pour une action supplémentaire avec son { $die }
move-drop = Défausser { $card } pour faire place à { $new }
move-column = Mettre { $card } dans une colonne de { $type }{ $gain }{ $seven }
move-column-new = Commencer une nouvelle colonne avec { $card }{ $seven }
move-draw-goods = Prendre cette marchandise
move-draw-animals = Prendre cet animal
move-aaron = Dévoiler la prochaine carte d’Aaron
move-done = Ne rien acheter

## Ce qui s’est passé (log-*), et pourquoi une chose n’est pas permise (why-*)

# --- Le journal : $who est un nom, et $you vaut « yes » quand il s’agit du lecteur -----------

log-round =
    { $name ->
        [Vous] Manche { $round } : vous commencez.
       *[other] Manche { $round } : { $name } commence.
    }
log-round-alone = Manche { $round }.
log-play =
    { $you ->
        [yes] Vous avez joué
       *[no] { $who } a joué
    } le { $die } de { $card }.
log-take =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $card } dans la rangée { $row }{ $workers ->
        [0] .
        [one] {", avec 1 ouvrier."}
       *[other] {", avec "}{ $workers } ouvriers.
    }
log-place =
    { $you ->
        [yes] Vous avez placé
       *[no] { $who } a placé
    } { $card }{ $workers ->
        [0] .
        [one] {", avec 1 ouvrier."}
       *[other] {", avec "}{ $workers } ouvriers.
    }
log-triple =
    { $you ->
        [yes] Vous avez terminé
       *[no] { $who } a terminé
    } un triplé de { $type }.
log-first =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } le premier triplé de { $type } de la partie.
log-seven =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } les sept types.
log-bonus =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } le bonus de la manche { $round }{ $silver ->
        [0] {""}
        [one] {", 1 pépite"}
       *[other] {", "}{ $silver } pépites
    }{ $workers ->
        [0] {""}
       *[other] { $silver ->
            [0] {", "}
           *[other] {" et "}
        }{ $workers ->
            [one] 1 ouvrier
           *[other] { $workers } ouvriers
        }
    }{ $goods ->
        [0] {""}
        [one] {", 1 marchandise"}
       *[other] {", "}{ $goods } marchandises
    }{ $animals ->
        [0] {""}
       *[other] { $goods ->
            [0] {", "}
           *[other] {" et "}
        }{ $animals ->
            [one] 1 animal
           *[other] { $animals } animaux
        }
    }.
log-watchtower =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } un point grâce à la tour de guet.
log-gain-silver =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $who } a gagné
    } { $count ->
        [one] { $count } pépite.
       *[other] { $count } pépites.
    }
log-gain-workers =
    { $you ->
        [yes] Vous avez gagné
       *[no] { $who } a gagné
    } { $count ->
        [one] { $count } ouvrier.
       *[other] { $count } ouvriers.
    }
log-no-supply = Il ne reste rien à prendre.
log-good =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } une marchandise { $goods } sur une pile.
log-animal =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $animal ->
        [vache] une
       *[other] un
    } { $animal } sur une pile.
log-lost =
    { $you ->
        [yes] Vous n’avez pas pu
       *[no] { $who } n’a pas pu
    } profiter de l’effet de { $card }.
log-sell =
    { $you ->
        [yes] Vous avez vendu
       *[no] { $who } a vendu
    } { $count ->
        [one] { $count } marchandise { $goods }
       *[other] { $count } marchandises { $goods }s
    } contre { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }{ $workers ->
        [0] .
        [one] {", avec 1 ouvrier."}
       *[other] {", avec "}{ $workers } ouvriers.
    }
log-start-card =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } la carte Premier joueur.
log-restock =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $count ->
        [one] { $count } ouvrier.
       *[other] { $count } ouvriers.
    }
log-silver =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $count ->
        [one] { $count } pépite.
       *[other] { $count } pépites.
    }
log-convert =
    { $you ->
        [yes] Vous avez remis
       *[no] { $who } a remis
    } { $workers ->
        [0] {""}
        [one] 1 ouvrier
       *[other] { $workers } ouvriers
    }{ $workers ->
        [0] {""}
       *[other] { $silver ->
            [0] {""}
           *[other] {" "}et{" "}
        }
    }{ $silver ->
        [0] {""}
        [one] 1 pépite
       *[other] { $silver } pépites
    } dans la réserve.
log-buy =
    { $you ->
        [yes] Vous avez payé
       *[no] { $who } a payé
    } { $silver } pépites et dévoilé { $count ->
        [one] { $count } carte.
       *[other] { $count } cartes.
    }
log-choose-project =
    { $you ->
        [yes] Vous avez gardé
       *[no] { $who } a gardé
    } { $card } comme projet.
log-choose-action =
    { $you ->
        [yes] Vous avez défaussé
       *[no] { $who } a défaussé
    } { $card } pour une action supplémentaire avec son { $die }.
log-drop =
    { $you ->
        [yes] Vous avez défaussé
       *[no] { $who } a défaussé
    } un projet : { $card }.
log-aaron = Aaron dévoile { $card }.
log-aaron-triple = Aaron termine un triplé de { $type }.
log-aaron-first = Aaron a le premier triplé de { $type } de la partie.
log-aaron-seven = Aaron a les sept types.
log-gift = Ce cloître d’Aaron est un cadeau.
log-start =
    { $you ->
        [yes] Vous avez
       *[no] { $who } a
    } la carte Premier joueur.
log-end = La manche E est finie : c’est le décompte final.
log-survived =
    { $points ->
        [one] La manche { $round } est finie : { $points } point contre { $aaron } pour Aaron. Vous lui avez tenu tête jusqu’au bout.
       *[other] La manche { $round } est finie : { $points } points contre { $aaron } pour Aaron. Vous lui avez tenu tête jusqu’au bout.
    }
log-beaten =
    { $points ->
        [one] La manche { $round } est finie : { $points } point contre { $aaron } pour Aaron. Aaron gagne.
       *[other] La manche { $round } est finie : { $points } points contre { $aaron } pour Aaron. Aaron gagne.
    }

# D’où viennent les points, selon le message qui les annonce.
source-triple = Triplés
source-first = Premiers triplés
source-seven = Les sept types
source-bonus = Cartes Manche
source-watchtower = Tours de guet
source-sell = Marchandises vendues
source-animal = Animaux
source-convert = Ouvriers et pépites
source-gift = Cloîtres d’Aaron
source-start = Carte Premier joueur
source-aaron-triple = { source-triple }
source-aaron-first = { source-first }
source-aaron-seven = { source-seven }

# --- Pourquoi pas ? Une ligne par règle qui peut interdire quelque chose ---------------------

why-bcg-3-4 = On joue une carte de sa main et l’on fait une action avec elle.
why-bcg-3-5 = Il faut jouer une carte ; prendre une pépite est toujours possible.
why-bcg-5-1 = On prend dans la rangée qu’indique le dé ; cette carte est hors de portée, ou n’est pas dans les rangées.
why-bcg-5-5 = Vous avez trois projets : défaussez-en d’abord un.
why-bcg-6-1 = On place un projet qui montre le dé, ou il vous faut plus d’ouvriers pour le changer.
why-bcg-6-3 = On choisit une colonne quand on place un projet.
why-bcg-7-1 = Le dé doit être l’un des deux qui vendent ces marchandises, ou il vous faut plus d’ouvriers.
why-bcg-7-2 = Vous n’avez aucune marchandise de ce type.
why-bcg-8-1 = On complète ses ouvriers à deux, et vous en avez autant.
why-bcg-8-3 = Dites combien des cartes que vous remettez sont des ouvriers.
why-bcg-8-4 = Trois ouvriers ou pépites font un point ; vous n’en avez pas assez.
why-bcg-9-1 = Une fois par tour, vous pouvez acheter pour 3 pépites.
why-bcg-9-2 = Choisissez une des cartes qui viennent d’être dévoilées.
why-bcg-9-3 = Faites d’abord l’action supplémentaire de la carte défaussée.
why-bcg-9-5 = Choisissez d’abord une des cartes qui viennent d’être dévoilées.
why-bcg-9-8 = Achetez maintenant, ou continuez avec la carte posée.
why-bcg-9-11 = Il ne reste plus de carte à acheter.
why-bcg-10-1 = Cette colonne ouverte n’existe pas.
why-bcg-10-2 = Une carte va dans une colonne de son type, ou sur des cloîtres.
why-bcg-10-4 = Vous avez une colonne ouverte de ce type : vous ne pouvez pas en commencer une autre.
why-bcg-10-7 = Vous avez une colonne ouverte de cloîtres : vous ne pouvez pas en commencer une autre.
why-bcg-10-8 = Choisissez d’abord une colonne pour la carte que vous posez.
why-bcg-11-3 = Prenez d’abord la carte du dessus d’une pile de marchandises.
why-bcg-11-4 = Prenez d’abord la carte du dessus d’une pile d’animaux.
why-bcg-11-5 = Cette pile est vide.
why-bcg-11-7 = L’atelier permet de prendre un bâtiment ou une connaissance.
why-bcg-11-8 = L’église permet de prendre un château, une mine ou un cloître.
why-bcg-11-9 = Le marché permet de prendre un navire ou un pâturage.
why-bcg-11-13 = Prenez d’abord la carte du dessus de l’une des quatre piles.
why-bcg-11-14 = Le magasin permet de vendre un type de marchandise.
why-bcg-11-15 = L’hôtel de ville permet de placer un autre projet.
why-bcg-11-16 = Une action sans carte, c’est un château qui la donne.
why-bcg-12-4 = Choisissez d’abord ce que rapporte le triplé.
why-bcg-14-1 = La partie est finie.
why-bcg-15-5 = Aaron dévoile d’abord ses cartes de cette manche.
why-bcg-16-6 = Ce n’est pas votre tour.

## Sur l’étagère

game-tagline = Le duché dans un paquet de cartes : chacune est un dé, un projet et un bâtiment.
game-blurb = Jouez une carte pour son dé : prenez des cartes dans la rangée qu’il indique, placez vos projets, vendez vos marchandises. Trois cartes d’un même type font un triplé, et chaque triplé rapporte un bonus qui diminue de manche en manche. En solitaire, vous tenez tête à Aaron, plus fort à chaque manche.
game-credit = Un jeu de Stefan Feld.

## La table

# --- Où en est la partie -----------------------------------------------------------------------

status-turn = Manche { $round }, tour { $turn } sur { $turns }
status-aaron = Manche { $round } : les cartes d’Aaron

# --- La phrase du haut, celle d’en dessous, et ce que font les autres -----------------------------

prompt-play = À vous : jouez votre { $first } ou votre { $second }.
prompt-same = À vous : jouez l’un de vos deux { $first }.
prompt-last = À vous : jouez votre dernière carte, un { $first }.
prompt-after = Vous pouvez encore acheter pour { $silver } pépites, ou finir votre tour.
prompt-aaron =
    { $left ->
        [one] Aaron dévoile sa dernière carte de la manche { $round }.
       *[other] Aaron dévoile ses cartes de la manche { $round } : encore { $left }.
    }
prompt-room = Vous avez trois projets : défaussez-en un pour faire place à { $card }.
prompt-column = Choisissez une colonne pour { $card }.
prompt-bonus = Un triplé ! Choisissez ce qu’il rapporte dans la manche { $round }.
prompt-draw-goods = Prenez la carte du dessus d’une pile de marchandises.
prompt-draw-animals = Prenez la carte du dessus d’une pile d’animaux.
prompt-draw-either = Votre pension de famille : prenez la carte du dessus de l’une des quatre piles.
prompt-window = Achetez pour { $silver } pépites avant l’effet de { $card }, ou continuez.
prompt-choose =
    { $count ->
        [one] Vous avez acheté cette carte : utilisez-la comme projet, ou pour une action supplémentaire avec son dé.
       *[other] Choisissez une des { $count } cartes : comme projet, ou pour une action supplémentaire avec son dé.
    }
prompt-act = Votre action supplémentaire : utilisez le { $die } de la carte achetée.
prompt-free = Votre château vous donne une action, avec le dé de votre choix.
prompt-take-carpenter = Votre atelier de charpentier : prenez un bâtiment ou une connaissance dans n’importe quelle rangée.
prompt-take-church = Votre église : prenez un château, une mine ou un cloître dans n’importe quelle rangée.
prompt-take-market = Votre marché : prenez un navire ou un pâturage dans n’importe quelle rangée.
prompt-place = Votre hôtel de ville : placez un autre projet, quel que soit son dé.
prompt-sell = Votre magasin : vendez toutes vos marchandises d’un même type.
prompt-mix =
    { $points ->
        [one] Remettez { $cards } cartes pour { $points } point : choisissez combien sont des ouvriers.
       *[other] Remettez { $cards } cartes pour { $points } points : choisissez combien sont des ouvriers.
    }
prompt-wait = { $name } { $doing }.
prompt-held =
    { $points ->
        [one] Vous avez tenu tête à Aaron jusqu’au bout : { $points } point contre { $aaron }.
       *[other] Vous avez tenu tête à Aaron jusqu’au bout : { $points } points contre { $aaron }.
    }
prompt-beaten = Aaron l’emporte dans la manche { $round } : il a { $aaron } { $aaron ->
        [one] point
       *[other] points
    }, { $points ->
        [0] vous n’en avez aucun.
       *[other] vous en avez { $points }.
    }

doing-play = joue une carte
doing-last = joue sa dernière carte
doing-after = peut encore acheter pour { $silver } pépites
doing-aaron =
    { $left ->
        [one] dévoile la dernière carte d’Aaron pour la manche { $round }
       *[other] dévoile les cartes d’Aaron pour la manche { $round }, encore { $left }
    }
doing-room = doit défausser un projet pour faire place à { $card }
doing-column = choisit une colonne pour { $card }
doing-bonus = a un triplé, et choisit ce qu’il rapporte
doing-draw-goods = prend une marchandise
doing-draw-animals = prend un animal
doing-draw-either = prend une marchandise ou un animal grâce à une pension de famille
doing-window = peut acheter pour { $silver } pépites avant l’effet de { $card }
doing-choose = choisit une des cartes achetées
doing-act = a une action supplémentaire avec un { $die }
doing-free = a une action grâce à un château, avec un dé au choix
doing-take-carpenter = prend un bâtiment ou une connaissance grâce à un atelier de charpentier
doing-take-church = prend un château, une mine ou un cloître grâce à une église
doing-take-market = prend un navire ou un pâturage grâce à un marché
doing-place = place un autre projet grâce à un hôtel de ville
doing-sell = vend des marchandises grâce à un magasin
doing-mix =
    { $points ->
        [one] remet { $cards } ouvriers et pépites pour { $points } point
       *[other] remet { $cards } ouvriers et pépites pour { $points } points
    }

hint-play = Choisissez une carte en main, puis ce que son dé prend, place ou vend ; ou prenez une pépite ou des ouvriers, ou remettez-en trois pour un point.{ $buy }
hint-buy = {" "}Vous pouvez aussi acheter.
hint-after = Votre action est faite. Un achat montre trois cartes ; vous en utilisez une.
hint-aaron =
    { $points ->
        [one] Chaque cloître parmi elles vous rapporte { $points } point.
       *[other] Chaque cloître parmi elles vous rapporte { $points } points.
    }
hint-room = Le nouveau projet prend alors sa place.
hint-column = Trois cartes d’un type font un triplé. Sur des cloîtres, la carte leur donne son propre type.
hint-cloister = Un cloître compte comme le type de la colonne qu’il rejoint.
hint-bonus = Plus tard, un triplé rapporte moins.
hint-draw = On ne voit que la carte du dessus de chaque pile.
hint-window = Une carte gardée maintenant est déjà un projet quand vient l’effet.
hint-choose = Choisissez une carte, puis ce que vous en faites. Les autres sont défaussées.
hint-act = Prenez, placez ou vendez avec ce dé, que des ouvriers peuvent changer, ou prenez une pépite ou des ouvriers, ou remettez-en trois pour un point.
hint-free = Prenez n’importe quelle carte, placez n’importe quel projet, vendez n’importe quelles marchandises, prenez une pépite ou des ouvriers, ou remettez-en trois pour un point.
hint-take = Cette carte devient un projet.
hint-place = Il n’y faut ni dé ni ouvriers.
hint-sell = Vous prenez aussi la carte Premier joueur, s’il y en a une.
hint-plays =
    { $count ->
        [one] C’est ensuite à vous.
       *[other] Encore { $count } joueurs avant vous.
    }
hint-next-turn = Vous avez joué ce tour-ci.
hint-next-round = Vous avez joué votre dernière carte de cette manche.
hint-held = Il n’a jamais été devant à la fin d’une manche.
hint-tie = Le plus grand nombre de cartes restées dans l’entrepôt a tranché l’égalité.
hint-tied = Autant de points de part et d’autre, et autant de cartes restées dans l’entrepôt.

# --- Les parties de l’image, et leurs légendes ------------------------------------------------------

area-display = Rangées
area-supply = Carte Manche et piles
area-hand = Main et entrepôt
area-projects = Projets
area-offer = Cartes achetées
area-estate = Votre domaine
area-estate-of = Domaine : { $name }
area-other = Projets et domaine
area-aaron = Aaron
projects-title = Projets : { $count } sur { $most }
offer-title = Achat : choisissez une carte
piles-goods = Marchandises
piles-animals = Animaux
pile-deck = Pioche
pile-discard = Défausse
awards-title = 1ᵉʳˢ triplés
awards-seven = Sept types
round-title = Manche
round-each = un par triplé
word-points =
    { $n ->
        [one] point
       *[other] points
    }
word-goods =
    { $n ->
        [one] march.
       *[other] march.
    }
word-animals =
    { $n ->
        [one] animal
       *[other] animaux
    }
word-silver =
    { $n ->
        [one] pépite
       *[other] pépites
    }
word-workers =
    { $n ->
        [one] ouvrier
       *[other] ouvriers
    }
list-or = { $first } ou { $rest }
round-summary = Manche { $round } : un triplé rapporte { $options }.{ $later }
round-later = {" "}Plus tard : { $rounds }.
round-options = manche { $round } ({ $options })
hand-summary = Dans l’entrepôt : { $workers }, { $silver }.
estate-missing = Pour avoir les sept types, il manque : { $types }.
estate-whole = Les sept types y sont.
points-so-far = Points jusqu’ici
column-scored =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# Des noms assez courts pour tenir sous une carte
short-castle = Château
short-mine = Mine
short-cloister = Cloître
short-knowledge = Connaissance
short-ship = Navire
short-pasture = Pâturage
short-carpenter = Atelier
short-church = Église
short-market = Marché
short-watchtower = Tour de guet
short-bank = Banque
short-boarding_house = Pension
short-warehouse = Magasin
short-city_hall = Hôtel de ville

# --- Pièces : ce que dit une bulle ou un lecteur d’écran ----------------------------------------

card-title = { $name }, dé { $die }
card-row = { $card }, rangée { $row }
card-hand = { $card }, dans votre main
card-project = { $card }, projet
card-offer = { $card }, achat
card-column = { $card }, colonne { $column }
hand-hidden = Une carte en main
row-label =
    { $count ->
        [0] Rangée { $row }, vide
        [one] Rangée { $row }, 1 carte
       *[other] Rangée { $row }, { $count } cartes
    }
pile-label =
    { $count ->
        [one] Une pile de 1 carte :
       *[other] Une pile de { $count } cartes, au-dessus :
    } { $top ->
        [mouton] un mouton
        [vache] une vache
        [poulet] un poulet
        [cochon] un cochon
       *[other] une marchandise { $top }
    }
deck-label =
    { $count ->
        [one] Pioche, 1 carte
       *[other] Pioche, { $count } cartes
    }
discard-label =
    { $count ->
        [one] Défausse, 1 carte : { $card }
       *[other] Défausse, { $count } cartes, au-dessus : { $card }
    }
own-pile =
    { $count ->
        [one] Votre pile : 1 carte à piocher dans cette manche
       *[other] Votre pile : { $count } cartes à piocher dans cette manche
    }
their-pile =
    { $count ->
        [one] Une pile de 1 carte à piocher dans cette manche
       *[other] Une pile de { $count } cartes à piocher dans cette manche
    }
goods-label =
    { $count ->
        [one] { $count } marchandise { $goods }
       *[other] { $count } marchandises { $goods }s
    }
animal-label =
    { $count ->
        [one] { $count } { $animal }
       *[other] { $count } { $animal }s
    }
column-label =
    { $count ->
        [one] Colonne ouverte { $number }, { $type } : { $count } carte sur 3
       *[other] Colonne ouverte { $number }, { $type } : { $count } cartes sur 3
    }
column-new = Une nouvelle colonne
first-label =
    { $points ->
        [one] Premier triplé de { $type } : { $points } point
       *[other] Premier triplé de { $type } : { $points } points
    }
seven-label =
    { $points ->
        [one] Les sept types : { $points } point
       *[other] Les sept types : { $points } points
    }
start-up = Carte Premier joueur
start-down = Carte Premier joueur, face cachée : on a vendu des marchandises dans cette manche
aaron-name = Aaron
aaron-rule = Il gagne s’il est devant à la fin d’une manche.
aaron-summary =
    { $points ->
        [one] Aaron a { $points } point. { $standing }
       *[other] Aaron a { $points } points. { $standing }
    }
aaron-count = { $round } : { $count }
aaron-pile =
    { $count ->
        [one] Pile d’Aaron pour la manche { $round }, 1 carte
       *[other] Pile d’Aaron pour la manche { $round }, { $count } cartes
    }
standing-level =
    { $mine ->
        [one] Égalité avec Aaron, à { $mine } point.
       *[other] Égalité avec Aaron, à { $mine } points.
    }
standing-ahead =
    { $mine ->
        [one] Vous : { $mine } point, { $by } de plus qu’Aaron.
       *[other] Vous : { $mine } points, { $by } de plus qu’Aaron.
    }
standing-behind =
    { $mine ->
        [one] Vous : { $mine } point, { $by } de moins qu’Aaron.
       *[other] Vous : { $mine } points, { $by } de moins qu’Aaron.
    }
count-sold =
    { $n ->
        [0] aucune marchandise vendue
        [one] { $n } marchandise vendue
       *[other] { $n } marchandises vendues
    }

# --- Pièces : à quoi elles servent, et ce qu’elles rapporteraient maintenant --------------------

card-help = { $does } Trois { $type } rapportent { $points } points{ $first }.
card-first = {", "}et { $points } de plus pour le premier triplé de ce type
help-hand = En main, seul le dé compte. Ce { $die } prend dans la rangée { $die }, place un projet qui montre { $die }, ou vend les marchandises { $goods }s. Chaque ouvrier le change de 1.
help-row = Un { $row } prend ici une carte, qui devient un projet.
help-goods = Un { $first } ou un { $second } les vend toutes, chacune pour { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    } et { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
help-animal = Les lots d’animaux différents rapportent aussitôt : 2 sortes 1 point, 3 sortes 2, les 4 sortes 4.
help-deck = Une fois par tour, pour 3 pépites, vous voyez trois cartes et en utilisez une.
help-pile = Personne n’a vu ces cartes. Vous en piochez une avant chaque tour.
help-first =
    { $points ->
        [one] Elle revient à qui termine le premier triplé de { $type } : { $points } point.
       *[other] Elle revient à qui termine le premier triplé de { $type } : { $points } points.
    }
help-seven =
    { $points ->
        [one] Pour des colonnes des sept types, une fois par joueur : { $points } point. La carte la plus forte part en premier.
       *[other] Pour des colonnes des sept types, une fois par joueur : { $points } points. La carte la plus forte part en premier.
    }
help-start = Qui vend des marchandises la prend, et commence la manche suivante si personne ne vend plus tard. À la fin, elle rapporte 1 point.
help-column =
    { $left ->
        [one] Encore une carte pour un triplé : { $points } points.
       *[other] Encore { $left } cartes pour un triplé : { $points } points.
    }
help-new = Une carte d’un type sans colonne ouverte commence ici une nouvelle colonne.
help-aaron-pile =
    { $count ->
        [one] 1 carte, qu’Aaron dévoile au début de la manche.
       *[other] { $count } cartes, qu’Aaron dévoile au début de la manche.
    }

# --- Choix et sièges ----------------------------------------------------------------------------------

choice-silver =
    { $count ->
        [one] Prendre { $count } pépite
       *[other] Prendre { $count } pépites
    }
choice-restock =
    { $count ->
        [one] Prendre { $count } ouvrier
       *[other] Prendre { $count } ouvriers
    }
choice-buy = Acheter : { $silver } pépites
choice-go-on = Continuer
choice-end = Finir le tour
choice-project = Garder
choice-action = Jouer son dé
choice-aaron = Dévoiler une carte
choice-bonus = Manche { $round }
choice-converts = 3 pour un point
choice-convert =
    { $points ->
        [one] { $points } point pour { $cards } ouvriers ou pépites
       *[other] { $points } points pour { $cards } ouvriers ou pépites
    }
choice-mix = Ouvriers
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
seat-order =
    { $place ->
        [1] Premier joueur
        [2] Deuxième à jouer
        [3] Troisième à jouer
       *[4] Quatrième à jouer
    }
seat-place =
    { $place ->
        [1] Vainqueur
        [2] Deuxième
        [3] Troisième
       *[4] Quatrième
    }
seat-held = A tenu tête à Aaron
seat-beaten = Aaron l’a emporté
step-column = une colonne
step-goods = des marchandises
step-pile = une pile


# --- Ce qui, sur une carte, est de ce projet et non de la boîte ---------------------------------------

own-die = le dé
own-triple = les points du triplé
own-points = les points
own-round = ce que rapporte la manche { $round }

# --- Ce que dit un compagnon : à quoi veiller (goal-*), et pourquoi un coup est bon (because-*) -----

goal-triple =
    Achever votre triplé de { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, avec { $row ->
        [0] un projet qui demande un { $die }
       *[other] une carte de la rangée { $row }
    }
goal-sell =
    Vendre { $count } marchandises { $goods }s : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }
goal-convert =
    Rendre ouvriers et pépites contre des points, { $cards } pour chacun : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-seven =
    Placer les sept types : encore { $missing }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
goal-buy = Acheter une carte pour { $silver } pépites
goal-silver =
    { $have ->
        [0] Réunir { $silver } pépites pour acheter une carte : vous n’en avez aucune
       *[other] Réunir { $silver } pépites pour acheter une carte : vous en avez { $have }
    }
goal-room = Garder de la place pour un autre projet
goal-worker = Garder un ouvrier sous la main : il change un dé de 1

because-triple =
    Achève un triplé de { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }{ $first }, et le bonus de la manche { $round }.
because-first = , { $points } de plus pour le premier
because-seven =
    Les sept types sont dans votre domaine : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-completes =
    Elle peut achever votre triplé de { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-pair =
    Encore une carte, et c’est un triplé de { $type } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-joins = Elle rejoint les { $type } de votre domaine : encore une carte, et c’est un triplé.
because-type =
    Un type qui manquait à votre domaine, le { $count ->
        [4] quatrième
        [5] cinquième
        [6] sixième
       *[7] septième
    } sur sept : tous ensemble rapportent { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-function = Elle agit aussi. { $does }
because-affords = Vous aurez alors de quoi acheter une carte dans ce tour même.
because-extra = Une action de plus tout de suite, avec un { $die }.
because-next = Vous gardez une carte avec son { $die } : de quoi la placer au prochain tour, sans ouvrier.
because-cloister = Un cloître peut rejoindre une colonne de n’importe quel type.
because-later = Une fois placée, elle agit. { $does }
because-joins-nothing = Elle ne rejoindrait aucune de vos colonnes.
because-sale =
    D’un seul coup : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et { $silver ->
        [one] { $silver } pépite
       *[other] { $silver } pépites
    }.
because-start-card =
    { $kept ->
        [yes] Vous gardez la carte premier joueur pour la prochaine manche.
       *[no] La carte premier joueur vous revient.
    }
because-workers =
    { $count ->
        [one] Vous n’avez pas d’ouvrier : avec un seul, vous pourrez changer un dé.
       *[other] Vous n’avez pas d’ouvrier : avec { $count }, vous pourrez changer des dés.
    }
because-saving =
    { $missing ->
        [one] Il ne manquera plus que { $missing } pépite pour acheter une carte.
       *[other] Il ne manquera plus que { $missing } pépites pour acheter une carte.
    }
because-convert = À la fin, les ouvriers et les pépites qui restent ne rapportent rien.
because-buy =
    { $count ->
        [one] La prochaine carte devient un projet ou une action de plus.
       *[other] Une des { $count } prochaines cartes devient un projet ou une action de plus.
    }
because-animal =
    { $animal ->
        [vache] La
       *[other] Le
    } { $animal } agrandit une famille d’animaux différents : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
because-goods = Vous aurez { $count } marchandises { $goods }s, à vendre ensemble.
because-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite.
