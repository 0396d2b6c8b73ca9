### Słowa aplikacji, wspólne dla każdej gry.

app-name = Wyrocznia Delficka
served = Wyrocznia Delficka jest pod adresem { $address } (Ctrl+C ją zatrzymuje)
other-port = Port { $usual } jest zajęty, więc tym razem jest to { $port }.
served-all = Każdy w twojej sieci może otworzyć ten adres i grać: każdy zaczyna własne gry, a do swojej zapraszasz łączem („Graj z innymi”).
served-none = Ten komputer nie jest połączony z siecią, więc nikt inny tego nie otworzy.

## Strona główna

first-game = Pierwsza partia
first-game-about = Osiem zadań na małej planszy: ty i dwa boty. Wszystko jest wyjaśnione, zanim to zrobisz.
start = Zacznij grę
more-choices = Opcje zasad
new-game = Nowa gra
new-game-about = Wybierz, kto gra, jak długo i gdzie.
continue-games = Twoje gry
continue-one = Graj dalej
look-back = Obejrzyj
names = { $names }
you = Ty
seat-label = Gracz { $seat }
seat-person = człowiek
seat-bot = bot: { $name }
seat-empty = nikt
seat-name = Imię
seed-label = Ziarno losowe
seed-empty = losowo
seed-hint = Ta sama liczba daje tę samą grę.
who-label = Kto gra na tym miejscu
wrong-form = Nie można zacząć gry: { $reason }
no-bot = Nie ma bota „{ $name }”.
how-many = Może grać od { $least } do { $most } osób, nie { $number }.
seed-no-number = Ziarno losowe „{ $text }” nie jest liczbą całkowitą.
file-no-text = Ten plik jest pusty albo nie zawiera tekstu.
seed-too-large = Ziarno losowe jest za duże.
unknown-game = Pod tym adresem nie ma twojej gry. Mogła zostać usunięta albo należy do innej przeglądarki: poproś tam o łącze.

## Nagłówek

home = Strona główna
undo = Cofnij
redo = Ponów
undo-none = Nie ma jeszcze czego cofnąć.
undo-bot = Tego, co zrobił bot, nie da się cofnąć.
undo-sealed = Tego nie da się cofnąć: wypadły kości, pojawiły się karty lub kafle albo ktoś inny już to widział.
undo-shown = Najpierw niech boty skończą.
analysis = Analiza
analysis-short = Cofaj, co chcesz; partia zostanie oznaczona
analysis-mark = analiza
analysis-stage = { $stage } · analiza
analysis-title = Zmienić tę partię w analizę?
analysis-about = Możesz wtedy cofnąć wszystko, także to, o czym zdecydował los i co zrobiły boty, i próbować innych posunięć. „Ponów” przywraca te same kości i karty; nowe akcje dają nowe wyniki.
analysis-kept = Partia zostaje na stałe oznaczona jako analiza: na liście partii, w dzienniku, w pliku i w kodzie.
analysis-do = Zmień w analizę
analysis-log = Ta partia jest analizą: wszystko można w niej cofnąć.
redo-none = Nie ma czego ponowić.
redo-turn = To jeszcze nie twoja tura.
dark = Ciemny
light = Jasny
to-dark = Przełącz na ciemne kolory
language-name = Polski
to-language = Przełącz na polski
to-light = Przełącz na jasne kolory

## Teraz

now-turn = { $alone ->
        [true] Twoja tura
       *[other] { $name }: twoja tura
    }
now-decide = { $alone ->
        [true] Masz decyzję do podjęcia
       *[other] { $name }: masz decyzję do podjęcia
    }
now-bot = Gra { $name }
now-over = Koniec gry
bot-name = { $title } bot
bot-alone = bot { $name }

choose-source = Wybierz kość, kartę lub boga
nothing-here = Tym nic tu nie zrobisz.
at-space = Na { $space }
all-actions = Pokaż wszystkie
click-again = Kliknij to pole jeszcze raz albo naciśnij na nim Enter, aby to zrobić.
click-never = Zrobi to tylko ten przycisk; ponowne kliknięcie pola niczego nie zrobi.
click-cheapest = Kliknij pole jeszcze raz albo naciśnij na nim Enter, aby wybrać najtańszą.
tap-again = Dotknij pola jeszcze raz, aby to zrobić.
tap-never = Zrobi to tylko ten przycisk; ponowne dotknięcie pola niczego nie zrobi.
tap-cheapest = Dotknij pola jeszcze raz, aby wybrać najtańszą.
do-it = Zatwierdź
do-anyway = Zatwierdź mimo to
left-after = Płacisz { $tokens }, zostaje ci { $left }.
unused = Masz jeszcze niewykorzystane:
use-of = { $title }{ $count ->
        [0] {""}
       *[other] {" "}(i jeszcze { $count })
    }
use-of-many = { $title } ({ $count })
uses = Możesz: { OR($names) }.
cancel = Anuluj
times = { $count }×
costs = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
why-heading = Dlaczego to dozwolone
not-allowed = Nie można: { $title }
try-instead = Tu możesz
try-ways = Możesz zamiast tego
missing = Czego brakuje
idle = Niedostępne:
then = Potem: { $action }
done-just = Przed chwilą
near = Obok:
hint-do = { $action }{ $tokens ->
        [0] , za darmo.
        [one] , za { $tokens } żeton łaski.
        [few] , za { $tokens } żetony łaski.
       *[many] , za { $tokens } żetonów łaski.
    }
hint-own = Tu stoi twój okręt. Kliknij, aby wybrać: { $action }
hint-several = { $count ->
        [one] Można tu zrobić { $count } rzecz. Kliknij, aby ją zobaczyć.
        [few] Można tu zrobić { $count } rzeczy. Kliknij, aby je zobaczyć.
       *[many] Można tu zrobić { $count } rzeczy. Kliknij, aby je zobaczyć.
    }
hint-not = Nie można: { $reason } Kliknij, aby zobaczyć, co możesz zrobić zamiast tego.
legend = Co znaczą symbole
legend-all = Wszystkie symbole

needs = { $alone ->
        [true] Do zrobienia
       *[other] { $name }: do zrobienia
    }

## Boty

bots-pace = Boty grają
pace-step = krok po kroku
pace-follow = w spokojnym tempie
pace-fast = szybko
next-event = Następne zdarzenie
next-action = Następna akcja
until-me = Do mojej tury
until-end = Do końca
pause = Wstrzymaj
go-on = Dalej
bot-why = Dlaczego:
bot-thinks = Myśli już { $seconds } s
stop-thinking = Zdecyduj teraz

## Dziennik

log = Przebieg gry
log-opening = Przed pierwszą turą
log-who = { $name }:
log-more = Pokaż wcześniejsze

## Gracze

players = Gracze
show-board = { $own ->
        [true] Pokaż swoją planszę
       *[other] Pokaż planszę: { $name }
    }
board-of = { $name }

## Koniec

win-one = { $own ->
        [true] Wygrywasz
       *[other] Zwycięstwo: { $name }
    }
win-many = Wspólne zwycięstwo: { $names }
win-none = Gra przerwana przed końcem
after-rounds = { $rounds ->
        [one] (po { $rounds } rundzie)
       *[many] (po { $rounds } rundach)
    }

## Kłopoty

lost = Aplikacja przestała odpowiadać. Twoje gry są zapisane: uruchom ją ponownie, a ta strona sama ruszy dalej.
trouble = Coś poszło nie tak. Gra jest taka jak przedtem.
changed-elsewhere = Ta gra zmieniła się w innym oknie. Tak wygląda teraz.
not-saved = Nie udało się zapisać gry: { $reason }
board-label = Plansza. Strzałki prowadzą po polach, Enter wybiera pole, Tab opuszcza planszę.

## Edytor pozycji

editor = Edytor pozycji
wrong-position = Nie można otworzyć tej pozycji: { $reason }
edit-this = Zmień tę pozycję do woli i zobacz, co by było
editor-about = Ułóż dowolną pozycję, zobacz, co się w niej nie zgadza, sprawdź dowolną akcję i wyślij ją jako łącze.
editor-open = Otwórz edytor
set-up-sheet = Karta przygotowania
set-up-print = Drukuj
layout-editor = Edytor układów
wrong-link = { $text }. Zamiast tego masz tu nowy początek.
wrong-layout = Nie można otworzyć tego układu: { $reason }
layout-editor-about = Ułóż z kafli własne morze, zobacz, co się w nim nie zgadza, i zagraj na nim.
layout-editor-open = Ułóż morze
