# Ce qui est dit des règles que l’on regarde.

guide-parts = Façons de lire ces règles
guide-summary = Deux pages
guide-rules = Règles complètes
guide-glossary = Glossaire
guide-print = Imprimer
guide-find = Chercher une règle, une pièce, un mot
guide-none = Rien de tel ici. Essayez un mot plus court.
guide-kinds = Sortes de pièces
guide-page = { $n }
guide-no-summary = Ce jeu n’a pas encore ses deux pages.
guide-no-glossary = Ce jeu n’a pas encore de glossaire.
example-try = Essayer
example-try-rule = Essayer : { $rule }
example-step = Étape { $n } sur { $of }
example-earlier = L’étape d’avant
example-later = L’étape d’après
