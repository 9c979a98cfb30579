# What only the page about this site says.

about-title = À propos de Feldspar
about-what = Feldspar est une table ouverte pour les jeux de Stefan Feld. Jouez seul, contre des robots, à plusieurs sur un écran ou d’un bout à l’autre du monde. Feldspar fait respecter les règles, et vous jouez à la souris, au doigt, au clavier ou avec un lecteur d’écran. Les mêmes règles forment une bibliothèque libre pour programmer des robots.
about-fan-title = Un projet de passionnés
about-fan = Il n’est ni réalisé ni approuvé par les auteurs ou les éditeurs des jeux. Il n’emprunte ni leurs illustrations ni le texte de leurs livrets : les règles sont écrites dans nos propres mots, et chaque image est de nous ou sous licence libre. Si un jeu vous plaît ici, achetez-le : la vraie boîte a son charme.
about-privacy-title = Ce que nous conservons sur vous
about-privacy-server = Ni compte, ni publicité, ni pistage. Un seul cookie dit au serveur quelles places sont les vôtres. Vos réglages restent dans ce navigateur. La page charge tout depuis ce serveur et aucun autre.
about-privacy-alone = Rien ne quitte cet appareil. Parties et réglages sont conservés dans ce navigateur, et la page ne contacte plus aucun serveur une fois chargée.
about-fair-title = Des dés équitables
about-fair = Avant la partie, la table publie l’empreinte d’un nombre secret. Chaque joueur scelle aussi des nombres aléatoires, dévoilés seulement quand tous sont scellés. Les dés découlent de tous ces nombres. Après la partie, le secret est révélé : vous pouvez vérifier que personne n’a choisi les dés. La personne qui gère le serveur peut connaître les dés à venir, mais pas les choisir.
about-licences-title = Licences
about-licence-code = Code, dessins et règles : Apache License 2.0.
about-licence-icons = Icônes : game-icons.net, par Lorc, Delapouite et d’autres, CC BY 3.0 ; recolorées, recadrées et combinées.
about-licence-fonts = Caractères : EB Garamond, de Georg Duffner et Octavio Pardo ; Inter, de Rasmus Andersson ; tous deux sous SIL Open Font License 1.1.
about-licence-words = Textes : Project Fluent, Apache License 2.0. Interface : Svelte, licence MIT.
about-licence-python = Python dans la page : Pyodide, Mozilla Public License 2.0.
