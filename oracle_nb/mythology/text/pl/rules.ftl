### Wszystkie zasady gry podstawowej Mythology, naszymi słowami, w kolejności z ../rules.toml.
### Nazwa wiadomości to identyfikator zasady z kreskami zamiast kropek. Wartość: tytuł, `.text`: zasada,
### `.example`: jeden przykład. Zasady, które sami ustaliliśmy, mówią o tym.

## Przygotowanie

basic-parts = Z czego składa się gra
    .text = Potrzebne są: mapa, żetony 32 herosów, 32 potworów, 10 skarbów i 10 bogów oraz dwie kości. Liczb nadrukowanych na żetonach w grze podstawowej się nie używa: wszystkie jednostki są równie silne.
    .example = Herakles i Nestor walczą tak samo dobrze: za każdego rzuca się dwiema kośćmi.
basic-units-inland = Jednostki zaczynają w głębi mapy
    .text = Wszyscy herosi i wszystkie potwory trafiają losowo na obszary wewnętrzne, czyli takie, które nie graniczą z Rzeką Okeanos. W standardowym pakiecie danych, który zastępuje oryginał, część potworów zamienia się potem miejscami z herosami stojącymi najbliżej skarbów, żeby wyrównać szanse obu stron.
    .example = Grecja to obszar wewnętrzny, więc jednostki mogą tam zaczynać. Iberia leży nad Rzeką Okeanos, więc nie zaczyna tam żadna.
basic-units-even = Jednostki rozkłada się po równo
    .text = Jednostki rozkłada się po kolei: żaden obszar nie dostaje następnej, dopóki wszystkie obszary wewnętrzne nie mają ich tylu samo. Nasze rozstrzygnięcie: kolejność obszarów jest losowa, a dwie jednostki na jednym polu stają tylko wtedy, gdy na obszarze nie ma już wolnego pola.
    .example = 64 jednostki na 17 obszarach wewnętrznych: na każdym są 3 lub 4.
basic-prizes-rim = Skarby zaczynają na skraju świata
    .text = 10 skarbów trafia losowo na obszary, które graniczą z Rzeką Okeanos, każdy na osobne pole. Nasze rozstrzygnięcie: zawsze na ląd, także na wyspy. W standardowym pakiecie danych, który zastępuje oryginał, skarby leżą też, o ile się da, w pewnej odległości od obszarów wewnętrznych.
    .example = Złote runo może leżeć w Kolchidzie albo na wyspie na Rzece Okeanos, ale nigdy w Grecji.
basic-open = Wszystko jest jawne
    .text = Gdy wszystkie żetony są na mapie, odwraca się je awersem do góry. W grze podstawowej nic nie jest ukryte.
    .example = W każdej chwili możesz obejrzeć każdą jednostkę na mapie i sprawdzić, ile punktów mocy ma każdy gracz.
basic-god-drawn = Twój bóg
    .text = Każdy gracz losuje boga (lub boginię) i zostaje nim do końca partii. Nasze rozstrzygnięcie: może grać od 2 do 8 osób.
    .example = Losujesz Herę: zawsze gdy wypadnie Hera, zaczyna się twoja tura.
basic-favor-roll = Herosi czy potwory
    .text = Każdy rzuca dwiema kośćmi. Połowa graczy, ta z najwyższymi wynikami, sprzyja herosom, a druga połowa potworom. Nasze rozstrzygnięcie: jeśli na granicy między połowami są równe wyniki, ci gracze rzucają jeszcze raz.
    .example = Czterech graczy wyrzuca 9, 8, 6 i 4: pierwsi dwaj sprzyjają herosom. Przy 9, 7, 7 i 4 dwaj gracze z wynikiem 7 rzucają ponownie.
basic-favor-odd = Nieparzysta liczba graczy
    .text = Przy nieparzystej liczbie graczy herosom sprzyja o jednego gracza więcej niż potworom.
    .example = W trzy osoby dwie sprzyjają herosom, a jedna potworom.
basic-favor-moves = Ruszasz tylko swoimi
    .text = Ruszasz tylko jednostkami strony, której sprzyjasz.
    .example = Sprzyjasz herosom. Hydra jest na obszarze twojego boga, ale nie możesz jej ruszyć.

## Tura

basic-length = Dziesięć rund
    .text = Partia trwa dziesięć rund, a w każdej rundzie każdy gracz ma jedną turę. Potem gra się kończy. Nasze rozstrzygnięcie: gra toczy się dalej także wtedy, gdy jedna ze stron nie ma już jednostek.
    .example = W cztery osoby partia kończy się po 40 turach.
basic-parts-of-turn = Ruch, walka, skarby
    .text = Tura ma trzy części, zawsze w tej kolejności: ruch jednostek, walka, próby zdobycia skarbów. Każdą część trzeba skończyć przed następną, a całą turę, zanim zacznie inny gracz. Nasze rozstrzygnięcie: część, w której nie ma o czym decydować, pomija się.
    .example = Ruchy są zakończone i Jazon musi walczyć. W tej turze nie możesz już ruszyć Tezeusza.
basic-order-drawn = Kolejność jest losowa
    .text = O tym, kto gra następny, decyduje los: ciągnie się boga spośród tych, którzy nie mieli jeszcze tury w tej rundzie.
    .example = W rundzie 3 masz ostatnią turę. W rundzie 4 możesz wypaść jako pierwszy gracz i zagrać dwie tury z rzędu.
basic-god-area = Gdzie stanie twój bóg
    .text = Na początku tury ustawiasz swojego boga na dowolnym obszarze, na którym nie ma innego boga.
    .example = Ares stoi w Tracji. Nie możesz tam ustawić swojego boga, ale możesz ustawić go w Grecji.
basic-gods-collected = Bogowie schodzą z mapy
    .text = Gdy runda się kończy, wszyscy bogowie schodzą z mapy, a w następnej losuje się ich i ustawia od nowa. To nasze rozstrzygnięcie, bo instrukcja mówi tylko, że miesza się żetony wszystkich bogów.
    .example = W rundzie 4 twój bóg był w Grecji. W rundzie 5 znów wybierasz obszar.

## Punkty mocy

basic-power-allowance = 15 punktów mocy
    .text = Masz 15 punktów mocy na każdą rundę. Wydajesz je we własnej turze oraz na pomoc, gdy twoja strona broni się w turach innych graczy.
    .example = W swojej turze wydajesz 13 punktów. Jeśli będziesz się jeszcze bronić w tej rundzie, możesz dać najwyżej 2 punkty pomocy.
basic-power-renewed = Punkty mocy nie przechodzą dalej
    .text = Na początku każdej rundy wszyscy mają znowu 15 punktów mocy, a niewykorzystane przepadają. To nasze rozstrzygnięcie, bo zdanie o 15 punktach jest w instrukcji dwa razy, w tym raz w złym miejscu.
    .example = Kończysz rundę z 3 punktami. W następnej masz 15, a nie 18.
basic-power-counted = Płaci się od razu i jawnie
    .text = Punkty mocy wydaje się natychmiast i każdy widzi, ile ci zostało.
    .example = Jazon przechodzi jedno pole: od razu płacisz 2 punkty mocy i każdy widzi, że zostało ci 13.
basic-power-gone = Bez punktów mocy
    .text = Gdy zabraknie ci punktów mocy, aż do następnej rundy nie możesz zrobić niczego, co je kosztuje. Nasze rozstrzygnięcie: i tak masz swoją turę, ustawiasz boga, możesz walczyć i zdobywać skarby bez pomocy.
    .example = Przed swoją turą wydajesz na obronę wszystkie punkty. Ustawiasz boga, ale nie możesz niczym ruszyć.
basic-hex-cost = 2 punkty za pole
    .text = Każde pole, na które przechodzi jednostka, kosztuje 2 punkty mocy.
    .example = Ruch Jazona o 3 pola i Oriona o 1 pole kosztuje 8 punktów. Za 15 punktów można przejść 7 pól.
basic-attack-cost = Atak kosztuje 2 więcej
    .text = Wejście na pole z wrogami kosztuje dodatkowe 2 punkty mocy, osobno za każdą wchodzącą jednostkę. Nasze rozstrzygnięcie: płacisz jedno i drugie od razu, razem 4 punkty.
    .example = Jazon wchodzi na pole Hydry: 4 punkty. Za 15 punktów możesz tak zaatakować 3 razy i zostają ci 3 punkty na pomoc.
basic-aid-cost = Pomoc: 1 punkt za 1 punkt
    .text = Każdy punkt pomocy kosztuje 1 punkt mocy.
    .example = Zostały ci 3 punkty mocy: możesz dać 2 punkty pomocy, ale nie 4.

## Ruch

basic-own-turn = Tylko w swojej turze
    .text = Jednostkami ruszasz tylko we własnej turze.
    .example = Trwa tura Apolla, a Jazon atakuje Hydrę. Jeśli to ty się bronisz, możesz jej pomóc, ale nie możesz jej stamtąd zabrać.
basic-in-area = Jednostki na obszarze twojego boga
    .text = Możesz ruszać tylko tymi jednostkami, które na początku twojej tury były na obszarze twojego boga.
    .example = Twój bóg jest w Grecji. Jazon też tam jest i może się ruszyć. Hektor w Ilirii nie może, nawet na pole w Grecji.
basic-adjacent = Pole po polu
    .text = Jednostka przechodzi na sąsiednie pole i żadnego nie przeskakuje.
    .example = Z 2812 na 2814 Jazon może przejść przez 2813: to dwa ruchy.
basic-prize-fixed = Skarby się nie ruszają
    .text = Skarb leży na swoim polu, dopóki nie zdobędzie go heros.
    .example = Pegaz zaczął grę na 2813. W ostatniej rundzie wciąż tam jest, chyba że ktoś go zdobył.
basic-free-choice = Ruch nie jest obowiązkowy
    .text = Możesz ruszyć wszystkimi jednostkami, niektórymi albo żadną i wydać wszystkie punkty, część albo nic. Nasze rozstrzygnięcie: kilkoma jednostkami możesz ruszać na przemian, pole po polu, w dowolnej kolejności.
    .example = Ruszasz Jazonem, potem Hektorem, potem znów Jazonem. Albo od razu kończysz ruchy i zostawiasz wszystkie punkty na obronę.
basic-leave-area = Poza obszar twojego boga
    .text = Jednostka, która zaczęła turę na obszarze twojego boga, może przejść na inne obszary.
    .example = Jazon zaczyna w Grecji, gdzie jest twój bóg. Może przejść na 2810 w Ilirii i dalej na 2809.
basic-no-through = Wrogowie zatrzymują
    .text = Jednostka, która wchodzi na pole z wrogami, musi się tam zatrzymać. Nasze rozstrzygnięcie: jeśli jednostka stoi z wrogami na jednym polu od przygotowania gry, może odejść.
    .example = Jazon wchodzi na 2813, gdzie jest Hydra. W tej turze dalej już nie pójdzie.
basic-friends-through = Swoi nie przeszkadzają
    .text = Jednostki mogą przechodzić przez pola z jednostkami swojej strony i tam się zatrzymywać, w dowolnej liczbie.
    .example = Na jednym polu może stać pięciu herosów.
basic-no-terrain = Teren nie ma znaczenia
    .text = Ląd, woda, wybrzeża i rzeki niczego w grze podstawowej nie zmieniają. To nasze rozstrzygnięcie, bo żadna jej zasada o nich nie mówi.
    .example = Jazon przeprawia się przez Morze Zachodnie bez okrętu: 2 punkty za pole, jak na lądzie.

## Walka

basic-combat-must = Walka, aż zostanie jedna strona
    .text = Jeśli twoje jednostki weszły na pola z wrogami, po ruchach trzeba tam walczyć, aż na każdym z tych pól zostaną tylko herosi albo tylko potwory. Nasze rozstrzygnięcie: herosi i potwory, którzy dzielą pole od przygotowania gry, nie walczą, dopóki ktoś tam nie wejdzie.
    .example = Tezeusz wchodzi na pole z Hydrą i Skyllą. Jeśli pokona jedną z nich, zostaje jeszcze druga: musi walczyć dalej.
basic-attacker-picks = Wybiera atakujący
    .text = Kto wszedł na pole z wrogami, jest atakującym i wybiera, które dwie jednostki walczą i w jakiej kolejności. Nasze rozstrzygnięcie: walczyć może każda jednostka jego strony na tym polu, także ta, która już tam stała.
    .example = Hydra i Skylla stoją na jednym polu, a wchodzi tam Tezeusz. Atakujący wybiera, z kim Tezeusz walczy najpierw.
basic-pairs = Jeden na jednego
    .text = Jedna jednostka walczy z jedną, a następna walka zaczyna się dopiero po tej. Zwycięska jednostka może walczyć dalej.
    .example = Tezeusz pokonuje Hydrę. Potem na tym samym polu walczy ze Skyllą.
basic-aid-round = Pomoc na jedną walkę
    .text = Pomoc liczy się w jednej walce dwóch jednostek i razem z nią się kończy. Na następną daje się ją od nowa. Nasze rozstrzygnięcie: przy powtórce rzutu po remisie pomoc nadal działa.
    .example = Dajesz Tezeuszowi 3 punkty pomocy przeciw Hydrze. Do walki ze Skyllą staje bez pomocy.
basic-aid-announce = Pomoc: najpierw atakujący
    .text = Najpierw atakujący zapowiada, ile punktów mocy przeznacza na pomoc swojej jednostce, potem robi to obrońca. Żadna strona nie musi jej dawać.
    .example = Atakujący zapowiada 2 punkty. Znasz tę liczbę, gdy decydujesz, ile dać samemu.
basic-defender = Kto się broni
    .text = Broni się ten gracz drugiej strony, którego bóg stoi na obszarze walki, a jeśli takiego nie ma, następny gracz drugiej strony zgodnie z ruchem wskazówek zegara od atakującego. To nasze rozstrzygnięcie, bo instrukcja mówi tylko o jednym takim graczu.
    .example = Atakujesz Hydrę w Grecji. Hades (potwory) jest w Grecji, więc to on się broni; gdyby był w Egipcie, broniłby się następny po tobie gracz potworów.
basic-same-kind = Herosi nie walczą z herosami
    .text = Herosi nigdy nie atakują herosów, a potwory potworów.
    .example = Jazon wchodzi na pole, na którym są Hektor i Hydra. Walczy z Hydrą, nigdy z Hektorem.
basic-duel = Dwie kości plus pomoc
    .text = Obie strony rzucają dwiema kośćmi i dodają pomoc. Wygrywa wyższa suma.
    .example = Wyrzucasz 7 i masz 2 punkty pomocy: 9. Obrońca wyrzuca 8 bez pomocy, więc wygrywasz.
basic-tie = Remis: jeszcze jeden rzut
    .text = Przy równych sumach rzuca się ponownie, z tą samą pomocą, aż ktoś wygra.
    .example = 4 do 4: obie strony rzucają jeszcze raz. Atakujący nie ma żadnej przewagi.
basic-loser-off = Pokonani znikają z mapy
    .text = Pokonana jednostka znika z mapy i trafia do gracza, który ją pokonał. Nasze rozstrzygnięcie: tak samo jest, gdy przegra atakujący.
    .example = Jazon atakuje Hydrę i przegrywa: żeton Jazona bierze obrońca i ma za niego 1 punkt na koniec gry.

## Skarby

basic-prize-try = Próba zdobycia skarbu
    .text = Twój heros na polu ze skarbem może spróbować go zdobyć, jeśli wolno ci nim w tej turze ruszać. Nasze rozstrzygnięcie: nie musi wejść na to pole w tej turze, mógł tam już stać.
    .example = W poprzedniej rundzie próba się nie udała. Ustaw boga na tym samym obszarze, a ten sam heros może spróbować ponownie.
basic-prize-after-combat = Najpierw wrogowie
    .text = Dopóki na polu są wrogowie, trzeba ich pokonać, zanim heros spróbuje zdobyć skarb.
    .example = Jazon jest na polu z Pegazem, na którym jest też Hydra. Najpierw musi wygrać walkę.
basic-prize-roll = Więcej niż dziesięć
    .text = Zapowiedz pomoc, rzuć dwiema kośćmi i dodaj ją do wyniku. Przy sumie większej niż 10 zabierasz skarb z mapy i jest twój.
    .example = Przy 4 punktach pomocy wystarczy wyrzucić 7. Dokładnie 10 to za mało.
basic-prize-fails = Nieudana próba
    .text = Przy sumie 10 lub mniejszej skarb zostaje na miejscu. Herosowi nic się nie dzieje.
    .example = Wyrzucasz 7 przy 3 punktach pomocy: 10. Skarb zostaje, Jazon też.
basic-prize-heroes = Skarby są dla herosów
    .text = Skarby zdobywają tylko herosi, potwory nie mogą.
    .example = Hydra stoi na polu, na którym jest Pegaz. Może go strzec, ale nie może go zdobyć.
basic-prize-once = Jedna próba na turę
    .text = Każdy heros może w jednej turze tylko raz spróbować zdobyć skarb.
    .example = Jazonowi się nie udaje. Hektor przy innym skarbie może jeszcze spróbować, a Jazon musi poczekać do twojej następnej tury.

## Sojusze i koniec gry

basic-ally = Sojusze
    .text = Gracze tej samej strony mogą zawrzeć sojusz. Każdy, kto przystępuje, musi się zgodzić, a dowiadują się o tym wszyscy. Nasze rozstrzygnięcie: propozycje składasz we własnej turze, każdemu najwyżej jedną na turę, i możesz należeć tylko do jednego sojuszu.
    .example = Sprzyjasz herosom, podobnie jak Atena. W swojej turze proponujesz jej sojusz, a ona od razu przyjmuje go albo odrzuca.
basic-ally-side = Nigdy z drugą stroną
    .text = Kto sprzyja herosom, nigdy nie zawiera sojuszu z kimś, kto sprzyja potworom.
    .example = Ares chętnie zawarłby z tobą sojusz, ale on sprzyja potworom, a ty herosom: to niemożliwe.
basic-ally-break = Wystąpienie z sojuszu
    .text = Z sojuszu możesz wystąpić zawsze wtedy, gdy masz podjąć decyzję. Dowiadują się o tym wszyscy. Nasze rozstrzygnięcie: gdy w sojuszu zostaje jeden gracz, sojuszu już nie ma.
    .example = Twój sojusznik ma dużo mniej punktów. W rundzie 10 występujesz z sojuszu i liczysz własne punkty.
basic-ally-last = Ostatnia okazja
    .text = Po rundzie 10, przed podliczeniem punktów, każdy gracz w kolejności miejsc może jeszcze zmienić coś w sojuszach. Jeśli potem sojusz się powiększy, jego dotychczasowi członkowie mogą z niego jeszcze na samym końcu wystąpić. To nasze rozstrzygnięcie: dzięki niemu „w każdej chwili” obowiązuje do samego końca.
    .example = Dziesiąta runda minęła. Dostajesz pytanie, czy chcesz wystąpić z sojuszu, a potem liczy się punkty.
basic-ally-average = Sojusznicy liczą średnią
    .text = Gracze, którzy na koniec gry są w sojuszu, sumują punkty zwycięstwa i każdemu liczy się średnia. Zerwany sojusz niczego nie zmienia.
    .example = Masz 1 punkt, a twój sojusznik 3: każdemu liczą się 2.
basic-vp-unit = 1 punkt za jednostkę
    .text = Każda wroga jednostka, którą zdjęto z mapy dzięki tobie, to 1 punkt zwycięstwa.
    .example = Masz na koncie jednego potwora: 1 punkt.
basic-vp-prize = 3 punkty za skarb
    .text = Jeśli sprzyjasz herosom, każdy zdobyty przez ciebie skarb to 3 punkty zwycięstwa.
    .example = Masz Helenę: 3 punkty.
basic-vp-left = Skarby, które zostały na mapie
    .text = Jeśli sprzyjasz potworom, dostajesz punkty za każdy skarb, który został na mapie: 2 podzielone przez liczbę graczy sprzyjających potworom. Ułamki też się liczą.
    .example = Zostało siedem skarbów, a potworom sprzyja trzech graczy: każdy dostaje 7 razy 2/3, czyli 4 2/3 punktu.
basic-win = Kto wygrywa
    .text = Po rundzie 10 wygrywa gracz, który ma najwięcej punktów zwycięstwa. Nasze rozstrzygnięcie: przy równej liczbie punktów zwycięstwo jest wspólne.
    .example = Ty i Atena jesteście w sojuszu i macie po 2 punkty, a nikt nie ma więcej: wygrywacie razem.
