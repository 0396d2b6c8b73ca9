### Texts of a rulebook to look things up in, for any game.

## A rule

kind-printed = Printed rule
kind-ruling = Our ruling
kind-option = Option
kind-general = Rule common to all games
example = Example
source = Source
rule-id = Id of this rule in links and files
related = See also
why-ruling = Why we play it this way (our ruling { $number })
picture = The rule in a picture
allowed = Allowed
refused = Not allowed
happened = Then
shown = Shown

## Search results

found = { $number ->
        [0] No rule found for “{ $words }”.
        [one] One rule found for “{ $words }”.
       *[other] { $number } rules found for “{ $words }”, the best match first.
    }
also = Also

## Beside the rules

legend = Symbols
legend-about = What everything on and around the board looks like here. Nothing depends on color alone.
glossary = Terms
glossary-about = The terms of the game, each in one sentence.
sources = Unclear and disputed rules
sources-about = The printed rules and other sources are sometimes unclear or disagree. Here is what each of them says, how we play, and why.
plays = How we play
why = Why
rulings-all = All our rulings
language-en = English
language-pl = Polish
