# Ce qui arrive à une table plutôt que dans sa partie, et pourquoi une table refuse quelque chose.

## Qui joue à chaque niveau, quand un jeu ne le dit pas
level-1 = Novice
level-1-is = Prend n’importe quelle décision permise.
level-2 = Joueuse
level-2-is = Prend ce qui paraît le mieux sur le moment, sans rien prévoir.
level-3 = Habitué
level-3-is = Se fie à ce que le jeu lui a appris ; à défaut, prend ce qui paraît le mieux.
level-4 = Stratège
level-4-is = Anticipe un peu, si le jeu lui a appris que chercher.
level-5 = Maîtresse
level-5-is = Anticipe davantage, si le jeu lui a appris que chercher.

## Dans le journal
log-resigned =
    { $you ->
        [yes] Vous avez abandonné.
       *[no] { $who } a abandonné.
    }
log-resigned-late =
    { $you ->
        [yes] Votre temps est écoulé, ce qui vaut abandon à cette table.
       *[no] Le temps de { $who } est écoulé, ce qui vaut abandon à cette table.
    }
log-withheld =
    { $you ->
        [yes] Vous n’avez pas dévoilé les nombres aléatoires que vous aviez scellés, ce qui vaut abandon.
       *[no] Les nombres aléatoires scellés par { $who } n’ont pas été dévoilés, ce qui vaut abandon.
    }
log-overdue =
    { $you ->
        [yes] Votre temps est écoulé : un robot a pris cette décision pour vous.
       *[no] Le temps de { $who } est écoulé : un robot a pris cette décision.
    }
log-held =
    { $you ->
        [yes] Vous laissez jouer un robot à votre place.
       *[no] { $who } laisse jouer un robot.
    }
log-replaced =
    { $you ->
        [yes] Vous vous êtes fait attendre trop longtemps : un robot joue pour vous.
       *[no] On a attendu { $who } trop longtemps : un robot joue en attendant.
    }
log-hint =
    { $you ->
        [yes] Vous avez demandé un conseil.
       *[no] { $who } a demandé un conseil.
    }
log-given-back =
    { $you ->
        [yes] Vous êtes de retour.
       *[no] { $who } est de retour.
    }
log-taken-back =
    { $you ->
        [yes] Vous avez repris une décision.
       *[no] { $who } a repris une décision.
    }
log-taken-back-marked =
    { $you ->
        [yes] Vous avez repris ce qui avait été révélé.
       *[no] { $who } a repris ce qui avait été révélé.
    }

## Pourquoi quelque chose est impossible (refused-*)
refused-again = La partie suivante est déjà préparée.
refused-alone = Personne d’autre ne joue. La table vous attend, tout simplement.
refused-away = Quelque chose a été révélé depuis, et quelqu’un est absent. On ne revient pas en arrière avant son retour.
refused-cancelled = Cette table a été annulée.
refused-daily = Quelque chose a été révélé. À la table du jour, cela ne se reprend pas : tout le monde rencontre la même chose.
refused-no-daily = Ce jeu n’a pas de table du jour.
refused-kept = Cette place est réservée à quelqu’un.
refused-method = Cette adresse ne comprend pas cela.
refused-nobody = Il faut au moins une place pour une personne.
refused-no-choice = Il n’y a qu’une chose à faire : pas besoin de conseil.
refused-no-hints = Pas de conseils à cette table.
refused-no-advice = Rien n’a encore été appris de ce jeu : personne ne peut conseiller.
refused-no-puzzle = Ce jeu n’a pas de problème de ce numéro.
refused-no-position = Cette position n’existe pas ici : revenez en arrière et choisissez-en une autre.
refused-not-asked = Demandez un conseil quand c’est à vous de jouer.
refused-not-awaited = Personne n’attend ce joueur.
refused-not-opener = Seule la personne qui a ouvert cette table peut faire cela.
refused-bot-decides = Votre temps pour cette décision est écoulé. Le robot décide d’abord ; ensuite, vous pourrez reprendre votre place.
refused-opened = Tous les nombres aléatoires pour les dés sont scellés, et on les dévoile : vous ne pouvez plus annuler cette table ni la quitter, seulement abandonner.
refused-overtime = Votre temps pour cette décision est écoulé. Elle reste prise.
refused-other-bytes = Ce ne sont pas les nombres aléatoires qui avaient été scellés.
refused-other-protocol = Cette page et la table ne scellent pas les dés de la même façon. Rechargez la page.
refused-own-bytes = Vos propres nombres aléatoires manquent aussi. Ouvrez la table dans le navigateur où vous avez pris place, ou abandonnez.
refused-patience = Il est trop tôt pour cela. Laissez-leur encore un peu de temps.
refused-sealed = Cette place n’a rien à ajouter aux dés.
refused-unsealed = Tout le monde n’a pas encore scellé ses nombres aléatoires.

## Ce que trouve la vérification d’une partie terminée
verify-checked =
    { $n ->
        [one] Tout est comme il se doit : les dés, { $n } décision, les scores, les places et l’empreinte.
       *[other] Tout est comme il se doit : les dés, { $n } décisions, les scores, les places et l’empreinte.
    }
verify-proved-sealed = Prouvé, si tous les sceaux ont été montrés avant que des octets soient dévoilés : personne n’a choisi les dés une fois l’engagement montré, et la partie en découle. Les octets aléatoires scellés par chacun et le secret de la table sont dans les dés, et rien d’autre.
verify-proved-alone = Prouvé, si le sceau a été montré avant que les octets soient dévoilés : la personne qui tenait la table n’a pas choisi les dés une fois l’engagement montré, et la partie en découle. Une seule personne jouait, et les octets qu’elle a scellés sont dans les dés ; combien de tables elle a commencées avant celle-ci, aucun fichier ne peut le dire.
verify-proved-withheld = Prouvé, si tous les sceaux ont été montrés avant que des octets soient dévoilés : les dés découlent d’octets scellés, et la partie des dés. La promesse est plus faible, car des octets scellés n’ont jamais été dévoilés (siège { $seats }, ce qui a compté comme un abandon) : une personne qui connaissait le secret pouvait choisir entre les dés avec et sans chacun d’eux.
verify-proved-partial = Prouvé, si tous les sceaux ont été montrés avant que des octets soient dévoilés : aucun joueur dont les octets scellés sont dans les dés ne s’est vu imposer des dés choisis par d’autres, et la partie en découle. La promesse est plus faible pour les joueurs qui n’en ont pas ajouté (siège { $seats }) : une personne qui connaissait le secret pouvait choisir les dés avec la complicité de tous les autres.
verify-proved-sealed-1 = Prouvé : chaque sceau correspond, et la partie découle des dés. C’est la promesse plus faible du premier protocole : la personne qui avait ouvert la table, si elle connaissait le secret, pouvait voir les dés avant de dévoiler ses propres octets, et annuler la table s’ils ne lui plaisaient pas.
verify-proved-open-1 = Prouvé : nul, sans connaître le secret, n’a choisi les dés une fois l’engagement montré, et la partie en découle. C’est la promesse plus faible du premier protocole, car des octets ne furent pas scellés, ou manquent (siège { $seats }) : qui connaissait le secret pouvait en essayer plusieurs, et ainsi choisir.
verify-proved-none = Prouvé : personne n’a choisi les dés une fois l’engagement montré, et la partie en découle. La promesse est plus faible, car aucun siège n’a ajouté d’octets : qui tira le secret pouvait en essayer plusieurs avant de s’engager, et ainsi choisir.
verify-also-withheld = De plus, des octets scellés n’ont jamais été dévoilés (siège { $seats }, ce qui a compté comme un abandon) : une personne qui connaissait le secret pouvait choisir entre les dés avec et sans chacun d’eux.
verify-not-proved = Ce fichier seul ne prouve pas :
verify-open-commitment = que l’engagement qu’il contient soit celui montré avant la partie. Comparez-le à celui que votre page a gardé : { $commitment }
verify-open-seals = que les sceaux qu’il contient aient été montrés avant que des octets soient dévoilés. Une page qui a ajouté des octets les compare à ceux qu’elle a vus ; comparez-les à ceux qu’elle montre sous « Les chiffres » : { $seals }
verify-open-future = que personne n’ait connu les dés à venir. La personne qui tenait le serveur le pouvait, au plus tard dès le début de la partie.
verify-open-people = qui était assis où, qui fut absent, abandonna ou reprit un coup, ni dans quel ordre décidèrent ceux qui le pouvaient en même temps. Le fichier dit ce que la table a noté.
verify-wrong = On ne peut se fier à ce fichier.
verify-unreadable = Il ne peut être lu : { $why }
verify-no-secret = Le secret n’est pas révélé : la partie n’est pas finie, ou n’a pas été jouée à une table.
verify-other-secret = Le secret n’est pas celui sur lequel portait l’engagement.
verify-other-protocol = Ses dés suivent le protocole { $dice }, inconnu ici.
verify-short-secret = Le secret ne fait pas 32 octets.
verify-unowed = Il y a des octets ou un sceau pour le siège { $seat }, que n’occupait aucune personne : ils n’ont rien à faire dans les dés.
verify-no-seal = Le siège { $seat } a ajouté des octets qu’il n’avait pas scellés.
verify-length = Ce que le siège { $seat } a ajouté ne fait pas 16 octets.
verify-withheld = Le siège { $seat } a scellé des octets qui manquent, et n’a pas abandonné pour cela.
verify-other-seal = Ce que le siège { $seat } a ajouté n’est pas ce qu’il avait scellé pour cette table et ce siège.
verify-other-seed = La graine ne découle pas du secret et de ce que les sièges ont ajouté.
verify-other-rules = La partie suivait d’autres règles : { $told }. Ici ce sont { $here } : elle ne peut être rejouée.
verify-too-many = Il a plus de décisions qu’une partie ne peut en avoir.
verify-no-table = { $why }
verify-no-seat = Il parle du siège { $seat }, qui n’existe pas.
verify-options = Il ne dit pas ce qui fut choisi pour chaque option.
verify-illegal = La décision { $n } ({ $what }) n’y est pas permise : voir la règle { $rule }.
verify-unplayable = { $why }
verify-standin = La décision { $n } n’a pu être prise par un remplaçant.
verify-not-over = La partie n’est pas finie après la dernière décision.
verify-resigned =
    { $n ->
        [one] Le siège { $seat } n’a pu abandonner après { $n } décision.
       *[other] Le siège { $seat } n’a pu abandonner après { $n } décisions.
    }
verify-played-on = Le siège { $seat } décide après avoir abandonné.
verify-after-end = La partie continue après que l’abandon du siège { $seat } y a mis fin.
verify-no-end = Il ne dit pas comment la partie a fini.
verify-other-scores = Les scores sont { $found }, et non { $told }.
verify-other-places = Les places sont { $found }, et non { $told }.
verify-other-digest = L’empreinte du dernier état est { $found }, et non { $told }.
refused-no-session = Cet appareil n’est plus dans la liste. Rouvrez la liste.
refused-session = Cet appareil a été déconnecté. Rechargez la page pour continuer comme nouvel invité. Pour retrouver vos places, ouvrez ici un lien personnel créé sur un autre de vos appareils.
refused-pass = Ce lien a déjà servi, ou il est trop ancien. Demandez-en un autre sur l’autre appareil.
refused-record = Ceci ne se lit pas comme une partie enregistrée.
refused-record-game = Aucun jeu d’ici ne porte ce nom.
