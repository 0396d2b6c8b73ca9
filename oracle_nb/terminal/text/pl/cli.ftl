### Teksty terminala, wspólne dla każdej gry. To, co się wpisuje (polecenia, akcje), jest takie samo
### w każdym języku.

## Lista poleceń: co się wpisuje i co to robi

help-number = NUMER
    .does = wykonaj tę akcję z listy
help-action = AKCJA
    .does = wykonaj akcję podaną tekstem, na przykład: { $action }
help-explain = ?NUMER
    .does = co ta akcja zrobi, ile kosztuje, czym grozi i dlaczego jest dozwolona
help-why = why AKCJA
    .does = to samo dla dowolnej akcji, także niedozwolonej
help-what-not = why [@POLE]
    .does = co jest teraz niedostępne i dlaczego; co można zrobić na danym polu, a jeśli nic, to dlaczego
help-repair = rNUMER
    .does = wykonaj akcję proponowaną zamiast niedozwolonej, na przykład: r1
help-menu = menu
    .does = jeszcze raz lista akcji; menu all: także te, które są tylko policzone
help-board = board
    .does = jeszcze raz plansza; board legend: razem z legendą; board POLE: tylko okolica pola
help-players = players
    .does = plansze wszystkich graczy
help-coach = coach
    .does = najlepsze plany na tę turę; coach always: przed każdą twoją akcją, a po niej jej koszt; coach off: już nie
help-choose = cNUMER
    .does = wykonuje pierwszą akcję planu, który pokazał doradca, np. c1; ?c1: wyjaśnia ją
help-hint = hint
    .does = mówi, gdzie spojrzeć; hint again: najlepszy plan
help-log = log [N]
    .does = pokaż N ostatnich zdarzeń (domyślnie 20)
help-rule = rule TYTUŁ
    .does = wyświetl zasadę, na przykład: rule { $rule }
help-lang = lang KOD
    .does = graj dalej w innym języku: en albo pl
help-undo = undo, redo
    .does = cofnij ostatnią akcję, jeśli nie zdecydował po niej los ani inny gracz; ponów
help-save = save PLIK
    .does = zapisz partię do pliku; save over PLIK: zastąp istniejący plik
help-help = help
    .does = ta lista
help-quit = quit
    .does = zakończ; partia pozostaje zapisana

## Lista akcji

board-tall = `board` pokazuje całą planszę (wiersze: { $lines }), `board POLE` – okolicę pola.
prices = (2) oznacza cenę 2.
commands = ?NUMER wyjaśnia akcję, help wyświetla listę poleceń.
no-number = nie ma akcji { $number }; są ponumerowane od 1 do { $last }; `help` wyświetla listę poleceń
unreadable = nie da się tego odczytać ({ $reason }); `help` wyświetla listę poleceń
no-such-command = nie ma polecenia ani akcji „{ $text }”; czy chodziło o { OR($near) }? `help` wyświetla listę poleceń
not-a-number = log: „{ $text }” to nie jest poprawna liczba zdarzeń; podaj 1 lub więcej, na przykład: log 20
idle-head = Czego teraz nie możesz użyć:
which-action = Podaj akcję: ?NUMER albo why AKCJA, na przykład: why { $action }
which-language = Podaj język: lang { OR($known) }
which-rule = Podaj zasadę: rule TYTUŁ, na przykład: rule { $rule }
rules-found = Zasady o „{ $text }”: { $names }. Jedną z nich pokaże: rule TYTUŁ
no-rule = { COUNT($near) ->
        [0] nie ma zasady „{ $rule }”
       *[many] nie ma zasady „{ $rule }”; najbliższe: { $near }
    }

## Wyjaśnienia

refused = { $title }: niedozwolone
cost = koszt: { $text } [{ $rule }]
cheaper = taniej: { $text } [{ $action }]
why = dlaczego wolno: { $text } [{ $rule }]
why-not = dlaczego nie: { $text } [{ $rule }]
chance = los: { $text }
unused = Możesz jeszcze użyć: { AND($names) }.
type-again = Aby mimo to zakończyć turę, wpisz { $action } jeszcze raz.
that-is-refused = To jest niedozwolone:
idle-line = { $name }: { $reason } Więcej: why { $action }
works-there = { $name }, dozwolone: { $action }
no-space = Nie ma pola „{ $name }”.
nothing-there = Nic tam nie zrobisz.
not-offered = nie było propozycji r{ $number }; `help` wyświetla listę poleceń

## Cofanie, zapisywanie, kończenie

taken-back = Cofnięto.
not-taken-back = Ostatniej akcji nie można cofnąć: zdecydował już o tym los albo decyzja przeszła na innego gracza.
nothing-done = Nie ma jeszcze czego cofnąć.
nothing-taken-back = Nie ma czego ponowić.
done-again = Ponowiono.
save-where = Podaj plik: save PLIK
save-over = { $file } już istnieje. Aby go zastąpić: save over { $file }
saved = Zapisano. Aby grać dalej: { $command }
not-saved = { $file }: { $reason }
until-next-time = Do zobaczenia!
kept = Partia nie jest skończona; została zapisana. Aby grać dalej:
not-kept = Partia nie jest skończona i nie można jej zapisać w { $file }: { $reason }

## Przekazywanie ekranu

hand-over = Przekaż ekran: teraz { $name }.
hand-over-clear = Najpierw naciśnij Enter, aby wyczyścić ekran.
hand-over-take = { $name }: naciśnij Enter, aby zacząć.

## Gracze i koniec

player = Gracz { $number }
bot = bot { $name }
bot-why = Dlaczego: { $text }
marked = { $name } ({ $mark })
game-of = Grają: { $names }.
unfinished = { $number ->
        [one] Partia nie jest skończona; na razie { $number } akcja.
        [few] Partia nie jest skończona; na razie { $number } akcje.
       *[many] Partia nie jest skończona; na razie { $number } akcji.
    }
stopped = { $rounds ->
        [one] Partia przerwana po { $rounds } rundzie: nikt nie wygrał.
       *[many] Partia przerwana po { $rounds } rundach: nikt nie wygrał.
    }
won = { COUNT($names) ->
        [one] Wygrywa { $names }:
       *[many] Wspólnie wygrywają { $names }:
    } { $rounds ->
        [one] partia trwała { $rounds } rundę.
        [few] partia trwała { $rounds } rundy.
       *[many] partia trwała { $rounds } rund.
    }
place = { $place }. { $name }
review-offer = Wpisz review, żeby zobaczyć, ile kosztowała każda decyzja, albo naciśnij Enter, żeby zakończyć.

## Zasady

all-rules = { $number ->
        [one] { $number } zasada.
        [few] { $number } zasady.
       *[many] { $number } zasad.
    } `oracle-nb rules ID --lang pl` pokazuje jedną z nich i jej źródło.
ruling = Rozstrzygnięcie { $number }: { $text }
ruling-why = Dlaczego: { $text }
ruling-rules = Zasady: { $text }
no-rule-speaks = { COUNT($near) ->
        [0] brak zasad zawierających „{ $text }”
       *[many] brak zasad zawierających „{ $text }”; najbliższe: { $near }
    }
less-close = { $more ->
        [true] Mniej trafne: { $text } i inne
       *[other] Mniej trafne: { $text }
    }

## Co jest nie tak z argumentami polecenia

no-option = { COUNT($near) ->
        [0] nie ma opcji { $option }; listę podaje --help
       *[other] nie ma opcji { $option }; najbliższe: { OR($near) }
    }
option-alone = { $option } wymaga wartości
no-command = nie ma polecenia „{ $name }”; listę podaje --help
no-command-near = nie ma polecenia „{ $name }”; najbliższe: { OR($near) }
too-many = { $text }: zbędny argument
argument-missing = brakuje argumentu { $name }
no-choice = { $name }: „{ $text }” to niedozwolona wartość; dozwolone: { AND($known) }
not-between = { $name }: potrzebna jest liczba od { $least } do { $most }
not-least = { $name }: potrzebna jest liczba nie mniejsza niż { $least }
not-most = { $name }: potrzebna jest liczba nie większa niż { $most }
not-whole = { $name }: potrzebna jest liczba całkowita
unfit = { $name }: { $text }

## Pliki

file-missing = { $file }: nie ma takiego pliku
file-written = Zapisano: { $file }
file-standard-input = standardowe wejście
file-folder = { $file }: to katalog
file-unread = { $file }: nie da się odczytać ({ $reason })
output-failed = Nie można zapisać wyniku: { $reason }
no-memory = Zabrakło pamięci.
database-copied = Skopiowano z { $file } do { $address }. Wiersze w tabelach:
database-occupied = { $file }: baza nie jest pusta, skopiuj do pustej
database-same = { $file } to zarazem źródło i cel
no-lesson = Nie ma lekcji „{ $name }”. Dostępne lekcje: { $text }. Możesz też podać plik, na przykład moja-lekcja.toml
no-lesson-near = Nie ma lekcji „{ $name }”; najbliższe: { OR($near) }
sheet-where = Karta pracy jest długa: po -o podaj plik, do którego ma trafić, na przykład -o { $file }, albo przekieruj wyjście

## Doradca

coach-none = Ta gra nie ma doradcy.
coach-how = coach: nie wiadomo, co znaczy „{ $text }”; wpisz coach, coach always albo coach off
coach-is-on = Od teraz doradca pokazuje najlepsze plany przed każdą twoją akcją i jej koszt po niej.
coach-is-off = Doradca jest wyłączony.
coach-hint-how = hint: nie wiadomo, co znaczy „{ $text }”; wpisz hint albo hint again, żeby zobaczyć najlepszy plan
coach-hint-again = Wpisz hint jeszcze raz, żeby zobaczyć najlepszy plan.
coach-not-offered = { $text } nie było wśród planów; `coach` pokazuje najlepsze
coach-lines = { $count ->
        [one] Najlepszy plan:
       *[other] Najlepsze plany:
    }
coach-listed = Zaczyna się od pierwszego kroku do zadania.
coach-finish = Koniec średnio w rundzie { $round }.
coach-finish-now = Koniec w tej rundzie.
coach-wins = Szansa na wygraną: około { NUMBER($chance, style: "percent") }.
coach-later = Mniej więcej { $rounds } rundy później.
coach-same = Mniej więcej tak samo dobry.
coach-costs = Ostatnia akcja kosztowała około { $rounds } rundy w porównaniu z planem: { $line }.
coach-costs-win = Ostatnia akcja zmniejszyła szansę na wygraną o około { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    } w porównaniu z planem: { $line }.
coach-good = Ostatnia akcja to dobry wybór: doradca nie widział nic wyraźnie lepszego.
