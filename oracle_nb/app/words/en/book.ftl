### The rulebook as a page.

rules = Rules
rules-about = { $number } rules with pictures. What a picture says is allowed or refused is asked of the program that referees the game.
rules-door = Look up a rule, a word, a sign
rules-open = Open the rulebook
rules-beside = The rulebook opens beside the game.
rule-open = In the rulebook
find = Find
find-rules = Words to look for in the rules
find-hint = shallows, recolor, titan
unknown-rule = There is no rule “{ $name }”.
similar-rules = Rules with a similar name:
rules-turn = The rules before and after this one
