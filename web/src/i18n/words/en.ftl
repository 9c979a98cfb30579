# What the app itself says, whatever the game.

## Everywhere

skip = Skip to the content
close = Close
loading = Loading…
try-again = Try again
play = Play
play-game = Play { $game }

## The bar and the footer

nav-label = Pages
nav-home = All games
nav-brand = Feldspar: all games
nav-today = Today
nav-learn = Learn
nav-rules = Rules
nav-about = About
to-light = Light theme
to-dark = Dark theme
footer-free = No account, no ads, no tracking.
footer-alone = Everything runs in your browser and stays there.
footer-fan = Fan project, not affiliated with the publishers.
footer-licences = Credits and licences

## When there is nothing else to show

missing-title = Page not found
missing-about = There is no such page or table. The link may be old, or mistyped.
offline-title = No connection
offline-about = The table cannot be reached just now. Check the connection; nothing already played is lost.
broken-title = Something went wrong
broken-about = That should not have happened. Try reloading. Your moves are saved.

## Home

home-tagline = Play Stefan Feld’s board games online. Free and open source.
home-shelf = The games
home-today = Today’s table
home-today-about = The same dice for everybody. One try counts.
home-alone = This page needs no server: games run in your browser, also offline, and are kept on this device. To play with friends elsewhere, someone has to run a Feldspar server.
quick-title = Play { $game } now
quick-learn = New here? Learn it in five minutes.
quick-learn-about = Learn by playing, step by step.
quick-friends = With friends
quick-screen = Hot-seat
fact-seats =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
fact-minutes = { $n } min
fact-weight-label = Weight:
fact-weight-1 = light
fact-weight-2 = easy
fact-weight-3 = medium
fact-weight-4 = heavy
mine-yours = Your turn
mine-playing = In play
mine-open = Waiting for players
mine-invited = Invitation
mine-sealing = Starting soon
mine-begins = Begin
mine-cancelled = Cancelled
mine-over = Over, { $date }
mine-all = Show all { $n }
mine-more = Show more
seat-open = open seat
seat-kept = reserved seat
table-remove = Remove this table
table-remove-sure = Remove this table for good? The game cannot be brought back.

## Setting a table

setup-caption = A new table
setup-rules = Read the rules
setup-seats = Who plays
setup-options = Variants
setup-pace = Pace
setup-title = Name of the table
setup-title-about = Optional. Helps friends recognise it.
setup-ready = Everybody is here.
setup-nobody = At least one seat needs a human player.
setup-waits =
    { $n ->
        [one] You will get a link to send to your friend.
       *[other] You will get a link to send to your friends.
    }
setup-begin = Begin
setup-open = Open the table
seat-number = Seat { $n }
seat-name-of = { $seat }: name
seat-your-name = Your name
seat-add = Add a seat
seat-remove = Remove { $seat }
kind-label = Who sits here
kind-me = Me
kind-here = On this screen
kind-bot = Bot
kind-open = A friend
kind-open-about = Whoever follows the link first.
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of }: { $name }, level { $n }
level-number = level { $n }
levels-ask = How strong should { $who } be?
levels-ask-stand-in = How well shall the stand-in play?
levels-measured =
    { $seats ->
        [1] { $games } solo games.
       *[other] { $games } games against the next lower level, { $seats } seats.
    }
levels-elsewhere =
    { $seats ->
        [1] Measured for one seat, in { $games } games.
        [2] Measured for two seats, in { $games } games between neighbours.
       *[other] Measured for { $seats } seats, in { $games } games between neighbours.
    }
levels-unmeasured = Not yet measured.
levels-how = How we measure
levels-how-about = Each level plays the one below it, every deal once from each seat. The bar shows its share of the wins, the line an even match; the true share lies within ± in 95 of 100 such matches.
levels-how-alone = Without a server, bots think in your browser and take longer than it says here.
level-won = won against level { $n }
level-first = lowest level
level-alone = plays alone
level-unmeasured = not yet measured
level-score = Mean score
level-thinks = Thinks
level-at-once = instantly
level-seconds = about { $n } s
stand-in-title = Substitute bot
stand-in-about = Plays for anyone who is away, out of time or has resigned.
clock-title = Time to think
clock-none = No clock
clock-none-about = Take as long as you like.
clock-live = Live
clock-live-about = Each player has a clock that runs while the table waits for them.
clock-days = Days per turn
clock-days-about = You have several days for each turn.
clock-minutes-label = Minutes for each player
clock-minutes = { $n } min each
clock-increment-label = Seconds added with each turn
clock-increment = + { $n } s a turn
clock-days-label = Days for each turn
clock-per-move =
    { $n ->
        [one] { $n } day a turn
       *[other] { $n } days a turn
    }
overtime-title = When time runs out
overtime-bot = A bot decides
overtime-bot-about = A bot makes that one move. The player continues when they return.
overtime-resign = The seat resigns
overtime-resign-about = The player is out and will be last; if others play on, so does a bot in that seat.
patience-title = Waiting time
patience-about = After this long, you may let a bot play for a missing player.
patience-days =
    { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Sharing a table

share-label = Send this link to your friends
share-copy = Copy the link
share-copied = Copied
share-send = Send…

## Settings

settings-title = Settings
settings-kept = Kept in this browser only.
setting-name = Your name
setting-name-about = The name other players see.
setting-language = Language
setting-theme = Theme
theme-light = Light
theme-dark = Dark
theme-system = Same as the system
setting-motion = Motion
setting-motion-about = Animate pieces and dice.
motion-normal = Normal
motion-fast = Fast
motion-off = Off
setting-confirm = Confirm moves
setting-sound = Sound
setting-sound-about = A soft knock when it is your turn.
switch-on = On
switch-off = Off

## Rules

rules-title = Rules
rules-about = The complete rules of each game, in our own words. Every numbered statement is proved by a test.
rules-none = There are no rules here yet.
rules-contents = Contents
rules-find = Find in the rules
rules-found =
    { $n ->
        [0] Nothing found
        [one] { $n } result
       *[other] { $n } results
    }
rules-decision = Decision
rules-decision-about = A decision at an unusual time: simultaneous, nested, or outside the normal step.
rules-figures = Table of figures
rules-play = Play this game
rules-link = Link to { $rule }

## About

about-title = About Feldspar
about-what = Feldspar is an open table for board games by Stefan Feld. Anyone can play them here, alone, against bots, on one screen or across the world, with the rules enforced, by mouse, touch, keyboard or screen reader. The same rules are a free library for programming bots.
about-fan-title = A fan project
about-fan = It is neither made nor endorsed by the authors or publishers of the games. No publisher’s art and no rulebook’s prose is used: the rules are told in our own words, and every picture is our own or openly licensed. If you enjoy a game here, buy it: the cardboard is lovely.
about-privacy-title = What is kept about you
about-privacy-server = No account, no advertising, no tracking. One cookie tells the server which seats are yours; your settings stay in this browser. Everything the page needs comes from this server and no other.
about-privacy-alone = Nothing leaves this device: games and settings are kept in this browser, and no server is asked for anything after the page has loaded.
about-fair-title = Fair dice
about-fair = Before anyone sits down, the table publishes a seal of its secret; each player seals random numbers and reveals them only once all are sealed; when the game is over the secret is revealed, so that anyone can check that nobody chose the dice. Whoever runs the table can know the dice to come, but not choose them.
about-licences-title = Licences
about-licence-code = Code, drawings and rules: Apache License 2.0.
about-licence-icons = Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0; recoloured, cropped and combined.
about-licence-fonts = Type: EB Garamond, by Georg Duffner and Octavio Pardo; Inter, by Rasmus Andersson; both SIL Open Font License 1.1.
about-licence-words = Words: Project Fluent, Apache License 2.0. Interface: Svelte, MIT licence.
about-licence-python = Python in the page: Pyodide, Mozilla Public License 2.0.

# Others' turns, played out
setting-pace = Opponents’ moves
setting-pace-about = How fast opponents’ moves are played back.
pace-off = Off
pace-quick = Quick
pace-normal = Normal
pace-slow = Slow
course-again = Again
course-pause = Pause
course-go-on = Go on
course-skip = Skip
course-skip-about = Or press any key
course-then-you = then you
course-steps = What has happened since your last decision
course-step = { $who }: decision { $n }
course-decided = { $who } made a hidden move.
course-since = Since your last turn
course-fold = Collapse

## My games, and the first one

my-games = My games
mine-resume = Resume
mine-look = View table
mine-since = for { $time }
mine-left = { $left } left to decide
mine-finished = Finished
my-history = My history
result-won = Won
result-lost = Lost
result-tied = Tied
result-alone =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
result-named = { $winner } won
result-points = { $mine } to { $others }
quick-gentle = A gentle start
quick-bots = Against a bot
quick-solo = Play alone

setting-confirm-when = Which moves ask for confirmation. Selecting twice also confirms.
confirm-always = All
confirm-final = Irreversible only
confirm-never = None

## Seats on other devices

refused-no-session = This device is no longer in the list. Open the list again.
refused-pass = This link has been used, or is too old. Ask for a new one on the other device.
refused-session = This device has been signed out. Load the page again to go on as a new guest. To get your seats back, open a personal link from another of your devices here.

closer-before = The seat before
closer-after = The seat after
closer-list = Pieces and their effects
closer-title = { $who }’s board
closer-about = View only. You’ll return when it’s your turn.
closer-back = Back to the table
closer-points = Points so far
closer-turn = Your turn

## What is wrong with a record

refused-record = This cannot be read as a record.
refused-record-bot = The name of a bot is a single word.
refused-record-decision = This is no decision of this game at this moment.
refused-record-end = A record ends with scores, places and digest, in this order.
refused-record-field = Here a record has a name, a colon and a value, each name once.
refused-record-game = No game here has this name.
refused-record-hex = Here only the digits 0 to 9 and the letters a to f may stand, in pairs.
refused-record-illegal = The rules forbid this decision at this moment.
refused-record-lacks = The first lines must name the game, its rules and the number of seats.
refused-record-long = This is longer than a record may be.
refused-record-number = Here a number must stand.
refused-record-rules = This game was played by another version of the rules.
refused-record-sealed = The game is not over: what was drawn is still sealed.
refused-record-seat = There is no such seat at this table.
refused-record-start = A record begins with the words “feldspar record” and a number.
refused-record-table = With these seats and options there is no such table.
refused-record-written = This line is not in the standard format.
refused-unpublished = You gave up this table of the day. Its record can be seen once the key of the day is published: until then others still play the same dice.

## A table that will not be shown

table-refused = This table cannot be shown
refused-newer = This table was set by another version of Feldspar, which this server does not have. It opens again once that version runs here.
refused-request = The server could not read this request.
refused-unreadable = This table’s journal is damaged and cannot be read. Tell whoever runs this server: they may be able to restore it from a backup.
