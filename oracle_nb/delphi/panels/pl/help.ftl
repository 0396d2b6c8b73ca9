### Co znaczą znaki i do czego służą, każdy w jednym wierszu.

help-board = Na planszy
help-reach = Biała obwódka:
help-reach-how = wybrana kość może tu coś zrobić. Moneta to cena w żetonach łaski; bez niej nic nie zapłacisz.
help-water = Morze.
help-water-how = Kością płyniesz do 3 pól, na pole morza w jej kolorze. Do wszystkiego innego okręt musi stać obok wyspy albo miasta.
help-island = Kafel wyspy.
help-island-how = Zbadaj go kością w kolorze obwódki. Na kaflu w kolorze twojego okrętu może stanąć twoja kapliczka; każdy inny daje to, co mówi jego litera.
help-seen = Oko na kaflu:
help-seen-how = podejrzał go gracz, którego okręt widać obok; jeśli nie ma tam okrętu, to ty.
help-offering = Dary.
help-offering-how = Załaduj dar kością w jego kolorze i przewieź do świątyni w tym kolorze.
help-temple = Świątynia.
help-temple-how = Złóż tu dar w jej kolorze, kością w tym kolorze.
help-city = Miasto.
help-city-how = Załaduj stąd posąg kością w jego kolorze.
help-statue = Wyspa posągów.
help-statue-how = Wznieś tu posąg w jednym z trzech kolorów, kością w tym kolorze.
help-monster = Potwory.
help-monster-how = Walcz z potworem kością w jego kolorze. Każdy stopień tarczy to ułatwia.
help-shallow = Mielizna.
help-shallow-how = Okręty przez nią nie przepłyną.
help-zeus = Zeus.
help-zeus-how = Tu wszyscy zaczynają, a kto pierwszy wróci po wykonaniu zadań, wygrywa.

help-marks = Co jest wskazane
help-pips = Fioletowe kropki:
help-pips-how = tyle rzeczy można potem stąd zrobić. Trzy kropki: trzy lub więcej.
help-ahead = Kropkowana linia:
help-ahead-how = ze wskazanego pola można tu potem coś zrobić.
help-selected = Podwójna obwódka:
help-selected-how = wybrane pole.
help-route = Strzałka:
help-route-how = droga, którą popłynąłby twój okręt.
help-plan = Narożniki i tabliczka:
help-plan-how = co zmieniłaby wybrana akcja i co by tu wtedy było.
help-turn = Okrągła strzałka:
help-turn-how = wybrana akcja by to odwróciła.
help-carry = Groty strzałek:
help-carry-how = droga, którą coś trafiłoby na miejsce po wybranej akcji.
help-from = Strzałka w górę:
help-from-how = stąd pochodzi to, co wskazujesz.
help-to = Strzałka w dół:
help-to-how = tu jest miejsce tego, co wskazujesz.
help-look = Klin:
help-look-how = pole, którego nazwę wskazujesz w tekście.
help-refused = Krzyżyk:
help-refused-how = tu nie wolno.
help-cursor = Przerywana obwódka:
help-cursor-how = pole wskazane klawiaturą.

help-needs = Do zrobienia
help-needs-how = Przykład: niebieski dar leży w { $space }, 2 ruchy od twojego okrętu, a jego miejsce to { $place }, 1 ruch dalej; kość pokazuje potrzebny kolor. Znak zapytania stoi przed wyspą, której jeszcze nie znasz. Wskaż zadanie, a przeczytasz o nim wszystko i zobaczysz drogę na planszy.

help-player = Co mają gracze
help-dice = Kości wyroczni.
help-dice-how = Każda to jedna akcja w jej kolorze. Na koniec tury rzucasz nimi na następną.
help-favor = Żetony łaski.
help-favor-how = Za jeden kość zmienia kolor na następny albo okręt płynie o pole dalej.
help-shield = Tarcza.
help-shield-how = Osłabia potwory i chroni przed ranami.
help-cards = Karty wyroczni.
help-cards-how = Karty używasz jak kości w jej kolorze.
help-injuries = Rany.
help-injuries-how = Trzy w jednym kolorze albo sześć w sumie to strata tury na leczenie. Odrzucisz je kością w ich kolorze.
help-gods = Bogowie.
help-gods-how = Bóg w najwyższym rzędzie pomoże ci raz, bez kości, i wraca na sam dół. Kość w jego kolorze podnosi go o rząd; mogą to zrobić także rzuty innych.
help-tasks = Zadania.
help-tasks-how = Liczba przy graczu mówi, ile zadań jest wykonanych.
help-white = Białe zadanie
help-white-how = przyjmie każdy kolor, którego nie wymaga inne twoje zadanie tego rodzaju.

dice-are = { COUNT($colors) ->
        [0] brak kości
       *[many] kości: { AND($colors) }
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
help-companions = Co dają towarzysze: hełm to heros, gwiazda półbóg, łapa stworzenie
