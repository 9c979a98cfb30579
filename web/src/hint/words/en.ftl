# What a hint says, whatever the game.

advice-title = Hint
advice-ask = Hint
advice-about = What the best bot would do, seeing only what you see.
advice-thinking = Thinking…
advice-sharper = Still thinking. Estimates are improving.
advice-ready = Hint ready. { $move }: { $worth }.
advice-card = Decision { $n }: { $move }
advice-percent = { $n } %
advice-win = to win
advice-doubt = ± { $n }
advice-points =
    { $n ->
        [one] { $n } point expected
       *[other] { $n } points expected
    }
advice-expected =
    { $n ->
        [one] point expected
       *[other] points expected
    }
advice-range = 8 of 10 games: { $low } to { $high }
advice-to-come = Points still to come
advice-other = Other
advice-risk = Risk:
advice-low = 1 game in 10 ends below { $n } points.
advice-strength =
    { $n ->
        [one] Advantage over the second: { $source }, { $n } point more.
       *[other] Advantage over the second: { $source }, { $n } points more.
    }
advice-equal =
    { $n ->
        [2] The top two look equally good. Take either.
       *[other] The top three look equally good. Take any.
    }
advice-close = Too close to call
advice-behind =
    { $n ->
        [one] Wins { $n } game in 100 less than the first{ advice-within }
       *[other] Wins { $n } games in 100 fewer than the first{ advice-within }
    }
advice-within =
    { $doubt ->
        [0] { "" }
       *[other] , ± { $doubt }
    }
advice-behind-points =
    { $n ->
        [one] { $n } point behind the first{ advice-within }
       *[other] { $n } points behind the first{ advice-within }
    }
advice-on-board = On the board
advice-show = Show
advice-show-of = Show on the board: { $move }
advice-play = Play it
advice-play-of = Play it: { $move }
advice-fold = Fold the hint
advice-unfold = Open the whole hint
advice-failed = No hint available.
advice-again = Ask again
advice-told =
    { $n ->
        [one] { $names } sees that you asked.
       *[other] { $names } see that you asked.
    }
advice-told-log = The log and the result say that you asked.
advice-keys = asks for a hint, if the table allows it; everyone can see that you asked

## Who has asked, and where one may
hints-asked =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
companion-with = With a companion
help-setup = Help
help-setup-about = Hints: ask what the best bot would do; everyone sees that you asked. A companion advises you without being asked, explains why, and says less as you learn.
help-off = None
help-hints = Hints
help-companion = Companion
