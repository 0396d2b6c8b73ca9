### Księga zasad jako strona.

rules = Zasady
rules-contents = Spis treści
rules-about = { $number ->
        [one] { $number } zasada z obrazkami.
        [few] { $number } zasady z obrazkami.
       *[many] { $number } zasad z obrazkami.
    } O tym, co na obrazku wolno, a czego nie, decyduje ten sam program, który sędziuje w grze.
rules-aim = Cel gry:
rules-number = { $number ->
        [one] { $number } zasada
        [few] { $number } zasady
       *[other] { $number } zasad
    }
rules-beside = Zasady otwierają się obok gry.
rule-label = Zasada: { $title }
rule-example = Przykład: { $text }
rule-open = Otwórz w zasadach
find = Szukaj
find-rules = Szukaj w zasadach
unknown-rule = Nie ma zasady „{ $name }”. Oto wszystkie zasady.
similar-rules = Zasady o podobnym tytule:
rules-turn = Poprzednia i następna zasada
