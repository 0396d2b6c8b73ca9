### The words of a rulebook to look into, for any game.

## A rule

kind-printed = Printed rule
kind-ruling = Our ruling
kind-option = Option
kind-general = Every game here
example = For example
source = Source
related = See also
why-ruling = Why we play it so (our ruling { $number })
picture = What the rule looks like
allowed = Allowed
refused = Not allowed
happened = Then
shown = Shown

## What is found

found = { $number ->
        [0] No rule speaks of “{ $words }”.
        [one] One rule speaks of “{ $words }”.
       *[other] { $number } rules speak of “{ $words }”.
    }
also = Also

## Beside the rules

legend = Signs
legend-about = What everything on the board and beside it looks like here. Each color always carries its sign.
glossary = Words
glossary-about = The words of the game, each in one sentence.
sources = Where the sources disagree
sources-about = The rulebooks, the online edition and the manual don't always say the same. What each of them says, what we play, and why.
plays = We play
why = Because
rulings-all = All our rulings
language-en = English
language-pl = Polish
