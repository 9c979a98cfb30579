# Bruges, en français.

game-title = Bruges

## Qui joue à chaque niveau, et comment

level-1 = Apprenti
level-1-is = Apprend encore le métier et se trompe souvent. Parfait pour une première partie.
level-2 = Dentellière
level-2-is = Fait ce qui paraît le mieux sur le moment, sans rien prévoir.
level-3 = Drapier
level-3-is = Sait d’expérience ce que vaut une position, mais cède volontiers à la tentation.
level-4 = Échevin
level-4-is = Sait, après des milliers de parties, ce que vaut une position. N’anticipe pas.
level-5 = Bourgmestre
level-5-is = Explore des centaines de suites possibles avant chaque décision.

## Ce dont le jeu est fait, seul

a-house-blue = une maison bleue
a-house-brown = une maison brune
a-house-yellow = une maison jaune
a-house-red = une maison rouge
a-house-violet = une maison violette

workers-blue =
    { $n ->
        [one] { $n } ouvrier bleu
       *[other] { $n } ouvriers bleus
    }
workers-brown =
    { $n ->
        [one] { $n } ouvrier brun
       *[other] { $n } ouvriers bruns
    }
workers-yellow =
    { $n ->
        [one] { $n } ouvrier jaune
       *[other] { $n } ouvriers jaunes
    }
workers-red =
    { $n ->
        [one] { $n } ouvrier rouge
       *[other] { $n } ouvriers rouges
    }
workers-violet =
    { $n ->
        [one] { $n } ouvrier violet
       *[other] { $n } ouvriers violets
    }

# Des cartes d’une couleur, après « 3 cartes : ».
cards-blue =
    { $n ->
        [one] { $n } bleue
       *[other] { $n } bleues
    }
cards-brown =
    { $n ->
        [one] { $n } brune
       *[other] { $n } brunes
    }
cards-yellow =
    { $n ->
        [one] { $n } jaune
       *[other] { $n } jaunes
    }
cards-red =
    { $n ->
        [one] { $n } rouge
       *[other] { $n } rouges
    }
cards-violet =
    { $n ->
        [one] { $n } violette
       *[other] { $n } violettes
    }

# La couleur d’une carte ou d’une case, au féminin.
coloured =
    { $colour ->
        [bleu] bleue
        [brun] brune
        [violet] violette
       *[other] { $colour }
    }

# Ce que coûte un coup, outre ce qu’on touche.
price-florin = { some-florins }
price-worker-blue = { workers-blue }
price-worker-brown = { workers-brown }
price-worker-yellow = { workers-yellow }
price-worker-red = { workers-red }
price-worker-violet = { workers-violet }

## Décisions : ce que chacune fait, coûte et rapporterait

for-florins =
    { $florins ->
        [0] gratuitement
        [one] pour { $florins } florin
       *[other] pour { $florins } florins
    }
gain-third = {" : "}{ some-points } à la fin
gain-statue = {" : "}la Statue de { some-points }
move-take = Prendre { $workers }
move-die = Prendre { some-florins } : le dé { $colour }
move-discard = Rendre 1 menace { coloured } : { some-points }
move-canal = Case { coloured } { $space } { for-florins }{ $gain }
move-house = Une maison contre { $workers }
move-house-free = Construire { $house } sans ouvrier
move-house-unseen = Construire { $house } avec cette carte
move-place = Poser { $card } { for-florins }. { $effect }
move-activate = Activer { $card }. { $effect }
move-activate-worker = Activer { $card } contre { $workers }. { $effect }
move-bury = Perdre { $card } ; la maison reste
move-burn = Perdre { $house }
move-burn-under = Perdre { $house } : { $card } revient dans votre main
move-breach = Perdre la tuile Canal de la case { $space } du canal { arm }
move-disaster-flood =
    { $n ->
        [0] D’abord l’Inondation : vous n’avez pas d’ouvrier à perdre
        [one] D’abord l’Inondation : perdre votre seul ouvrier
       *[other] D’abord l’Inondation : perdre vos { $n } ouvriers
    }
move-disaster-plague =
    { $n ->
        [0] D’abord la Peste : vous n’avez pas de personnage à perdre
       *[other] D’abord la Peste : perdre un personnage
    }
move-disaster-raid =
    { $n ->
        [0] D’abord l’Agression : vous n’avez pas de florin à perdre
        [one] D’abord l’Agression : perdre votre seul florin
       *[other] D’abord l’Agression : perdre vos { $n } florins
    }
move-disaster-fire =
    { $n ->
        [0] D’abord l’Incendie : vous n’avez ni maison ni tuile Canal à perdre
       *[other] D’abord l’Incendie : perdre une maison ou une tuile Canal
    }
move-disaster-intrigue =
    { $n ->
        [0] D’abord l’Intrigue : vous n’avez pas de point à perdre
       *[other] D’abord l’Intrigue : perdre { some-points }
    }
move-disaster-immune = D’abord { $disaster } : sans effet pour vous
move-give = Donner { $workers } à { $name }
move-recipient = Donner { some-florins } à { $name } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-exchange = Rendre { $workers } pour en prendre un autre
move-pay = Rendre { $workers } pour { $get }
move-throw = Défausser { $card } pour { $get }
move-trade-florins = Payer { some-florins } pour { $get }
move-trade-vp = Perdre { some-points } pour { $get }
move-draw = Piocher cette carte { coloured }
move-straighten = Redresser { $card }
move-advance = Avancer au niveau { $level } { for-florins }
move-again = Faire agir encore { $card }. { $effect }
move-done-turn = Finir votre tour
move-done-draw = Ne plus piocher
move-done-advance = Rester au niveau { $level }
move-done-again = Une fois suffit
move-done-discard = Garder vos marqueurs
move-done-place = Ne poser personne
move-done-exchange =
    { $n ->
        [0] Ne rien échanger
        [one] Ne plus rien rendre : prendre 1 ouvrier
       *[other] Ne plus rien rendre : prendre { $n } ouvriers
    }
move-done-trade =
    { $begun ->
        [0] Ne pas faire cet échange
       *[1] Ne plus échanger
    }

## Ce qui s’est passé (log-*), et pourquoi une chose n’est pas permise (why-*)

# --- Le journal : $who est un nom, et $you vaut « yes » quand il s’agit du lecteur. $name vaut
# --- « Vous » pour un lecteur sans nom.

name-begins =
    { $name ->
        [Vous] vous commencez
       *[other] { $name } commence
    }
log-start =
    { $you ->
        [yes] Vous avez vos
       *[no] { $who } a ses
    } points de départ.
log-round = Manche { $round } : { name-begins }.
log-last-round = Manche { $round }, la dernière : { name-begins }.
log-draw =
    { $you ->
        [yes] Vous avez pioché
       *[no] { $who } a pioché
    } { $n ->
        [one] { $n } carte : { $cards }.
       *[other] { $n } cartes : { $cards }.
    }
log-extra =
    { $now ->
        [1] La pioche { $pile } est vide et la pile supplémentaire prend sa place : cette manche est la dernière.
       *[0] La pioche { $pile } est vide et la pile supplémentaire prend sa place : la prochaine manche est la dernière.
    }
log-halved = La pioche { $pile } est vide : la moitié du dessous de l’autre prend sa place.
log-dice = Les dés montrent bleu { $blue }, brun { $brown }, jaune { $yellow }, rouge { $red } et violet { $violet }.
log-threat =
    { $you ->
        [yes] Vous avez reçu
       *[no] { $who } a reçu
    } { $n ->
        [one] un marqueur Menace { $colour }.
       *[other] { $n } marqueurs Menace { $colour }s.
    }
log-threats =
    { $you ->
        [yes] Vous avez reçu
       *[no] { $who } a reçu
    } { $n ->
        [one] un marqueur Menace { $colours }.
       *[other] { $n } marqueurs Menace : { $colours }.
    }
log-flood =
    { $you ->
        [yes] Vous avez subi
       *[no] { $who } a subi
    } l’Inondation{ $n ->
        [0] , sans ouvrier à perdre.
        [one] {" "}et perdu 1 ouvrier.
       *[other] {" "}et perdu { $n } ouvriers.
    }
log-plague =
    { $you ->
        [yes] Vous avez subi
       *[no] { $who } a subi
    } la Peste.
log-raid =
    { $you ->
        [yes] Vous avez subi
       *[no] { $who } a subi
    } l’Agression{ $n ->
        [0] , sans florin à perdre.
        [one] {" "}et perdu 1 florin.
       *[other] {" "}et perdu { $n } florins.
    }
log-fire =
    { $you ->
        [yes] Vous avez subi
       *[no] { $who } a subi
    } l’Incendie.
log-intrigue =
    { $you ->
        [yes] Vous avez subi
       *[no] { $who } a subi
    } l’Intrigue.
log-immune =
    { $you ->
        [yes] Vous n’avez pas souffert
       *[no] { $who } n’a pas souffert
    } de { $disaster }.
log-lost =
    { $you ->
        [yes] { $n ->
            [0] Vous n’aviez pas de points à perdre.
           *[other] Vous avez perdu des points.
        }
       *[no] { $n ->
            [0] { $who } n’avait pas de points à perdre.
           *[other] { $who } a perdu des points.
        }
    }
log-bury =
    { $you ->
        [yes] Vous avez perdu
       *[no] { $who } a perdu
    } { $card }.
log-burn =
    { $you ->
        [yes] Vous avez perdu
       *[no] { $who } a perdu
    } { $house } : sa carte était { $face }.
log-burn-under =
    { $you ->
        [yes] Vous avez perdu
       *[no] { $who } a perdu
    } { $house }, dont la carte était { $face }, et repris { $card } en main.
log-breach =
    { $you ->
        [yes] Vous avez perdu
       *[no] { $who } a perdu
    } la tuile Canal de la case { $space } du canal { arm }.
log-advance =
    { $you ->
        [yes] Vous avez avancé
       *[no] { $who } a avancé
    } au niveau { $level } { for-florins }.
log-play =
    { $you ->
        [yes] Vous avez défaussé
       *[no] { $who } a défaussé
    } { $card }.
log-workers =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { $workers }.
log-die =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { some-florins } pour le dé { $colour }.
log-discard =
    { $you ->
        [yes] Vous avez rendu
       *[no] { $who } a rendu
    } un marqueur Menace { $colour }.
log-canal =
    { $you ->
        [yes] Vous avez construit
       *[no] { $who } a construit
    } une tuile Canal sur la case { coloured } { $space } du canal { arm } { for-florins }.
log-statue =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } la Statue de { $points } points.
log-pay-worker =
    { $you ->
        [yes] Vous avez rendu
       *[no] { $who } a rendu
    } { $workers }.
log-house =
    { $you ->
        [yes] Vous avez construit
       *[no] { $who } a construit
    } { $colour }{ $unseen ->
        [1] {" "}avec la carte du dessus d’une pioche, sans la voir
       *[0] {""}
    }.
log-place =
    { $you ->
        [yes] Vous avez posé
       *[no] { $who } a posé
    } { $card } dans { $house } { for-florins }.
log-activate =
    { $you ->
        [yes] Vous avez activé
       *[no] { $who } a activé
    } { $card }.
log-activate-worker =
    { $you ->
        [yes] Vous avez activé
       *[no] { $who } a activé
    } { $card } contre { $workers }.
log-straighten =
    { $you ->
        [yes] Vous avez redressé
       *[no] { $who } a redressé
    } { $card }.
log-florins =
    { $you ->
        [yes] Vous avez pris
       *[no] { $who } a pris
    } { some-florins } avec { $card }.
log-points =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points avec { $card }.
log-pay-florins =
    { $you ->
        [yes] Vous avez payé
       *[no] { $who } a payé
    } { some-florins }.
log-pay-points =
    { $you ->
        [yes] Vous avez cédé
       *[no] { $who } a cédé
    } des points.
log-give-florins =
    { $you ->
        [yes] Vous avez donné { some-florins } à { $name }.
       *[no] { $name ->
            [Vous] { $who } vous a donné { some-florins }.
           *[other] { $who } a donné { some-florins } à { $name }.
        }
    }
log-give-workers =
    { $you ->
        [yes] Vous avez donné { $workers } à { $name }.
       *[no] { $name ->
            [Vous] { $who } vous a donné { $workers }.
           *[other] { $who } a donné { $workers } à { $name }.
        }
    }
log-gave =
    { $you ->
        [yes] Vous avez marqué
       *[no] { $who } a marqué
    } des points pour ce don.
log-majority-progress =
    { $you ->
        [yes] Vous avez retourné
       *[no] { $who } a retourné
    } le marqueur de progrès, au niveau { $n }.
log-majority-character =
    { $you ->
        [yes] Vous avez retourné
       *[no] { $who } a retourné
    } le marqueur de personnage, avec { $n ->
        [one] { $n } personnage.
       *[other] { $n } personnages.
    }
log-majority-canal =
    { $you ->
        [yes] Vous avez retourné
       *[no] { $who } a retourné
    } le marqueur de canal, avec { some-tiles }.
log-end = La dernière manche est finie : c’est le décompte final.
log-final-character =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les personnages.
log-final-house =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les maisons.
log-final-laurel =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les lauriers.
log-final-majority =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les marqueurs Majorité.
log-final-canal =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les canaux.
log-final-statue =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour les Statues.
log-final-progress =
    { $you ->
        [yes] Vous marquez
       *[no] { $who } marque
    } des points pour la piste de progrès.

# D’où viennent les points, selon le message qui les annonce.
source-start = Au départ
source-discard = Marqueurs Menace
source-points = Effets
source-gave = Florins donnés
source-lost = Pertes
source-pay-points = Points cédés
source-final-character = Personnages
source-final-house = Maisons
source-final-laurel = Lauriers
source-final-majority = Majorités
source-final-canal = Canaux
source-final-statue = Statues
source-final-progress = Progrès

# --- Pourquoi pas ? Une ligne par règle qui peut interdire quelque chose ---------------------

why-brg-3-2 = Ce n’est pas votre tour.
why-brg-4-1 = On pioche en phase 1, jusqu’à cinq cartes en main.
why-brg-4-10 = Cette pioche est vide.
why-brg-5-6 = En phase 2, chacun décide une fois s’il avance ; on ne peut rien faire d’autre.
why-brg-6-2 = On joue une carte de sa main par tour.
why-brg-6-3 = On active ses propres personnages, ceux à ouvrier ou à boucle qui disent « une fois par manche ».
why-brg-6-4 = Il faut jouer une carte ; prendre des ouvriers ou des florins est toujours possible.
why-brg-6-8 = Il faut d’abord achever ce qui a commencé.
why-brg-7-4 = Cette action rend un marqueur Menace de la couleur de la carte, et il vous en faut un.
why-brg-7-5 = Cette section est complète.
why-brg-7-6 = Il faut une carte de la couleur de la prochaine case, et son prix en florins.
why-brg-7-10 = Il vous manque l’ouvrier qu’une maison demande : de la couleur de la carte, sauf si un personnage en permet un autre.
why-brg-7-11 = Un personnage demande une de vos maisons vides, et les florins de son prix.
why-brg-8-3 = Activer ce personnage demande un ouvrier de la couleur indiquée.
why-brg-8-4 = Activer ce personnage ne demande pas d’ouvrier.
why-brg-8-8 = Ce personnage a déjà été activé dans cette manche.
why-brg-8-10 = Ce personnage ne changerait rien maintenant.
why-brg-9-4 = La Peste prend un de vos personnages : choisissez lequel.
why-brg-9-6 = L’Incendie prend une de vos maisons ou de vos tuiles Canal : choisissez laquelle.
why-brg-9-7 = Les tuiles Canal restent, sauf si quelque chose les enlève.
why-brg-9-9 = Quand plusieurs préjudices arrivent à la fois, choisissez celui qui vient d’abord.
why-brg-11-1 = La partie est finie.
why-brg-15-2 = Les ouvriers de votre choix viennent d’un personnage : prenez-les quand il les donne.
why-brg-15-4 = Piochez d’abord dans une des pioches.
why-brg-15-5 = On choisit un dé quand un personnage en donne les florins.
why-brg-15-6 = On rend un marqueur avec une carte de sa couleur, ou quand un personnage le permet.
why-brg-15-8 = Une case se construit avec une carte, ou par un personnage : choisissez alors une section que vous pouvez payer.
why-brg-15-9 = Construisez d’abord la maison que donne votre personnage.
why-brg-15-10 = Posez d’abord un personnage à prix réduit, ou continuez sans.
why-brg-15-11 = Jouez d’abord la carte supplémentaire.
why-brg-15-12 = On rend des ouvriers en échange quand un personnage le permet : rendez-les alors, ou arrêtez.
why-brg-15-13 = Un échange est proposé par un personnage : payez-le alors, ou refusez.
why-brg-15-14 = Un personnage est redressé par un autre : choisissez-en alors un qui est pivoté.
why-brg-15-15 = Donnez d’abord les ouvriers qu’on vous demande.
why-brg-15-16 = Choisissez d’abord la tuile Canal que vous perdez.
why-brg-15-20 = Un effet se répète juste après, si l’un de vos personnages le permet.
why-brg-15-30 = Vous construisez des maisons sans ouvrier.
why-brg-16-3 = On choisit à qui donner ses florins quand on en a trop peu pour tous.

# --- Ce qui manque à une carte pour une action -------------------------------------------------

lacks-threat = Vous n’avez pas de marqueur Menace { $colour }.
lacks-space = { $n ->
    [one] Couleur de votre prochaine case
   *[other] Couleurs de vos prochaines cases
} : { $spaces } ; celle de la carte : { $card }.
lacks-worker = Il faut un ouvrier { $colour } ; vous n’en avez pas.
lacks-house = Vous n’avez pas de maison vide.
lacks-florins = Il en coûte { $price ->
    [one] 1 florin
   *[other] { $price } florins
} ; vous en avez { $florins }.

## Sur l’étagère

game-tagline = Chaque carte est six choses à la fois ; les dés disent ce qu’elle vaut aujourd’hui.
game-blurb = Jouez une carte pour des ouvriers, pour des florins, contre une menace, pour un canal, comme maison, ou pour le personnage qu’elle montre. Les dés apportent l’argent et les ennuis : au troisième marqueur d’une couleur, c’est l’Inondation, la Peste, l’Agression, l’Incendie ou l’Intrigue. 165 personnages, chacun avec son talent.
game-credit = Un jeu de Stefan Feld.
option-engraver = Le Graveur
option-engraver-first = Première édition
option-engraver-first-about = 12 florins, et 2 points par groupe différent parmi vos personnages.
option-engraver-later = Édition ultérieure
option-engraver-later-about = 9 florins, et 1 point par groupe différent parmi vos personnages.

## La table

# --- Où en est la partie -----------------------------------------------------------------------

status-draw =
    { $last ->
        [0] Manche { $round } : la pioche
       *[1] Dernière manche : la pioche
    }
status-dice =
    { $last ->
        [0] Manche { $round } : les dés
       *[1] Dernière manche : les dés
    }
status-turn =
    { $last ->
        [0] Manche { $round }, tour { $turn } sur { $turns }
       *[1] Dernière manche, tour { $turn } sur { $turns }
    }

# --- La phrase du haut, celle d’en dessous, et ce que font les autres -----------------------------

sent = { $name } envoie { $card }
prompt-play =
    { $n ->
        [one] À vous : jouez votre dernière carte.
       *[other] À vous : jouez une carte.
    }
prompt-empty = Vous n’avez pas de carte à jouer : activez un personnage, ou finissez votre tour.
prompt-after = Vous pouvez encore activer un personnage, ou finir votre tour.
prompt-play-more = Jouez une carte de plus.
prompt-draw = Piochez une carte : vous en avez { $held } sur { $hand }.
prompt-draw-more = Vous avez { $held } cartes : vous pouvez en piocher une de plus.
prompt-draw-some =
    { $n ->
        [one] Piochez une carte dans l’une des pioches.
       *[other] Piochez { $n } cartes, chacune dans la pioche de votre choix.
    }
prompt-advance = Avancez au niveau { $level } { for-florins }, ou restez où vous êtes.
prompt-strikes = Plusieurs préjudices à la fois : choisissez celui qui vient d’abord.
prompt-plague = { $why } : choisissez le personnage que vous perdez.
prompt-fire = { $why } : choisissez { $tiles ->
        [0] la maison que vous perdez.
       *[other] { $houses ->
            [0] la tuile Canal que vous perdez.
           *[other] la maison ou la tuile Canal que vous perdez.
        }
    }
prompt-breach = { $why } : choisissez la tuile Canal que vous perdez.
prompt-give =
    { $n ->
        [one] { $why } : donnez 1 ouvrier.
       *[other] { $why } : donnez { $n } ouvriers.
    }
prompt-take =
    { $n ->
        [one] Prenez 1 ouvrier de votre choix.
       *[other] Prenez { $n } ouvriers de votre choix.
    }
prompt-die = Choisissez un dé : il vous donne autant de florins qu’il montre.
prompt-discard =
    { $n ->
        [one] Vous pouvez rendre 1 marqueur Menace pour 1 point.
       *[other] Vous pouvez rendre jusqu’à { $n } marqueurs Menace pour 1 point chacun.
    }
prompt-discard-colour =
    { $n ->
        [one] Vous pouvez rendre 1 marqueur Menace { $colour } pour 1 point.
       *[other] Vous pouvez rendre jusqu’à { $n } marqueurs Menace { $colour }s pour 1 point chacun.
    }
prompt-dig =
    { $n ->
        [0] Construisez une tuile Canal sans carte, pour son prix.
        [1] Construisez une tuile Canal sans carte, pour deux fois son prix.
        [-1] Construisez une tuile Canal sans carte.
       *[2] Construisez une tuile Canal sans carte, gratuitement.
    }
prompt-build =
    { $n ->
        [0] Construisez une maison avec une carte de votre main, sans ouvrier.
       *[1] Construisez une maison avec une carte de votre main, contre un ouvrier de sa couleur.
    }
prompt-build-unseen = Construisez une maison avec la carte du dessus d’une pioche.
prompt-place =
    { $n ->
        [one] Vous pouvez poser un personnage pour 1 florin de moins.
       *[other] Vous pouvez poser un personnage pour { $n } florins de moins.
    }
prompt-exchange = Rendez un ouvrier pour en prendre un autre, ou arrêtez.
prompt-trade = Avec { $card }, vous pouvez { $pay } pour { $get }.
prompt-straighten = Redressez un de vos personnages pivotés.
prompt-again = Vous pouvez faire agir { $card } une seconde fois.
prompt-spend =
    { $n ->
        [one] Vous avez trop peu de florins pour tous : choisissez qui en reçoit 1.
       *[other] Vous avez trop peu de florins pour tous : choisissez qui en reçoit { $n }.
    }
prompt-wait = { $name } { $doing }.

doing-play =
    { $n ->
        [one] joue sa dernière carte
       *[other] joue une carte
    }
doing-empty = n’a pas de carte à jouer, et peut activer un personnage
doing-after = peut encore activer un personnage
doing-play-more = joue une carte de plus
doing-draw = pioche une carte, et en a { $held } sur { $hand }
doing-draw-more = a { $held } cartes et peut en piocher une de plus
doing-draw-some =
    { $n ->
        [one] pioche une carte
       *[other] pioche { $n } cartes
    }
doing-advance = peut avancer au niveau { $level } { for-florins }
doing-strikes = subit plusieurs préjudices, et choisit celui qui vient d’abord
doing-plague = choisit le personnage qu’emporte la Peste
doing-fire = choisit ce que prend l’Incendie
doing-breach = choisit une tuile Canal à perdre
doing-give =
    { $name ->
        [Vous] { $n ->
            [one] choisit l’ouvrier à vous donner
           *[other] choisit les { $n } ouvriers à vous donner
        }
       *[other] { $n ->
            [one] choisit l’ouvrier à donner à { $name }
           *[other] choisit les { $n } ouvriers à donner à { $name }
        }
    }
doing-take =
    { $n ->
        [one] prend 1 ouvrier
       *[other] prend { $n } ouvriers
    }
doing-die = choisit un dé pour en prendre les florins
doing-discard = peut rendre des marqueurs Menace
doing-discard-colour = peut rendre { $n ->
        [one] un marqueur Menace { $colour }
       *[other] des marqueurs Menace { $colour }s
    }
doing-dig = construit une tuile Canal sans carte
doing-build = construit une maison avec une carte de sa main
doing-build-unseen = construit une maison avec la carte du dessus d’une pioche
doing-place =
    { $n ->
        [one] peut poser un personnage pour 1 florin de moins
       *[other] peut poser un personnage pour { $n } florins de moins
    }
doing-exchange = échange des ouvriers
doing-trade = peut { $pay } pour { $get }
doing-straighten = redresse un personnage
doing-again = peut faire agir { $card } une seconde fois
doing-spend = choisit qui reçoit des florins

hint-play =
    { $n ->
        [0] Choisissez une carte, puis ce que vous en faites.
        [one] Choisissez une carte, puis ce que vous en faites. Avant ou après, vous pouvez activer 1 personnage.
       *[other] Choisissez une carte, puis ce que vous en faites. Avant ou après, vous pouvez activer { $n } personnages.
    }{ $danger }{ $last }
hint-danger = {" "}Il ne manque qu’un marqueur pour { $disasters }.
hint-keeps = {" "}Vous gardez ce qui reste en main.
hint-last-turn =
    { $over ->
        [0] {" "}C’est votre dernier tour de la manche.{ $keeps }
        [1] {" "}C’est votre dernier tour de la partie.
       *[2] {" "}C’est votre dernier tour de l’avant-dernière manche.
    }
hint-after =
    { $n ->
        [one] 1 personnage peut agir maintenant, une fois dans cette manche.{ $last }
       *[other] { $n } personnages peuvent agir maintenant, chacun une fois dans cette manche.{ $last }
    }
hint-play-more =
    { $played ->
        [0] Vous jouez ensuite aussi la carte de votre tour.
       *[1] Vous avez déjà joué la carte de votre tour.
    }
hint-draw = Vous voyez vos cartes une fois la dernière piochée.{ $last }
hint-last-card =
    { $now ->
        [1] {" "}Avec la dernière carte d’une pioche, cette manche devient la dernière.
       *[0] {" "}Avec la dernière carte d’une pioche, la prochaine manche devient la dernière.
    }
hint-build-unseen = Personne ne voit quelle carte c’est.{ $last }
hint-advance =
    { $n ->
        [one] Vous avez { $n } florin. Chaque niveau vaut 1 point à la fin.
       *[other] Vous avez { $n } florins. Chaque niveau vaut 1 point à la fin.
    }
hint-strikes = Chacun prend son dû ; ses trois marqueurs sont ensuite rendus, sans aucun point.
hint-plague = La maison reste, vide.
hint-fire =
    { $tiles ->
        [0] L’habitant de la maison revient dans votre main.
       *[other] L’habitant de la maison revient dans votre main. Les Statues restent, quoi qu’il arrive au canal.
    }
hint-breach = Les tuiles Canal s’enlèvent par le bout extérieur. Les Statues restent.
hint-discard = Chaque marqueur que vous gardez vous rapproche d’un préjudice.{ $danger }
hint-take = L’un après l’autre, chacun de la couleur que vous voulez.
hint-dig = La troisième case d’une section vaut 3 points à la fin ; la cinquième donne une Statue.
hint-build = La carte devient une maison de sa couleur, face cachée.
hint-place = Choisissez une carte, puis une maison vide.
hint-exchange =
    { $n ->
        [0] Vous prenez autant d’ouvriers que vous en rendez, de n’importe quelles couleurs.
        [one] Vous en avez rendu 1, et en prendrez autant que vous en rendez.
       *[other] Vous en avez rendu { $n }, et en prendrez autant que vous en rendez.
    }
hint-trade =
    { $n ->
        [one] Vous pouvez le faire une fois.
       *[other] Vous pouvez le faire { $n } fois.
    }
hint-straighten = Ce personnage peut alors agir de nouveau dans cette manche, à son prix habituel.
hint-again = La seconde fois ne coûte pas plus que la première.
hint-spend = Chaque florin donné vous rapporte 1 point.
hint-goes-on = Votre tour continue ensuite.
hint-plays =
    { $n ->
        [one] C’est ensuite à vous.
       *[other] Encore { $n } joueurs avant vous.
    }
hint-next-turn = Vous avez joué ce tour-ci ; il y en a d’autres dans cette manche.
hint-next-round = Vous avez joué vos quatre tours de cette manche.
hint-tie = Le plus grand nombre de florins a tranché l’égalité.
hint-tied = Autant de points de part et d’autre, et autant de florins.

## La table : ce qui s’y trouve, et à quoi cela sert

# La couleur d’une chose : au masculin, au féminin.
hue =
    { $colour ->
        [blue] bleu
        [brown] brun
        [yellow] jaune
        [red] rouge
       *[violet] violet
    }
hue-f =
    { $colour ->
        [blue] bleue
        [brown] brune
        [yellow] jaune
        [red] rouge
       *[violet] violette
    }

# --- Les plateaux -----------------------------------------------------------------------------------

area-city = La ville
area-dice = Dés et pioches
area-threats = Menaces
area-threats-of = Menaces de { $name }
area-houses = Vos maisons
area-houses-of = Maisons de { $name }
area-hand = Votre main
area-hand-of = Main de { $name }
area-supply = Florins et ouvriers
area-canals = Vos canaux
area-majorities = Majorités
area-other = Main, menaces et maisons

# --- Les cartes -------------------------------------------------------------------------------------

hand-card = { $card }, carte { hue-f }
hand-hidden = Une carte { hue-f }, face cachée
hand-summary =
    { $count ->
        [0] Aucune carte.
        [one] 1 carte.
       *[other] { $count } cartes.
    }
resident = { $card }
resident-used = { $card }, a déjà servi dans cette manche

help-card =
    { $does } { $how } { $group }, { $price ->
        [0] pose gratuite
        [one] 1 florin
       *[other] { $price } florins
    }, { $points } { $points ->
        [one] point
       *[other] points
    } à la fin. { $now }
help-resident =
    { $does } { $how } { $group }, { $points } { $points ->
        [one] point
       *[other] points
    } à la fin. { $now }
help-placed = Une seule fois, à la pose.
help-activated = À votre tour, une fois par manche, contre { $workers }.
help-free = À votre tour, sans ouvrier.
help-passive = L’effet est permanent.
help-final = Cela compte à la fin de la partie.
help-no-house = Vous n’avez pas encore de maison vide pour ce personnage.
help-too-dear =
    { $n ->
        [one] Il vous manque 1 florin pour poser ce personnage.
       *[other] Il vous manque { $n } florins pour poser ce personnage.
    }
help-affordable =
    { $n ->
        [0] Vous pouvez poser ce personnage maintenant, gratuitement.
        [one] Vous pouvez poser ce personnage maintenant pour 1 florin.
       *[other] Vous pouvez poser ce personnage maintenant pour { $n } florins.
    }
help-used = Ce personnage a déjà servi ; il se redresse à la fin de la manche.
help-laurel =
    { $n ->
        [one] En l’état, son laurier ajoute { $n } point.
       *[other] En l’état, son laurier ajoute { $n } points.
    }

# --- La ville ---------------------------------------------------------------------------------------

track-title = Progrès
level-hall = L’hôtel de ville, niveau 0
level-label =
    Niveau { $level } : { $points } { $points ->
        [one] point
       *[other] points
    } à la fin
pawn-label = { $name } au niveau { $level }
gate-label =
    { $name ->
        [Vous] Votre porte, tuiles Canal : { $left } et { $right }
       *[other] Porte de { $name }, tuiles Canal : { $left } et { $right }
    }
arm =
    { $section ->
        [0] gauche
       *[other] droit
    }
space-label = Case { $space } de votre canal { arm }, { hue-f } : { $florins } { $florins ->
        [one] florin
       *[other] florins
    }
tile-mine = Tuile { $space } de votre canal { arm }
tile-label = Tuile Canal { $space } de { $owner }, bras { arm }
built-with =
    { $any ->
        [0] Une carte { hue-f } la construit.
       *[1] N’importe quelle carte la construit.
    }
help-space =
    { $next ->
        [0] On construit depuis la porte : les cases précédentes d’abord.
       *[other] Votre prochaine case ici. { built-with }
    } { $reward }
help-tile = Chaque tuile compte pour la majorité des canaux.
reward-third = Elle vaut { $points } points à la fin.
reward-statue = Elle rapporte la prochaine Statue.
statues-label =
    { $count ->
        [one] 1 Statue, qui vaut { $points } points
       *[other] { $count } Statues ; la prochaine vaut { $points } points
    }
help-statues = Qui construit la cinquième case d’un canal prend celle du dessus.
statue-label = Une Statue, { $points } points

# --- Dés et pioches ---------------------------------------------------------------------------------

die-label = Le dé { hue } montre { $n }
die-unrolled = Le dé { hue }, pas encore lancé
die-threat = menace
die-advance = payer { $n }
die-calm = calme
help-die = L’action II avec une carte { hue-f } rapporte { some-florins }.
help-die-threat = Il a valu à chacun une menace { hue-f }. { $action }
help-die-advance = Il ajoute { some-florins } au prix d’un niveau. { $action }
help-die-calm = Ni menace ni progrès. { $action }
help-die-old = De la manche passée : tous les dés seront relancés quand chacun aura pioché.
dice-to-come = Les dés seront lancés quand chacun aura pioché.
advance-price =
    Prochain niveau : { $n ->
        [0] gratuit
        [one] { $n } florin
       *[other] { $n } florins
    }
advance-impossible = Aucun niveau à gagner
advance-price-before =
    Prix du niveau, cette manche : { $n ->
        [0] rien
        [one] { $n } florin
       *[other] { $n } florins
    }
advance-impossible-before = Aucun niveau cette manche
pile-label = Pioche { $pile } : { $count ->
        [one] la dernière carte, { hue-f }
       *[other] { $count } cartes, une { hue-f } sur le dessus
    }
pile-empty = Pioche { $pile }, vide
help-pile = Quand une pioche est épuisée, la pile supplémentaire la remplace, et la dernière manche approche.
help-pile-last = Quand une pioche est épuisée, la moitié de l’autre la remplace.
extra-label =
    { $count ->
        [one] Pile supplémentaire : { $count } carte
       *[other] Pile supplémentaire : { $count } cartes
    }
help-extra = Elle remplace la première pioche épuisée. Si c’est en phase 1, cette manche est la dernière ; sinon, c’est la suivante.
discard-label =
    { $count ->
        [one] Défausse : { $card }
       *[other] Défausse : { $count } cartes ; sur le dessus, { $card }
    }

# --- Menaces ----------------------------------------------------------------------------------------

threats-note = la troisième : préjudice
loss-flood = tous les ouvriers
loss-plague = un personnage
loss-raid = tous les florins
loss-fire = maison ou tuile Canal
loss-intrigue =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
loss-immune = rien, grâce à une protection
threat-label = { $disaster } : menace { hue-f }, { $count } sur { $most }
help-threat =
    La troisième menace { hue-f } coûte : { $loss }. Une carte { hue-f } (action III) en rend une pour { $points } { $points ->
        [one] point
       *[other] points
    }.

# --- Maisons, florins et ouvriers -------------------------------------------------------------------

houses-none = Pas encore de maison. Action V : posez une carte face cachée comme maison de sa couleur, contre un ouvrier de cette couleur. Action VI : posez un personnage devant une maison vide.
house-empty = Une maison { hue-f } vide
house-of = La maison { hue-f } de : { $card }
house-behind = Au dos : { $card }.
help-house-empty = De la place pour un personnage de n’importe quelle couleur ; { $points } { $points ->
        [one] point
       *[other] points
    } à la fin. { $behind }
help-house =
    { $points } { $points ->
        [one] point
       *[other] points
    } à la fin. { $behind }
help-worker = Construit une maison { hue-f } avec une carte { hue-f }, et paie les personnages qui le montrent.

# --- Majorités --------------------------------------------------------------------------------------

majority-progress = Progrès
majority-character = Personnages
majority-canal = Canaux
majorities-summary = Qui est en tête sans partage à la fin d’une manche retourne le marqueur : { $points } points à la fin. { $turned }
majority-turned = { $majority } : retourné par { $names }. { $more }

# --- Choix et places --------------------------------------------------------------------------------

choice-workers = I Ouvriers
choice-florins = II Florins
choice-threat = III Menace
choice-canal = IV Canal
choice-house = V Maison
choice-place = VI Personnage

seat-deciding = Décide…
seat-order =
    { $place ->
        [1] Premier joueur
        [2] Deuxième à jouer
        [3] Troisième à jouer
       *[other] Quatrième à jouer
    }
seat-place =
    { $place ->
        [1] Vainqueur
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }
count-florins = { $n ->
    [one] { $n } florin
   *[other] { $n } florins
}

# --- Ce que fait un personnage ----------------------------------------------------------------------
#
# Le texte d’un personnage se compose de ses effets. $opening dit si les mots ouvrent la phrase, et
# commencent donc par une majuscule.

effect-sentence = { $what }.
effect-list = { $first } ; { $rest }
effect-sentences = { $first } { $rest }
effect-counted = { $what } { $per }
effect-capped = { $what } ({ $most } au plus)

once = Une fois par manche : { $what }.
when-event-house_built = À chaque maison construite : { $what }.
when-event-canal_built = À chaque tuile Canal construite : { $what }.
when-event-character_placed = À chaque autre personnage posé : { $what }.
when-event-advanced = À chaque niveau gagné : { $what }.
when-event-workers_action = À chaque action I : { $what }.
when-event-threat_action = À chaque action III : { $what }.
when-event-disaster = À chaque préjudice subi : { $what }.
when-event-majority_flipped = À chaque marqueur Majorité retourné : { $what }.

of-that-house_built = de sa couleur
of-that-canal_built = de la couleur de la case
of-that-character_placed = de sa couleur
of-that-workers_action = de la couleur de cette carte
of-that-threat_action = de la couleur de cette carte
of-that-disaster = de sa couleur

## Des mots que les phrases partagent

verb-advance =
    { $opening ->
        [yes] Avancez
       *[no] avancez
    }
verb-build =
    { $opening ->
        [yes] Construisez
       *[no] construisez
    }
verb-draw =
    { $opening ->
        [yes] Piochez
       *[no] piochez
    }
verb-exchange =
    { $opening ->
        [yes] Échangez
       *[no] échangez
    }
verb-give =
    { $opening ->
        [yes] Donnez
       *[no] donnez
    }
verb-play =
    { $opening ->
        [yes] Jouez
       *[no] jouez
    }
verb-score =
    { $opening ->
        [yes] Marquez
       *[no] marquez
    }
verb-straighten =
    { $opening ->
        [yes] Redressez
       *[no] redressez
    }
verb-take =
    { $opening ->
        [yes] Prenez
       *[no] prenez
    }
you-may =
    { $opening ->
        [yes] Vous pouvez
       *[no] vous pouvez
    }
each-opponent =
    { $opening ->
        [yes] Chaque adversaire
       *[no] chaque adversaire
    }
you-may-return =
    { $limit ->
        [up-to] { you-may } rendre jusqu’à
       *[exactly] { you-may } rendre
    }

some-points = { $n } { points }
some-florins =
    { $n ->
        [one] { $n } florin
       *[other] { $n } florins
    }
some-workers =
    { $n ->
        [one] { $n } ouvrier
       *[other] { $n } ouvriers
    }
some-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
some-tiles =
    { $n ->
        [one] { $n } tuile Canal
       *[other] { $n } tuiles Canal
    }
some-levels =
    { $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
threat-markers =
    { $n ->
        [one] marqueur Menace
       *[other] marqueurs Menace
    }
some-coloured-markers =
    { $n ->
        [one] { $n } marqueur Menace { $colour }
       *[other] { $n } marqueurs Menace { $colour }s
    }

## Aussitôt

effect-gain_florins = { verb-take } { some-florins }
effect-gain_vp = { verb-score } { some-points }
effect-gain_workers-any = { verb-take } { some-workers } au choix
effect-gain_workers-each = { verb-take } { some-workers } de chaque couleur
effect-gain_workers-event = { verb-take } { some-workers } { $cause }
effect-gain_workers-colour =
    { $n ->
        [one] { verb-take } { $n } ouvrier { $colour }
       *[other] { verb-take } { $n } ouvriers { $colour }s
    }
effect-draw_cards = { verb-draw } { some-cards }
effect-gain_die-any = { verb-take } autant de florins qu’en indique un dé au choix
effect-gain_die-colour = { verb-take } autant de florins qu’en indique le dé { $colour }
effect-discard_threat-any = { you-may-return } { $n } { threat-markers } au choix
effect-discard_threat-event = { you-may-return } { $n } { threat-markers } { $cause }
effect-discard_threat-colour = { you-may-return } { some-coloured-markers }
effect-advance-free = { verb-advance } gratuitement de { some-levels } sur la piste de progrès
effect-advance-paid =
    { $n ->
        [one] { verb-advance } de { some-levels } sur la piste de progrès en { $paying }
       *[other] { verb-advance } de { some-levels } sur la piste de progrès en { $paying } pour chacun
    }
paying =
    { $n ->
        [one] payant { $n } florin
       *[other] payant { $n } florins
    }
effect-build_canal-double = { verb-build } 1 tuile Canal sans jouer de carte, en payant le double de son prix
effect-build_canal-printed = { verb-build } 1 tuile Canal sans jouer de carte, en payant son prix
effect-build_canal-free = { verb-build } 1 tuile Canal sans jouer de carte, gratuitement
effect-build_house-hand = { verb-build } une maison avec une carte de votre main, sans payer d’ouvrier
effect-build_house-hand-worker = { verb-build } une maison avec une carte de votre main, en payant un ouvrier de sa couleur
effect-build_house-pile = { verb-build } une maison avec la carte du dessus d’une pioche, sans payer d’ouvrier
effect-build_house-pile-worker = { verb-build } une maison avec la carte du dessus d’une pioche, en payant un ouvrier de sa couleur
effect-place_character = { you-may } poser aussitôt un autre personnage de votre main pour { some-florins } de moins
effect-play_extra_card = { verb-play } aussitôt une autre carte de votre main pour l’action de votre choix
effect-exchange_workers =
    { $most ->
        [0] { verb-exchange } autant d’ouvriers que vous voulez contre autant d’autres au choix
       *[other] { verb-exchange } jusqu’à { $most } ouvriers contre autant d’autres au choix
    }
effect-convert =
    { $times ->
        [1] { you-may } { $pay } pour { $get }
       *[other] { you-may } { $pay } pour { $get }, jusqu’à { $times } fois
    }
pay-florins = payer { some-florins }
pay-workers = rendre { some-workers }
pay-cards = défausser { some-cards } de la main
pay-vp = perdre { some-points }
get-florins = prendre { some-florins }
get-vp = marquer { some-points }
get-threat = rendre { $n } { threat-markers } au choix
effect-reactivate = { verb-straighten } un autre de vos personnages pivotés
effect-opponents_give-florins = { each-opponent } vous donne { some-florins }
effect-opponents_give-workers = { each-opponent } vous donne { some-workers } de son choix
effect-opponents_lose-vp = { each-opponent } perd { some-points }
effect-opponents_lose-canal_tile = { each-opponent } retire { $n } de ses tuiles Canal, au bout d’une section
effect-give_threat-colour = { each-opponent } reçoit { some-coloured-markers }
effect-pay_opponents = { verb-give } { some-florins } à chaque adversaire et { $score } par florin donné

## Toujours : des phrases entières

effect-double_lightning = L’effet éclair des personnages que vous poserez peut agir deux fois de suite.
effect-canal_price =
    { $n ->
        [0] Vos tuiles Canal ne coûtent aucun florin.
       *[other] Vos tuiles Canal coûtent { some-florins } chacune.
    }
effect-canal_any_card = Vous pouvez construire vos tuiles Canal avec une carte de n’importe quelle couleur.
effect-advance_price = En phase 2, un niveau vous coûte { some-florins } de moins que ce qu’indiquent les dés.
effect-advance_blocked = Si aucun dé n’indique 1 ou 2 en phase 2, vous pouvez avancer de 1 niveau en { $paying }.
effect-hand_size = En phase 1, vous pouvez piocher jusqu’à avoir { some-cards } en main.
effect-majority_tie = Vous retournez aussi un marqueur Majorité en cas d’égalité à la première place, avec au moins 1 niveau, personnage ou tuile Canal.
effect-workers_bonus =
    { $n ->
        [one] Prenez { $n } ouvrier de plus, de la même couleur, avec l’action I.
       *[other] Prenez { $n } ouvriers de plus, de la même couleur, avec l’action I.
    }
effect-florins_bonus =
    { $n ->
        [one] Prenez { $n } florin de plus avec l’action II.
       *[other] Prenez { $n } florins de plus avec l’action II.
    }
effect-threat_any_card = Avec l’action III, vous pouvez rendre un marqueur Menace de n’importe quelle couleur.
effect-character_price = Vos personnages coûtent { some-florins } de moins.
effect-character_price-group = Vos personnages du groupe { $group } coûtent { some-florins } de moins.
effect-house_worker-none = Vous construisez vos maisons sans payer d’ouvrier.
effect-house_worker-any = Vous construisez vos maisons en payant un ouvrier de n’importe quelle couleur.
effect-immunity-flood = L’{ disaster-flood } n’a aucun effet sur vous.
effect-immunity-plague = La { disaster-plague } n’a aucun effet sur vous.
effect-immunity-raid = L’{ disaster-raid } n’a aucun effet sur vous.
effect-immunity-fire = L’{ disaster-fire } n’a aucun effet sur vous.
effect-immunity-intrigue = L’{ disaster-intrigue } n’a aucun effet sur vous.
effect-activation_any_worker = Vous pouvez activer vos personnages à ouvrier avec un ouvrier de n’importe quelle couleur.

## Au décompte final

effect-score = { some-points }
effect-score_if-house_of_each_colour = { some-points } si vous avez au moins une maison de chacune des 5 couleurs
effect-score_if-no_threat = { some-points } si vous n’avez aucun marqueur Menace

## Ce qui est compté, un par un ou par lots

per-character =
    { $lot ->
        [1] par personnage que vous avez
       *[other] par lot de { $lot } personnages que vous avez
    }
per-character_group =
    { $lot ->
        [1] par personnage du groupe { $group } que vous avez
       *[other] par lot de { $lot } personnages du groupe { $group } que vous avez
    }
per-distinct_group =
    { $lot ->
        [1] par groupe différent parmi vos personnages
       *[other] par lot de { $lot } groupes différents parmi vos personnages
    }
per-house =
    { $lot ->
        [1] par maison que vous avez
       *[other] par lot de { $lot } maisons que vous avez
    }
per-distinct_house_colour =
    { $lot ->
        [1] par couleur différente parmi vos maisons
       *[other] par lot de { $lot } couleurs différentes parmi vos maisons
    }
per-canal_tile =
    { $lot ->
        [1] par tuile Canal que vous avez
       *[other] par lot de { $lot } tuiles Canal que vous avez
    }
per-third_space =
    { $lot ->
        [1] par section de canal d’au moins 3 tuiles
       *[other] par lot de { $lot } sections de canal d’au moins 3 tuiles
    }
per-statue =
    { $lot ->
        [1] par Statue que vous avez
       *[other] par lot de { $lot } Statues que vous avez
    }
per-complete_section =
    { $lot ->
        [1] par section de canal complète
       *[other] par lot de { $lot } sections de canal complètes
    }
per-worker =
    { $lot ->
        [1] par ouvrier que vous avez
       *[other] par lot de { $lot } ouvriers que vous avez
    }
per-florin =
    { $lot ->
        [1] par florin que vous avez
       *[other] par lot de { $lot } florins que vous avez
    }
per-progress_level =
    { $lot ->
        [1] par niveau atteint sur la piste de progrès
       *[other] par lot de { $lot } niveaux atteints sur la piste de progrès
    }
per-majority_marker =
    { $lot ->
        [1] pour chacun de vos marqueurs Majorité sur sa face colorée
       *[other] par lot de { $lot } de vos marqueurs Majorité sur leur face colorée
    }
per-threat_marker =
    { $lot ->
        [1] par marqueur Menace que vous avez
       *[other] par lot de { $lot } marqueurs Menace que vous avez
    }
per-die_showing =
    { $lot ->
        [1] par dé indiquant { $face }
       *[other] par lot de { $lot } dés indiquant { $face }
    }

# Dans une phrase, l’adjectif suit ce qu’il décrit et prend un « s » au pluriel ; le féminin se
# choisit d’après lui.
colour-blue = bleu
colour-brown = brun
colour-yellow = jaune
colour-red = rouge
colour-violet = violet

# Chaque préjudice, et le même dans une phrase.

disaster-flood = Inondation
the-flood = l’Inondation
disaster-plague = Peste
the-plague = la Peste
disaster-raid = Agression
the-raid = l’Agression
disaster-fire = Incendie
the-fire = l’Incendie
disaster-intrigue = Intrigue
the-intrigue = l’Intrigue

group-nobility = Noblesse
group-entertainer = Saltimbanque
group-craftsman = Artisan
group-church = Église
group-guard = Garde
group-scholar = Érudit
group-administrator = Administrateur
group-merchant = Commerçant
group-royal_court = Cour du Roi
group-artist = Artiste
group-underworld = Bas-Fonds

# Chaque personnage : le nom de sa carte, et le même dans une phrase.

# Noblesse

card-prince = Prince
the-prince = le Prince
card-princess = Princesse
the-princess = la Princesse
card-duke = Duc
the-duke = le Duc
card-countess = Comtesse
the-countess = la Comtesse
card-baron = Baron
the-baron = le Baron
card-earl = Vicomte
the-earl = le Vicomte
card-marquis = Marquis
the-marquis = le Marquis
card-duchess = Duchesse
the-duchess = la Duchesse
card-knight = Chevalier
the-knight = le Chevalier
card-count = Comte
the-count = le Comte
card-baroness = Baronne
the-baroness = la Baronne
card-king = Roi
the-king = le Roi
card-queen = Reine
the-queen = la Reine
card-grand-duke = Grand-Duc
the-grand-duke = le Grand-Duc
card-dowager = Douairière
the-dowager = la Douairière

# Saltimbanque

card-acrobat = Acrobate
the-acrobat = l’Acrobate
card-bard = Barde
the-bard = le Barde
card-juggler = Bateleur
the-juggler = le Bateleur
card-minstrel = Ménestrel
the-minstrel = le Ménestrel
card-dancer = Danseuse
the-dancer = la Danseuse
card-fire-eater = Cracheur de feu
the-fire-eater = le Cracheur de feu
card-jester = Bouffon
the-jester = le Bouffon
card-puppeteer = Marionnettiste
the-puppeteer = le Marionnettiste
card-storyteller = Conteur
the-storyteller = le Conteur
card-tightrope-walker = Funambule
the-tightrope-walker = le Funambule
card-sword-swallower = Avaleur de sabres
the-sword-swallower = l’Avaleur de sabres
card-conjurer = Escamoteur
the-conjurer = l’Escamoteur
card-bear-leader = Montreur d’ours
the-bear-leader = le Montreur d’ours
card-master-of-revels = Maître des réjouissances
the-master-of-revels = le Maître des réjouissances
card-stilt-walker = Échassier
the-stilt-walker = l’Échassier

# Artisan

card-charcoal-burner = Charbonnier
the-charcoal-burner = le Charbonnier
card-mason = Maçon
the-mason = le Maçon
card-miller = Meunier
the-miller = le Meunier
card-shoemaker = Cordonnier
the-shoemaker = le Cordonnier
card-winegrower = Vigneron
the-winegrower = le Vigneron
card-saddler = Sellier
the-saddler = le Sellier
card-well-builder = Puisatier
the-well-builder = le Puisatier
card-carpenter = Charpentier
the-carpenter = le Charpentier
card-blacksmith = Forgeron
the-blacksmith = le Forgeron
card-roofer = Couvreur
the-roofer = le Couvreur
card-baker = Boulanger
the-baker = le Boulanger
card-cooper = Tonnelier
the-cooper = le Tonnelier
card-stonecutter = Tailleur de pierre
the-stonecutter = le Tailleur de pierre
card-guild-master = Maître de guilde
the-guild-master = le Maître de guilde
card-weaver = Tisserand
the-weaver = le Tisserand

# Église

card-nun = Religieuse
the-nun = la Religieuse
card-monk = Moine
the-monk = le Moine
card-canon = Chanoine
the-canon = le Chanoine
card-deacon = Diacre
the-deacon = le Diacre
card-abbess = Abbesse
the-abbess = l’Abbesse
card-preacher = Prédicateur
the-preacher = le Prédicateur
card-sexton = Sacristain
the-sexton = le Sacristain
card-sexton-2 = { card-sexton }
the-sexton-2 = { the-sexton }
card-confessor = Confesseur
the-confessor = le Confesseur
card-chaplain = Aumônier
the-chaplain = l’Aumônier
card-inquisitor = Inquisiteur
the-inquisitor = l’Inquisiteur
card-pilgrim = Pèlerin
the-pilgrim = le Pèlerin
card-bell-ringer = Sonneur de cloches
the-bell-ringer = le Sonneur de cloches
card-beguine = Béguine
the-beguine = la Béguine
card-bishop = Évêque
the-bishop = l’Évêque
card-abbot = Abbé
the-abbot = l’Abbé

# Garde

card-gatekeeper = Gardien de la porte
the-gatekeeper = le Gardien de la porte
card-night-watchman = Veilleur de nuit
the-night-watchman = le Veilleur de nuit
card-halberdier = Hallebardier
the-halberdier = le Hallebardier
card-crossbowman = Arbalétrier
the-crossbowman = l’Arbalétrier
card-sergeant = Sergent
the-sergeant = le Sergent
card-watchman = Guetteur
the-watchman = le Guetteur
card-fire-warden = Garde-feu
the-fire-warden = le Garde-feu
card-dyke-warden = Garde-digue
the-dyke-warden = le Garde-digue
card-bodyguard = Garde du corps
the-bodyguard = le Garde du corps
card-jailer = Geôlier
the-jailer = le Geôlier
card-executioner = Bourreau
the-executioner = le Bourreau
card-captain-of-the-watch = Capitaine du guet
the-captain-of-the-watch = le Capitaine du guet
card-constable = Prévôt
the-constable = le Prévôt
card-commander = Commandant
the-commander = le Commandant
card-veteran = Vétéran
the-veteran = le Vétéran

# Érudit

card-teacher = Maître d’école
the-teacher = le Maître d’école
card-teacher-2 = { card-teacher }
the-teacher-2 = { the-teacher }
card-student = Étudiant
the-student = l’Étudiant
card-student-2 = { card-student }
the-student-2 = { the-student }
card-librarian = Bibliothécaire
the-librarian = le Bibliothécaire
card-librarian-2 = { card-librarian }
the-librarian-2 = { the-librarian }
card-physician = Médecin
the-physician = le Médecin
card-physician-2 = { card-physician }
the-physician-2 = { the-physician }
card-mathematician = Mathématicien
the-mathematician = le Mathématicien
card-astronomer = Astronome
the-astronomer = l’Astronome
card-inventor = Inventeur
the-inventor = l’Inventeur
card-philosopher = Philosophe
the-philosopher = le Philosophe
card-philosopher-2 = { card-philosopher }
the-philosopher-2 = { the-philosopher }
card-surveyor = Arpenteur
the-surveyor = l’Arpenteur
card-alchemist = Alchimiste
the-alchemist = l’Alchimiste
card-astrologer = Astrologue
the-astrologer = l’Astrologue
card-apothecary = Apothicaire
the-apothecary = l’Apothicaire
card-herbalist = Herboriste
the-herbalist = l’Herboriste
card-geographer = Géographe
the-geographer = le Géographe
card-rector = Recteur
the-rector = le Recteur

# Administrateur

card-alderman = Échevin
the-alderman = l’Échevin
card-councillor = Conseiller
the-councillor = le Conseiller
card-town-clerk = Greffier de la ville
the-town-clerk = le Greffier de la ville
card-treasurer = Trésorier
the-treasurer = le Trésorier
card-customs-officer = Douanier
the-customs-officer = le Douanier
card-notary = Notaire
the-notary = le Notaire
card-judge = Juge
the-judge = le Juge
card-accountant = Comptable
the-accountant = le Comptable
card-tax-collector = Percepteur
the-tax-collector = le Percepteur
card-magistrate = Magistrat
the-magistrate = le Magistrat
card-archivist = Archiviste
the-archivist = l’Archiviste
card-clerk-of-the-rolls = Garde des rôles
the-clerk-of-the-rolls = le Garde des rôles
card-clerk-of-the-rolls-2 = { card-clerk-of-the-rolls }
the-clerk-of-the-rolls-2 = { the-clerk-of-the-rolls }
card-master-of-works = Maître des œuvres
the-master-of-works = le Maître des œuvres
card-mayor = Maire
the-mayor = le Maire
card-envoy = Émissaire
the-envoy = l’Émissaire

# Commerçant

card-spice-merchant = Marchand d’épices
the-spice-merchant = le Marchand d’épices
card-cloth-merchant = Drapier
the-cloth-merchant = le Drapier
card-wine-merchant = Négociant en vins
the-wine-merchant = le Négociant en vins
card-fishmonger = Poissonnier
the-fishmonger = le Poissonnier
card-fur-trader = Pelletier
the-fur-trader = le Pelletier
card-loading-master = Maître chargeur
the-loading-master = le Maître chargeur
card-banker = Banquier
the-banker = le Banquier
card-broker = Courtier
the-broker = le Courtier
card-innkeeper = Aubergiste
the-innkeeper = l’Aubergiste
card-moneylender = Prêteur sur gages
the-moneylender = le Prêteur sur gages
card-peddler = Colporteur
the-peddler = le Colporteur
card-jeweller = Joaillier
the-jeweller = le Joaillier
card-salt-merchant = Saunier
the-salt-merchant = le Saunier
card-hanseatic-factor = Facteur de la Hanse
the-hanseatic-factor = le Facteur de la Hanse
card-patrician = Patricien
the-patrician = le Patricien

# Cour du Roi

card-messenger = Messager
the-messenger = le Messager
card-herald = Héraut
the-herald = le Héraut
card-coachman = Cocher
the-coachman = le Cocher
card-scribe = Scribe
the-scribe = le Scribe
card-stable-boy = Palefrenier
the-stable-boy = le Palefrenier
card-valet = Valet
the-valet = le Valet
card-valet-2 = { card-valet }
the-valet-2 = { the-valet }
card-steward = Intendant
the-steward = l’Intendant
card-servant = Serviteur
the-servant = le Serviteur
card-master-of-ceremonies = Maître des cérémonies
the-master-of-ceremonies = le Maître des cérémonies
card-cook = Cuisinier
the-cook = le Cuisinier
card-page = Page
the-page = le Page
card-huntsman = Veneur
the-huntsman = le Veneur
card-falconer = Fauconnier
the-falconer = le Fauconnier
card-cupbearer = Échanson
the-cupbearer = l’Échanson
card-seneschal = Sénéchal
the-seneschal = le Sénéchal

# Artiste

card-architect = Architecte
the-architect = l’Architecte
card-sculptor = Sculpteur
the-sculptor = le Sculpteur
card-painter = Peintre
the-painter = le Peintre
card-poet = Poète
the-poet = le Poète
card-composer = Compositeur
the-composer = le Compositeur
card-stucco-worker = Ornemaniste
the-stucco-worker = l’Ornemaniste
card-illuminator = Enlumineur
the-illuminator = l’Enlumineur
card-goldsmith = Orfèvre
the-goldsmith = l’Orfèvre
card-glassmaker = Verrier
the-glassmaker = le Verrier
card-woodcarver = Imagier
the-woodcarver = l’Imagier
card-tapestry-weaver = Tapissier
the-tapestry-weaver = le Tapissier
card-musician = Musicien
the-musician = le Musicien
card-calligrapher = Calligraphe
the-calligrapher = le Calligraphe
card-engraver = Graveur
the-engraver = le Graveur
card-engraver-later = Graveur
the-engraver-later = le Graveur
card-master-painter = Maître peintre
the-master-painter = le Maître peintre

# Bas-Fonds

card-brigand = Brigand
the-brigand = le Brigand
card-arsonist = Incendiaire
the-arsonist = l’Incendiaire
card-dyke-breaker = Briseur de digues
the-dyke-breaker = le Briseur de digues
card-poisoner = Empoisonneuse
the-poisoner = l’Empoisonneuse
card-plotter = Conspirateur
the-plotter = le Conspirateur
card-forger = Faussaire
the-forger = le Faussaire
card-charlatan = Charlatan
the-charlatan = le Charlatan
card-ratcatcher = Chasseur de rats
the-ratcatcher = le Chasseur de rats
card-ratcatcher-2 = { card-ratcatcher }
the-ratcatcher-2 = { the-ratcatcher }
card-fence = Receleur
the-fence = le Receleur
card-fence-2 = { card-fence }
the-fence-2 = { the-fence }
card-beggar = Mendiant
the-beggar = le Mendiant
card-thief = Voleur
the-thief = le Voleur
card-troublemaker = Fauteur de troubles
the-troublemaker = le Fauteur de troubles
card-gambler = Joueur de dés
the-gambler = le Joueur de dés
card-king-of-thieves = Roi des voleurs
the-king-of-thieves = le Roi des voleurs
card-witch = Sorcière
the-witch = la Sorcière
step-house = une maison
step-pile = une pioche
step-space = une case
step-threat = une menace
step-tile = une tuile Canal
step-worker = un ouvrier


# --- Ce qui, sur une carte, est de ce projet et non de la boîte ---------------------------------------

own-name = le nom
own-effect = l’effet
own-symbol = le symbole
own-worker = l’ouvrier
own-group = le groupe
own-price = le prix
own-colour = la couleur

# --- Ce que dit un compagnon : à quoi veiller (goal-*), et pourquoi un coup est bon (because-*) -----

goal-threat = Rendre une menace { coloured } : une troisième amènerait { $disaster }
goal-statue = Achever un canal, case { coloured } { for-florins } : une Statue de { some-points }
goal-lead-progress = Être plus loin que quiconque sur la piste de progrès en fin de manche : { some-points }
goal-lead-character = Avoir plus de personnages que quiconque en fin de manche : { some-points }
goal-lead-canal = Avoir plus de tuiles Canal que quiconque en fin de manche : { some-points }
goal-florins = Avoir { some-florins } pour { $card }
goal-house = Avoir une maison vide pour le prochain personnage

because-lead-progress = Vous prenez la tête du progrès : { some-points } si cela dure jusqu’à la fin de la manche.
because-lead-character = Vous aurez le plus de personnages : { some-points } si cela dure jusqu’à la fin de la manche.
because-lead-canal = Vous aurez le plus de tuiles Canal : { some-points } si cela dure jusqu’à la fin de la manche.
because-statue = Achève un canal : une Statue de { some-points } à la fin.
because-third = La troisième tuile d’un canal vaut { some-points } à la fin.
because-near-third = La prochaine tuile de ce canal vaudra { some-points } à la fin.
because-near-statue = La prochaine tuile achèvera ce canal : une Statue de { some-points }.
because-home = Vous n’avez pas de maison vide : { $card } pourrait ensuite s’installer { for-florins }.
because-house = Un toit pour un personnage, et { some-points } à la fin.
because-worth = Vaut { some-points } à la fin.
because-laurel = Vaut { some-points } à la fin, et { $more } de plus pour le laurier, si rien ne change.
because-each-round = Peut agir à chaque manche, contre { $workers }.
because-each-round-free = Peut agir à chaque manche, gratuitement.
because-lasting = Une aide qui dure jusqu’à la fin de la partie.
because-each-time = Agit désormais chaque fois que l’occasion se présente.
because-danger = Vous avez deux menaces { coloured }s : une troisième amènerait { $disaster }.
because-marker = { some-points } pour la menace rendue.
because-activates = Avec { $workers }, { $card } pourra agir.
because-builds = Vous pourrez ensuite construire { $house }.
because-affords = Vous pourrez ensuite payer { $card } : { some-florins }.
because-best-die = Aucun dé ne paie mieux : { some-florins }.
because-poor =
    { $n ->
        [0] Il ne vous reste aucun florin.
        [one] Il ne vous reste que { $n } florin.
       *[other] Il ne vous reste que { $n } florins.
    }
because-level = Le niveau { $level } vaut { some-points } de plus à la fin.
because-saves = Vous gardez les florins que coûte { $card }.
because-for-threat = Elle peut rendre une de vos deux menaces { coloured }s.
because-for-canal = La prochaine case d’un canal est { coloured }, et vous pouvez la payer.
because-for-house = Vous avez un ouvrier pour { $house }.
because-scores = { some-points } tout de suite.
because-earns = { some-florins } tout de suite.
because-climbs = Jusqu’au niveau { $level } de la piste de progrès.
because-free = Ne coûte rien, une fois par manche.
because-least = Aucun de vos personnages ne vaut moins à la fin : { some-points }.
because-empty = Personne n’y habite.
