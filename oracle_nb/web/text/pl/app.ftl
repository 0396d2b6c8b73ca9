### Słowa aplikacji, wspólne dla każdej gry.

app-name = oracle_nb
served = Program oracle_nb działa pod adresem { $address } (zatrzymasz go klawiszami Ctrl+C)
other-port = Port { $usual } jest zajęty, więc tym razem używamy portu { $port }.
served-all = Każdy w twojej sieci może otworzyć ten adres i grać we własne partie. Do swojej partii zaprosisz innych linkiem („Graj z innymi”).
served-none = Ten komputer nie jest połączony z siecią, więc nikt inny nie otworzy tej strony.

## Strona główna

choose-game = Gry
choose-level = Poziom gry
choose-players = { $most ->
        [1] dla 1 gracza
       *[other] dla { $players } graczy
    }
game-unknown = Nie ma tu gry o nazwie „{ $name }”. Sprawdź adres.
game-broken = Gra „{ $name }” jest zainstalowana, ale nie można jej wczytać. Przyczynę znajdziesz w dzienniku serwera.
page-unknown = Pod tym adresem nie ma żadnej strony. Oto strona główna.
page-missing = Gra „{ $title }” nie ma tej strony.
page-served = Ta strona wymaga serwera, a wersja działająca w przeglądarce go nie ma. Reszta działa; żeby coś przekazać innym, użyj kodu albo pliku.
page-served-classes = Klasy wymagają serwera, a wersja działająca w przeglądarce go nie ma. Bez serwera nauczyciel rozdaje linki ze strony „Dla nauczycieli” i zbiera wyniki jako kody albo pliki.
first-game = Pierwsza partia
first-game-about = Pierwsza partia z botami. Każdą akcję poznasz, zanim ją wykonasz.
full-game-about = Cała partia z botami. Każdą akcję poznasz, zanim ją wykonasz.
start = Zacznij grę
more-choices = Więcej opcji
new-game = Nowa partia
home-continue = Graj dalej
home-levels = Od razu, przeciw botom:
home-custom = Gracze, plansza i zasady
home-friends = Graj ze znajomymi
home-invite = Zaproś
home-invite-about = Zaczyna partię z linkiem do każdego miejsca
home-here = Na jednym ekranie
home-here-about = Zaczyna partię, w którą wszyscy grają na tym ekranie
home-learn = Krótkie lekcje, w których działasz samodzielnie
home-puzzles = Jedna tura, jeden najlepszy sposób
home-explore = Gdzie plansza jest wąska? Czy jest sprawiedliwa?
home-rules = Każda zasada z wyjaśnieniem
home-goal = O co chodzi w tej grze
home-more = Inne strony
continue-one = Graj dalej
look-back = Obejrzyj przebieg
names = { $names }
you = Ty
seat-label = Gracz { $seat }
seat-person = człowiek
seat-bot = { $name ->
        [random] bardzo łatwy bot
        [greedy] łatwy bot
        [tactician] solidny bot
        [strategist] solidny bot
        [planner-quick] solidny bot
        [planner] silny bot
        [planner-strong] najsilniejszy bot, powolny
       *[other] bot: { $name }
    }
bot-strength = { $name ->
        [random] Bardzo łatwy
        [greedy] Łatwy
        [tactician] Solidny
        [strategist] Solidny
        [planner-quick] Solidny
        [planner] Silny
        [planner-strong] Najsilniejszy
       *[other] { $name }
    }
bot-measured = { $name ->
        [random] Gra losowo: nie wygrał żadnej ze zmierzonych partii.
        [greedy] Wygrał wszystkie 60 zmierzonych partii z botem grającym losowo.
        [tactician] Wygrał wszystkie 200 zmierzonych partii z botem grającym losowo.
        [strategist] Wygrał wszystkie 200 zmierzonych partii z botem grającym losowo.
        [planner-quick] Wygrał 86% z 400 zmierzonych partii z łatwym botem.
        [planner] Wygrał 90% z 60 zmierzonych partii z łatwym botem i 65% z 60 partii z solidnym.
        [planner-strong] Wygrał 62% z 40 zmierzonych partii z silnym botem.
       *[other] Nikt jeszcze nie zmierzył siły tego bota.
    }
seat-empty = nikt
seat-name = Imię
seed-label = Ziarno losowe
seed-empty = losowo
seed-hint = To samo ziarno daje tę samą partię. Kto je zna, może przewidzieć wszystkie wyniki, więc wszyscy przy stole widzą taką informację.
who-label = Kto tu gra
wrong-form = Nie można zacząć partii: { $reason }
no-bot = Nie ma bota „{ $name }”.
how-many = Może grać od { $least } do { $most ->
        [one] 1 gracza
       *[other] { $most } graczy
    }, a nie { $number }.
seed-no-number = Ziarno losowe „{ $text }” nie jest liczbą całkowitą.
file-no-text = Ten plik jest pusty albo nie zawiera tekstu.
seed-too-large = Ziarno losowe jest za duże.
unknown-game = Pod tym adresem nie ma twojej partii. Może została usunięta albo należy do innej przeglądarki: otwórz ją tam i udostępnij link.

## Nagłówek

home = Strona główna
undo = Cofnij
redo = Ponów
undo-none = Nie ma jeszcze czego cofnąć.
undo-bot = Akcji bota nie da się cofnąć.
undo-pending = Prośba o cofnięcie czeka na odpowiedź.
undo-sealed = Tego nie da się cofnąć: zdecydował już o tym los albo ktoś inny to widział.
undo-shown = Poczekaj, aż boty skończą.
analysis = Analiza
analysis-short = Cofaj, co chcesz; partia zostanie oznaczona jako analiza
analysis-mark = analiza
analysis-stage = { $stage } · analiza
analysis-title = Przejść do analizy tej partii?
analysis-about = Możesz wtedy cofnąć wszystko, także rzuty i ruchy botów, i próbować inaczej. „Ponów” przywraca te same wyniki losowań; nowe akcje dają nowe.
analysis-kept = Partia zostaje na stałe oznaczona jako analiza: na liście partii, w przebiegu, w pliku i w kodzie.
analysis-do = Przejdź do analizy
analysis-log = Ta partia jest analizą: wszystko można w niej cofnąć.
redo-none = Nie ma czego ponowić.
redo-turn = To jeszcze nie twoja tura.
dark = Ciemny
light = Jasny
to-dark = Przełącz na ciemny motyw
language-name = Polski
to-language = Przełącz na polski
to-light = Przełącz na jasny motyw

## Teraz

now-turn = { $alone ->
        [true] Twoja tura
       *[other] { $name }: twoja tura
    }
now-decide = { $alone ->
        [true] Twoja decyzja
       *[other] { $name }: twoja decyzja
    }
hand-over = Przekaż ekran: teraz { $name }.
hand-over-about = Plansza pokazuje tylko to, co wiecie wszyscy przy tym ekranie. Twoje sekrety pojawią się, gdy potwierdzisz.
hand-over-done = To ja, { $name }
name-title = { $name } ({ $title })
now-bot = Teraz gra { $name }
now-over = Koniec gry
bot-name = Bot { $title }
bot-alone = bot { $name }

choose-source = Wybierz, czego użyć
more-sources = Więcej do wyboru
nothing-here = Tutaj nic tym nie zrobisz.
own-place = Tu jesteś.
at-space = Na { $space }
all-actions = Pokaż wszystkie akcje
fewer-actions = Pokaż mniej
every-action = Wszystkie akcje ({ $count })
other-actions = Inne akcje
for-tasks = Bliżej celu
for-tasks-about = możliwości, nie zawsze najlepsze
advised = Polecane teraz
more-actions = Jeszcze { $count }
more-priced = Jeszcze { $count } ({ $price })
click-again = Aby zatwierdzić, wybierz to jeszcze raz na planszy albo naciśnij Enter.
click-never = Zatwierdzisz tylko tym przyciskiem; ponowny wybór pola nic nie da.
click-cheapest = Wybierz pole jeszcze raz albo naciśnij na nim Enter, aby wykonać najtańszą akcję.
tap-again = Aby zatwierdzić, dotknij tego jeszcze raz na planszy.
tap-never = Zatwierdzisz tylko tym przyciskiem; ponowne dotknięcie pola nic nie da.
tap-cheapest = Dotknij pola jeszcze raz, aby wykonać najtańszą akcję.
do-it = Zatwierdź
do-anyway = Zatwierdź mimo wszystko
left-after = Płacisz { $tokens }, zostaje ci { $left }.
unused = Możesz jeszcze użyć:
use-of = { $title }{ $count ->
        [0] {""}
       *[other] {" "}(i jeszcze { $count })
    }
unused-advised = Możesz jeszcze użyć, ale nie musisz: { $names }.
uses = Możliwości: { $names }
cancel = Anuluj
times = { $count }×
costs = { $tokens ->
        [one] { $tokens } żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    }
why-heading = Dlaczego to dozwolone
not-allowed = Niedozwolone: { $title }
try-instead = Tutaj możesz
try-ways = Co możesz zrobić zamiast tego
missing = Czego brakuje
idle = Teraz niedostępne:
walk = Droga: { $names }
then = Potem: { $action }
then-later = W którejś z następnych tur: { $action }
done-just = Ostatnia akcja
done-since = { $first ->
        [true] Do tej pory
       *[false] Od twojej ostatniej akcji
    }
done-own = Twoja ostatnia akcja:
done-since-you = { $first ->
        [true] Do tej pory:
       *[false] Od twojej ostatniej akcji:
    }
done-more = { $count ->
        [one] Jeszcze 1 zdarzenie
        [few] Jeszcze { $count } zdarzenia
       *[many] Jeszcze { $count } zdarzeń
    }
outlook = Stamtąd w zasięgu:
hint-do = { $action }{ $tokens ->
        [0] , za darmo.
        [one] , za { $tokens } żeton.
        [few] , za { $tokens } żetony.
       *[many] , za { $tokens } żetonów.
    }
hint-price = { $action }, koszt: { $price }.
hint-try = Do wypróbowania: { OR($names) }.
hint-press = Kliknij albo naciśnij Enter,
hint-tap = Dotknij,
hint-select = { $press } aby wybrać: { $source }
hint-own = Tu jesteś. { $press } aby zobaczyć, co możesz zrobić.
hint-several = { $count ->
        [one] Możesz tu wykonać { $count } akcję. { $press } aby ją zobaczyć.
        [few] Możesz tu wykonać { $count } akcje. { $press } aby je zobaczyć.
       *[many] Możesz tu wykonać { $count } akcji. { $press } aby je zobaczyć.
    }
hint-walk = { $action }, { $count ->
        [few] { $count } kroki
       *[many] { $count } kroków
    }, koszt: { $price }.
hint-not = Nie można: { $reason } { $press } aby zobaczyć, co możesz zrobić zamiast tego.
legend = Legenda
legend-all = Wszystkie symbole

needs = { $alone ->
        [true] Do zrobienia
       *[other] { $name }: do zrobienia
    }

## Boty

bots-pace = Boty grają
pace-step = krok po kroku
pace-follow = w normalnym tempie
pace-fast = szybko
next-event = Następne zdarzenie
next-action = Następna akcja
until-me = Przewiń do mojej tury
until-person = Pomiń tury botów
until-end = Przewiń do końca
pause = Wstrzymaj
go-on = Dalej
bot-why = Dlaczego:
bot-why-for = Dlaczego bot tak gra:
bot-why-none = Nie wiadomo, dlaczego boty tak zagrały: wczytana albo skopiowana partia zawiera tylko akcje.
bot-thinks = { $seconds ->
        [0] Zastanawia się…
       *[other] Zastanawia się już { $seconds } s
    }
stop-thinking = Zdecyduj teraz

## Przebieg partii

log = Przebieg partii
log-opening = Przed pierwszą turą
log-who = { $name }:
log-round-end = Koniec rundy
log-forced = (automatycznie: nie było już o czym decydować)
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
       *[other] { $name } wygrywa
    } w rundzie { $rounds }
win-many = Wspólne zwycięstwo w rundzie { $rounds }: { $names }
win-none = Partia przerwana w rundzie { $rounds }
win-because = { $won }, { $why }.

## Kłopoty

lost = Aplikacja przestała odpowiadać. Twoje partie są zapisane: uruchom aplikację ponownie, a ta strona sama się z nią połączy.
changed-elsewhere = Ta partia zmieniła się w innym oknie. Widzisz teraz jej aktualny stan.
game-parted = Gdy zapis był niedostępny, ta partia toczyła się dalej w innym oknie. Widzisz teraz tamtą wersję; to, co rozegrano tutaj, jest zapisane jako kopia na liście partii gospodarza.
not-saved = Nie udało się zapisać partii: { $reason }
board-label = Plansza. Po polach poruszasz się strzałkami, Enter wybiera pole, Tab opuszcza planszę.

## Edytor pozycji

editor = Edytor pozycji
wrong-position = Nie można otworzyć tej pozycji: { $reason }
edit-this = Zmień tę pozycję w edytorze
editor-about = Ułóż dowolną pozycję, znajdź w niej błędy, sprawdź dowolną akcję i wyślij wszystko jako link.
set-up-sheet = Karta przygotowania
set-up-print = Drukuj
layout-editor = Edytor układów
wrong-link = { $text }. Zaczynasz od początku.
wrong-layout = Nie można otworzyć tego układu: { $reason }
layout-editor-about = Ułóż własną planszę, znajdź w niej błędy i zagraj na niej.
