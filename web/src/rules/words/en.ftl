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
