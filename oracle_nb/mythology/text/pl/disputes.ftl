### Gdzie instrukcja jest niejasna albo sobie przeczy, naszymi słowami: `dispute-<id>`, z atrybutem na
### każde źródło. Źródła, rozstrzygnięcia i zasady: ../book.toml. Zamienniki: `standin-<number>`.

document-turns = Zasady podstawowe, przebieg gry
document-power = Zasady podstawowe, punkty mocy
document-prep = Zasady podstawowe, przygotowanie
document-move = Zasady podstawowe, ruch
document-combat = Zasady podstawowe, walka
document-result = Zasady podstawowe, rozstrzyganie walki
document-prize = Zasady podstawowe, zdobywanie skarbów
document-win = Zasady podstawowe, jak wygrać
document-ally = Zasady podstawowe, sojusze
document-standin = Nasze zamienniki

dispute-fifteen-points = Kiedy dostaje się 15 punktów mocy?
    .turns = Na początku każdej rundy; to zdanie trafiło tu przez pomyłkę, między zasady kolejności tur.
    .power = To samo zdanie, na właściwym miejscu.
dispute-gods-return = Czy po rundzie bogowie schodzą z mapy?
    .turns = Do losowania kolejności miesza się wszystkich bogów, a mimo to każdy staje na obszarze bez boga.
dispute-shared-space = Czy herosi i potwory, którzy zaczynają na jednym polu, od razu walczą?
    .prep = Na jednym polu mogą stanąć dwie jednostki.
    .combat = Do walki potrzebny jest gracz, który tam wszedł.
dispute-attack-price = Czy wejście na pole z wrogami kosztuje 2, czy 4 punkty?
    .power = 2 za każde pole ruchu i 2 za każdy atak.
    .combat = 2 za każdą jednostkę, która tam wchodzi.
dispute-defender = Kto się broni, gdy tej samej stronie sprzyja kilku graczy?
    .combat = Gracz drugiej strony, jakby był tylko jeden.
dispute-attacker-loses = Kto bierze jednostkę, która przegrała swój atak?
    .result = Zwycięzca walki.
    .win = Mówi tylko o wrogich jednostkach, które zdjął gracz.
dispute-stop-fighting = Czy atakujący może przerwać walkę, zanim zostanie jedna strona?
    .combat = Atakujący wybiera, kto walczy i kiedy.
    .result = Walka trwa, aż na polu nie będzie wrogów.
dispute-prize-entering = Czy heros musi wejść na pole ze skarbem w tej samej turze?
    .prize = Mówi o herosie, który wchodzi, i o jednej próbie na turę.
dispute-any-time = Kiedy mogą się zmieniać sojusze?
    .ally = W każdej chwili.
dispute-no-points = Co można zrobić bez punktów mocy?
    .power = W tej rundzie nic więcej.
    .combat = Walka trwa, aż jedna z jednostek wygra.
dispute-terrain = Czy woda zatrzymuje jednostki?
    .move = Nie ma tu mowy ani o wodzie, ani o lądzie.
dispute-map = Jak wygląda mapa?
    .prep = Wymienia obszary i Rzekę Okeanos, ale nie ich pola.
    .standin = Mapa z 602 pól i 33 obszarów, do której pasuje każde pole i każda granica z instrukcji.
    .plays = Na naszym zamienniku albo na własnej mapie z pakietu danych.
    .why = Drukowanej mapy nie ma w instrukcji i nie wolno jej tu opublikować.

standins = Zamienniki
    .text = Nie wszystko, co jest w pudełku, jest też w instrukcji. Gdzie brakuje drukowanego elementu, program używa własnego; kto ma grę, może wpisać drukowany do pakietu danych.
standin-1 = Mapa
    .text = 602 pola na 33 obszarach, narysowane tak, że pasuje każde pole, granica i obszar z instrukcji.
standin-2 = Imiona herosów, potworów, skarbów i bogów
    .text = Instrukcja wymienia trzech herosów i wszystkie dziesięć skarbów. Pozostałych herosów, wszystkie potwory i bogów dobraliśmy sami; ich liczb gra podstawowa nie używa.
