### Pytania ćwiczeń o kartach ekwipunku i zdania sprawdzianu o nich.

ask-equipment-cargo = { $family ->
        [offering] Pokonujesz potwora i bierzesz kartę, na której są trzy dary: { $colors }. Które z tych darów możesz dzięki niej załadować?
       *[statue] Pokonujesz potwora i bierzesz kartę, na której są trzy posągi: { $colors }. Które z tych posągów możesz dzięki niej załadować?
    }
ask-equipment-lost = Potwór jest pokonany. { aboard-now } Które z tych kart nic ci nie dadzą, ani teraz, ani później?
ask-equipment-deliver = Potwór jest pokonany. Weź kartę, dzięki której od razu wykonasz jeszcze jedno zadanie, i wykonaj je. Potrzebujesz trzech kroków, a pierwszym jest wzięcie karty. { your-dice } Nie masz żetonów łaski.
ask-equipment-gift = Liczba graczy: { $players }. { $god } stoi w rzędzie { $row }. Bierzesz kartę z podarunkami i chcesz przesunąć { NAME($god, form: "accusative") } tak wysoko, jak pozwala ta karta. W którym rzędzie stoi potem { $god }?
ask-equipment-top = Bierzesz kartę, która stawia boga w najwyższym rzędzie. Twoi bogowie: { rows-of-gods } Których z nich możesz wybrać?
ask-equipment-look = Bierzesz kartę, która pozwala podejrzeć dwa kafle. Które z tych kafli możesz podejrzeć?
ask-equipment-rescue = Potwór jest pokonany, a ty masz w ładowni { $color } dar. Weź kartę, dzięki której złożysz go w tej turze w jego świątyni na { $space }, i zrób to. Potrzebujesz czterech kroków, a pierwszym jest wzięcie karty. { your-dice } Nie masz żetonów łaski.
ask-equipment-sail = Masz kartę ekwipunku „{ $equipment }” i nie masz żetonów łaski. Wskaż wszystkie pola, na które możesz dopłynąć { NAME($color, form: "feminine-accusative") } kością.
ask-equipment-room = { aboard-now } Masz kartę ekwipunku „{ $equipment }”. Ile rzeczy możesz jeszcze załadować, zanim ładownia będzie pełna?
ask-equipment-afar = Masz kartę ekwipunku „{ $equipment }” i pustą ładownię. Załóżmy, że masz kość w każdym kolorze. Wskaż wszystkie miejsca, z których możesz coś załadować albo które możesz eksplorować, nie płynąc.
ask-equipment-trip = Masz kartę ekwipunku „{ $equipment }”. { aboard-now } Dostarcz ładunek w tej turze dwiema akcjami. { your-dice } Nie masz żetonów łaski.
ask-lasting-tokens = Masz { token-count } oraz karty ekwipunku „{ $equipment }” i „dodatkowa akcja”. { $count ->
        [one] Używasz { NAME($color, form: "feminine-genitive") } kości do pierwszej z tych kart.
       *[other] Do pierwszej z tych kart używasz dwóch kości w kolorze { NAME($color, form: "instrumental") }.
    } Potem kupujesz dodatkową akcję i { $use ->
        [advance] przesuwasz nią { NAME($god, form: "accusative") }
        [favor] bierzesz za nią żetony łaski
       *[bonus] też używasz jej do pierwszej karty
    }. Ile masz potem żetonów łaski?
ask-lasting-recover = Zaczyna się twoja tura. Masz kartę ekwipunku „{ $equipment }”. { your-injuries } Co się dzieje przy sprawdzaniu ran?
ask-lasting-hands = Zaczyna się twoja tura. Masz kartę ekwipunku „{ $equipment }”. Z którymi z tych kart ran musisz odpoczywać?
lasting-hand-1 = { NAME($hand1, form: "feminine") }.
lasting-hand-2 = { NAME($hand2, form: "feminine") }.
lasting-hand-3 = { NAME($hand3, form: "feminine") }.
lasting-hand-4 = { NAME($hand4, form: "feminine") }.
ask-lasting-consult = Twój ekwipunek: { $equipment }. { you-have }. { $mine ->
        [0] Inny gracz kończy akcje i rzuca kośćmi. Wypadają kolory: { $dice }.
       *[other] Kończysz akcje i rzucasz kośćmi. Wypadają kolory: { $dice }.
    } Ile masz potem żetonów łaski?
ask-lasting-reward = { $won ->
        [0] Masz kartę ekwipunku „bóg przy nagrodach”.
       *[other] Pokonujesz potwora i bierzesz w nagrodę kartę ekwipunku „bóg przy nagrodach”.
    } { $won ->
        [0] W jednej turze { $step1 ->
        [offering] składasz dar
        [statue] wznosisz posąg
        [monster] pokonujesz potwora
        [shrine] budujesz kapliczkę
        [advance] przesuwasz kością Apolla
       *[load] ładujesz dar
    }, { $step2 ->
        [offering] składasz dar
        [statue] wznosisz posąg
        [monster] pokonujesz potwora
        [shrine] budujesz kapliczkę
        [advance] przesuwasz kością Apolla
       *[load] ładujesz dar
    } i { $step3 ->
        [offering] składasz dar
        [statue] wznosisz posąg
        [monster] pokonujesz potwora
        [shrine] budujesz kapliczkę
        [advance] przesuwasz kością Apolla
       *[load] ładujesz dar
    }.
       *[other] W tej samej turze { $step1 ->
        [offering] składasz dar
        [statue] wznosisz posąg
        [monster] pokonujesz potwora
        [shrine] budujesz kapliczkę
        [advance] przesuwasz kością Apolla
       *[load] ładujesz dar
    } i { $step2 ->
        [offering] składasz dar
        [statue] wznosisz posąg
        [monster] pokonujesz potwora
        [shrine] budujesz kapliczkę
        [advance] przesuwasz kością Apolla
       *[load] ładujesz dar
    }.
    } Ile przesunięć boga daje ci ta karta w tej turze?

quiz-card-later = Masz pełną ładownię i bierzesz kartę ekwipunku, na której są trzy posągi: możesz załadować jeden z nich później.
quiz-card-far = Masz pustą ładownię i bierzesz kartę ekwipunku, na której są posągi: { $shown }. Możesz załadować { $depicted } posąg z { $home }, daleko od twojego okrętu.
quiz-card-other = Masz pustą ładownię i bierzesz kartę ekwipunku, na której są posągi: { $shown }. Możesz załadować { $lacking } posąg.
quiz-gift-same = Bierzesz kartę z podarunkami, a { $depicted-god } stoi w rzędzie 3: oba przesunięcia możesz dać właśnie temu bogu.
quiz-top-other = Bierzesz kartę, która stawia boga w najwyższym rzędzie: możesz wybrać Apolla.
quiz-card-look = Bierzesz kartę, która pozwala podejrzeć dwa kafle: możesz wybrać kafel na { $tile }, daleko od twojego okrętu.
quiz-range-card = Z kartą ekwipunku „zasięg +1” przepływasz bez żetonów łaski do 5 pól.
quiz-storage-card = Z kartą ekwipunku „ładowność +1” masz w ładowni miejsce na 4 rzeczy.
quiz-shallows-card = Masz kartę do przepływania przez mielizny, a do celu są 3 pola morza, z mielizną po drodze: dopłyniesz tam bez żetonów łaski.
quiz-recover-total = Masz kartę „późniejszy odpoczynek” i zaczynasz turę z 6 ranami, po 2 w trzech kolorach: musisz odpoczywać.
quiz-consult-twice = Masz kartę „żetony za wyrzucony żółty”, a w twoim rzucie żółty wypada dwa razy: karta daje 4 żetony łaski.
quiz-reward-shrine = Masz kartę „bóg przy nagrodach” i budujesz kapliczkę: dostajesz 2 przesunięcia bogów.
quiz-reach-other = Masz kartę „posągi z daleka”: możesz załadować dar przez jedno pole morza.
quiz-reach-shallow = Masz kartę „posągi z daleka”: możesz załadować posąg przez samą mieliznę.
quiz-reach-two = Masz kartę „posągi z daleka”: możesz załadować posąg przez dwa pola morza.

## Dlaczego odpowiedź jest poprawna

why-equipment-shown = Karta daje jedną rzecz w jednym z pokazanych na niej kolorów: { $colors }.
why-equipment-needed = { $family ->
        [offering] { COUNT($colors) ->
            [0] Nie potrzebujesz już darów.
            [one] Potrzebujesz jeszcze daru w tym kolorze: { $colors }.
           *[few] Potrzebujesz jeszcze daru w jednym z tych kolorów: { $colors }.
        }
       *[statue] { COUNT($colors) ->
            [0] Nie potrzebujesz już posągów.
            [one] Potrzebujesz jeszcze posągu w tym kolorze: { $colors }.
           *[few] Potrzebujesz jeszcze posągu w jednym z tych kolorów: { $colors }.
        }
    }
why-equipment-loads = Kolory, które są na karcie i są ci potrzebne: { $colors }. Odległość nie ma znaczenia.
why-equipment-at-once = Karta jednorazowa działa w chwili wzięcia albo wcale. Wszystkie inne karty działają od tej chwili stale.
why-equipment-room = W ładowni są { $storage } miejsca, { $left ->
        [0] wszystkie zajęte.
        [one] w tym 1 wolne.
       *[few] w tym { $left } wolne.
    }
why-equipment-full = Przy pełnej ładowni przepada każda karta, która daje posąg albo dar.
why-equipment-others = Przepada karta, która nie daje żadnej z potrzebnych ci rzeczy.
why-equipment-here = { $family ->
        [offering] Obok twojego okrętu, na { $space }, jest { NAME($color, form: "feminine") } świątynia, a ty masz kość w tym kolorze.
       *[statue] Obok twojego okrętu, na { $space }, jest { NAME($color, form: "neuter") } pole budowy, a ty masz kość w tym kolorze.
    }
why-equipment-deliver = { $family ->
        [offering] Karta, na której jest { $color } dar, przenosi go z dowolnej wyspy do ładowni, a wtedy możesz go złożyć.
       *[statue] Karta, na której jest { $color } posąg, przenosi go z jego miasta do ładowni, a wtedy możesz go wznieść.
    }
why-equipment-gift = Podarunki to 3 żetony łaski, 1 karta wyroczni i 2 przesunięcia bogów.
why-equipment-first = Liczba graczy to { $players }, więc pierwsze przesunięcie z rzędu 0 prowadzi do rzędu { $row }; każde inne prowadzi o jeden rząd wyżej.
why-equipment-both = Oba przesunięcia możesz dać jednemu bogu. { $god } trafia z rzędu { $row } do rzędu { $first }, a potem do rzędu { $second }.
why-equipment-four = Na karcie widać tych bogów: { $gods }.
why-equipment-below = Spośród nich w najwyższym rzędzie nie stoją jeszcze: { $gods }.
why-equipment-anywhere = Karta pozwala podejrzeć dowolne dwa zakryte kafle, bliskie lub dalekie.
why-equipment-face-down = Zakryte są kafle na tych polach: { $spaces }.
why-equipment-far = Masz { NAME($color, form: "feminine-accusative") } kość, którą złożysz dar, ale do świątyni na { $space } jest za daleko, żeby tam jeszcze dopłynąć.
why-equipment-poseidon = Bóg w najwyższym rzędzie działa bez kości, nawet w tej samej turze, w której tam trafia. Posejdon postawi twój okręt obok świątyni.
why-equipment-range = Z tą kartą twój okręt przepływa do { $range } pól i musi zakończyć ruch na polu w kolorze { NAME($color, form: "instrumental") }.
why-equipment-across = Twój okręt może przepływać przez mielizny i pole Zeusa, które się nie liczą. Przepływa do { $range } pól i musi zakończyć ruch na polu w kolorze { NAME($color, form: "instrumental") }.
why-equipment-storage = W ładowni są 2 miejsca, a z kart ekwipunku tylko „ładowność +1” dodaje jeszcze jedno.
why-equipment-left = W twojej ładowni są { $storage } miejsca, z czego zajęte: { $taken }. Zostaje { $storage } − { $taken } = { $left }.
why-equipment-afar = { $family ->
        [offering] Karta działa tylko przy darach: od ich wyspy może cię dzielić jedno pole morza, ale nie mielizna. Miasta i kafle muszą być obok okrętu.
       *[statue] Karta działa tylko przy posągach: od miasta może cię dzielić jedno pole morza, ale nie mielizna. Dary i kafle muszą być obok okrętu.
    }
why-equipment-short = { $family ->
        [offering] Nie możesz stanąć tuż obok { NAME($color, form: "feminine-genitive") } świątyni na { $space } i jeszcze złożyć daru, ale złożysz go przez jedno pole morza.
       *[statue] Nie możesz stanąć tuż obok { NAME($color, form: "genitive") } pola budowy na { $space } i jeszcze wznieść posągu, ale wzniesiesz go przez jedno pole morza.
    }
why-lasting-tokens = Premia za kość daje za każdym razem 1 żeton, dodatkowa akcja kosztuje 3, a wzięcie żetonów daje 2.
why-lasting-sum = { $count ->
        [one] Premia za kość daje 1 żeton
       *[few] Kości dają { $count } żetony
    }, a dodatkowa akcja kosztuje { $price }{ $gain ->
        [0] : { $tokens } + { $count } − { $price } = { $left }.
       *[other] {" "}i daje { $gain }: { $tokens } + { $count } − { $price } + { $gain } = { $left }.
    }
why-lasting-reward = Karta daje 1 przesunięcie przy każdej nagrodzie za dar, posąg lub potwora, ale nie za walkę, w której ją zdobywasz. Kapliczka ma własne przesunięcie, a karta nic do niego nie dodaje.
why-lasting-counting = { $count ->
        [0] Żadna z tych akcji się więc nie liczy.
        [one] Liczy się więc jedna nagroda: { $families }.
        [few] Liczą się więc { $count } nagrody: { $families }.
       *[many] Liczy się więc { $count } nagród: { $families }.
    }
why-lasting-recover = Z kartą „późniejszy odpoczynek” odpoczywasz przy 4 lub więcej ranach jednego koloru albo 8 lub więcej łącznie; bez niej wystarczą 3 w jednym kolorze albo 6 łącznie.
why-lasting-same = Odpoczywasz więc: wystarczą { $limit } karty w jednym kolorze, a w kolorze { NAME($color, form: "instrumental") } masz ich { $most }.
why-lasting-all = Odpoczywasz więc: wystarczy { $limit } kart łącznie, a masz ich { $total }.
why-lasting-acts = Nic się więc nie dzieje: w każdym kolorze masz mniej niż { $same }, a łącznie mniej niż { $all }.
why-lasting-hands-are = { $count ->
        [1] Odpoczywasz więc przy jednym z tych zestawów: są w nim co najmniej { $same } karty w jednym kolorze albo łącznie { $all }.
       *[other] Odpoczywasz więc przy { $count } z tych zestawów: w każdym są co najmniej { $same } karty w jednym kolorze albo łącznie { $all }.
    }
why-lasting-consult = Taka karta daje 2 żetony, jeśli w twoim własnym rzucie wypadnie jej kolor, na jednej kości albo na kilku.
why-lasting-paid = { COUNT($colors) ->
        [one] W rzucie jest kolor jednej karty ({ $colors }): { $tokens } + { $paid } = { $left }.
       *[few] W rzucie są kolory obu kart ({ $colors }): { $tokens } + { $paid } = { $left }.
    }
why-lasting-theirs = Karty dają żetony tylko za twój własny rzut, więc { $tokens ->
        [0] nadal nie masz żetonów.
        [one] nadal masz 1 żeton.
        [few] nadal masz { $tokens } żetony.
       *[many] nadal masz { $tokens } żetonów.
    }

## Na co zwrócić uwagę

hint-equipment = Co jest na karcie, czego jeszcze potrzebujesz i czy masz miejsce w ładowni?
hint-equipment-lost = Które z tych kart działają tylko raz i czy mogą zadziałać teraz?
hint-equipment-deliver = Co możesz dostarczyć obok swojego okrętu i która z twoich kości do tego pasuje?
hint-equipment-gift = Dokąd prowadzi każde z dwóch przesunięć i którym bogom możesz je dać?
hint-equipment-top = Którzy czterej bogowie są na karcie i gdzie teraz stoją?
hint-equipment-look = Które kafle w ogóle można podejrzeć?
hint-equipment-rescue = Twój okręt jest za daleko, żeby dopłynąć i jeszcze złożyć dar. Kto może go tam zabrać bez kości?
hint-equipment-sail = Jak daleko pozwala płynąć ta karta i przez co możesz przepływać?
hint-equipment-room = Ile miejsc ma ładownia z tą kartą, a ile z nich jest zajętych?
hint-equipment-afar = W czym pomaga ta karta i co leży między twoim okrętem a każdym z tych miejsc?
hint-equipment-trip = Gdzie z tą kartą może stać okręt, żeby dostarczyć ładunek?
hint-lasting-tokens = Na początku masz { token-count }. Co daje każde użycie premii za kość, a ile kosztuje dodatkowa akcja?
hint-lasting-reward = Do których z tych nagród karta coś dodaje i czy masz ją już wtedy?
hint-lasting-recover = Przy ilu ranach w jednym kolorze odpoczywasz z tą kartą, a przy ilu łącznie?
hint-lasting-hands = Przy ilu ranach w jednym kolorze odpoczywasz z tą kartą, a przy ilu łącznie?
hint-lasting-consult = Czyj to rzut i na ilu twoich kartach jest wyrzucony kolor?
