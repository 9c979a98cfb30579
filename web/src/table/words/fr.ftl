# Ce que disent la table et la relecture, quel que soit le jeu.

## La table
table-gone = Cette table n’existe pas
table-gone-hint = Le lien est peut-être incomplet, ou la table a été débarrassée.
table-home = Retour aux jeux
table-offline = La connexion est perdue. Nouvel essai…
table-unreachable = Personne n’a répondu. Réessayez dans un instant.
table-watching = Vous regardez la partie.
table-chosen =
    { $count ->
        [one] Choisi : { $things }. Un coup possible.
       *[other] Choisi : { $things }. { $count } coups possibles.
    }
table-not-now = Pas maintenant.
table-first = Touchez d’abord autre chose qui s’allume.
table-rule = Règle { $rule }
table-confirm = Confirmer
table-once-more = Touchez encore une fois pour confirmer.
table-final = { $n } si la partie finissait maintenant
table-back = Revenir
table-undo = Annuler
table-undo-ask = Demander à annuler
table-undo-asked = Vous avez demandé à annuler. Les autres doivent être d’accord.
table-undo-question = { $who } demande à reprendre sa dernière décision.
table-undo-asking = { $who } a demandé à reprendre une décision.
table-agree = Accepter
table-refuse = Refuser
table-to-text = Aller à la table en mots
table-to-picture = Montrer l’image
table-menu = Plus
table-rules = Règles
table-resign = Abandonner
table-resign-sure = Abandonner pour de bon ? Un robot jouera à votre place.
table-resign-yes = Oui, abandonner
table-keep-playing = Continuer à jouer
table-hold = Laisser jouer un robot pour moi
table-give-back = Reprendre ma place
table-held = Un robot joue pour vous.
table-choices = Choix
table-close = Fermer
table-enlarge =
    { $you ->
        [yes] Regarder votre jeu de près
       *[no] Regarder { $who } de près
    }
table-score = { $n } { points }
table-score-split =
    { $you ->
        [yes] D’où viennent vos points
       *[no] D’où viennent les points de { $who }
    }
table-no-points = Pas encore de points.
table-bot = robot
table-away = un robot joue pour l’instant
table-resigned = a abandonné
table-you = vous
name-you = Vous
pair = { $name } : { $value }
table-clock = Temps restant : { $time }
table-days-left =
    { $n ->
        [0] moins d’un jour
        [one] { $n } jour restant
       *[other] { $n } jours restants
    }
table-main = Table
table-pages = Pages de la table
table-rail = Joueurs et journal

tab-common = Tableaux
tab-mine = À moi
tab-others = Autres
tab-log = Journal

## Le journal
log-title = Journal
log-empty = Il ne s’est encore rien passé.
log-away = En votre absence
log-before = Avant
log-moment = Revoir ce moment
log-moments = Chaque ligne mène à son moment dans la relecture.

## Une table aux places libres
open-title = En attente de joueurs
open-hint = Envoyez ce lien à qui doit jouer. Quiconque l’ouvre peut prendre une place libre.
open-copied = Copié
open-seats = Places
open-seat = Place libre
open-name = Votre nom
open-sit = S’asseoir ici
open-leave = Se lever
open-none = Vous regardez. Prenez une place si vous voulez.

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
over-sources = D’où viennent les points
over-line = Le score, tour par tour
over-turn = Tour
over-again = Rejouer
over-replay = Revoir la partie
over-record = Télécharger la partie
over-table = Voir la table
over-result = Voir le résultat
over-place =
    { $n ->
        [1] 1ᵉʳ
       *[other] { $n }ᵉ
    }
fair-title = Les dés étaient-ils honnêtes ?
fair-checking = Vérification…
fair-fair = Oui. Vérifié dans cette page : le secret est bien celui que la table avait promis avant la partie, et les dés découlent de lui et de ce que chacun a ajouté.
fair-unable = Cette page a voyagé sans protection : le navigateur ne la laisse pas calculer. Vérifiez la partie avec « feldspar verify ».
fair-wrong-secret = Non ! Le secret n’est pas celui que la table avait promis avant la partie.
fair-wrong-seed = Non ! Les dés ne découlent pas du secret et de ce que les joueurs ont ajouté.
fair-details = Les chiffres
fair-commitment = Promis (SHA-256 du secret)
fair-secret = Secret
fair-entropy =
    { $you ->
        [yes] Ajouté par vous
       *[no] Ajouté par { $who }
    }
fair-nothing = rien
fair-seed = Clé de tous les dés

## La table en mots
text-title = La table en mots
text-do = Ce que vous pouvez faire
text-touched = Touché
text-nothing = Vous n’avez rien à faire pour l’instant.
text-players = Joueurs
text-waiting = On attend { $names }.
text-written = { $thing }, on y écrirait { $mark }
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
