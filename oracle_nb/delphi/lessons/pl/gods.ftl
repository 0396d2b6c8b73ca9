### Pytania ćwiczeń o bogach i zdania sprawdzianu o nich.

god-hermes = Hermes (różowy)
god-poseidon = Posejdon (niebieski)
god-apollon = Apollo (żółty)
god-artemis = Artemida (zielona)
god-aphrodite = Afrodyta (czerwona)
god-ares = Ares (czarny)

rows-of-gods = Posejdon stoi w rzędzie { $poseidon }, Apollo w rzędzie { $apollon }, Artemida w rzędzie { $artemis }, Afrodyta w rzędzie { $aphrodite }, Ares w rzędzie { $ares }, a Hermes w rzędzie { $hermes }; najniższy rząd to 0, najwyższy to 6.

ask-gods-steps = Liczba graczy: { $players }. { $god } stoi w rzędzie { $row }. Ile przesunięć potrzebuje, żeby dojść do najwyższego rzędu, czyli rzędu 6?
ask-gods-roll = Na koniec tury innego gracza wypadają na kościach kolory: { $dice }. Twoi bogowie: { rows-of-gods } Którego z nich możesz przesunąć?
ask-gods-climb = Przesuń { NAME($god, form: "accusative") } do rzędu { $row }, wykonując najwyżej trzy akcje. { your-dice } { you-have }.

ask-powers-usable = Trwa twoja tura. Twoi bogowie: { rows-of-gods } Których z nich możesz użyć albo wymienić na kartę wyroczni?
ask-powers-afterwards = W grze dwuosobowej wymieniasz { NAME($god, form: "accusative") } z najwyższego rzędu na kartę wyroczni. { $count ->
        [0] W którym rzędzie stoi potem { $god }?
        [one] Potem zużywasz jedną kość na przesunięcie tego boga. W którym rzędzie stoi teraz { $god }?
       *[few] Potem zużywasz dwie kości na przesunięcia tego boga. W którym rzędzie stoi teraz { $god }?
    }
ask-powers-poseidon = Posejdon stoi w najwyższym rzędzie, a ty masz jeszcze niewykonane zadania. Na które z tych pól może przemieścić twój okręt?
ask-powers-artemis = Artemida stoi w najwyższym rzędzie. Które z tych kafli może odkryć?
ask-powers-voyage = Masz w ładowni { $color } dar, a jego świątynia jest na { $space }. Złóż go w tej turze, wykonując najwyżej dwie akcje. Posejdon i Artemida stoją w najwyższym rzędzie, a ty nie masz żetonów łaski.
ask-powers-colors = Apollo stoi w najwyższym rzędzie, a ty masz w ładowni { $color } dar. Twój okręt stoi obok { NAME($color, form: "feminine-genitive") } świątyni. Złóż dar w tej turze, wykonując najwyżej dwie akcje. { your-dice } Nie masz żetonów łaski ani kart.
ask-powers-cure = Afrodyta i Hermes stoją w najwyższym rzędzie. { your-injuries } { your-dice } Nie masz żetonów łaski. Jedną akcją zadbaj o to, żeby w następnej turze nie musieć odpoczywać. Zakładamy, że nie dobierzesz więcej kart ran.
ask-powers-ares = Ares stoi w najwyższym rzędzie. Którego z tych potworów może teraz pokonać?
ask-powers-hermes = Hermes stoi w najwyższym rzędzie, a ty masz w ładowni { $held } posąg; trzy białe zadania z posągami są niewykonane. Które z tych posągów może teraz załadować?
ask-powers-delivery = Hermes stoi w najwyższym rzędzie, a twoja ładownia jest pusta. Wznieś w tej turze posąg, wykonując najwyżej trzy akcje. { your-dice } Nie masz żetonów łaski.

ask-checkup-gods = W grze dwuosobowej twój okręt stoi obok miasta, a ładownia jest pusta. Każde zdanie opisuje inną chwilę. Które z tych zdań są prawdziwe?
quiz-god-first = Twoja { NAME($color, form: "feminine") } kość przesuwa { NAME($low, form: "accusative") } z najniższego rzędu do rzędu 3.
quiz-god-lowest = Inny gracz wyrzuca tylko kolor { $color }, a { $low } stoi u ciebie w najniższym rzędzie: możesz przesunąć { NAME($low, form: "accusative") }.
quiz-god-other = Inny gracz wyrzuca tylko kolor { $color }, a { $other } stoi w rzędzie 4: możesz przesunąć { NAME($other, form: "accusative") }.
quiz-god-fifth = { $low } stoi w rzędzie 5: możesz wymienić { NAME($low, form: "accusative") } na kartę wyroczni.
quiz-god-stays = Używasz { NAME($other, form: "genitive") }: potem { $other } zostaje w najwyższym rzędzie.
quiz-god-halfway = Używasz { NAME($other, form: "genitive") }: potem { $other } wraca do rzędu 3.
quiz-poseidon-far = Posejdon stoi w najwyższym rzędzie: może przemieścić twój okręt na odległe pole { $sea }.
quiz-artemis-far = Artemida stoi w najwyższym rzędzie: może odkryć kafel na { $tile }, daleko od twojego okrętu.
quiz-ares-color = Ares stoi w najwyższym rzędzie, a obok ciebie jest { $monster } potwór, którego potrzebujesz: możesz pokonać go z pomocą Aresa.
quiz-hermes-city = Hermes stoi w najwyższym rzędzie, a ty stoisz obok innego miasta: możesz załadować { $statue } posąg z { $city }.
quiz-hermes-away = Hermes stoi w najwyższym rzędzie, a obok ciebie nie ma miasta: możesz załadować { $statue } posąg z { $city }.

## Dlaczego odpowiedź jest poprawna

why-gods-steps = Pierwsze przesunięcie z rzędu 0 prowadzi od razu do rzędu z liczbą graczy (tu { $players }), czyli do rzędu 3 przy dwóch graczach, 2 przy trzech, a 1 przy czterech. Dalej każde przesunięcie to jeden rząd.
why-gods-roll = Po rzucie innego gracza możesz przesunąć boga w jednym z wyrzuconych kolorów, jeśli nie stoi w najniższym rzędzie ani już w najwyższym.
why-gods-climb = Kość przesuwa boga w swoim kolorze, a za żetony łaski zmienisz kolor innych kości. Pierwsze przesunięcie z najniższego rzędu prowadzi do rzędu 3.
why-powers-usable = Boga możesz użyć albo wymienić tylko wtedy, gdy stoi w najwyższym rzędzie, czyli w rzędzie 6.
why-powers-afterwards = Bóg po użyciu lub wymianie wraca do najniższego rzędu, a pierwsze przesunięcie prowadzi stamtąd do rzędu 3.
why-powers-poseidon = Posejdon stawia okręt na dowolnym polu morza, bliskim lub dalekim, ale nie na lądzie; do Zeusa dopłyniesz dopiero po wykonaniu wszystkich zadań.
why-powers-artemis = Artemida odkrywa dowolny kafel, który jest jeszcze zakryty, gdziekolwiek leży.
why-powers-voyage = Posejdon stawia okręt obok świątyni na { $space }, a { NAME($color, form: "feminine") } kość pozwala złożyć dar.
why-powers-colors = Po użyciu Apolla każda kość liczy się za darmo jako { NAME($color, form: "feminine") }, więc dar złożysz dowolną.
why-powers-cure = Jeden z twoich bogów odrzuca od razu wszystkie rany, a żadną kością nie odrzucisz ich tylu, ile trzeba.
why-powers-ares = Ares pokonuje potwora obok twojego okrętu, w dowolnym kolorze, jeśli go potrzebujesz.
why-powers-hermes = Gdy stoisz obok miasta, Hermes ładuje posąg z dowolnego miasta, jeśli potrzebujesz tego koloru i masz miejsce. Z dala od miast nie ładuje żadnego.
why-powers-delivery = Hermes ładuje posąg z dowolnego miasta, a ty kością w kolorze posągu wznosisz go na polu budowy w tym kolorze.
why-gods-steps-first = Pierwsze przesunięcie prowadzi do rzędu { $entry }, a do rzędu 6 trzeba ich jeszcze { $more }: 1 + { $more } = { $steps }.
why-gods-steps-rest = Od rzędu { $row } do rzędu 6 trzeba 6 − { $row } = { $steps }.
why-gods-roll-colors = Bogowie w wyrzuconych kolorach: { $gods }.
why-gods-roll-are = { COUNT($gods) ->
        [one] Z tych bogów tylko { $gods } stoi powyżej najniższego rzędu i poniżej najwyższego.
       *[other] Z tych bogów { $gods } stoją powyżej najniższego rzędu i poniżej najwyższego.
    }
why-gods-climb-steps = { $count ->
        [0] { $god } potrzebuje { $steps } przesunięć, a nie masz { NAME($color, form: "feminine-genitive") } kości.
        [one] { $god } potrzebuje { $steps } przesunięć, a masz 1 { NAME($color, form: "feminine-accusative") } kość.
        [few] { $god } potrzebuje { $steps } przesunięć, a masz { $count } { NAME($color, form: "neuter") } kości.
       *[many] { $god } potrzebuje { $steps } przesunięć, a masz { $count } { NAME($color, form: "plural-genitive") } kości.
    }
why-powers-count = { $count ->
        [one] Masz tam { $count } boga.
       *[other] Masz tam { $count } bogów.
    }
why-powers-are = { COUNT($gods) ->
        [one] W rzędzie 6 stoi tylko { $gods }.
       *[other] W rzędzie 6 stoją { $gods }.
    }
why-powers-row = { $count ->
        [0] Bez przesunięcia { $god } stoi nadal w rzędzie { $row }.
        [one] Po jednym przesunięciu { $god } stoi w rzędzie { $row }.
       *[few] Po pierwszym przesunięciu { $god } stoi w rzędzie 3, a po drugim w rzędzie { $row }.
    }
why-powers-closed = { $space } to wyspa, a { $other } to pole Zeusa.
why-powers-water = Morze jest na { $spaces }; odległość nie ma znaczenia.
why-powers-artemis-are = { COUNT($spaces) ->
        [one] Jedyny zakryty kafel leży na { $spaces }.
       *[other] Zakryte kafle leżą na { $spaces }.
    }
why-powers-no-die = Nie masz { NAME($color, form: "feminine-genitive") } kości ani żetonów łaski na zmianę koloru.
why-powers-cure-die = { $most ->
        [0] { $total ->
            [few] Masz { $total } rany, a kośćmi nie odrzucisz żadnej.
           *[many] Masz { $total } ran, a kośćmi nie odrzucisz żadnej.
        }
       *[other] { $total ->
            [few] Masz { $total } rany, a jedną kością odrzucisz najwyżej { $most }.
           *[many] Masz { $total } ran, a jedną kością odrzucisz najwyżej { $most }.
        }
    }
why-powers-ares-near = { COUNT($spaces) ->
        [one] Jedyna wyspa potworów obok okrętu to { $spaces }.
       *[other] Wyspy potworów obok okrętu to { $spaces }.
    }
why-powers-ares-are = { COUNT($colors) ->
        [one] Z potworów, które tam są, potrzebujesz tylko { NAME($colors, form: "genitive") }.
       *[other] Z potworów, które tam są, potrzebujesz { NAME($colors, form: "genitive") }.
    }
why-powers-no-city = Obok okrętu nie ma miasta, więc Hermes nie załaduje teraz żadnego z tych posągów.
why-powers-city = Okręt stoi obok { NAME($color, form: "genitive") } miasta na { $space }.
why-powers-hermes-are = Masz już w ładowni { $color } posąg, a z tych posągów Hermes może załadować: { $colors }.

## Na co zwrócić uwagę

hint-gods = Do którego rzędu prowadzi pierwsze przesunięcie i którzy bogowie zostają na miejscu?
hint-powers = W którym rzędzie musi stać bóg i co potrafi?
hint-gods-steps = Dokąd prowadzi pierwsze przesunięcie z rzędu { $row } i ile zostaje potem?
hint-gods-roll = Którzy bogowie mają wyrzucone kolory i w których rzędach stoją?
hint-gods-climb = Ile przesunięć jest do rzędu { $row } i którym kościom możesz nadać kolor { NAME($god, form: "genitive") }?
hint-powers-usable = Który rząd jest najwyższy? Poszukaj bogów, którzy w nim stoją.
hint-powers-afterwards = Dokąd trafia { $god } po wymianie i dokąd prowadzi pierwsze przesunięcie?
hint-powers-poseidon = Czy dla Posejdona odległość ma znaczenie? Co jest na każdym z tych pól?
hint-powers-artemis = Jakie kafle odkrywa Artemida i jak blisko muszą leżeć?
hint-powers-voyage = Jak okręt może trafić na morze obok { $space } bez użycia kości?
hint-powers-colors = Jakiej kości ci brakuje i jak może pomóc Apollo?
hint-powers-cure = Ile ran może ci zostać i który z twoich bogów odrzuca rany?
hint-powers-ares = Które potwory są obok okrętu i których wymagają twoje zadania?
hint-powers-hermes = Czy obok okrętu jest miasto i jaki posąg już wieziesz?
hint-powers-delivery = Do którego wolnego pola budowy masz pasującą kość? Skąd Hermes weźmie taki posąg?
