# What the terminal table says.

bot-name = { $bot } { $n }
play-help =
    Touch things by their number or name (3, d4), or write a decision out. More than one may be needed.
    b: take back a touch   u: undo   t: show the table   ? d4: what something is good for   ?: this help   q: leave
play-pass = { $who }: take the keyboard and press Enter.
play-unknown = Nothing here is called "{ $answer }". Give a number from the list, a name such as d4, or ? for help.
play-forbidden = Not now: { $reason } ({ $rule })
play-confirm = Enter to do it, b to think again. 
play-no-undo = There is nothing to undo: what came after has been seen.
play-left = See you.
play-saved = Saved as { $file }.
replay-played =
    { $n ->
        [one] { $n } decision
       *[other] { $n } decisions
    }; scores { $scores }
replay-same = It ends as the file says.
replay-other = The file says that it ended otherwise.
verify-fair = Nobody chose the dice: the secret is the one committed to, and the seed follows from it.
verify-unfair = The dice cannot be trusted. { $why }
verify-no-secret = The secret is not revealed: the game is not over, or was not played at a table.
verify-other-secret = The secret is not the one committed to before the game.
verify-other-seed = The seed does not follow from the secret and what the players added.
