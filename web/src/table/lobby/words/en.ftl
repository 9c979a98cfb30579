# What the page says of a table that waits for players.

waiting-taken = { $n } of { $all } seats are taken. The game begins by itself when all are.
waiting-in =
    { $n ->
        [one] You are in. One seat is empty.
       *[other] You are in. { $n } seats are empty.
    }
waiting-learn = Learn it in { $n } minutes
waiting-fill = Fill with bots and begin
waiting-how = How we play
waiting-overtime-bot = Out of time: a bot makes that one move.
waiting-overtime-resign = Out of time: the seat resigns.
waiting-no-help = No hints
waiting-stand-in = { $name } (level { $n }) plays for whoever is away
waiting-meanwhile = While you wait
waiting-may-leave = You can leave this page. We call you when the game begins.
waiting-give-up = Give up my seat
waiting-opened = you, opened this table
waiting-bot = Bot
waiting-bot-level = { $name }, level { $n }
waiting-free = Free
waiting-asked = A player of the last game
waiting-asked-here = asked, here now
waiting-asked-gone = asked, was here { $time } ago
waiting-asked-not-yet = asked, not here yet
waiting-your-name = What is your name?
waiting-sit = Sit down
waiting-sit-at = { $seat }: sit down
