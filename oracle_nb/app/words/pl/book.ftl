### Księga zasad jako strona.

rules = Zasady
rules-about = { $number ->
        [one] { $number } zasada z obrazkami.
        [few] { $number } zasady z obrazkami.
       *[many] { $number } zasad z obrazkami.
    } Co na obrazku wolno, a czego nie, rozstrzyga ten sam program, który sędziuje w grze.
rules-door = Znajdź zasadę, słowo, znak
rules-open = Otwórz zasady
rules-beside = Zasady otwierają się obok gry.
rule-open = W zasadach
find = Szukaj
find-rules = Słowa, których szukać w zasadach
find-hint = mielizna, rana, tytan
unknown-rule = Nie ma zasady „{ $name }”.
similar-rules = Zasady o podobnej nazwie:
rules-turn = Poprzednia i następna zasada
