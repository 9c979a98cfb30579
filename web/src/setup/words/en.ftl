# What is said where a table is set up.

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
name-ask = What shall your friends call you?
name-ask-about = Without a name you are “{ $name }” to them.
name-skip = Skip
kind-label = Who plays here
kind-me = Me
kind-here = On this screen
kind-bot = Bot
kind-open = A friend
kind-open-about = The first person to open the link.
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
stand-in-title = Substitute bot
stand-in-about = Plays for anyone who is away, out of time or has resigned.
clock-title = Time to think
clock-live-about = Each player has a clock that runs only while it is their turn.
clock-days = Days per turn
clock-days-about = You have several days for each turn.
clock-minutes-label = Minutes per player
clock-increment-label = Seconds added per turn
clock-days-label = Days per turn
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
