### Zasady gry zaawansowanej Mythology, naszymi słowami, w kolejności z ../rules.toml.
### Nazwa wiadomości to identyfikator zasady z kreskami zamiast kropek. Wartość: tytuł, `.text`: zasada,
### `.example`: jeden przykład. Zasady, które sami ustaliliśmy, mówią o tym.

## Świat

world-own-rules = Osobne zasady
    .text = Gra zaawansowana ma własne zasady. Zasady gry podstawowej w niej nie obowiązują.
    .example = W grze podstawowej ruszasz jednostkami z obszaru swojego boga. W zaawansowanej twój bóg może być gdziekolwiek.
world-dice = Odczytywanie kości
    .text = Czerwona kość to dziesiątki, a biała jedności: od 11 do 66, 36 równie prawdopodobnych wyników.
    .example = Czerwona 5 i biała 3 to 53. Nigdy nie chodzi o sumę.
world-hexes = Pola
    .text = Pole mówi, gdzie stoi jednostka i dokąd może pójść. Nazwa pola to cztery cyfry: kolumna i rząd. Nasze rozstrzygnięcie: nieparzyste kolumny leżą o pół pola niżej.
    .example = 3111 leży w kolumnie 31 i rzędzie 11. Styka się z polami 3112 i 3212.
world-areas = Obszary
    .text = Mapa dzieli się na obszary lądowe i wodne, a każdy ma nazwę. Granice to linie na lądzie, na morzach i wzdłuż brzegów.
    .example = Obszarem jest Grecja, ale też Morze Zachodnie.
world-area-use = Do czego służą obszary
    .text = Na obszarach stoją bogowie, a obszary ograniczają to, co bogowie mogą zrobić. Ruchu jednostek nie ograniczają.
    .example = Nestor przechodzi z Grecji do Tracji i nikogo nie pyta o zgodę.
world-cyrenaica = Cyrenajka
    .text = Cyrenajka graniczy na północy z oboma obszarami Morza, na wschodzie z Egiptem, na południu z Nubią i jeziorem Tritonis, a na zachodzie z Libią.
    .example = Instrukcja opisuje te granice, a na naszej mapie Cyrenajka ma dokładnie tych sześciu sąsiadów.
world-islands = Wyspy
    .text = Wyspa nie jest osobnym obszarem. Należy do obszaru morza lub oceanu wokół niej. Nasze rozstrzygnięcie: jednostki na wyspie są na lądzie.
    .example = Kreta należy do Morza Wschodniego.
world-ocean = Rzeka Okeanos
    .text = Rzeka Okeanos to jeden obszar: pierścień wokół świata z sześcioma wyspami. Od Morza Zachodniego oddziela ją linia między Iberią a Mauretanią.
    .example = Pole na zachód od Gades należy do Rzeki Okeanos, a pole na wschód od niego do Morza Zachodniego.
world-rivers = Rzeki
    .text = Brzegi rzek nie są granicami ani brzegami morza. Nasze rozstrzygnięcie: woda dzieli tylko te pola, które wymienia pakiet danych.
    .example = Heros idzie wzdłuż Nilu i przez Nil.
world-coast = Wybrzeża
    .text = Jednostka na wybrzeżu jest na obszarze lądowym. To nasze rozstrzygnięcie, bo brzeg jest granicą dwóch obszarów.
    .example = Heros na wybrzeżu Licji jest w Licji, a nie na Morzu Wschodnim.
world-features = Góry, lasy, rzeki
    .text = Kolory lądu i odcienie błękitu nic nie znaczą. Góry, lasy i rzeki liczą się tylko wtedy, gdy mówi o nich bóg albo karta, a na razie nie mówi żaden.
    .example = Taurus jest na mapie, ale nikogo nie spowalnia.
world-distance = Odległości na początku gry
    .text = Na początku gry odległości liczy się w polach, tak samo przez ląd i przez wodę. To nasze rozstrzygnięcie.
    .example = Pole 2916 w Cyrenajce leży dwa pola od Grecji, za morzem.
world-map = Mapa
    .text = Drukowanej mapy nie można opublikować. Zastępuje ją nasza: pasuje do każdego pola, granicy i obszaru, o których mówi instrukcja.
    .example = Instrukcja mówi, gdzie zaczyna Złote runo: 3611. Na naszej mapie to Kolchida.

## Żetony

counter-kinds = Rodzaje żetonów
    .text = W instrukcji jest dziesięć rodzajów żetonów. Na razie gra się bogami, herosami, potworami, skarbami i punktami chwały.
    .example = Statki i pomocnicy dojdą z następnymi częściami gry zaawansowanej.
counter-heroes = Herosi
    .text = Jest 32 herosów i heroin, z numerami od 1 do 32. Każdy ma liczbę obrony i ataku, niektórzy także magii. Heroina różni się tylko obrazkiem.
    .example = Hektor ma numer 12. Jego liczby obrony i ataku są ważne w walce.
counter-monsters = Potwory
    .text = Są 32 potwory, z numerami od 33 do 64 i takimi samymi liczbami.
    .example = Minotaur ma numer 33.
counter-prizes = Skarby
    .text = Jest dziesięć skarbów, każdy z liczbą obrony. Na razie zostają tam, gdzie leżą.
    .example = Złote runo zostaje w Kolchidzie: zdobywania skarbów jeszcze nie ma.
counter-honest-numbers = Liczby zastępcze
    .text = Gdzie instrukcja nie podaje liczby, zastępuje ją nasza, i zawsze o tym mówimy.
    .example = Tabele rozjemcze bogów są nasze, a nie z drukowanych kart.

## Przygotowanie

ready-gods = Twój bóg
    .text = Każdy gracz losuje boga. Pozostali bogowie nie biorą udziału w grze. Nasze rozstrzygnięcie: w całą grę może grać od 2 do 8 osób, na razie od 2 do 4.
    .example = Czworo graczy to Atena, Hades, Hera i Hermes. Nikt nie jest Apollem.
ready-map = Rozłożenie mapy
    .text = Mapa jest rozłożona, a znacznik rund czeka obok swojego toru.
    .example = Gdy zaczyna się runda 1, znacznik wchodzi na pole 1.
history-option = Historyczny początek
    .text = Skarby i potwory zaczynają tam, gdzie są w dawnych opowieściach. Nasze rozstrzygnięcie: to ważniejsze niż odległości i niż jeden żeton na polu; herosi zaczynają jak zwykle.
    .example = Minotaur zaczyna na Krecie, blisko Grecji, razem z bykiem z Maratonu.
history-prizes = Gdzie zaczynają skarby
    .text = Każdy skarb ma swoje pole: Pegaz 3506, róg obfitości 2407, łania kerynejska 4010, Helena 3413, Andromeda 2416, byk z Maratonu 3014, złota gałąź 3416, jeleń kerymejski 4112, złote jabłka 2516, Złote runo 3611.
    .example = Złote jabłka zaczynają na polu 2516.
history-monsters = Gdzie zaczynają potwory
    .text = Każdy potwór ma swoje pole na liście w instrukcji. Niektóre pola są wspólne, a niektóre leżą w Grecji. Nasze rozstrzygnięcie: ostatni wiersz listy, bez potwora, to błąd w druku.
    .example = Sfinks i Pyton zaczynają na polu 2912.
ready-heroes = Gdzie zaczynają herosi
    .text = W 2 do 4 osób na lądzie zaczyna 18 wylosowanych herosów, każdy na osobnym polu: najpierw w Grecji, aż się zapełni, potem tuż obok niej, potem pole dalej. Nasze rozstrzygnięcie: pola z potworami się pomija.
    .example = W Grecji są cztery pola bez potworów. Na każde trafia heros, a pozostali zaczynają wokół Grecji.
ready-unborn = Herosi, którzy się jeszcze nie narodzili
    .text = Pozostali herosi czekają obok mapy. Do gry wprowadzają ich Mojry, których jeszcze nie ma.
    .example = Jeśli Tezeusza nie ma wśród 18 herosów, nikt nie może go zgłosić.

## Runda

phase-order = Fazy rundy
    .text = W każdej rundzie gracze najpierw wypełniają arkusze, potem ustawiają bogów, a potem kolejno mają swoje fazy ruchu. Następnie zaczyna się nowa runda. Karty i Mojry mają własne fazy, których jeszcze nie ma.
    .example = Podczas ustawiania bogów nie można zgłaszać jednostek.
phase-placing = Kto ustawia pierwszy
    .text = Każdy rzuca czerwoną i białą kością. Zaczyna najwyższy wynik, potem inni zgodnie z ruchem wskazówek zegara. Nasze rozstrzygnięcie: gracze z tym samym najwyższym wynikiem rzucają jeszcze raz.
    .example = Wyniki 53, 41 i 53: pierwszy i trzeci gracz rzucają ponownie.
phase-moving = Kto rusza pierwszy
    .text = Każdy rzuca od nowa. Najwyższy wynik ma pierwszą fazę ruchu, potem inni zgodnie z ruchem wskazówek zegara. Każdy kończy wszystko, zanim zacznie następny. Nasze rozstrzygnięcie: przy równych najwyższych wynikach rzuca się ponownie.
    .example = Ustawiasz boga pierwszy, a mimo to możesz ruszać ostatni.
phase-marker = Następna runda
    .text = Po wszystkich fazach ruchu znacznik przechodzi na następne pole toru i zaczyna się nowa runda.
    .example = Po ostatniej fazie ruchu rundy 7 każdy dostaje nowy wiersz arkusza na rundę 8.

## Arkusze

sheet-secret = Arkusze są tajne
    .text = Każdy gracz ma arkusz rozkazów. Do końca gry nie widzi go nikt inny.
    .example = Tylko licytacja zdradza coś z arkusza: że zapisano w nim co najmniej tyle.
sheet-when = Kiedy wypełnia się arkusze
    .text = Wszyscy wypełniają arkusze jednocześnie, na początku rundy, i nie zmieniają ich do następnej. Nasze rozstrzygnięcie: tutaj robią to po kolei. Dopóki nie zamkniesz arkusza, możesz cofnąć wpis.
    .example = W fazie ruchu żałujesz, że Nestor nie dostał punktu. Musisz poczekać do następnej rundy.
sheet-columns = Wiersze i sumy
    .text = Każda runda ma wiersz na to, co wydajesz teraz, i wiersz na dotychczasową sumę przy każdym herosie. Chwała ma osobną część.
    .example = Runda 1: 3 punkty przy Hektorze, suma 3. Runda 2: 5 punktów, suma 8.
sheet-hero-control = Punkty na herosów
    .text = Punkty mocy na herosa zapisuje się przy nim i dodaje do tych z wcześniejszych rund.
    .example = 3 punkty w rundzie 1 i 5 w rundzie 2 to 8 punktów przy Hektorze.
sheet-monster-control = Punkty na potwory
    .text = Punkty mocy na potwora liczą się tylko w rundzie, w której je zapisano.
    .example = 4 punkty przy Hydrze z rundy 1 w rundzie 2 już nie istnieją.
sheet-zeus = Ku chwale Zeusa
    .text = Punkty mocy można oddać ku chwale Zeusa.
    .example = 4 punkty dla Zeusa to 1 punkt chwały na koniec rundy.
sheet-aid = Pomoc i osłabienie w arkuszu
    .text = Pomoc albo osłabienie zapisuje się z numerem herosa, plusem albo minusem i liczbą punktów. Nasze rozstrzygnięcie: tylko przy herosach na mapie.
    .example = „24 +2” to 2 punkty pomocy dla Nestora.
sheet-honest = Tylko to, co zapisane
    .text = Nie możesz licytować więcej, niż zapisano przy jednostce. W instrukcji jest za to kara 50 punktów chwały; nasze rozstrzygnięcie: tutaj nie może się to zdarzyć, bo arkuszy pilnuje program.
    .example = Przy Nestorze masz 3 punkty: możesz licytować do 3 i udawać, że masz więcej.
sheet-on-and-off-map = Przy kim można zapisywać punkty
    .text = Przy każdym z 32 herosów, na mapie czy nie, i przy potworach, które są na mapie. To nasze rozstrzygnięcie.
    .example = Możesz zapisać punkty przy Tezeuszu, choć jeszcze się nie narodził.
allot-ten = Dziesięć punktów mocy
    .text = Masz 10 punktów mocy na rundę, bez względu na to, ile masz chwały.
    .example = 4 przy Hektorze, 3 przy Nestorze i 3 przy Hydrze: to już wszystkie.
allot-lost = Punktów się nie odkłada
    .text = Niezapisane punkty mocy przepadają. Nasze rozstrzygnięcie: arkusz można zamknąć, nawet jeśli coś zostało.
    .example = Zapisujesz 7 punktów i zamykasz arkusz. W następnej rundzie masz 10, a nie 13.
allot-uses = Na co są punkty mocy
    .text = Na razie na kontrolę herosów, kontrolę potworów, pomoc i osłabienie oraz chwałę Zeusa, w dowolnym podziale na całe punkty. Zdarzenia dojdą z następnymi częściami gry.
    .example = Wszystkie dziesięć przy Hektorze albo po jednym przy dziesięciu jednostkach.

## Bogowie

placing-any-area = Bóg idzie, dokąd chce
    .text = Twój bóg idzie na dowolny obszar albo zostaje, bez względu na to, kto tam jest.
    .example = Atena i Ares mogą być razem w Grecji.
placing-fixed = I tam zostaje
    .text = Ustawiony bóg do końca rundy rusza się tylko dzięki karcie.
    .example = Twój bóg stoi w Egipcie. Inny obszar wybierzesz w następnej rundzie.

## Ruch

march-five = Pięć jednostek
    .text = W swojej fazie ruchu możesz próbować ruszyć pięcioma jednostkami, herosami lub potworami. Nasze rozstrzygnięcie: każde zgłoszenie to jedna próba.
    .example = Po pięciu zgłoszeniach, z których jedno przegrało licytację, szóste nie jest możliwe.
march-own-phase = Tylko w swojej fazie
    .text = Jednostkami ruszasz tylko w swojej fazie ruchu.
    .example = Hermes zgłosił Jazona. Możesz zgłosić sprzeciw, ale nie możesz nikim ruszyć.
march-everything-own-phase = Wszystko w swojej fazie
    .text = Ruch i walka, a w następnych częściach gry także statki, pomocnicy i skarby należą do twojej fazy ruchu.
    .example = Gdy rusza Hera, odpowiadasz na jej zgłoszenia i możesz urządzać zasadzki na jej jednostki.
march-announce = Powiedz, kim chcesz ruszyć
    .text = Zgłaszasz jednostkę, którą chcesz ruszyć. Zanim się ruszy, rozstrzyga się, kto ją kontroluje.
    .example = „Nestor, numer 24”. Jeśli nikt nie zgłosi sprzeciwu, Nestor się rusza.
march-two-hexes = Dwa pola
    .text = Jednostka przechodzi w fazie ruchu do dwóch pól.
    .example = Nestor idzie z 2812 na 2811 i 2810 albo tylko na 2811.
march-adjacent = Z pola na pole
    .text = Jednostka przechodzi na sąsiednie pole i żadnego nie przeskakuje.
    .example = Z pola 2812 nie można przeskoczyć na 2810.
march-hero-land = Herosi chodzą po lądzie
    .text = Herosi wchodzą tylko na pola, na których jest choć trochę lądu.
    .example = Wybrzeże jest dobre, otwarte morze nie.
march-across-shore = Nie przez wodę
    .text = Heros pieszo nie przechodzi przez wodę z brzegu na brzeg. Nasze rozstrzygnięcie: takie boki pól wymienia pakiet danych.
    .example = Z 3111 nie dojdzie się na 3112 ani 3212: dzieli je Hellespont.
march-monster-anywhere = Potwory chodzą wszędzie
    .text = Potwory przechodzą tak samo przez ląd i przez wodę.
    .example = Minotaur schodzi z Krety na Morze Wschodnie.
march-stacking = Jednostki nie blokują drogi
    .text = Żadna jednostka nie blokuje drogi innej. Na jednym polu może ich stać dowolnie wiele.
    .example = Nestor przechodzi przez pole, na którym są Sfinks i Pyton.
march-terrain = Teren nie spowalnia
    .text = Rzeki, góry i lasy nikogo nie spowalniają, chyba że mówi tak bóg albo karta.
    .example = Przejście przez Hajmos trwa tyle samo co przez równinę.
march-one-by-one = Jedna po drugiej
    .text = Jednostki ruszają się pojedynczo: każda kończy ruch, zanim zgłosisz następną, i tam zostaje. Nasze rozstrzygnięcie: w jednej fazie ruszasz każdą jednostką raz.
    .example = Nestor zatrzymał się po jednym polu. Później nie może iść dalej.
march-same-unit = Dwa razy ta sama jednostka
    .text = W jednej rundzie tą samą jednostką może ruszyć kilku graczy, każdy w swojej fazie.
    .example = Atena prowadzi Nestora dwa pola na północ, a Hades z powrotem.
march-god-anywhere = Bóg może być gdzie indziej
    .text = Twój bóg nie musi być na obszarze, na którym stoi jednostka.
    .example = Atena jest w Egipcie i rusza Nestorem w Grecji.

## Kontrola

control-units = Kogo można kontrolować
    .text = Kontroluje się tylko herosów i potwory. Kontrola przynosi chwałę.
    .example = Złotego runa nie kontroluje nikt.
control-try-without = Próbować wolno zawsze
    .text = Możesz próbować ruszyć każdą jednostką, z punktami przy niej albo bez.
    .example = Nie masz punktów przy Hektorze, a go zgłaszasz. Może nikt się nie sprzeciwi.
control-most = Kto kontroluje jednostkę
    .text = Jednostkę kontroluje ten, kto ma przy niej najwięcej punktów mocy. Co rundę może się to zmienić, a kontrolujący może pozwolić ruszać nią innym.
    .example = Masz 8 punktów przy Hektorze, a Hera 5. Kontrola jest twoja, jeśli zechcesz to pokazać.
control-hero-total = Przy herosie liczy się suma
    .text = Przy herosie liczą się wszystkie punkty zapisane do tej pory.
    .example = 3 punkty, a potem 5 przy Hektorze: możesz licytować do 8.
control-hero-lapse = Punkty przy herosie mogą przepaść
    .text = Jeśli w jakiejś rundzie nie zapiszesz przy herosie żadnego punktu, przepadają wszystkie wcześniejsze. Nasze rozstrzygnięcie: dzieje się to przy zamykaniu arkusza.
    .example = Masz 8 punktów przy Hektorze, a w rundzie 3 nie zapisujesz nic. Zostaje 0.
control-monster-now = Przy potworze liczy się ta runda
    .text = Przy potworze liczą się tylko punkty z tej rundy.
    .example = 5 punktów przy Hydrze z rundy 2 w rundzie 3 nic nie daje.
control-unchallenged = Bez sprzeciwu
    .text = Jeśli nikt nie zgłosi sprzeciwu, jednostką rusza ten, kto ją zgłosił, z punktami przy niej albo bez.
    .example = Wszyscy pozwalają ci ruszyć Hektorem. Blef się udał.
control-challenge = Sprzeciw
    .text = Każdy inny gracz może zgłosić sprzeciw wobec zgłoszonej jednostki. Nie musi, nawet jeśli ją kontroluje. Nasze rozstrzygnięcia: pyta się zgodnie z ruchem wskazówek zegara, każdy może sprzeciwić się raz, pierwszy zwycięzca kończy sprawę, a na resztę fazy ruchu możesz pozwolić na wszystko.
    .example = Hades puszcza Nestora, Hera zgłasza sprzeciw i przegrywa, potem pyta się Hermesa.
control-bids = Licytacja
    .text = Zgłaszający podaje liczbę punktów mocy, od 0 wzwyż. Sprzeciwiający się podaje co najmniej tyle samo i tak na zmianę, aż ktoś nie może albo nie chce dalej: wtedy kontrolę ma drugi. Nasze rozstrzygnięcie: po pierwszej stawce można spasować w każdej chwili.
    .example = 0, potem 2, potem 3 i pas: wygrywa zgłaszający.
control-draw = Remis
    .text = Jeśli obaj podali tyle samo i żaden nie podbija, jest remis. Nasze rozstrzygnięcie: kto podaje tę samą liczbę, proponuje remis, a drugi go przyjmuje, podbija albo pasuje.
    .example = 3 i 3: zgłaszający przyjmuje remis i decydują kości.
control-arbitration = O herosach rozstrzyga Zeus
    .text = Po remisie o herosa obaj rzucają czerwoną i białą kością i dodają liczbę dla tego herosa z karty swojego boga. Wyższy wynik ma kontrolę w tej fazie ruchu. Nasze rozstrzygnięcie: przy równych wynikach rzuca się ponownie.
    .example = Atena wyrzuca 34 i dodaje 20 za Odyseusza: 54. Hermes wyrzuca 41 i dodaje 10: 51. Wygrywa Atena.
control-monster-draw = Remis o potwora
    .text = Po remisie o potwora rzuca się tak samo, ale nic się nie dodaje.
    .example = 34 do 41 o Hydrę: wygrywa 41.
control-result = Po sprzeciwie
    .text = Jeśli wygra zgłaszający, jednostka może się ruszyć. Jeśli wygra sprzeciw, w tej fazie ruchu się nie rusza.
    .example = Hera wygrywa spór o Jazona. Hermes nie może nim ruszyć w tej fazie.
control-by-moving = Ruch to kontrola
    .text = Kto ruszył jednostką, kontroluje ją do końca swojej fazy ruchu. To ważne w walce.
    .example = Blefujesz i ruszasz Hektorem: w tej fazie jest twój.
control-hero-attack = Heros atakuje tylko pod kontrolą
    .text = Heros atakuje tylko dla tego, kto ma kontrolę. Potwór może atakować bez niej. Nasze rozstrzygnięcie: kto zgłosił jednostkę i nie przegrał o nią sporu, ma nad nią kontrolę do końca fazy ruchu.
    .example = Zgłaszasz Jazona i nikt się nie sprzeciwia: może dla ciebie atakować.
control-other-claims = Zgłoszenie do ataku
    .text = Jednostkę, którą nie ruszasz, a chcesz zaatakować, trzeba zgłosić; inni mogą się sprzeciwić jak przy ruchu. To nasze rozstrzygnięcie. Gdy walka już trwa, taki spór nikogo nie kosztuje chwały.
    .example = Hydra stoi na polu Jazona. Zgłaszasz ją do ataku, a Hera się sprzeciwia.
control-lost-counts = Przegrany sprzeciw się liczy
    .text = Przegrana licytacja zużywa jedną z pięciu prób.
    .example = Zgłaszasz trzy jednostki i dwa razy przegrywasz: zostają dwie próby.

## Walka

combat-by-choice = Walka jest wyborem
    .text = Jednostki na tym samym polu nie muszą walczyć. Walka zaczyna się, gdy ogłosi ją ten, kto rusza jednostką albo ją kontroluje, a druga jednostka nie może odmówić.
    .example = Nestor staje na polu Sfinksa i nic się nie dzieje. Potem atakujesz nim Sfinksa.
combat-who = Kto z kim walczy
    .text = Herosi walczą z herosami albo z potworami. Potwory nigdy nie walczą ze sobą.
    .example = Hydra i Lew Nemejski w zgodzie dzielą pole 2913.
combat-attacker = Atakujący i obrońca
    .text = Jednostka, dla której ogłoszono walkę, jest w tej fazie ruchu atakującym, a druga obrońcą.
    .example = Atakujesz Hydrę Jazonem: Jazon jest atakującym, nawet jeśli wygra Hydra.
combat-after-movement = Najpierw ruch, potem walka
    .text = W swojej fazie ruchu atakujesz dopiero po całym ruchu. Nasze rozstrzygnięcie: pierwszy atak kończy ruch, a potem jednostki można zgłaszać tylko do ataku.
    .example = Atakujesz Jazonem. Hektora, który stoi na polu Sfinksa, możesz jeszcze zgłosić do ataku, ale nie możesz nim ruszyć.
combat-ambush = Zasadzka
    .text = Kto kontroluje jednostkę, może nią zaatakować w chwili, gdy inny gracz wprowadza jakąś jednostkę na jej pole albo przez nie przechodzi. Jeśli ta jednostka przeżyje, idzie dalej. Nasze rozstrzygnięcie: pyta się wszystkich innych zgodnie z ruchem wskazówek zegara, a do zasadzki trzeba mieć przy jednostce punkt albo wygrany o nią spór w tej fazie. Jeśli chętnych jest kilku, atakuje ten, kto ma najwięcej punktów, a przy równych rzuca się kośćmi.
    .example = Hermes prowadzi Jazona przez pole Hydry. Masz przy Hydrze 2 punkty i atakujesz Jazona.
combat-choose-foe = Wybiera atakujący
    .text = Jednostka atakuje jedną z innych jednostek na swoim polu; którą, wybiera atakujący.
    .example = Na polu 2912 są Sfinks i Pyton. Nestor atakuje Sfinksa.
combat-once = Raz w fazie ruchu
    .text = Jednostka atakuje albo jest atakowana najwyżej raz w fazie ruchu. Nasze rozstrzygnięcie: zasadzki też się liczą.
    .example = Jazon przeżył po drodze zasadzkę. W tej fazie nie może już atakować ani być atakowany.
combat-kinds = Dwa rodzaje walki
    .text = Zwykła walka jest dla wszystkich jednostek, a walka magią tylko dla tych z liczbą magii.
    .example = Orfeusz może walczyć magią, Jazon nie.
combat-heroes = Heros i heros
    .text = Gdy heros atakuje herosa, obie strony rzucają raz za razem, aż ktoś zginie.
    .example = Achilles atakuje Hektora. Nikt nie trafia, więc obie strony rzucają jeszcze raz.
combat-monster-attacks = Potwór atakuje herosa
    .text = Gdy potwór atakuje herosa, obie strony rzucają raz za razem, aż ktoś zginie.
    .example = Minotaur atakuje Tezeusza. W jednej rundzie walki mogą zginąć obaj.
combat-hero-attacks-monster = Heros atakuje potwora
    .text = Gdy heros atakuje potwora, rzuca tylko heros i tylko raz. Jeśli wystarczy, ginie potwór, a jeśli nie, ginie heros. Nasze rozstrzygnięcie: tak samo jest w zasadzce, a heros, któremu żaden rzut nie wystarczy, ginie bez rzutu.
    .example = Heros z atakiem 30 atakuje potwora z obroną 53. Trzeba 23 albo więcej: to 28 z 36 rzutów.
combat-roll = Rzut
    .text = Każda strona rzuca czerwoną i białą kością, czyta je jako liczbę i dodaje atak jednostki.
    .example = Rzut 56 i atak 30 dają 86.
combat-kill = Śmierć
    .text = Jeśli wynik jest co najmniej równy obronie drugiej jednostki, ta ginie i odpada z gry.
    .example = 53 przy obronie 53 zabija.
combat-both-die = Mogą zginąć obie strony
    .text = Dwie jednostki mogą zabić się nawzajem w tej samej rundzie walki. Nasze rozstrzygnięcie: chwałę dostaje się za każdą z nich.
    .example = Achilles i Hektor wyrzucają po 60: obaj znikają z mapy.
combat-rounds = Runda za rundą
    .text = Jeśli nikt nie zginął, obie strony rzucają ponownie, chyba że heros atakuje potwora.
    .example = Atak 30 i 20, obrona po 53: sam pierwszy przeżywa w 33,1 % takich walk, sam drugi w 14,9 %, żaden w 52,0 %.
combat-certain = Pewna śmierć
    .text = Jeśli tylko jedna z dwóch jednostek w ogóle może zabić drugą, ta druga ginie bez rzutu. Nasze rozstrzygnięcie: zabić nie można, gdy atak i 66 to mniej niż obrona.
    .example = Z 2 punktami osłabienia heros z atakiem 10 nie dosięgnie obrony 70. Ginie bez rzutu.
combat-stalemate = Pat
    .text = Jeśli żadna jednostka nie może zabić drugiej, walka się kończy, obie zostają, a atakujący gracz traci 1 punkt chwały.
    .example = Dwaj herosi z atakiem -20 nie mogą się zabić.
modify-aid = Pomoc i osłabienie
    .text = Każdy punkt pomocy dodaje do ataku herosa 10 w tej rundzie, a każdy punkt osłabienia odejmuje 10. Potworów to nie dotyczy. Nasze rozstrzygnięcie: wszyscy ujawniają pomoc i osłabienie herosa, gdy ten rzuca.
    .example = Zapisujesz przy Nestorze 2 punkty pomocy: atak 35 zamiast 15.

## Magia

magic-elect = Wybór magii
    .text = Jednostka z magią może walczyć magią przeciw jednostce bez magii. Jej gracz mówi to przed rzutem. Nasze rozstrzygnięcie: jest to gracz, którego kontrola w tej fazie jest rozstrzygnięta; inaczej pyta się wszystkich i decyduje ten, kto ma przy niej najwięcej punktów. Jeśli nikt nie decyduje, walka jest zwykła.
    .example = Jazon atakuje Syreny. Masz przy nich najwięcej punktów i wybierasz magię.
magic-both = Dwie jednostki z magią
    .text = Dwie jednostki z magią zawsze walczą magią i rzucają obie strony. Nasze rozstrzygnięcie: każdy rzut zabija drugą jednostkę albo tę, która rzuca.
    .example = Orfeusz wyrzuca 23, a Sfinks 55: magia Orfeusza działa, a Sfinksa zawodzi. Ginie tylko Sfinks.
magic-roll = Magia działa
    .text = Jeśli rzut jest co najwyżej równy liczbie magii, ginie druga jednostka.
    .example = Orfeusz ma 42. Zabija przy 42 albo mniej: to 20 z 36 rzutów.
magic-fails = Magia zawodzi
    .text = Jeśli rzut jest wyższy, ginie jednostka, która używa magii. Nasze rozstrzygnięcie: liczy się jako zabita przez drugą jednostkę.
    .example = Orfeusz wyrzuca 43 i ginie.
magic-one-roll = Jeden rzut
    .text = Rzuca tylko strona z magią, raz, bez względu na to, kto atakuje.
    .example = Za Jazona nikt nie rzuca, gdy Syreny używają przeciw niemu magii.

## Herakles

hercules-wins = Herakles wygrywa
    .text = W zwykłej walce Herakles zabija drugą jednostkę bez rzutu, bez względu na to, kto atakuje.
    .example = Hydra atakuje Heraklesa i ginie.
hercules-magic = Magia przeciw Heraklesowi
    .text = Od magii Herakles może zginąć jak każdy inny.
    .example = Syreny używają magii i wyrzucają 21: Herakles ginie.
hercules-remorse-check = Czy będzie żałował?
    .text = Po każdej walce Heraklesa rzuca gracz, który ostatnio nim ruszył. Liczba niższa od ataku Heraklesa oznacza wyrzuty sumienia. Nasze rozstrzygnięcie: liczy się liczba z żetonu, bez pomocy, a rzuca się tylko wtedy, gdy przeżył.
    .example = Atak 40: wyrzuty sumienia dopadają go przy 18 z 36 rzutów.
hercules-face-down = Awersem w dół
    .text = Żeton Heraklesa z wyrzutami sumienia odwraca się awersem w dół.
    .example = Rzut to 35: żeton zostaje odwrócony.
hercules-free-move = Każdy może nim ruszyć
    .text = Od następnej fazy ruchu, dopóki żeton jest odwrócony, każdy gracz może w swojej fazie ruszyć Heraklesem o dwa pola. Nie jest to jedna z pięciu prób, nie można się sprzeciwić i nie ma za to chwały.
    .example = Po pięciu zgłoszeniach i tak ruszasz Heraklesem.
hercules-barred = Nie walczy
    .text = Herakles z wyrzutami sumienia nie atakuje i nie jest atakowany.
    .example = Przechodzi przez pole Hydry i nikt nie może urządzić na niego zasadzki.
hercules-purged = Oczyszczenie
    .text = Wyrzuty sumienia trwają do końca następnej rundy.
    .example = Zabija w rundzie 4 i żałuje. Od rundy 6 znowu walczy.

## Chwała

glory-apart = Chwała i moc to co innego
    .text = Punkty chwały decydują o zwycięstwie. Punktami mocy się działa. Nie można ich używać zamiennie.
    .example = Przy 40 punktach chwały nadal masz 10 punktów mocy na rundę.
glory-start = Dziesięć punktów chwały
    .text = Każdy zaczyna z 10 punktami chwały.
    .example = Kto przez całą grę nic nie robi, kończy z 10.
glory-kept = Chwała się sumuje
    .text = Punkty chwały sumują się z rundy na rundę i wszyscy je widzą. Tor pokazuje punkty z tej rundy.
    .example = 14 punktów chwały i 3 w tej rundzie: 17.
glory-below-zero = Poniżej zera
    .text = Liczba punktów chwały może spaść poniżej zera. To nasze rozstrzygnięcie.
    .example = Po jedenastu przegranych z rzędu brakowałoby 1 punktu.
glory-when = Kiedy dostaje się chwałę
    .text = Większość punktów chwały dostaje się od razu, inne na koniec rundy.
    .example = Ruch herosa liczy się od razu, punkty dla Zeusa na koniec rundy.
victory-moved = Ruch herosem
    .text = Za każdego herosa, którym ruszysz w swojej fazie, dostajesz 1 punkt chwały. Nasze rozstrzygnięcie: heros musi przejść co najmniej jedno pole.
    .example = Ruszasz Nestorem, Jazonem i Hydrą: 2 punkty chwały.
victory-monster = Zabity potwór
    .text = Potwór zabity przez herosa, którego kontrolujesz, to 3 punkty chwały.
    .example = Jazon, którym ruszasz, zabija Hydrę: 3 punkty chwały.
victory-hero = Zabity heros
    .text = Gdy ginie heros, wszyscy ujawniają swoje punkty mocy przy nim. Liczy się najwyższa liczba. Kto kontrolował zabójcę, zyskuje jej piątą część, zaokrągloną w górę. Nasze rozstrzygnięcie: jeśli nikt nie kontrolował zabójcy, nikt nic nie zyskuje ani nie traci.
    .example = Hera ma 14 punktów przy Jazonie, a zabija go twoja Hydra: 3 punkty chwały. Za 1 do 5 punktów byłby 1.
victory-hero-nobody = Niczyj heros
    .text = Jeśli nikt nie ma punktu przy zabitym herosie, ten, kto kontrolował zabójcę, traci 5 punktów chwały.
    .example = Nikt nie ma punktów przy Iolaosie. Zabijasz go i tracisz 5.
victory-hero-own = Własny heros
    .text = Jeśli zabijesz herosa, przy którym sam masz najwięcej punktów, tracisz 5 punktów chwały. Nasze rozstrzygnięcie: jeśli inni mają tyle samo, o tym, czyj był, decydują kości.
    .example = Wprowadzasz Hydrę na pole własnego Jazona i go atakujesz.
victory-challenge = Spór o herosa
    .text = Zwycięzca sporu o herosa zyskuje 1 punkt chwały, a przegrany traci 1. Zgłaszający, który wygra, dostaje też punkt za ruch.
    .example = Wygrywasz spór o Jazona i nim ruszasz: 2 punkty chwały. Hera traci 1.
victory-zeus = Chwała Zeusa
    .text = Każde 4 punkty mocy oddane Zeusowi w rundzie to 1 punkt chwały na jej koniec. Nasze rozstrzygnięcie: liczą się tylko pełne czwórki.
    .example = 7 punktów dla Zeusa to 1 punkt chwały, 8 to 2.
victory-most = Kto wygrywa
    .text = Wygrywa ten, kto na koniec ma najwięcej punktów chwały. Nasze rozstrzygnięcie: przy równej liczbie zwycięstwo jest wspólne.
    .example = 41, 38, 41 i 29: pierwszy i trzeci gracz wygrywają razem.
victory-end = Koniec
    .text = Gra kończy się po piętnastu rundach albo po rundzie, w której z mapy zniknął ostatni skarb. Na razie skarby z mapy nie znikają.
    .example = Po ostatniej fazie ruchu rundy 15 porównuje się punkty chwały.
