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
advice-low = one game in ten ends below { $n }.
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
advice-close = too close to the first to call
advice-behind = { $n } % behind the first, ± { $doubt }
advice-behind-points =
    { $n ->
        [one] { $n } point behind the first, ± { $doubt }
       *[other] { $n } points behind the first, ± { $doubt }
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
advice-keys = asks for a hint, where the table allows it: everybody is told

## Who has asked, and where one may
hints-asked =
    { $n ->
        [one] { $n } hint
       *[other] { $n } hints
    }
companion-with = With a companion
help-setup = Help
help-setup-about = Hints: players may ask what the best bot would do, and everybody sees who asked. A companion tells you without being asked, says why, and says less as you learn.
help-off = None
help-hints = Hints
help-companion = Companion
