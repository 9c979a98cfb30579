# What is said of rules one looks at.

guide-parts = Ways to read the rules
guide-summary = Summary
guide-rules = Full rules
guide-glossary = Glossary
guide-print = Print
guide-find = Search rules and pieces
guide-none = No results. Try a shorter word.
guide-kinds = Categories
guide-page = { $n }
guide-no-summary = This game has no summary yet.
guide-no-glossary = This game has no glossary yet.
example-try = Try it
example-try-rule = Try it: { $rule }
example-step = Step { $n } of { $of }
example-earlier = Previous step
example-later = Next step

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
