# What only the page about this site says.

about-title = About Feldspar
about-what = Feldspar is an open table for board games by Stefan Feld. Play alone, against bots, on one screen or with people around the world. Feldspar enforces the rules, and you can play by mouse, touch, keyboard or screen reader. The same rules are a free library for programming bots.
about-fan-title = A fan project
about-fan = The authors and publishers of the games neither made nor endorsed Feldspar. It uses no publisher’s art and no text from the rulebooks: the rules are in our own words, and every picture is our own or openly licensed. If you enjoy a game here, buy it: the real thing is lovely.
about-privacy-title = What we store about you
about-privacy-server = No account, no ads, no tracking. One cookie tells the server which seats are yours. Your settings stay in this browser. The page loads everything from this server and no other.
about-privacy-alone = Nothing leaves this device. Games and settings are saved in this browser, and the page contacts no server after it has loaded.
about-fair-title = Fair dice
about-fair = Before the game, the table publishes a fingerprint of a secret number. Each player also seals random numbers, and nobody reveals theirs until all are sealed. The dice follow from all of these. After the game the secret is revealed, so you can check that nobody chose the dice. The person who runs the server can know the dice to come, but can’t choose them.
about-licences-title = Licenses
about-licence-code = Code, drawings and rules: Apache License 2.0.
about-licence-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0; recolored, cropped and combined.
about-licence-fonts = Fonts: EB Garamond, by Georg Duffner and Octavio Pardo; Inter, by Rasmus Andersson; both SIL Open Font License 1.1.
about-licence-words = Text: Project Fluent, Apache License 2.0. Interface: Svelte, MIT license.
about-licence-python = Python in the page: Pyodide, Mozilla Public License 2.0.
