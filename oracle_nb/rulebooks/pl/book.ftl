### Teksty działu zasad, wspólne dla każdej gry.

## Zasada

kind-printed = Zasada z instrukcji
kind-ruling = Nasze rozstrzygnięcie
kind-option = Wariant
kind-general = Zasada wspólna dla wszystkich gier
example = Na przykład
source = Źródło
rule-id = Identyfikator zasady w linkach i plikach
related = Zobacz też
why-ruling = Dlaczego tak gramy (nasze rozstrzygnięcie { $number })
picture = Jak to wygląda
allowed = Wolno
refused = Nie wolno
happened = Potem
shown = Na obrazku

## Co znaleziono

found = { $number ->
        [0] Nie znaleziono zasad dla „{ $words }”.
        [one] Znaleziono jedną zasadę dla „{ $words }”.
        [few] Znaleziono { $number } zasady dla „{ $words }”, najtrafniejsze na początku.
       *[other] Znaleziono { $number } zasad dla „{ $words }”, najtrafniejsze na początku.
    }
also = Także

## Obok zasad

legend = Legenda
legend-about = Jak wygląda wszystko, co leży na planszy i obok niej. Niczego nie trzeba rozpoznawać po samym kolorze.
glossary = Słowniczek
glossary-about = Pojęcia tej gry, każde w jednym zdaniu.
sources = Niejasne i sporne zasady
sources-about = Instrukcja i inne źródła bywają niejasne albo mówią co innego. Tu przeczytasz, co mówi każde z tych źródeł, jak gramy i dlaczego.
plays = Jak gramy
why = Dlaczego
rulings-all = Wszystkie nasze rozstrzygnięcia
language-en = po angielsku
language-pl = po polsku
