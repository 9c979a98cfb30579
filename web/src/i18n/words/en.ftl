# What the app itself says, whatever the game.

## Everywhere

skip = Skip to the content
close = Close
loading = Loading…
try-again = Try again
play = Play

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

fact-seats =
    { $fewest ->
        [1] 1 to { $most } players
       *[other] { $fewest } to { $most } players
    }
fact-minutes = { $n } min
seat-open = open seat
seat-kept = reserved seat

## Setting a table

seat-number = Seat { $n }
seat-name-of = { $seat }: name
seat-your-name = Your name
guest-names = Badger, Heron, Otter, Fox, Swan, Lynx, Wren, Toad
seat-add = Add a seat
seat-remove = Remove { $seat }
bot-names = Odile, Bastien, Mathilde, Gaspard, Isabeau, Perrin
level-of = { $of }: { $name }, level { $n }
level-number = level { $n }
level-won = won against level { $n }
level-first = lowest level
level-alone = plays alone
level-unmeasured = not yet measured
level-score = Average score
level-thinks = Thinks
level-at-once = instantly
level-seconds = about { $n } s
clock-none = No clock
clock-none-about = Take as long as you like.
clock-live = Live
clock-minutes = { $n } min each
clock-increment = + { $n } s per turn
clock-per-move =
    { $n ->
        [one] { $n } day per turn
       *[other] { $n } days per turn
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

refused-unpublished = You gave up this table of the day. You can see its record once the key of the day is published, because others are still playing the same dice.

## A table that will not be shown

table-refused = This table cannot be shown
refused-newer = This table was set up with another version of Feldspar, which this server does not have. It will open again once that version runs here.
refused-request = The server could not read this request.
refused-unreadable = This table’s journal is damaged and can’t be read. Tell the person who runs this server: they may be able to restore it from a backup.

home-tagline = Play Stefan Feld’s board games online. Free and open source.
