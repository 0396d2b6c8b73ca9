### Wszystkie zasady Wyroczni Delfickiej naszymi słowami, w kolejności z ../rules.toml.
### Komunikat zasady to jej id z kreskami zamiast kropek. Wartość: tytuł. `.text`: zasada.
### `.example`: jeden konkretny przypadek. Teksty rozstrzygnięć i wariantów mówią, że nimi są.

## Plansza

board-tiles = Dwanaście kafli planszy
    .text = Morze układa się z 12 kafli: trzech pierścieni (6 pól wokół otworu), trzech kafli po 7 pól, trzech po 9 i trzech po 11. Każdy może leżeć dowolną stroną do góry; jedna strona jest lustrzanym odbiciem drugiej.
    .example = Kafel ma wyspę na zachodzie, a otwarte morze na wschodzie. Po odwróceniu wyspa leży na wschodzie, a morze na zachodzie.
board-connected = Jedno spójne morze
    .text = Wszystkie pola morza muszą się łączyć, tak by okręt mógł dopłynąć z każdego na każde inne. Tak ma być, gdy leży już 12 kafli planszy, i znowu po dołożeniu 6 miast.
    .example = Zatoka, którą z resztą morza połączyłyby dopiero pola różowego miasta, to błąd: dopóki miast nie ma, jest odcięta.
board-shallows = Mielizny
    .text = Mielizna to otwór w pierścieniu albo luka zamknięta między kaflami. Twój okręt nie może przez nią przepłynąć ani się na niej zatrzymać.
    .example = Chcesz się dostać na drugą stronę pierścienia: opływasz go, bo otwór w środku jest mielizną.
board-enclosed-gaps = Gdzie kończy się morze
    .text = Mielizną jest tylko otwór w pierścieniu albo luka otoczona kaflami planszy i miast; stół wokół planszy nie jest morzem. To nasze rozstrzygnięcie, bo żaden znany nam tekst zasad nie mówi, gdzie kończy się morze.
    .example = Z kartą pozwalającą przepływać przez mielizny skracasz sobie drogę przez lukę między trzema kaflami. Nie możesz jednak zejść z planszy z jednej strony i wrócić z innej.
board-cities = Sześć miast na obrzeżu
    .text = Wokół planszy leży 6 kafli miast, po jednym w każdym kolorze, w mniej więcej równych odstępach; każdy ma jedno pole miasta i dwa pola morza. Według naszych rozstrzygnięć „mniej więcej” to od 40 do 85 stopni między sąsiadami, patrząc ze środka pól morza na planszy.
    .example = Dwa sąsiednie miasta odległe o 60 stopni leżą dobrze. Przy 30 stopniach leżą za blisko siebie i taki układ zostaje odrzucony.
board-zeus-space = Pole Zeusa
    .text = Zeus stoi w otworze pierścienia, na którym jest samo morze. Tu zaczyna się i kończy twoja podróż; wrócisz na to pole dopiero po wykonaniu wszystkich zadań, a do tego czasu liczy się jako mielizna.
    .example = Stoisz obok Zeusa, ale zostało ci jedno zadanie: na jego pole nie wpłyniesz. Gdy nie zostanie żadne, dotrzesz tam zwykłym ruchem.
board-ships-share = Wiele okrętów na jednym polu
    .text = Na jednym polu morza może stać dowolna liczba okrętów, więc inne okręty nigdy cię nie blokują.
    .example = Na żółtym polu w twoim zasięgu stoją już dwa okręty. Żółtą kością dopływasz tam bez przeszkód i stoją tam teraz trzy.
board-compact = Zwarta plansza
    .text = Wariant na pierwszą partię: trzy pierścienie tworzą trójkąt, wokół nich układa się kolejno trzy kafle po 11 pól, trzy po 9 i trzy po 7, a na końcu miasta. Powstaje małe morze, w którym jest niewiele mielizn.
    .example = Układasz trzy pierścienie tak, żeby każdy stykał się z dwoma pozostałymi, i dokładasz kafle na zewnątrz, od największych.
board-access = Do każdej wyspy można dopłynąć
    .text = Każde pole wyspy i każde pole miasta styka się z co najmniej jednym polem morza. To nasze rozstrzygnięcie, bo miejsce, do którego nie dotrze żaden okręt, mogłoby uniemożliwić wykonanie zadania.
    .example = Zielona świątynia jest ze wszystkich stron otoczona wyspami: taki układ odpada i powstaje nowy.

## Przygotowanie

setup-players = Od dwóch do czterech graczy
    .text = Grają 2, 3 lub 4 osoby, każda okrętem w jednym kolorze: czerwonym, żółtym, zielonym albo niebieskim.
    .example = Nie ma okrętu różowego ani czarnego, choć oba te kolory są na kole wyroczni.
setup-offerings = Rozkładanie darów
    .text = W każdym kolorze jest tyle darów, ilu graczy. Tyle samo darów trafia na każdą z 6 wysp darów, każdy w innym kolorze.
    .example = Przy 3 graczach rozkłada się 18 darów, po 3 na wyspę: na jednej na przykład czerwony, niebieski i czarny.
setup-temples = Rozstawianie świątyń
    .text = W każdym kolorze jest jedna świątynia. Na każdej z 6 wysp świątyń staje jedna.
    .example = Zielona świątynia w jednej partii stoi blisko Zeusa, w innej na obrzeżu, więc odszukaj ją, zanim załadujesz zielony dar.
setup-monsters = Rozstawianie potworów
    .text = W każdym kolorze jest tyle potworów, ilu graczy. Na każdej z 3 oznaczonych wysp stają 2, a na każdej z 6 pozostałych o jednego mniej, niż jest graczy; na żadnej wyspie kolor się nie powtarza.
    .example = Przy 4 graczach są 24 potwory: po 2 na oznaczonych wyspach i po 3 na pozostałych. Przy 2 graczach jest ich 12: nadal po 2 na oznaczonych wyspach, ale po 1 na pozostałych.
setup-statues = Posągi w swoich miastach
    .text = W każdym kolorze są 3 posągi. Zaczynają w mieście swojego koloru.
    .example = Na początku w żółtym mieście stoją 3 żółte posągi i nic więcej.
setup-statue-sites = Pola budowy
    .text = Na każdej z 6 wysp posągów są nadrukowane 3 pola budowy w trzech różnych kolorach. Na całej planszy każdy kolor ma 3 takie pola.
    .example = Jedna z wysp ma pola budowy różowe, niebieskie i czerwone. Zielonego posągu tam nie wzniesiesz.
setup-island-tiles = Zakryte kafle wysp
    .text = 12 kafli wysp, po 3 w kolorze każdego okrętu, tasuje się i kładzie zakryte na 12 polach wysp z kolorowym obramowaniem. Używa się wszystkich 12, bez względu na liczbę graczy.
    .example = Czerwony gra przeciw Niebieskiemu. Na planszy leżą też 3 żółte i 3 zielone kafle: kto je odkryje, dostaje nagrodę za ich literę.
setup-decks = Karty na początku
    .text = 30 kart wyroczni (5 w każdym kolorze) i 42 karty ran (7 w każdym kolorze) tasuje się w dwa stosy. 18 kart towarzyszy leży odkrytych; z 22 kart ekwipunku 6 jest wyłożonych, a 16 tworzy stos.
    .example = Zawsze możesz przeczytać 6 kart ekwipunku, które są do zdobycia. Nie wiadomo tylko, co zastąpi tę, którą weźmiesz.
setup-start-favor = Żetony łaski na początek
    .text = Pierwszy gracz, wyłoniony losowo, dostaje 3 żetony łaski. Każdy kolejny, zgodnie z ruchem wskazówek zegara, dostaje o jeden więcej niż poprzedni.
    .example = W cztery osoby zaczynacie z 3, 4, 5 i 6 żetonami: kto gra później, ma więcej do wydania.
setup-ship-random = Losowe kafle okrętów
    .text = Każdy gracz dostaje losowo jeden z 8 kafli okrętów i korzysta z jego zdolności przez całą grę.
    .example = Losujesz kafel „zasięg +2”: już od pierwszej tury twój okręt przepływa w jednym ruchu do 5 pól.
setup-ship-draft = Wybieranie kafli okrętów
    .text = Wariant: odkrywa się o jeden kafel okrętu więcej, niż jest graczy. Najpierw wybiera ostatni gracz, potem pozostali w kierunku przeciwnym do ruchu wskazówek zegara; kafel, który został, wraca do pudełka.
    .example = Przy trzech graczach odkrywa się 4 kafle. Trzeci gracz wybiera z 4, drugi z 3, pierwszy z 2.
setup-titan-die = Kto ma kość tytana
    .text = Ostatni gracz rundy ma kość tytana przez całą grę i rzuca nią w każdej rundzie.
    .example = W trzy osoby ma ją ten, kto siedzi po prawej stronie pierwszego gracza.
setup-first-consult = Pierwsze trzy kości
    .text = Przed grą rzucasz swoimi 3 kośćmi wyroczni i kładziesz je na kole wyroczni według kolorów. Na jednym kolorze może leżeć kilka kości.
    .example = Wypada dwa razy czerwony i raz niebieski: w pierwszej turze masz dwie czerwone kości i jedną niebieską.
setup-injury = Jedna rana na początek
    .text = Przed rozpoczęciem gry dobierasz 1 kartę rany.
    .example = Dobierasz zieloną ranę. Leży przed tobą, więc przy pierwszym sprawdzaniu ran nie ma nagrody za ich brak.
setup-gods = Gdzie zaczynają bogowie
    .text = Twoich 6 bogów zaczyna w najniższym rzędzie. Potem bóg w kolorze twojej pierwszej rany wchodzi do rzędu z liczbą graczy.
    .example = Gra 4 graczy, a twoja rana jest czerwona: Afrodyta wchodzi do rzędu 1, a pozostałych pięcioro bogów czeka w najniższym rzędzie.
setup-shield = Tarcza zaczyna od 0
    .text = Na początku gry siła twojej tarczy to 0.
    .example = Przy tarczy 0 boli każdy atak tytana: rzut od 1 do 5 oznacza 1 ranę, a 6 oznacza 2.
setup-zeus-tiles = Twoje dwanaście zadań
    .text = Czekają cię 3 kapliczki, 3 posągi, 3 dary i 3 potwory. Posągi są białe (dowolny kolor), tak jak jeden dar i jeden potwór; pozostałe kolory ustalają 4 dwustronne kafle: 2 wylosowane leżą stroną z darem, 2 pozostałe stroną z potworem, u wszystkich tak samo.
    .example = Na dary wylosowano kafle niebieski i żółty. Każdy potrzebuje więc niebieskiego, żółtego i jeszcze jednego daru, a z dwóch pozostałych kafli czerwonego, czarnego i jeszcze jednego potwora.
setup-first-game = Ustawienia na pierwszą partię
    .text = Wariant: zwarta plansza, 8 zadań zamiast 12 (krótsza gra bez 4 zadań) i cztery najprostsze kafle okrętów, rozdane losowo: tarcza 2, zasięg +2, wszyscy bogowie, oba kierunki.
    .example = W pierwszej partii masz do wykonania 2 kapliczki, 2 posągi, 2 dary i 2 potwory.
setup-short-game = Krótsza gra
    .text = Wariant: od 1 do 4 zadań każdego gracza wraca do pudełka, zawsze w tej kolejności: posąg; zadanie z kapliczką i jedna kapliczka; kolorowy potwór; kolorowy dar. Według naszego rozstrzygnięcia potwora i dar się losuje, a dla wszystkich są te same.
    .example = Odrzucacie po 2 zadania: każdy gra o 2 posągi, 2 kapliczki, 3 dary i 3 potwory, razem o 10 zadań.
setup-order = Kolejność przygotowania
    .text = Nasze rozstrzygnięcie: początkowe efekty kafli okrętów następują na samym końcu przygotowania, w kolejności graczy, bo potrzebują gotowych zadań, bogów i planszy. Pierwszy rzut daje tylko kości: żaden bóg się nie przesuwa, żadna karta nie daje żetonów, tytan nie atakuje.
    .example = Twój kafel okrętu daje kartę ekwipunku. Wybierasz ją, gdy wszystko inne jest gotowe, a karta jednorazowa działa od razu, nawet taka, która odkrywa kafel wyspy.
info-open = Co widzą wszyscy
    .text = Karty wyroczni, ran, towarzyszy i ekwipunku każdego gracza leżą odkryte, tak samo zadania, kości, bogowie, żetony łaski i ładunek. Ukryte są tylko stosy dobierania i zakryte kafle wysp.
    .example = W każdej chwili możesz policzyć karty wyroczni innego gracza. Nie możesz spojrzeć na następną kartę ze stosu.

## Tura

turn-order = Rundy i kolejność graczy
    .text = W każdej rundzie każdy gracz ma jedną turę, zgodnie z ruchem wskazówek zegara od pierwszego gracza. Pierwszy gracz jest ten sam przez całą grę.
    .example = Pierwszą rundę zaczął Żółty, więc zaczyna też każdą następną.
turn-phases = Trzy fazy tury
    .text = Twoja tura ma trzy fazy: sprawdzanie ran, akcje w dowolnej kolejności i przepytywanie wyroczni.
    .example = Sprawdzasz rany (masz 2, nic się nie dzieje), płyniesz, ładujesz dar, bierzesz 2 żetony łaski i rzucasz kośćmi na następną turę.
turn-recover = Odpoczynek
    .text = Jeśli przy sprawdzaniu masz 3 lub więcej ran jednego koloru albo łącznie 6 lub więcej, odpoczywasz: odrzucasz 3 dowolne rany i kończysz turę. Nie wykonujesz akcji, nie używasz bogów i nie radzisz się wyroczni; twoje kości leżą, jak leżały.
    .example = Masz 3 czerwone rany i 1 niebieską. Ta tura przepada, ale możesz odrzucić 2 czerwone i niebieską.
turn-no-injuries = Nagroda za brak ran
    .text = Jeśli przy sprawdzaniu nie masz żadnej rany, bierzesz 2 żetony łaski albo wykonujesz 1 przesunięcie boga. Według naszego rozstrzygnięcia liczy się sam początek tury, zanim odpoczywający gracz odrzuci rany.
    .example = W poprzedniej turze odrzucasz ostatnią ranę, a tytan nic ci nie robi: tę turę zaczynasz z 2 żetonami łaski więcej.
turn-some-injuries = Niewiele ran
    .text = Jeśli masz co najmniej jedną ranę, ale za mało, by odpoczywać, sprawdzanie nic nie zmienia.
    .example = Masz 2 czerwone rany, 2 niebieskie i 1 czarną: razem 5 i żadnego koloru trzy razy, więc po prostu grasz dalej.
turn-sources = Skąd biorą się akcje
    .text = Akcje wykonujesz 3 kośćmi wyroczni, 1 kartą wyroczni na turę i niektórymi kartami ekwipunku. Bogów z najwyższego rzędu używasz dodatkowo, bez kości.
    .example = Trzy kości, karta wyroczni i Posejdon w najwyższym rzędzie: w tej turze masz cztery akcje i jednego boga.
turn-die-once = Każda kość tylko raz
    .text = Zużyta kość leży na Pytii, pośrodku koła wyroczni. W tej turze nie możesz jej użyć ponownie.
    .example = Twoja jedyna zielona kość poszła na ruch. Żeby teraz załadować zielony dar, potrzebujesz karty wyroczni albo innej kości zmienionej na zieloną.
turn-one-at-a-time = Akcja po akcji
    .text = Kończysz akcję ze wszystkimi jej wyborami, zanim zaczniesz następną. Podczas walki nie można robić nic innego.
    .example = Kafel wyspy dał ci 3 przesunięcia bogów. Wykonujesz je albo z nich rezygnujesz, zanim użyjesz kolejnej kości, a w środku walki nie weźmiesz żetonów inną kością.
turn-may-skip = Kości mogą zostać niewykorzystane
    .text = Możesz zakończyć akcje, choć zostały ci kości. To nasze rozstrzygnięcie, bo instrukcja mówi, do czego kości służą, ale nigdzie nie każe ich używać.
    .example = Ostatnia kość na nic ci się nie przyda, więc kończysz akcje. Rzucasz nią razem z pozostałymi.
turn-consult = Przepytywanie wyroczni
    .text = Na koniec tury rzucasz wszystkimi 3 kośćmi wyroczni. Pokazują kolory, które masz do dyspozycji w następnej turze.
    .example = Wypada różowy i dwa razy zielony. Gdy grają inni, możesz już planować jedną akcję różową i dwie zielone.
turn-consult-gods = Bogowie innych graczy przy twoim rzucie
    .text = Gdy radzisz się wyroczni, każdy inny gracz może przesunąć o 1 rząd jednego boga, którego kolor wypadł i który nie stoi w najniższym rzędzie. Własny rzut nic ci nie daje. Według naszego rozstrzygnięcia gracze decydują kolejno, od twojej lewej strony, przed atakiem tytana.
    .example = Wypada dwa razy czerwony i raz niebieski. Inny gracz ma Afrodytę (czerwoną) w rzędzie 2, a Posejdona (niebieskiego) w najniższym: przesunąć może tylko Afrodytę, i tylko do rzędu 3.
turn-consult-gods-delayed = Bogowie przesuwani później
    .text = Wariant z wersji internetowej: boga przesuwanego po rzucie innego gracza wybierasz dopiero na początku swojej następnej tury; jeśli w grę wchodzi tylko jeden, przesuwasz go od razu. Nasze rozstrzygnięcie: jedno przesunięcie za każdy rzut, przed sprawdzaniem ran, dla boga, który i przy rzucie, i teraz stoi powyżej najniższego rzędu.
    .example = Przed twoją turą dwóm innym graczom wypadł czerwony i czarny. Masz dwa przesunięcia i oba możesz przeznaczyć dla Afrodyty (czerwonej), bo czerwony był w obu rzutach.

## Kości, wyrocznia, karty wyroczni

oracle-wheel = Koło wyroczni
    .text = Kolory na kole wyroczni, zgodnie z ruchem wskazówek zegara, to różowy, niebieski, żółty, zielony, czerwony, czarny i znowu różowy. (Instrukcja nazywa różowy fioletowym.)
    .example = Od czerwonego do czarnego jest 1 pole, do różowego 2.
oracle-recolor = Zmiana koloru
    .text = Używając kości lub karty wyroczni, możesz przesunąć ją po kole zgodnie z ruchem wskazówek zegara, płacąc 1 żeton łaski za każde pole. Koloru kości nie zmienia się na zapas.
    .example = Różowa kość działa jako żółta za 2 żetony. Żółta musi obejść koło dłuższą drogą, żeby działać jako różowa: 4 żetony.
oracle-card-as-die = Karta działa jak kość
    .text = Karty wyroczni używasz jak kości w jej kolorze. Jej kolor też możesz zmienić.
    .example = Nie masz niebieskiej kości. Zagrywasz różową kartę wyroczni, płacisz 1 żeton łaski i ładujesz niebieski posąg.
oracle-one-card = Jedna karta na turę
    .text = W turze możesz zagrać 1 kartę wyroczni, choć mieć ich możesz dowolnie wiele. Zagraną odrzucasz na koniec swojej tury.
    .example = Masz czerwoną i czarną kartę i zagrywasz czerwoną. Czarna musi poczekać na inną turę.
oracle-deck-empty = Gdy skończy się stos
    .text = Jeśli masz dobrać kartę wyroczni, rany lub ekwipunku, a stos jest pusty, tasuje się karty odrzucone w nowy stos; gdy i tych brak, nic nie dobierasz. To nasze rozstrzygnięcie, bo instrukcja wspomina o stosach kart odrzuconych, ale nie mówi, do czego służą.
    .example = Ktoś dobiera ostatnią kartę wyroczni, a ty następną: karty odrzucone stają się nowym stosem. Karty zagranej w tej turze jeszcze w nim nie ma.
oracle-any-color = Co znaczy „dowolny kolor”
    .text = Kość lub karta, która liczy się jako dowolny kolor, może też mieć kolor stworzenia, karty z premią za kość albo obramowania wyspy. Przy przepytywaniu liczy się tylko to, co wypadło. To nasze rozstrzygnięcie: słowa „dowolny kolor” rozumiemy najszerzej, jak się da.
    .example = Po użyciu Apolla czarną kością płyniesz jak różową, a jeśli masz różowe stworzenie, Pana, o 3 pola dalej.

## Akcje niezależne od koloru

action-draw-card = Dobierz kartę wyroczni
    .text = Kością dowolnego koloru dobierasz 1 kartę wyroczni.
    .example = Czarna kość na nic ci się dziś nie przyda. Dobierasz nią kartę, której możesz użyć jeszcze w tej turze.
action-take-favor = Weź żetony łaski
    .text = Kością dowolnego koloru bierzesz 2 żetony łaski.
    .example = Masz 1 żeton i wolną zieloną kość: teraz masz 3 żetony, a to wystarczy, by trzy razy przedłużyć walkę.
action-look = Podejrzyj dwie wyspy
    .text = Kością dowolnego koloru możesz podejrzeć 2 zakryte kafle wysp w dowolnych miejscach planszy; pozostają zakryte. Według naszych rozstrzygnięć wskazujesz oba, zanim zobaczysz którykolwiek, a dopóki są dwa, nie możesz wskazać tylko jednego.
    .example = Podglądasz kafel blisko okrętu i drugi na obrzeżu. Żaden nie jest w twoim kolorze, więc nie zmarnujesz kości na ich eksplorowanie.
action-look-fewer = Podglądanie ostatniego kafla
    .text = Jeśli został tylko jeden zakryty kafel wyspy, akcja podglądania pokazuje właśnie jego; gdy nie ma żadnego, nie można jej wybrać. To nasze rozstrzygnięcie, bo instrukcja mówi tylko o dwóch kaflach.
    .example = Jedenaście kafli leży odkrytych. Wolną kością podglądasz dwunasty.
action-look-private = Widzisz tylko ty
    .text = Tylko ty wiesz, co jest na kaflu, który podglądasz. Wszyscy wiedzą, że go podglądasz i gdzie on leży.
    .example = Niebieski podgląda kafel, a potem od niego odpływa. Nie wiesz, co tam jest, ale możesz wyciągnąć wnioski.

## Akcje zależne od koloru: zasady wspólne

action-color-match = Kolor musi się zgadzać
    .text = Kość, po zmianie koloru, musi mieć kolor tego, czego dotyczy akcja: pola, na którym się zatrzymujesz, potwora, obramowania wyspy, daru, posągu, boga albo ran.
    .example = Masz czerwoną kość: możesz walczyć z czerwonym potworem, przesunąć Afrodytę albo popłynąć na czerwone pole, ale nie załadujesz niebieskiego daru.
action-adjacent = Trzeba stać obok
    .text = Możesz działać na wyspie lub w mieście tylko wtedy, gdy twój okręt stoi na polu morza sąsiadującym z tym polem. Według naszego rozstrzygnięcia w mieście liczy się pole miasta; samo morze na jego kaflu nie wystarczy.
    .example = Od czarnej świątyni dzieli cię jedno pole morza. Podpłyń o jedno bliżej, zanim złożysz czarny dar.
action-effect = Żadnych pustych akcji
    .text = Akcja lub akcja specjalna boga, która niczego by nie zmieniła, jest niedozwolona; wystarczy jednak, że zadziała w części. To nasze rozstrzygnięcie: pusta akcja mogłaby tylko zmarnować kość.
    .example = Nie masz niebieskich ran, więc niebieską kością ich nie odrzucisz. Karta, która daje żeton, kartę wyroczni i przesunięcie boga, działa nawet wtedy, gdy ten bóg jest już na szczycie.
task-needed = Tylko to, co potrzebne
    .text = Możesz walczyć z potworem albo załadować posąg lub dar tylko wtedy, gdy wymaga tego któreś z twoich niewykonanych zadań. To, co masz w ładowni, już się liczy do swojego zadania.
    .example = Masz 1 posąg wzniesiony i 2 w ładowni: każde z 3 zadań z posągiem ma już swój i następnego nie załadujesz, nawet jeśli jest na niego miejsce.
task-color-once = Żaden kolor dwa razy
    .text = Wśród twoich posągów, wśród darów i wśród potworów żaden kolor nie liczy się dwa razy. Białe zadanie nie może przyjąć koloru ustalonego w innym zadaniu tego samego rodzaju.
    .example = Jeden z twoich wzniesionych posągów jest czerwony, więc następny będzie w innym kolorze. Czerwony potwór nie przeszkadza: to zadanie innego rodzaju.
task-fixed-first = Zadanie kolorowe przed białym
    .text = Jeśli to, co robisz, pasuje i do zadania z ustalonym kolorem, i do białego, wykonujesz to z ustalonym kolorem. To nasze rozstrzygnięcie: wynika z tego, że żaden kolor nie liczy się dwa razy.
    .example = Składasz niebieski dar. Niebieskie zadanie jest wykonane, a białe czeka na inny kolor.
task-reward-on-return = Kiedy dostajesz nagrodę
    .text = Nagrodę za zadanie dostajesz dokładnie wtedy, gdy jego kafel wraca do pudełka jako wykonany. Nasze rozstrzygnięcie ustala kolejność: płacisz, akcja działa, dostajesz nagrody i wybierasz to, co jest w nich do wyboru, a na końcu użyty bóg wraca na dół.
    .example = Wznosisz posąg: posąg stoi, kafel zadania wraca do pudełka, wybierasz towarzysza. Za samo załadowanie posągu nic nie ma.
task-returned-color = Kolory odrzuconych zadań
    .text = Zadanie, które wraca do pudełka niewykonane, nie rezerwuje już swojego koloru. To nasze rozstrzygnięcie: nie ma już kafla, z którym kolor mógłby się powtórzyć.
    .example = W krótszej grze wszyscy odrzucili zadanie z czerwonym potworem. Czerwony potwór pasuje teraz do białego zadania.

## Poruszanie okrętu

move-range = Jak daleko płyniesz
    .text = Jedną kością twój okręt przepływa do 3 pól morza: to jego zasięg.
    .example = Zielone pole, na które chcesz trafić, jest 3 pola stąd: zieloną kością dopłyniesz tam za darmo.
move-end-color = Kolor ostatniego pola
    .text = Musisz się zatrzymać na polu morza w kolorze użytej kości. Pola po drodze mogą mieć dowolny kolor.
    .example = Zieloną kością przepływasz przez pole czerwone i czarne i zatrzymujesz się na zielonym.
move-blocked = Którędy nie popłyniesz
    .text = Twój okręt nie przepływa przez wyspy, miasta ani mielizny i się na nich nie zatrzymuje. Tak samo zamknięte jest pole Zeusa, aż do twojego powrotu.
    .example = Między tobą a polem, na które chcesz trafić, leży świątynia. Opływasz ją, a każde pole morza po drodze się liczy.
move-buy-range = Dalej za opłatą
    .text = Każde pole ponad zasięg kosztuje 1 żeton łaski. Ostatnie i tak musi mieć kolor kości.
    .example = Do czarnego pola jest 5 pól, a twój zasięg to 3: czarną kością i za 2 żetony tam dopłyniesz.
move-must-move = Postój to nie ruch
    .text = Ruch kończy się na innym polu, niż się zaczął. To nasze rozstrzygnięcie, bo pływanie w kółko tylko zmarnowałoby kość.
    .example = Stoisz na żółtym polu. Żółtą kością płyniesz na inne żółte pole w zasięgu albo robisz coś innego.
move-to-zeus = Powrót do Zeusa
    .text = Po wykonaniu wszystkich zadań możesz zakończyć ruch na polu Zeusa, kością dowolnego koloru. Według naszych rozstrzygnięć liczy się ono jako 1 pole, pomaga wszystko, co wydłuża ruch, a kość zachowuje swój kolor.
    .example = Do Zeusa są 4 pola, a twój zasięg to 3. Dopłyniesz dowolną kością i za 1 żeton łaski; 3 dodatkowe pola za stworzenie wymagają kości w jego kolorze.
move-start = Wypłynięcie od Zeusa
    .text = Pierwszy ruch zaczynasz na polu Zeusa, a pierwsze pole morza, na które wpływasz, liczy się jako 1. To nasze rozstrzygnięcie, bo instrukcja stawia okręt obok Zeusa i nie mówi, jak to liczyć.
    .example = Przy zasięgu 3 pierwszą kością dopłyniesz najdalej na trzecie pole morza od Zeusa, chyba że za dalszą drogę zapłacisz żetonami łaski.

## Walka

fight-color = Z którym potworem walczysz
    .text = Walczysz z potworem w kolorze kości na wyspie obok twojego okrętu. Może leżeć pod innymi; według naszego rozstrzygnięcia celem może być każdy potwór na wyspie.
    .example = Na wyspie obok są niebieski i czarny potwór. Czarną kością walczysz z czarnym, nawet jeśli na wierzchu leży niebieski.
fight-strength = Siła potwora
    .text = Potwór zaczyna każdą walkę z siłą 9 pomniejszoną o siłę twojej tarczy.
    .example = Siła twojej tarczy to 3: potwór zaczyna z siłą 6, więc w pierwszym rzucie wystarczy 6.
fight-win = Wygrana runda
    .text = Rzucasz kością walki (od 0 do 9). Jeśli wypadnie tyle, ile wynosi siła potwora, albo więcej, potwór jest pokonany.
    .example = Przeciw sile 9 wygrywa tylko 9: 1 szansa na 10. Przeciw sile 6 wygrywają 6, 7, 8 i 9: 4 na 10.
fight-lose-round = Przegrana runda
    .text = Rzut poniżej siły potwora oznacza przegraną rundę. Jeśli przegrywasz z wynikiem 0, dobierasz też 1 kartę rany; według naszego rozstrzygnięcia tę z wierzchu stosu, obojętnie jakiego koloru.
    .example = Przeciw sile 7 wyrzucasz 5: runda przegrana, ale bez rany. Płacisz i wyrzucasz 0: znowu przegrana, a do tego dobierasz ranę.
fight-continue = Walka trwa dalej
    .text = Po przegranej rundzie możesz zapłacić 1 żeton łaski i rzucić jeszcze raz, przeciw sile o 1 mniejszej. Według naszego rozstrzygnięcia, jeśli nie masz już żetonów, walka kończy się sama.
    .example = Przegrywasz przeciw sile 9. Za żeton walczysz dalej przeciw 8, za następny przeciw 7.
fight-surrender = Poddanie się
    .text = Jeśli nie możesz lub nie chcesz zapłacić, poddajesz się. Nic więcej cię to nie kosztuje, ale kość lub karta jest zużyta, a następna walka znów zaczyna się od pełnej siły.
    .example = Siła potwora spada z 9 do 7 i poddajesz się. Następnym razem jego siła to znów 9 minus siła twojej tarczy.
fight-reward = Nagroda za potwora
    .text = Pokonany potwór znika z planszy, a jego zadanie jest wykonane. Bierzesz 1 z wyłożonych kart ekwipunku i od razu uzupełnia się je do 6.
    .example = Pokonujesz czerwonego potwora i bierzesz kartę „zasięg +1”. Nową kartę wykłada się, zanim ktokolwiek zrobi cokolwiek innego.

## Eksplorowanie i kapliczki

explore-color = Eksplorowanie wyspy
    .text = Gdy stoisz obok zakrytego kafla wyspy, możesz go odkryć kością w kolorze obramowania jego pola.
    .example = Obramowanie jest żółte, a kafel okazuje się niebieski. Potrzebna była żółta kość.
explore-own = Własna wyspa
    .text = Jeśli kafel ma kolor twojego okrętu, a tobie zostało zadanie z kapliczką, od razu budujesz na nim kapliczkę i wykonujesz zadanie. Litera nie ma tu znaczenia.
    .example = Grasz niebieskimi i odkrywasz niebieski kafel: kapliczka stoi, a ty przesuwasz za nią boga. Nagrody za literę nie ma.
explore-letter = Nagrody za litery
    .text = Jeśli nie budujesz kapliczki, dostajesz nagrodę za literę kafla. Psi: 4 żetony łaski. Fi: 2 karty wyroczni. Sigma: 3 przesunięcia bogów. Omega: odrzucasz rany jednego wybranego koloru, a tarcza rośnie o 1.
    .example = Grasz czerwonymi i odkrywasz zielony kafel z literą Psi: bierzesz 4 żetony łaski. Za Omegę, gdy nie masz ran, rośnie tylko tarcza.
explore-third-own = Własny kafel bez zadania
    .text = Jeśli nie masz już zadania z kapliczką, następny kafel w twoim kolorze daje nagrodę za literę, jak każdy inny.
    .example = W krótszej grze stoją już obie twoje kapliczki. Na trzecim kaflu jest litera Fi: dobierasz 2 karty wyroczni.
explore-for-others = Kafle w kolorze innych graczy
    .text = Kafel w kolorze innego gracza pozostaje odkryty, a ten gracz zaznacza sobie zadanie z kapliczką. Niczego nie zyskuje, dopóki sam nie przypłynie i nie zbuduje; nagroda za literę jest twoja.
    .example = Grasz czerwonymi, odkrywasz niebieski kafel z literą Sigma i masz 3 przesunięcia bogów. Niebieski wie już, gdzie budować, i nie musi tam eksplorować.
explore-picture-rule = Kapliczki według liter
    .text = Wariant z pierwszego wydania: kafel w twoim kolorze przyjmuje twoją kapliczkę tylko wtedy, gdy jego litera jest na twoim niewykonanym zadaniu z kapliczką. Według naszych rozstrzygnięć nic poza tym się nie zmienia, a kto przed grą odrzuca takie zadanie, wybiera jego literę.
    .example = Grasz zielonymi i w krótszej grze odrzucasz kapliczkę Psi. Twój zielony kafel z literą Psi daje wtedy tylko 4 żetony łaski.
shrine-build = Budowa kapliczki
    .text = Gdy stoisz obok odkrytego kafla w swoim kolorze, na którym nie ma kapliczki, użyj kości w kolorze obramowania jego pola: kapliczka stoi, a zadanie jest wykonane.
    .example = Niebieski odkrył twój kafel na polu z różowym obramowaniem. Podpływasz i budujesz różową kością.
shrine-reward = Nagroda za kapliczkę
    .text = Za wykonane zadanie z kapliczką dostajesz 1 przesunięcie dowolnego boga.
    .example = Kapliczka stoi, a Artemida wchodzi z rzędu 5 do 6: możesz jej użyć jeszcze w tej turze.

## Dary i posągi

cargo-capacity = Ładownia okrętu
    .text = Ładownia twojego okrętu mieści 2 rzeczy, dary i posągi razem, chyba że kafel okrętu lub karta daje więcej miejsca. Do pełnej nic nie załadujesz.
    .example = W ładowni masz czerwony posąg i niebieski dar. Dostarcz jedno z nich, zanim załadujesz coś następnego.
cargo-no-dumping = Nic za burtę
    .text = Ładunku nie można wyrzucić. To nasze rozstrzygnięcie, bo żadna zasada nie pozwala się go pozbyć inaczej, niż dostarczając.
    .example = Masz w ładowni czarny dar, a jego świątynia jest daleko: dar zajmuje miejsce, dopóki tam nie dopłyniesz.
offering-load = Załadunek daru
    .text = Obok wyspy darów ładujesz dar w kolorze kości. Według naszego rozstrzygnięcia może to być każdy dar z tej wyspy.
    .example = Na wyspie leżą dary czerwony, niebieski i różowy, a twoje niebieskie zadanie jest niewykonane: niebieską kością ładujesz niebieski dar.
offering-make = Złożenie daru
    .text = Obok świątyni w kolorze kości składasz dar w tym samym kolorze. Jego zadanie jest wykonane.
    .example = Wieziesz zielony dar i stoisz obok zielonej świątyni. Zieloną kością go składasz.
offering-reward = Nagroda za dar
    .text = Za złożony dar bierzesz 3 żetony łaski.
    .example = Składasz żółty dar, gdy masz 1 żeton, i grasz dalej z 4.
statue-load = Załadunek posągu
    .text = Obok miasta ładujesz jeden posąg w jego kolorze, kością tego koloru. Według naszego rozstrzygnięcia twój okręt musi sąsiadować z samym polem miasta.
    .example = Stoisz obok różowego miasta, masz różową kość i miejsce w ładowni: zabierasz różowy posąg.
statue-raise = Wznoszenie posągu
    .text = Obok wyspy posągów z wolnym polem budowy w kolorze kości wznosisz posąg w tym kolorze. Zadanie z posągiem jest wykonane.
    .example = Na wyspie są wolne pola budowy zielone i czerwone. Czerwoną kością wznosisz czerwony posąg; na niebieski nie ma tu pola.
statue-site-once = Jeden posąg na pole
    .text = Na polu budowy mieści się jeden posąg. Kto je zajmie, zamyka je dla wszystkich. To nasze rozstrzygnięcie, bo instrukcja mówi tylko, że na wyspie stają trzy posągi w różnych kolorach.
    .example = Żółty wznosi czarny posąg na wyspie przed tobą. Swój zawozisz na jedno z dwóch pozostałych czarnych pól.
statue-reward = Nagroda za posąg
    .text = Za wzniesiony posąg wybierasz kartę towarzysza w kolorze posągu.
    .example = Wznosisz zielony posąg i wybierasz spośród zielonego herosa, półboga i stworzenia, o ile jeszcze są.

## Rany i bogowie jako akcje

injury-discard = Odrzucanie ran
    .text = Odrzucasz wszystkie swoje rany w kolorze kości.
    .example = Masz 2 niebieskie rany i 1 czerwoną. Niebieską kością odrzucasz obie niebieskie.
god-advance-action = Przesuwanie boga
    .text = Bóg w kolorze kości wykonuje 1 przesunięcie w górę.
    .example = Czarna kość przesuwa Aresa z rzędu 4 do 5.
god-first-step = Pierwsze przesunięcie
    .text = Z najniższego rzędu bóg wchodzi od razu do rzędu z liczbą graczy: przy 2 graczach do rzędu 3 z 6, przy 3 do rzędu 2, przy 4 do rzędu 1. Odtąd każde przesunięcie to jeden rząd.
    .example = Przy 3 graczach Hermes wchodzi z najniższego rzędu do rzędu 2. Jeszcze cztery przesunięcia i jest na szczycie.
god-top = W najwyższym rzędzie
    .text = Bóg w najwyższym rzędzie, czyli w rzędzie 6, nie idzie dalej. Według naszych rozstrzygnięć nie można go wybrać do przesunięcia, a przesunięcie, którego żaden bóg nie może wykonać, przepada.
    .example = Posejdon stoi w rzędzie 6, więc niebieska kość go nie przesunie. Najpierw go użyj albo wymień na kartę.
god-split-steps = Dzielenie przesunięć
    .text = Gdy dostajesz kilka przesunięć bogów naraz, dzielisz je między swoich bogów, jak chcesz.
    .example = Mając 3 przesunięcia, możesz podnieść jednego boga o trzy rzędy albo Aresa o dwa i Apolla o jeden.
god-use = Użycie boga
    .text = Boga w najwyższym rzędzie możesz użyć w fazie akcji dowolnej swojej tury, nawet od razu, gdy tam dotrze: wykonuje on swoją akcję specjalną. Nie potrzebujesz kości, a według naszego rozstrzygnięcia możesz w turze użyć dowolnie wielu bogów.
    .example = Żółta kość przesuwa Apolla do rzędu 6. Używasz go od razu, a zaraz po nim Afrodyty.
god-return = Bóg wraca na dół
    .text = Gdy cała akcja specjalna dobiegnie końca, łącznie z nagrodami, bóg wraca do najniższego rzędu. Dopiero wtedy może znowu iść w górę.
    .example = Artemida odkrywa kafel z literą Sigma: 3 przesunięcia. Żadne nie może przypaść Artemidzie, bo jej akcja jeszcze trwa.
god-trade = Wymiana boga na kartę
    .text = Zamiast użyć akcji specjalnej boga z najwyższego rzędu, możesz cofnąć go na dół w zamian za 1 kartę wyroczni.
    .example = Nie masz ran. Wymieniasz Afrodytę na kartę wyroczni i nie zużywasz kości.
god-not-in-check = Bogowie dopiero w fazie akcji
    .text = Akcje specjalne należą do fazy akcji. Przy wcześniejszym sprawdzaniu ran nie możesz użyć żadnego boga.
    .example = Zaczynasz turę z 6 ranami i Afrodytą w najwyższym rzędzie: i tak musisz odpoczywać.
god-poseidon = Posejdon (niebieski)
    .text = Posejdon przemieszcza twój okręt na dowolne inne pole morza albo na pole Zeusa, jeśli wszystkie twoje zadania są wykonane.
    .example = Ostatnie zadanie wykonujesz na dalekim obrzeżu. Posejdon przemieszcza twój okręt prosto na pole Zeusa.
god-apollon = Apollo (żółty)
    .text = Apollo pozwala ci dobrać 1 kartę wyroczni. Do końca tury twoje kości i karta wyroczni liczą się jako dowolny kolor, za darmo.
    .example = Masz dwie czerwone kości i używasz Apolla: jedną ładujesz różowy posąg, drugą płyniesz na czarne pole.
god-artemis = Artemida (zielona)
    .text = Artemida odkrywa jeden zakryty kafel wyspy, gdziekolwiek leży, a ty dostajesz to, co daje ten kafel: kapliczkę albo nagrodę za literę.
    .example = Podglądasz kafel na dalekim obrzeżu i wiesz, że jest twój. Dzięki Artemidzie budujesz tam kapliczkę i nie musisz płynąć.
god-aphrodite = Afrodyta (czerwona)
    .text = Dzięki Afrodycie odrzucasz wszystkie swoje rany, każdego koloru.
    .example = Masz 5 ran i boisz się tytana. Po użyciu Afrodyty nie masz żadnej.
god-ares = Ares (czarny)
    .text = Ares bez rzutu pokonuje potwora obok twojego okrętu, w dowolnym kolorze, jeśli wymaga go któreś z twoich zadań.
    .example = Przy tarczy 0 na zielonego potwora obok ciebie trzeba wyrzucić 9. Ares pokonuje go na pewno, a ty bierzesz kartę ekwipunku.
god-hermes = Hermes (różowy)
    .text = Gdy twój okręt sąsiaduje z miastem, obojętnie którym, Hermes przynosi ci potrzebny posąg z miasta, które wskażesz. W ładowni musi być na niego miejsce.
    .example = Stoisz obok niebieskiego miasta, a potrzebujesz czarnego posągu. Hermes go przynosi i nie musisz płynąć do czarnego miasta.
god-reach = Bogowie a działanie z daleka
    .text = Ekwipunek, który pozwala działać z daleka, służy też Aresowi i Hermesowi: karta do wysp Aresowi, karta do posągów Hermesowi. To nasze rozstrzygnięcie; pytanie padło, ale odpowiedź wydawcy do nas nie dotarła, a FAQ graczy mówi „tak”.
    .example = Od czerwonego potwora dzieli cię jedno pole morza. Z kartą „wyspy z daleka” Ares i tak go dosięga.

## Tytan

titan-roll = Rzut kością tytana
    .text = Ostatni gracz rundy rzuca kością tytana (od 1 do 6) razem z kośćmi wyroczni. Rzuca nią także wtedy, gdy odpoczywa i nie rzuca kośćmi wyroczni.
    .example = Ostatni gracz musi odpoczywać. Na koniec tej tury tytan i tak atakuje.
titan-six = Atak tytana: 6
    .text = Jeśli na kości tytana wypadnie 6, każdy gracz dobiera 2 karty ran, bez względu na tarczę.
    .example = Siła twojej tarczy to 5. Szóstka i tak kosztuje cię 2 rany.
titan-attack = Atak tytana: od 1 do 5
    .text = Jeśli siła twojej tarczy jest mniejsza niż rzut tytana, dobierasz 1 kartę rany. Równa lub większa cię chroni. Według naszego rozstrzygnięcia gracze dobierają po kolei, zgodnie z ruchem wskazówek zegara.
    .example = Wypada 3. Przy tarczy 3 nic ci się nie dzieje, przy tarczy 2 dobierasz ranę.

## Towarzysze

companion-hero = Herosi
    .text = Heros zwiększa siłę twojej tarczy o 2, gdy bierzesz jego kartę. Odtąd możesz w każdej chwili odrzucać rany w jego kolorze; według naszego rozstrzygnięcia program robi to za ciebie, od razu i przy każdym dobraniu takiej rany.
    .example = Bierzesz czerwonego herosa, Odyseusza: tarcza +2, a twoje 2 czerwone rany od razu odrzucasz. Dobrana później czerwona rana trafia prosto do kart odrzuconych.
companion-demigod = Półbogowie
    .text = Półbóg pozwala ci dobrać 1 kartę wyroczni, gdy go bierzesz. Odtąd kość lub karta wyroczni w jego kolorze może się liczyć jako dowolny kolor; według naszego rozstrzygnięcia liczy się kolor po zmianie.
    .example = Helena to różowy półbóg: różową kością walczysz teraz także z zielonym potworem albo płyniesz na czerwone pole, bez żetonów.
companion-creature = Stworzenia
    .text = Ruch kością lub kartą wyroczni w kolorze stworzenia ma zasięg +3 i może się skończyć na polu morza dowolnego koloru.
    .example = Pegaz to zielone stworzenie: zieloną kością przepływasz do 6 pól i możesz się zatrzymać na czarnym.
companion-taken = Każdy towarzysz tylko raz
    .text = Każdy towarzysz ma jedną kartę: w każdym kolorze są heros, półbóg i stworzenie, czyli tyle kart, ile posągów. Gdyby żadnej nie było, nie dostajesz karty; to nasze rozstrzygnięcie na przypadek, który nie może się zdarzyć.
    .example = Niebieski ma już żółtego herosa, Bellerofonta. Za swój żółty posąg wybierasz między Minosem a Gryfem.

## Kafle okrętów

ship-shield = Kafel okrętu: tarcza 2
    .text = Na początku gry siła twojej tarczy to 2.
    .example = Od pierwszej rundy rzuty tytana 1 i 2 nic ci nie robią, a potwory zaczynają z siłą 7.
ship-range = Kafel okrętu: zasięg +2
    .text = Zasięg twojego okrętu jest o 2 większy, zwykle wynosi więc 5.
    .example = Niebieskie pole 5 pól dalej kosztuje cię niebieską kość i ani jednego żetonu.
ship-gods = Kafel okrętu: wszyscy bogowie
    .text = Wszyscy twoi bogowie zaczynają w rzędzie z liczbą graczy i wracają do niego, a nie do najniższego, po użyciu lub wymianie. Nasze rozstrzygnięcia: wymiana liczy się jak użycie, a pierwsza rana nie daje dodatkowego przesunięcia.
    .example = Przy 2 graczach twoich sześcioro bogów zaczyna w rzędzie 3. Po walce Ares wraca do rzędu 3, trzy przesunięcia od szczytu.
ship-gods-out = Wszyscy bogowie reagują na rzuty
    .text = Z kaflem okrętu „wszyscy bogowie” żaden z twoich bogów nigdy nie stoi w najniższym rzędzie, więc każde przepytywanie innego gracza może przesunąć jednego z nich. To nasze rozstrzygnięcie, zgodne z FAQ graczy.
    .example = Innemu graczowi wypada różowy i dwa razy żółty: możesz przesunąć Hermesa albo Apolla, choć żaden się jeszcze nie ruszył.
ship-favor = Kafel okrętu: dodatkowy żeton
    .text = Ilekroć bierzesz żetony łaski, bierzesz o 1 więcej; na początku gry też. Według naszego rozstrzygnięcia każda wypłata liczy się osobno.
    .example = Kość daje ci 3 żetony zamiast 2, dar 4 zamiast 3. Jeśli jesteś pierwszym graczem, zaczynasz z 4.
ship-task = Kafel okrętu: zadanie mniej
    .text = Przed pierwszą turą odrzucasz jedno wybrane zadanie, bez nagrody: wraca ono do pudełka. Wystarczą pozostałe: 11, a w krótszej grze o jedno mniej niż u innych.
    .example = Odrzucasz zadanie z kapliczką. Wystarczą ci dwie kapliczki, ale za trzecią nie ma przesunięcia boga.
ship-equipment = Kafel okrętu: ekwipunek
    .text = Przed pierwszą turą bierzesz 1 z wyłożonych kart ekwipunku i dobierasz 1 kartę wyroczni. Nasze rozstrzygnięcie: wyłożone karty się uzupełnia, a karta jednorazowa działa od razu.
    .example = Bierzesz kartę „wyspy z daleka” i przez całą grę eksplorujesz z większej odległości.
ship-both-ways = Kafel okrętu: oba kierunki
    .text = Kolor możesz zmieniać także w kierunku przeciwnym do ruchu wskazówek zegara i płacisz za krótszą drogę. Ładowność twojego okrętu jest o 2 większa, zwykle wynosi więc 4.
    .example = Niebieska kość działa jako różowa za 1 żeton, o jedno pole wstecz; zgodnie z ruchem wskazówek zegara, dookoła koła, kosztowałoby to 5.
ship-recolor = Kafel okrętu: tańsza zmiana koloru
    .text = Zmiana koloru kosztuje cię o 1 żeton łaski mniej, ale nigdy mniej niż 0. Według naszego rozstrzygnięcia oszczędzasz raz na każdej użytej kości lub karcie, a nie na każdym polu koła.
    .example = Z różowego na niebieski zmieniasz za darmo, a z różowego na żółty za 1 żeton zamiast 2.

## Ekwipunek

equipment-one-time = Ekwipunek jednorazowy
    .text = Karta jednorazowa działa w chwili, gdy ją bierzesz. Według naszych rozstrzygnięć efekt, który nie może wtedy nastąpić, przepada, a karta zostaje u ciebie.
    .example = Z pełną ładownią bierzesz kartę, która daje posąg: posągu nie ma i później też nie będzie.
equipment-statues = Ekwipunek: posąg
    .text = Jednorazowo: ładujesz jeden z pokazanych posągów z jego miasta, gdziekolwiek jest twój okręt. Musisz go potrzebować i mieć na niego miejsce. Jedna karta pokazuje różowy, niebieski i czarny, druga czerwony, zielony i żółty.
    .example = Pokonujesz potwora i bierzesz kartę z różowym, niebieskim i czarnym: czarny posąg z czarnego miasta trafia do twojej ładowni.
equipment-offerings = Ekwipunek: dar
    .text = Jednorazowo: ładujesz jeden z pokazanych darów z dowolnej wyspy, gdziekolwiek jest twój okręt. Musisz go potrzebować i mieć na niego miejsce. Jedna karta pokazuje różowy, niebieski i czarny, druga czerwony, zielony i żółty.
    .example = Potrzebujesz żółtego daru, a żółte leżą tylko na drugim końcu morza. Przynosi ci go karta z czerwonym, zielonym i żółtym.
equipment-consult = Ekwipunek: żetony za przepytywanie
    .text = Gdy radzisz się wyroczni i choć raz wypadnie kolor karty, bierzesz 2 żetony łaski. Są trzy takie karty: żółta, czerwona i czarna.
    .example = Masz czerwoną kartę, a wypada dwa razy czerwony i raz niebieski: bierzesz 2 żetony, nie 4.
equipment-die-bonus = Ekwipunek: premia za kość
    .text = Kością lub kartą wyroczni w kolorze karty ekwipunku możesz wziąć trzy rzeczy naraz: 1 żeton łaski, 1 kartę wyroczni i 1 przesunięcie boga w tym kolorze. Są trzy takie karty: różowa, zielona i niebieska.
    .example = Z zieloną kartą twoja zielona kość daje żeton, kartę i przesunięcie Artemidy.
equipment-god-to-top = Ekwipunek: bóg do najwyższego rzędu
    .text = Jednorazowo: przesuwasz Posejdona, Hermesa, Artemidę albo Afrodytę do najwyższego rzędu.
    .example = Hermes wciąż czeka w najniższym rzędzie. Karta przesuwa go do rzędu 6 i możesz go użyć w tej turze.
equipment-range = Ekwipunek: zasięg +1
    .text = Zasięg twojego okrętu jest o 1 większy, zwykle wynosi więc 4.
    .example = Różowe pole 4 pola dalej kosztuje cię różową kość i ani jednego żetonu.
equipment-shallows = Ekwipunek: przez mielizny
    .text = Twój okręt może przepływać przez mielizny, a te nie liczą się jako pola; zatrzymać się na nich nie może. Według naszych rozstrzygnięć możesz przepłynąć kilka z rzędu, a także pole Zeusa.
    .example = Z jednej strony pierścienia na drugą płyniesz przez otwór: pole morza za nim liczy się jako 1.
equipment-reward-god = Ekwipunek: bóg przy nagrodach
    .text = Każda nagroda za dar, posąg lub potwora daje też 1 przesunięcie jednego z twoich bogów. Nasze rozstrzygnięcia: nie za walkę, która przyniosła ci tę kartę; przy posągu najpierw jest towarzysz, przy potworze najpierw przesunięcie.
    .example = Składasz dar: 3 żetony łaski i przesunięcie Apolla. Jeśli potwora pokonuje Ares, przesunięcie musi przypaść innemu bogowi.
equipment-storage = Ekwipunek: ładowność +1
    .text = Ładowność twojego okrętu jest o 1 większa, zwykle wynosi więc 3, a w chwili wzięcia karty tarcza rośnie o 1.
    .example = Masz w ładowni dwa posągi, a teraz ładujesz jeszcze dar. Siła twojej tarczy rośnie z 0 do 1.
equipment-reach-island = Ekwipunek: wyspy z daleka
    .text = Możesz walczyć, eksplorować i budować kapliczki także wtedy, gdy między okrętem a wyspą leży jedno pole morza.
    .example = Zakryty kafel leży o jedno pole morza za daleko. Eksplorujesz go stąd, gdzie stoisz, i oszczędzasz ruch.
equipment-reach-statue = Ekwipunek: posągi z daleka
    .text = Możesz ładować i wznosić posągi także wtedy, gdy między okrętem a miastem lub wyspą leży jedno pole morza.
    .example = Od różowego miasta dzieli cię jedno pole morza. Różową kością i tak ładujesz różowy posąg.
equipment-reach-offering = Ekwipunek: dary z daleka
    .text = Możesz ładować i składać dary także wtedy, gdy między okrętem a wyspą lub świątynią leży jedno pole morza.
    .example = Od niebieskiej świątyni dzieli cię jedno pole morza. Niebieską kością składasz niebieski dar bez podpływania.
equipment-reach-meaning = Co znaczy „z daleka”
    .text = Sięgasz tam, gdy twój okręt sąsiaduje z polem wyspy lub miasta albo gdy dzieli go od niego jedno pole morza; mielizna nim być nie może. To nasze rozstrzygnięcie, jak rozumieć „odległość 1 pola morza”.
    .example = Okręt, pole morza, wyspa: sięgasz. Okręt, otwór pierścienia, wyspa: nie sięgasz.
equipment-recover = Ekwipunek: późniejszy odpoczynek
    .text = Odpoczywasz dopiero wtedy, gdy masz 4 lub więcej ran jednego koloru albo łącznie 8 lub więcej.
    .example = Masz 3 czerwone rany, 2 niebieskie i 2 zielone, razem 7: grasz tę turę normalnie.
equipment-extra-action = Ekwipunek: dodatkowa akcja
    .text = Raz na turę możesz zapłacić 3 żetony łaski za jedną dodatkową akcję dowolnego koloru. Według naszego rozstrzygnięcia działa to jak jeszcze jedna kość: akcje niezależne od koloru też wchodzą w grę, a koloru nie trzeba zmieniać.
    .example = Twoje kości są zużyte, ale masz 3 żetony. Płacisz nimi i ładujesz niebieski dar obok okrętu.
equipment-look = Ekwipunek: podejrzyj i wybierz
    .text = Jednorazowo: podglądasz 2 zakryte kafle wysp, jeden zostawiasz zakryty, a drugi odkrywasz i bierzesz, co daje. Według naszego rozstrzygnięcia najpierw wskazujesz oba. Gdy zakrytych kafli jest mniej niż 2, karta nic nie robi.
    .example = Widzisz literę Psi i kafel w swoim kolorze. Psi zostawiasz, swój odkrywasz i stoi na nim twoja kapliczka.
equipment-gift = Ekwipunek: podarunki
    .text = Jednorazowo: dostajesz 3 żetony łaski, 1 kartę wyroczni i 2 przesunięcia bogów, oba dla jednego boga albo po jednym dla dwóch.
    .example = Ares stoi w rzędzie 4: oba przesunięcia przypadają jemu i jest w najwyższym rzędzie.

## Żetony łaski i tarcza

favor-uses = Do czego służą żetony łaski
    .text = Żetonami łaski zmieniasz kolor kości i kart, wydłużasz ruch, przedłużasz walkę i opłacasz kartę „dodatkowa akcja”. Nie możesz wydać żetonów, których nie masz.
    .example = Masz 2 żetony: zmieniasz kolor kości o dwa pola koła, płyniesz o dwa pola dalej albo wydajesz po jednym na jedno i drugie.
favor-unlimited = Żetonów łaski nigdy nie brakuje
    .text = Żetonów łaski zawsze wystarcza. To nasze rozstrzygnięcie, bo w pudełku są 34, a żadna zasada nie mówi, co się dzieje, gdy się skończą.
    .example = Wszystkie 34 żetony są u graczy, a ty składasz dar: swoje 3 i tak dostajesz.
shield-max = Tarcza najwyżej 5
    .text = Siła twojej tarczy nigdy nie przekracza 5; nadwyżka przepada. To nasze rozstrzygnięcie, bo tor tarczy kończy się na 5, a opublikowana odpowiedź na to pytanie do nas nie dotarła.
    .example = Siła twojej tarczy to 5 i bierzesz herosa, który dodaje 2: zostaje 5. Z 4 wzrosłaby do 5.

## Koniec gry

end-trigger = Dotarcie do Zeusa i koniec gry
    .text = Pierwszy gracz, który wpłynie na pole Zeusa po wykonaniu wszystkich zadań, wywołuje koniec gry: rundę dogrywa się do ostatniego gracza i gra się kończy.
    .example = Z czworga graczy drugi w kolejności dociera do Zeusa. Trzeci i czwarty mają jeszcze po turze, pierwszy już nie. Gdy dociera ostatni, gra kończy się wraz z jego turą.
end-leftovers = Po dotarciu do Zeusa
    .text = Twoja tura trwa: kośćmi, kartą, bogami i ekwipunkiem, które ci zostały, możesz jeszcze dobierać karty wyroczni. Według naszego rozstrzygnięcia okręt zostaje u Zeusa, a ty nadal radzisz się wyroczni. Boga, który dotrze do najwyższego rzędu po twojej ostatniej turze, nie można już użyć.
    .example = Docierasz pierwszą kością. Dwie pozostałe dają 2 karty wyroczni, a Aresa wymieniasz na trzecią: z tych, którzy wrócą, wygrywa gracz z największą liczbą kart.
end-winner = Kto wygrywa
    .text = Spośród graczy, którzy wrócili do Zeusa, wygrywa ten z największą liczbą kart wyroczni, a przy remisie z największą liczbą żetonów łaski. Jeśli i to nie rozstrzyga, dzielą się zwycięstwem.
    .example = Ty i inny gracz wracacie do Zeusa i macie po 3 karty wyroczni. Ty masz 2 żetony łaski, a on 1: wygrywasz.
end-ranking = Miejsca za zwycięzcą
    .text = Wariant z wersji internetowej: gracze, którzy nie wrócili, zajmują miejsca za tymi, którzy wrócili, według liczby wykonanych zadań, potem kart wyroczni, potem żetonów łaski.
    .example = Zielony ma wykonane 11 zadań, a Niebieski 10 i żaden nie wrócił. Zielony jest przed Niebieskim, bez względu na karty.
