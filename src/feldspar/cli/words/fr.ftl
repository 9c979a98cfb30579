# Ce que dit la table du terminal.

bot-name = { $bot } { $n }
play-help =
    Choisissez les choses par leur numéro ou leur nom (3, d4), ou écrivez une décision entière. Il en faut parfois plusieurs.
    b : reprendre un choix   u : annuler   t : montrer la table   {"?"} d4 : à quoi sert une chose   {"?"} : cette aide   q : partir
play-pass = { $who } : prenez le clavier et appuyez sur Entrée.
play-unknown = Rien ici ne s’appelle « { $answer } ». Donnez un numéro de la liste, un nom comme d4, ou {"?"} pour l’aide.
play-forbidden = Pas maintenant : { $reason } ({ $rule })
play-confirm = Entrée pour le faire, b pour réfléchir encore.
play-no-undo = Rien à annuler : la suite a déjà été vue.
play-left = À bientôt.
play-saved = Enregistré sous { $file }.
learn-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
learn-next = Entrée pour continuer, b pour revenir, q pour quitter.
learn-not-now = C’est permis, mais cette étape parle d’autre chose.
learn-over = C’est tout. Jouez une partie : feldspar play.
replay-played =
    { $n ->
        [one] { $n } décision
       *[other] { $n } décisions
    } ; scores { $scores }
replay-places = Places : { $places }
replay-resigned =
    { $n ->
        [one] { $who } abandonne après { $n } décision.
       *[other] { $who } abandonne après { $n } décisions.
    }
replay-takebacks =
    { $n ->
        [one] On est revenu une fois en deçà de ce qui était révélé, sans personne à qui demander.
       *[other] On est revenu { $n } fois en deçà de ce qui était révélé, sans personne à qui demander.
    }
replay-same = La partie finit comme le dit le fichier.
replay-other = Le fichier dit qu’elle a fini autrement.
