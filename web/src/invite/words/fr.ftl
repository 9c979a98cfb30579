# Ce qu’on apprend des autres à une table, quel que soit le jeu.

## À vous de jouer
turn-call = (!) À vous
turn-yours = À vous de jouer
turn-offer = Vous prévenir quand c’est à vous ?
turn-offer-about = Une notification, un léger toc et une vibration, seulement quand vous regardez ailleurs.
turn-offer-yes = Oui, prévenez-moi
turn-offer-no = Non
setting-calls = Me prévenir quand c’est à moi
setting-calls-about = Dans les parties entre joueurs, quand vous regardez ailleurs : une notification, un léger toc et une vibration.

## Qui est là
here-now = en ligne
here-away = hors ligne
here-away-for = hors ligne depuis { $time }

## La part qu’on prend au jeu
part-held-hint = Vous regardez, jusqu’à ce que vous repreniez votre place.
part-resigned =
    { $you ->
        [yes] Vous avez abandonné. Un robot joue à votre place.
       *[no] { $who } a abandonné. Un robot joue à sa place.
    }

## Les règles
rules-about-page = À propos de cette page

## Invitations
open-invite = Inviter
open-ways = Montrez l’image à un téléphone, dites le code ou envoyez le lien. Chacun peut alors prendre une place libre.
open-seat-about = pour qui viendra
share-qr = Le lien, en image pour l’appareil photo d’un téléphone
share-code = Code : { $code }
share-code-where = À saisir sur { $host }
share-only-here = Seul cet ordinateur peut ouvrir ce lien.
share-nearby = Tout appareil de votre réseau peut ouvrir ce lien.
share-shut = Pour accueillir les autres appareils du réseau, lancez le serveur avec
share-label-or = Ou, si celui-ci ne s’ouvre pas
open-fewer = Commencer à { $n }
code-got = Un code ?
code-hint = Code ou lien
code-join = Rejoindre
code-unread = Un code a six lettres et chiffres. Un lien entier convient aussi.
code-none = Aucune table qui attend des joueurs n’a ce code.

## Une place sur un autre appareil
elsewhere-title = Jouer sur un autre appareil
elsewhere-about = Ouvrez ceci sur votre autre appareil : il aura aussi votre place. Cela marche une fois, pendant dix minutes. Qui l’ouvre peut jouer pour vous.
elsewhere-link = Votre lien personnel
devices-title = Vos appareils
devices-about = Chacun de ces appareils peut jouer pour vous. Déconnectez ceux que vous n’utilisez plus ou auxquels vous ne faites plus confiance : les pages qui y sont ouvertes s’arrêtent dans les dix secondes.
devices-only = Cet appareil seulement.
devices-this = cet appareil
devices-unknown = Navigateur inconnu
devices-seen = depuis le { $since }, dernière utilisation le { $date }
devices-end = Déconnecter
devices-end-label = Déconnecter { $device }
devices-end-all = Déconnecter tous les autres appareils
devices-ended = Déconnexion effectuée.
here-title = Jouer sur cet appareil
here-about = Cet appareil devient le même joueur que celui qui a montré le lien. Votre place reste aussi là-bas.
here-own =
    { $n ->
        [one] { $n } partie commencée ici ne pourra plus être jouée depuis cet appareil.
       *[other] { $n } parties commencées ici ne pourront plus être jouées depuis cet appareil.
    }
here-take = Prendre ma place ici
here-no = Laisser
here-used = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur l’autre appareil.
about-licence-qr = Codes QR : uqr, licence MIT.

## Reprendre un coup
undo-stands = Tout le monde n’était pas d’accord : votre décision est maintenue.
