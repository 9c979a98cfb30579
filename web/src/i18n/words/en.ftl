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
nav-play = Play
nav-today = Today
nav-learn = Learn
nav-puzzles = Puzzles
nav-history = History
nav-rules = Rules
nav-me = Me
nav-waiting =
    { $n ->
        [one] (1 game waits for you)
       *[other] ({ $n } games wait for you)
    }
nav-about = About
to-light = Light theme
to-dark = Dark theme
footer-free = No account, no ads, no tracking.
footer-alone = Everything runs in your browser and stays there.
footer-fan = Fan project, not affiliated with the publishers.
footer-licences = Credits and licenses

## About me

me-pages = More pages
me-history-about = Your finished games, with figures and reviews
me-rules-about = The rules of each game, in two pages or in full
me-about-about = What this site is, and whose work is in it

## When there is nothing else to show

missing-title = Page not found
missing-about = This page or table does not exist. The link may be old or mistyped.
offline-title = No connection
offline-about = The server can’t be reached right now. Check your connection. Your moves are saved.
broken-title = Something went wrong
broken-about = Sorry, that should not have happened. Try reloading. Your moves are saved.

## Home

home-tagline = Play Stefan Feld’s board games online. Free and open source.
home-shelf = The games
home-today = Today’s table
home-today-about = The same dice for everyone. One try counts.
home-alone = You don’t need a server: games run in your browser, even offline, and are saved on this device. To play with friends elsewhere, someone has to run a Feldspar server.
cards-last = Your last game
cards-review = Review it
cards-puzzle = A puzzle for you
cards-puzzle-about = One move is clearly best. Which?
cards-solve = Solve it
cards-lesson = Next lesson
cards-start = Start
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
mine-cancelled = Canceled
mine-over = Over, { $date }
mine-all = Show all { $n }
mine-more = Show more
seat-open = open seat
seat-kept = reserved seat
table-remove = Remove this table
table-remove-sure = Remove this table for good? You can’t get the game back.

## Setting a table

setup-caption = New table
setup-rules = Read the rules
setup-seats = Who plays
setup-options = Variants
setup-pace = Pace
setup-title = Name of the table
setup-title-about = Optional. Helps friends recognize it.
setup-ready = Everyone is here.
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
name-ask = What shall your friends call you?
name-ask-about = Without a name you are “{ $name }” to them.
name-skip = Skip
guest-names = Badger, Heron, Otter, Fox, Swan, Lynx, Wren, Toad
seat-add = Add a seat
seat-remove = Remove { $seat }
kind-label = Who plays here
kind-me = Me
kind-here = On this screen
kind-bot = Bot
kind-open = A friend
kind-open-about = The first person to open the link.
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of }: { $name }, level { $n }
level-number = level { $n }
levels-ask = How strong should { $who } be?
levels-ask-stand-in = How strong should the substitute bot be?
levels-measured =
    { $seats ->
        [1] { $games } solo games.
       *[other] { $games } games against the next lower level, { $seats } seats.
    }
levels-elsewhere =
    { $seats ->
        [1] Measured in { $games } solo games only.
        [2] Measured with two seats only: { $games } games against the next lower level.
       *[other] Measured with { $seats } seats only: { $games } games against the next lower level.
    }
levels-unmeasured = Not yet measured.
levels-how = How we measure
levels-how-about = Each level plays the one below it, and every deal is played once from each seat. The bar shows its share of the wins, and the line marks an even match. The true share lies within ± in 95 of 100 such matches.
levels-how-alone = Without a server, bots think in your browser and take longer than shown here.
level-won = won against level { $n }
level-first = lowest level
level-alone = plays alone
level-unmeasured = not yet measured
level-score = Average score
level-thinks = Thinks
level-at-once = instantly
level-seconds = about { $n } s
stand-in-title = Substitute bot
stand-in-about = Plays for anyone who is away, out of time or has resigned.
clock-title = Time to think
clock-none = No clock
clock-none-about = Take as long as you like.
clock-live = Live
clock-live-about = Each player has a clock that runs only while it is their turn.
clock-days = Days per turn
clock-days-about = You have several days for each turn.
clock-minutes-label = Minutes per player
clock-minutes = { $n } min each
clock-increment-label = Seconds added per turn
clock-increment = + { $n } s per turn
clock-days-label = Days per turn
clock-per-move =
    { $n ->
        [one] { $n } day per turn
       *[other] { $n } days per turn
    }
overtime-title = When time runs out
overtime-bot = A bot decides
overtime-bot-about = A bot makes that one move. The player continues when they return.
overtime-resign = The player resigns
overtime-resign-about = The player is out and finishes last. If others play on, a bot takes over the seat.
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
settings-kept = Saved in this browser only.
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
rules-about = The complete rules of each game, in our own words. Every numbered rule is checked by a test.
rules-none = No rules here yet.
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
course-steps = What happened since your last decision
course-step = { $who }: decision { $n }
course-decided = { $who } made a hidden move.
course-since = Since your last turn
course-fold = Collapse

## My games, and the first one

my-games = My games
mine-resume = Resume
mine-look = View table
mine-since = for { $time }
mine-left = { $left } left to play
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
refused-pass = This link has already been used or is too old. Ask for a new one on the other device.
refused-session = This device has been signed out. Reload the page to continue as a new guest. To get your seats back, open a personal link from another of your devices here.

closer-before = Previous player
closer-after = Next player
closer-list = Pieces and their effects
closer-title = { $who }’s board
closer-about = View only. You’ll return when it’s your turn.
closer-back = Back to the table
closer-points = Points so far
closer-turn = Your turn

## What is wrong with a record

refused-record = This is not a readable record.
refused-record-bot = A bot’s name must be a single word.
refused-record-decision = No such decision exists at this point of the game.
refused-record-end = A record ends with scores, places and digest, in this order.
refused-record-field = Expected a name, a colon and a value. Each name may appear only once.
refused-record-game = There is no game with this name.
refused-record-hex = Expected pairs of hex digits: 0 to 9 and a to f.
refused-record-illegal = The rules do not allow this decision at this point.
refused-record-lacks = The first lines must name the game, its rules and the number of seats.
refused-record-long = This is too long for a record.
refused-record-number = Expected a number.
refused-record-rules = This game was played with another version of the rules.
refused-record-sealed = The game is not over yet: its dice and cards are still sealed.
refused-record-seat = There is no such seat at this table.
refused-record-start = A record begins with the words “feldspar record” and a number.
refused-record-table = This game can’t be set up with these seats and options.
refused-record-written = This line is not in the standard format.
refused-unpublished = You gave up this table of the day. You can see its record once the key of the day is published, because others are still playing the same dice.

## A table that will not be shown

table-refused = This table cannot be shown
refused-newer = This table was set up with another version of Feldspar, which this server does not have. It will open again once that version runs here.
refused-request = The server could not read this request.
refused-unreadable = This table’s journal is damaged and can’t be read. Tell the person who runs this server: they may be able to restore it from a backup.
