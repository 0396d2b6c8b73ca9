### To, czego oczekują gracze gier online: rewanż, bot za nieobecnego gracza, cofanie za zgodą.

## Bot za nieobecnego gracza

bot-for-player = gra bot
now-bot-for = { $own ->
        [true] Bot gra za ciebie
       *[false] Bot gra za: { $name }
    }
bot-for-you = { $reader ->
        [host] Gra za ciebie { $bot }.
        [guest] Gospodarz pozwolił, by pod twoją nieobecność grał za ciebie { $bot }.
       *[other] Gracz: { $name } – gra { $bot }.
    }
play-again = Wracam do gry
hand-back = Niech znowu gra gracz
take-over = Niech gra bot
take-over-which = Który bot ma grać za: { $name }?
take-over-up = { $name }: skończył się czas. Możesz pozwolić, by dalej grał bot; gracz nie straci swojego miejsca.
take-over-about = Do tego czasu może grać bot; gracz nie straci swojego miejsca.
bots-finish = Niech boty dokończą partię
bots-finish-title = Czy boty mają dokończyć partię?
bots-finish-how = { $now ->
        [true] Od teraz, także przy obecnej decyzji,
       *[false] Od twojej następnej decyzji
    } będzie za ciebie grał { $bot }. W każdej chwili możesz wrócić do gry, ale to, co bot zagrał, zostaje.
bot-finished = { $own ->
        [true] Partię dokończył za ciebie bot.
       *[false] Partię dokończył bot (gracz: { $name }).
    }
bots-finish-about = Zagrają też za ciebie; w każdej chwili możesz wrócić do gry.
place-substituted = gra bot
note-takeover = { $own ->
        [true] Odtąd bot gra za ciebie.
       *[false] Odtąd bot gra za: { $name }.
    }
note-arrival = { $own ->
        [true] Odtąd grasz ty.
       *[false] Odtąd gra { $name }.
    }
note-return = { $own ->
        [true] Odtąd znów grasz ty.
       *[false] Odtąd znów gra { $name }.
    }

## Cofanie za zgodą

undo-asked = { $own ->
        [true] Prosisz o cofnięcie akcji „{ $action }”{ $count ->
            [0] .
            [one] {" "}i jednej następnej.
            [few] {" "}i { $count } następnych.
           *[other] {" "}i { $count } następnych.
        }
       *[other] { $name } prosi o cofnięcie akcji „{ $action }”{ $count ->
            [0] .
            [one] {" "}i jednej następnej.
            [few] {" "}i { $count } następnych.
           *[other] {" "}i { $count } następnych.
        }
    }
undo-chance = Od tamtej pory o czymś zdecydował już los. To się nie zmieni: za drugim razem wypadnie to samo. Cofnięcie będzie odnotowane w przebiegu partii.
undo-waits = Czekamy na odpowiedź: { $names }. Każda kolejna akcja oznacza odmowę.
undo-ask = Poproś o cofnięcie
undo-consent = Cofniesz to tylko za zgodą pozostałych graczy.
undo-agree = Zgadzam się
undo-decline = Nie zgadzam się
undo-withdraw = Wycofaj prośbę
undo-declined = { $own ->
        [true] { $name }: brak zgody na cofnięcie.
       *[other] { $name }: brak zgody na cofnięcie, o które prosi { $asker }.
    }
note-undone = { $name }: za zgodą wszystkich cofnięto { $count ->
        [one] jedną akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }.
note-reveal = { $name }: za zgodą wszystkich cofnięto { $count ->
        [one] jedną akcję
        [few] { $count } akcje
       *[other] { $count } akcji
    }, choć los zdążył już o czymś zdecydować.

## Rewanż

rematch-start = Rewanż
rematch-about-start = Ci sami gracze i te same ustawienia; zaczyna następny gracz
rematch-join = Przejdź do rewanżu
rematch-about-join = Twoje miejsce już tam czeka
rematch-suggest = Zaproponuj rewanż
rematch-about-suggest = Rozpoczyna go gospodarz
rematch-begun = Rewanż się rozpoczął.
rematch-wanted = Chętni na rewanż: { $names }.

## Krótkie wiadomości

phrases = Wiadomości
phrases-say = Powiedz coś
phrases-mute = Wycisz
phrases-show = Pokaż wiadomości
phrases-too-fast = Za dużo naraz. Poczekaj kilka sekund.
phrase-hello = Cześć!
phrase-luck = Powodzenia!
phrase-nice = Dobry ruch!
phrase-thanks = Dzięki!
phrase-sorry = Przepraszam!
phrase-moment = Chwileczkę.
phrase-back = Już jestem.
phrase-game = Dobra partia!
reaction-joy = radość
reaction-wow = zaskoczenie
reaction-puzzled = konsternacja
reaction-sad = smutek
reaction-heart = serce

## Zegar

clock-title = Zegar
clock-about = Gdy komuś skończy się czas, nic nie przepada: możesz pozwolić, by grał za niego bot. Gdy gra bot, zegar stoi.
clock-kind = Limit czasu
clock-none = brak
clock-total = na całą partię
clock-turn = na każdą turę
clock-minutes = Minuty
clock-increment = Sekundy dodawane po turze (tylko przy limicie na całą partię)
clock-pauses = Zatrzymuj, gdy żaden gracz nie jest połączony
clock-set = Ustaw zegar
clock-wrong = Podaj czas od 1 sekundy do { $hours } godzin i całkowitą liczbę dodawanych sekund.
clock-up = koniec czasu
note-flag = { $own ->
        [true] Skończył ci się czas.
       *[false] { $name }: skończył się czas.
    }

## Dźwięk i powiadomienia

alerts-title = Gdy przyjdzie moja kolej:
alerts-sound = Dźwięk
alerts-notify = Powiadomienie
alerts-denied = Ta przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach; to, czyja jest tura, widać też w tytule karty.
alerts-unavailable = Przeglądarki pokazują powiadomienia tylko na stronach otwartych przez HTTPS lub na tym komputerze. To, czyja jest tura, widać też w tytule karty.
alerts-unsupported = Ta przeglądarka nie może odtworzyć dźwięku. To, czyja jest tura, widać też w tytule karty.
alerts-blocked = Ta przeglądarka blokuje dźwięk do pierwszego kliknięcia lub dotyku na stronie.
alerts-unkept = Przeglądarka zapomni ten wybór po zamknięciu strony: jej pamięć jest zablokowana lub pełna.
alerts-turn = Twoja kolej

## Statystyki

stats = Statystyki
stats-missing = { $count ->
        [one] Dodajemy jedną starszą partię…
        [few] Dodajemy { $count } starsze partie…
       *[other] Dodajemy { $count } starszych partii…
    }
stats-none = Nie ma jeszcze zakończonych partii. Gdy którąś zakończysz, zobaczysz tu jej wynik.
stats-total = { $games ->
        [one] Jedna zakończona partia, { $won ->
            [0] bez zwycięstwa.
           *[other] wygrana.
        }
        [few] { $games } zakończone partie, wygrane: { $won }.
       *[other] { $games } zakończonych partii, wygrane: { $won }.
    }
stats-average = Średnie miejsce: { $place }, średnia liczba rund: { $rounds }.
stats-left-out = { $count ->
        [one] Jedna partia się nie liczy.
        [few] { $count } partie się nie liczą.
       *[other] { $count } partii się nie liczy.
    } Liczą się tylko całe partie, w których grasz od początku do końca. Nie liczą się partie z podpowiedziami, wczytane, skopiowane, dokończone od danej pozycji i analizy ani takie, w których grał za ciebie bot albo kilka osób grało na jednym urządzeniu.
stats-trait-opponent = Z kim
stats-trait-players = Liczba graczy
stats-people = inni ludzie
stats-players = { $count ->
        [few] { $count } graczy
       *[other] { $count } graczy
    }
stats-games = Partie
stats-won = Wygrane
stats-share = Odsetek wygranych
stats-place = Średnie miejsce
stats-rounds = Średnia liczba rund
stats-luck = Szczęście
stats-luck-about = Co we wszystkich tych partiach dał ci los w porównaniu ze średnią. Im więcej, tym lepiej.
stats-luck-said = trafione { $came }, średnio { $expected }
