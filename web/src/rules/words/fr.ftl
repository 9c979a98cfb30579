# Ce qui est dit des règles que l’on regarde.

guide-parts = Façons de lire les règles
guide-summary = Résumé
guide-rules = Règles complètes
guide-glossary = Glossaire
guide-print = Imprimer
guide-find = Règle, pièce ou terme
guide-none = Aucun résultat. Essayez un mot plus court.
guide-kinds = Catégories
guide-page = { $n }
guide-no-summary = Ce jeu n’a pas encore de résumé.
guide-no-glossary = Ce jeu n’a pas encore de glossaire.
example-try = Essayer
example-try-rule = Essayer : { $rule }
example-step = Étape { $n } sur { $of }
example-earlier = Étape précédente
example-later = Étape suivante

rules-title = Règles
rules-about = Les règles complètes de chaque jeu, dans nos propres mots. Chaque règle numérotée est vérifiée par un test.
rules-none = Il n’y a pas encore de règles ici.
rules-contents = Sommaire
rules-find = Chercher dans les règles
rules-found =
    { $n ->
        [0] Rien trouvé
        [one] { $n } passage
       *[other] { $n } passages
    }
rules-decision = Décision
rules-decision-about = Une décision à un moment inhabituel : simultanée, imbriquée, ou hors de l’étape normale.
rules-figures = Tableau des chiffres
rules-play = Jouer à ce jeu
rules-link = Lien vers { $rule }
