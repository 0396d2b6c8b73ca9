### Legenda: co znaczą symbole i do czego służą, każdy w jednym wierszu.

help-board = Na planszy
help-reach = Biała obwódka:
help-reach-how = tu możesz użyć wybranej kości. Moneta to cena w żetonach łaski; gdy jej nie ma, nic nie płacisz.
help-water = Morze.
help-water-how = Jedną kością przepływasz najwyżej 3 pola i zatrzymujesz się na polu morza w jej kolorze. Aby działać na wyspie albo w mieście, okręt musi stać obok.
help-island = Kafel wyspy.
help-island-how = Eksploruj go kością w kolorze obramowania. Na kaflu w kolorze twojego okrętu budujesz kapliczkę, jeśli masz jeszcze takie zadanie; w innym razie kafel daje to, co mówi jego litera.
help-seen = Oko na kaflu:
help-seen-how = podejrzał go gracz, którego okręt widać obok; jeśli nie ma tam okrętu, to ty.
help-offering = Dary.
help-offering-how = Załaduj dar kością w jego kolorze i zawieź do świątyni w tym kolorze.
help-temple = Świątynia.
help-temple-how = Złóż tu dar w kolorze świątyni, kością w tym samym kolorze.
help-city = Miasto.
help-city-how = Załaduj stąd posąg kością w jego kolorze.
help-statue = Wyspa posągów.
help-statue-how = Wznieś tu posąg w jednym z trzech kolorów, kością w tym samym kolorze.
help-monster = Potwory.
help-monster-how = Walcz z potworem kością w jego kolorze. Im silniejsza tarcza, tym słabszy potwór.
help-shallow = Mielizna.
help-shallow-how = Bez odpowiedniej karty ekwipunku okręty przez nią nie przepłyną, a nigdy się na niej nie zatrzymują.
help-zeus = Zeus.
help-zeus-how = Tu wszyscy zaczynają. Kto pierwszy wróci po wykonaniu wszystkich zadań, wywołuje koniec gry; z tych, którzy wrócą w tej rundzie, wygrywa gracz z największą liczbą kart wyroczni.

help-marks = Oznaczenia na planszy
help-ahead = Kropkowana linia:
help-ahead-how = tu możesz potem działać ze wskazanego pola.
help-selected = Podwójna obwódka:
help-selected-how = wybrane pole.
help-route = Strzałka:
help-route-how = droga, którą popłynąłby twój okręt.
help-plan = Narożniki i tabliczka:
help-plan-how = co zmieniłaby wybrana akcja i co by tu wtedy było.
help-turn = Okrągła strzałka:
help-turn-how = wybrana akcja odkryłaby ten kafel.
help-carry = Groty strzałek:
help-carry-how = dokąd coś by trafiło po wybranej akcji.
help-from = Strzałka w górę:
help-from-how = stąd pochodzi to, co wskazujesz.
help-to = Strzałka w dół:
help-to-how = tu ma trafić to, co wskazujesz.
help-look = Klin:
help-look-how = pole, którego nazwę wskazujesz w tekście.
help-refused = Krzyżyk:
help-refused-how = tu nie wolno.
help-cursor = Przerywana obwódka:
help-cursor-how = pole wskazane klawiaturą.

help-needs = Do zrobienia
help-needs-how = Przykład: niebieski dar leży na { $space }, 2 ruchy od twojego okrętu, a jego świątynia stoi na { $place }, 1 ruch dalej; kość pokazuje potrzebny kolor. Znak zapytania stoi przed kaflem wyspy, którego jeszcze nie znasz. Wskaż zadanie, a przeczytasz o nim więcej i zobaczysz drogę na planszy.

help-player = Co mają gracze
help-dice = Kości wyroczni.
help-dice-how = Każda daje jedną akcję, zwykle w jej kolorze. Na koniec tury rzucasz kośćmi na następną turę.
help-favor = Żetony łaski.
help-favor-how = Jeden żeton zmienia kolor kości na następny, wydłuża ruch o jedno pole albo opłaca kolejną rundę walki.
help-shield = Tarcza.
help-shield-how = Osłabia potwory i chroni przed rzutem tytana nie wyższym niż jej siła, ale nigdy przed 6.
help-cards = Karty wyroczni.
help-cards-how = Raz w turze możesz użyć karty jak kości w jej kolorze.
help-injuries = Rany.
help-injuries-how = Co najmniej 3 w jednym kolorze albo 6 w sumie kosztują turę: musisz odpoczywać. Kością odrzucasz wszystkie rany w jej kolorze.
help-gods = Bogowie.
help-gods-how = Boga z najwyższego rzędu możesz użyć bez kości; potem wraca on na dół. Kość w jego kolorze przesuwa go w górę; może się też przesunąć po rzucie innego gracza.
help-tasks = Zadania.
help-tasks-how = Liczba przy graczu mówi, ile zadań ma wykonanych.
help-white = Białe zadanie
help-white-how = pasuje do niego każdy kolor, którego nie wymaga ani nie zajęło inne zadanie tego rodzaju.

dice-are = { COUNT($colors) ->
        [0] brak kości
       *[many] kości: { AND(NAME($colors, form: "feminine")) }
    }
cards-number = { $count ->
        [one] 1 karta wyroczni
        [few] { $count } karty wyroczni
       *[many] { $count } kart wyroczni
    }
injuries-number = { $count ->
        [one] 1 rana
        [few] { $count } rany
       *[many] { $count } ran
    }
tile-is = kafel okrętu: { $name }
help-ship-tiles = Co dają kafle okrętów
help-equipment = Co dają karty ekwipunku
help-companions = Co dają towarzysze: hełm to heros, gwiazda to półbóg, łapa to stworzenie
