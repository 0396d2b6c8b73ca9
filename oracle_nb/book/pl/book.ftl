### Słowa księgi zasad, dla każdej gry.

## Zasada

kind-printed = Zasada z instrukcji
kind-ruling = Nasze rozstrzygnięcie
kind-option = Wariant
kind-general = Zasada wszystkich gier tutaj
example = Na przykład
source = Źródło
related = Zobacz też
why-ruling = Dlaczego tak gramy (nasze rozstrzygnięcie { $number })
picture = Jak to wygląda
allowed = Wolno
refused = Nie wolno
happened = Potem
shown = Widać

## Co znaleziono

found = { $number ->
        [0] Żadna zasada nie mówi o „{ $words }”.
        [one] Jedna zasada mówi o „{ $words }”.
        [few] { $number } zasady mówią o „{ $words }”.
       *[other] { $number } zasad mówi o „{ $words }”.
    }
also = Także

## Obok zasad

legend = Znaki
legend-about = Jak wygląda tutaj wszystko na planszy i obok niej. Każdy kolor ma zawsze swój znak.
glossary = Słowniczek
glossary-about = Słowa gry, każde w jednym zdaniu.
sources = Gdzie źródła się różnią
sources-about = Instrukcje, wersja internetowa i opis gry nie zawsze mówią to samo. Co mówi każde z tych źródeł, jak gramy i dlaczego.
plays = Gramy tak
why = Ponieważ
rulings-all = Wszystkie nasze rozstrzygnięcia
language-en = po angielsku
language-pl = po polsku
