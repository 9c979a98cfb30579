# What is said of rules one looks at.

guide-parts = Ways to read these rules
guide-summary = Two pages
guide-rules = Full rules
guide-glossary = Glossary
guide-print = Print
guide-find = Find a rule, a thing, a word
guide-none = No results. Try a shorter word.
guide-kinds = Kinds of things
guide-page = { $n }
guide-no-summary = This game has no two pages yet.
guide-no-glossary = This game has no glossary yet.
example-try = Try it
example-try-rule = Try it: { $rule }
example-step = Step { $n } of { $of }
example-earlier = The step before
example-later = The next step
