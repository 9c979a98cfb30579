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
