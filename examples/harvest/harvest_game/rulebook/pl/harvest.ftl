### Everything that Harvest says in Polish.

game-title = Żniwa
game-summary = Wysyłaj wozy w tajemnicy i w pięć rund załaduj więcej worków niż inni.
chapter-harvest = Żniwa
document-harvest = Zasady gry Żniwa
cite-harvest = zasady gry Żniwa, punkt { $numbers }

## Rules

harvest-goal = Cel gry
    .text = Po pięciu rundach wygrywa ten, kto załadował najwięcej worków. Przy remisie zwycięstwo jest wspólne.
    .example = Masz 21 worków, a niebieski i zielony po 18: wygrywasz.
harvest-ripen = Dojrzewa zboże
    .text = Przed każdą rundą w losowym miejscu przybywają trzy worki: tyle razy, ilu jest graczy, i jeszcze dwa razy.
    .example = W trzy osoby losuje się miejsce pięć razy. Młyn wypada dwukrotnie: przybywa tam sześć worków.
harvest-hand = Twoje wozy
    .text = Zaczynasz z sześcioma wozami z talii 48 kart: po sześć każdego numeru od 1 do 8. Tylko ty widzisz swoje. W każdej rundzie wysyłasz jeden, a na koniec jeden ci zostaje.
    .example = Masz wozy 1, 3, 3, 4, 6 i 8.
harvest-order = Tajne rozkazy
    .text = W każdej rundzie wszyscy potajemnie wybierają wóz i miejsce, do którego go wyślą. Gdy wszyscy wybiorą, rozkazy odkrywa się jednocześnie.
    .example = Wybierasz wóz 4 i staw. Inni widzą tylko, że rozkaz został wydany.
harvest-again = W każdej rundzie inne miejsce
    .text = Nie możesz wysłać wozu do miejsca, do którego wysłałeś wóz w poprzedniej rundzie.
    .example = Twój wóz pojechał do młyna. W tej rundzie wybierz jedno z sześciu innych miejsc.
harvest-load = Lekkie wozy ładują pierwsze
    .text = W każdym miejscu najpierw ładuje najlżejszy wóz. Wóz zabiera tyle worków, ile wynosi jego numer, albo wszystkie, które zostały. Worki, których nikt nie zabierze, zostają na miejscu.
    .example = Przy młynie czeka pięć worków. Wóz 2 zabiera dwa, wóz 4 pozostałe trzy, a wóz 7 odjeżdża pusty.
harvest-jam = Równe wozy się blokują
    .text = Wozy o tym samym numerze w tym samym miejscu blokują się nawzajem: żaden z nich nic nie ładuje.
    .example = Przy stawie stoją dwa wozy 3 i jeden wóz 5. Ładuje tylko wóz 5.

## Names

name-place-mill = Młyn
    .to = do młyna
    .at = przy młynie
name-place-bridge = Most
    .to = do mostu
    .at = przy moście
name-place-orchard = Sad
    .to = do sadu
    .at = w sadzie
name-place-castle = Zamek
    .to = do zamku
    .at = przy zamku
name-place-pond = Staw
    .to = do stawu
    .at = przy stawie
name-place-forest = Las
    .to = do lasu
    .at = w lesie
name-place-chapel = Kaplica
    .to = do kaplicy
    .at = przy kaplicy
place = { $place }
player = { $player }
cart = wóz { $cart }
color = { $color ->
    [red] Czerwony
    [blue] Niebieski
    [green] Zielony
    [yellow] Żółty
    [pink] Różowy
    [black] Czarny
    [white] Biały
   *[sky] Błękitny
}

## Actions, events and decisions

action = Wyślij wóz { $cart } { NAME($place, form: "to") }
secret-action = Wydaj tajny rozkaz
effect = { $sacks ->
    [0] Nie ma tam teraz worków.
    [one] Czeka tam teraz { $sacks } worek. Lżejsze wozy ładują przed twoim.
    [few] Czekają tam teraz { $sacks } worki. Lżejsze wozy ładują przed twoim.
   *[many] Czeka tam teraz { $sacks } worków. Lżejsze wozy ładują przed twoim.
}
decision = { $player }: wybierz wóz i miejsce. Nikt nie zobaczy rozkazu, dopóki wszyscy nie wybiorą.

event-turn-begun = Zaczyna się runda { $round }.
event-ripened = Przybywają { $sacks ->
    [few] { $sacks } worki
   *[many] { $sacks } worków
} { NAME($place, form: "at") }.
event-ordered = { $player }: rozkaz wydany.
event-sent = { $player }: wóz { $cart } jedzie { NAME($place, form: "to") }.
event-loaded = { $sacks ->
    [0] { $player }: wóz { $cart } odjeżdża pusty, { NAME($place, form: "at") } nie ma już worków.
    [one] { $player }: wóz { $cart } ładuje { $sacks } worek { NAME($place, form: "at") }.
    [few] { $player }: wóz { $cart } ładuje { $sacks } worki { NAME($place, form: "at") }.
   *[many] { $player }: wóz { $cart } ładuje { $sacks } worków { NAME($place, form: "at") }.
}
event-jammed = { $player }: wóz { $cart } blokuje { NAME($place, form: "at") } równy mu wóz.

## Refusals and advice

broken-harvest-hand = Nie masz wozu { $cart }.
broken-harvest-again = W poprzedniej rundzie twój wóz pojechał { NAME($place, form: "to") }.
missing-harvest-hand = Wybierz wóz, który masz.
missing-harvest-again = Wybierz inne miejsce.
repair-cart = Wyślij tam wóz { $cart }.
repair-place = Wyślij go { NAME($place, form: "to") }.
undo-yes = Możesz to cofnąć.
undo-analysis = W analizie możesz to cofnąć.
undo-bot = Możesz to cofnąć, dopóki nie zagra bot.
undo-chance = Nie można tego cofnąć: odkrywa wszystkie rozkazy.
undo-passed = Nie można tego cofnąć: teraz decyduje inny gracz.

## Table

round = Runda { $round } z { $rounds }
over = Koniec gry
sacks = Worki
sacks-count = { $sacks ->
    [one] { $sacks } worek
    [few] { $sacks } worki
   *[many] { $sacks } worków
}
order = Rozkaz
order-given = wydany
order-open = –
carts = Wozy
carts-hidden = zakryte: { $count }
board = Dolina
space = { $place }: { $sacks ->
    [0] brak worków
    [one] { $sacks } worek
    [few] { $sacks } worki
   *[many] { $sacks } worków
}
visit = wóz { $cart } gracza: { $player }
send-to = Dokąd
summary-open = { $sacks ->
    [one] { $sacks } worek · wybiera rozkaz
    [few] { $sacks } worki · wybiera rozkaz
   *[many] { $sacks } worków · wybiera rozkaz
}
summary-given = { $sacks ->
    [one] { $sacks } worek · rozkaz wydany
    [few] { $sacks } worki · rozkaz wydany
   *[many] { $sacks } worków · rozkaz wydany
}
legend-cart = Wozy na planszy to wozy z ostatniej rundy, każdy w kolorze swojego gracza.

## The lesson

ask-loading = Worki { NAME($place, form: "at") }: { $sacks }. Wysyłasz tam wóz { $cart }, a inni wysyłają wozy { AND($carts) }. Ile worków załadujesz?
ask-choosing = Worki { NAME($place, form: "at") }: { $sacks }. Inni wysyłają tam wozy { AND($carts) }. Który z twoich wozów załaduje najwięcej?
belief-heavy-first = myślisz, że pierwsze ładują ciężkie wozy. Pierwszy ładuje najlżejszy.
belief-never-blocked = zapominasz o blokowaniu: wozy o tym samym numerze w tym samym miejscu nic nie ładują.
