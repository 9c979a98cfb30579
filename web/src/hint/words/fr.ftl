# Ce que dit un conseil, quel que soit le jeu.

advice-title = Conseil
advice-ask = Conseil
advice-about = Ce que ferait le meilleur robot, en ne voyant que ce que vous voyez.
advice-thinking = Réflexion en cours…
advice-sharper = La réflexion continue : les chiffres se précisent.
advice-ready = Le conseil est prêt. { $move } : { $worth }.
advice-card = Coup { $n } : { $move }
advice-percent = { $n } %
advice-win = de gagner
advice-doubt = ± { $n }
advice-points =
    { $n ->
        [one] { $n } point attendu
       *[other] { $n } points attendus
    }
advice-expected =
    { $n ->
        [one] point attendu
       *[other] points attendus
    }
advice-range = 8 parties sur 10 : { $low } à { $high }
advice-to-come = Points encore à venir
advice-other = Autres
advice-risk = Risque :
advice-low = une partie sur dix finit sous { $n }.
advice-strength =
    { $n ->
        [one] Son avantage sur le deuxième : { $source }, { $n } point de plus.
       *[other] Son avantage sur le deuxième : { $source }, { $n } points de plus.
    }
advice-equal =
    { $n ->
        [2] Les deux meilleurs coups se valent, pour autant qu’on sache : prenez celui qui vous plaît.
       *[other] Les trois meilleurs coups se valent, pour autant qu’on sache : prenez celui qui vous plaît.
    }
advice-close = trop proche du premier pour trancher
advice-behind = { $n } % de moins que le premier, ± { $doubt }
advice-behind-points =
    { $n ->
        [one] { $n } point de moins que le premier, ± { $doubt }
       *[other] { $n } points de moins que le premier, ± { $doubt }
    }
advice-on-board = Sur le plateau
advice-show = Montrer
advice-show-of = Montrer sur le plateau : { $move }
advice-play = Jouer ce coup
advice-play-of = Jouer ce coup : { $move }
advice-fold = Replier le conseil
advice-unfold = Ouvrir tout le conseil
advice-failed = Conseil indisponible.
advice-again = Redemander
advice-told =
    { $n ->
        [one] { $names } voit que vous avez demandé.
       *[other] { $names } voient que vous avez demandé.
    }
advice-told-log = Le journal et le résultat disent que vous avez demandé.
advice-keys = demande un conseil, si la table le permet : tout le monde en est informé

## Qui a demandé, et où l’on peut
hints-asked =
    { $n ->
        [one] { $n } conseil
       *[other] { $n } conseils
    }
companion-with = Avec un compagnon
help-setup = Aide
help-setup-about = Conseils : on peut demander ce que ferait le meilleur robot, et tout le monde voit qui a demandé. Un compagnon vous le dit sans qu’on le demande, explique pourquoi, et parle moins à mesure que vous apprenez.
help-off = Aucune
help-hints = Conseils
help-companion = Compagnon
