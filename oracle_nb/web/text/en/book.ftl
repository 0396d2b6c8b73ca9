### The rulebook as a page.

rules = Rules
rules-contents = Contents
rules-about = { $number } rules with pictures. The program that referees your games also checks every picture.
rules-aim = The aim:
rules-number = { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
rules-beside = The rulebook opens next to the game.
rule-label = Rule: { $title }
rule-example = Example: { $text }
rule-open = Open in the rulebook
find = Search
find-rules = Search the rules
unknown-rule = There is no rule “{ $name }”. Here are all rules.
similar-rules = Rules with a similar name:
rules-turn = Previous and next rule
