### Pytania ćwiczeń o kaflach wysp.

shrine-tasks = { COUNT($letters) ->
        [0] Wszystkie twoje zadania z kapliczkami są wykonane.
        [one] Twoje ostatnie niewykonane zadanie z kapliczką ma literę { $letters }.
       *[other] Twoje niewykonane zadania z kapliczkami mają litery { $letters }.
    }

ask-exploring-die = Nie masz żetonów łaski. Kości jakich kolorów możesz użyć, żeby eksplorować { $space }?
ask-exploring-islands = Twój okręt może stać, gdzie chcesz. Wskaż wszystkie wyspy, które możesz eksplorować { NAME($color, form: "feminine-accusative") } kością bez zmiany koloru.
ask-exploring-where = Masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz nią eksplorować wyspę.
ask-exploring-reward = { shrine-tasks } Twój okręt jest { $color }. Eksplorujesz { $space } i odkrywasz { $tile }. Co ci to daje?
ask-exploring-builder = { shrine-tasks } Twój okręt jest { $color }, a wszyscy inni mają niewykonane zadania z kapliczkami. Eksplorujesz { $space } i odkrywasz { $tile }. Kto od razu buduje kapliczkę?
ask-exploring-tokens = { shrine-tasks } Twój okręt jest { $color }. Twoje żetony łaski: { $tokens }. Eksplorujesz { $space } i odkrywasz { $tile }. Ile żetonów łaski masz po tej akcji?
ask-exploring-sites = Twój okręt jest { $color } i masz jeszcze zadanie z kapliczką. Wskaż wszystkie wyspy, na których możesz zbudować kapliczkę, mając odpowiednią kość i okręt obok.
ask-exploring-looked = Używasz kości, żeby podejrzeć kafle na { $spaces }. Co jest prawdą po tej akcji?
ask-exploring-aim = Chcesz wiedzieć, co leży na { $space }. Masz tylko jedną kość, { NAME($color, form: "feminine-accusative") }, i ani jednego żetonu łaski, a wolisz eksplorować niż podglądać. Co możesz zrobić?
ask-exploring-last = Zakryte kafle wysp: { $count }. Ile z nich możesz podejrzeć jedną kością?
ask-exploring-uncover = Eksploruj w tej turze wyspę, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-exploring-shrine = Twój okręt jest { $color }, a wszystkie kafle leżą odkryte. Zbuduj w tej turze kapliczkę, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-exploring-order = Twój okręt jest { $color }, a wszystkie kafle leżą odkryte. Nie masz żetonów łaski. Ułóż te akcje w takiej kolejności, żeby każda była dozwolona.

## Co daje kafel

exploring-shrine = Kapliczkę, bez nagrody za literę
exploring-psi = 4 żetony łaski, bez kapliczki
exploring-phi = 2 karty wyroczni, bez kapliczki
exploring-sigma = 3 przesunięcia bogów, bez kapliczki
exploring-omega = Odrzucenie ran i tarczę +1, bez kapliczki
exploring-both = Kapliczkę i nagrodę za literę
exploring-you = Ja.
exploring-owner = Gracz w kolorze kafla.
exploring-nobody = Nikt.

## Co daje podejrzenie

exploring-known = Wiem, co jest na tych kaflach.
exploring-open = Kafle leżą odkryte.
exploring-shared = Inni też znają te kafle.
exploring-paid = Dostaję to, co dają te kafle.
exploring-explore = Mogę eksplorować tę wyspę.
exploring-look = Mogę tylko podejrzeć jej kafel.

## Dlaczego odpowiedź jest poprawna

why-exploring-die = Eksplorujesz kością w kolorze obramowania wyspy.
why-exploring-islands = Wyspa musi mieć { NAME($color, form: "neuter") } obramowanie i zakryty kafel.
why-exploring-where = Eksplorujesz z każdego pola morza obok wyspy z zakrytym kaflem i { NAME($color, form: "instrumental") } obramowaniem.
why-exploring-reward = Kafel we własnym kolorze daje kapliczkę, dopóki masz na nią zadanie, bez względu na literę. Każdy inny daje nagrodę za literę.
why-exploring-builder = Od razu buduje tylko ten, kto odkryje kafel we własnym kolorze. Każdy inny musi przypłynąć i użyć kości.
why-exploring-tokens = Kafel we własnym kolorze daje kapliczkę, dopóki masz na nią zadanie, bez względu na literę. W przeciwnym razie Psi daje 4 żetony łaski, a pozostałe litery nie dają żetonów.
why-exploring-sites = Budujesz na odkrytych kaflach we własnym kolorze, czyli { NAME($color, form: "instrumental") }, na których nie ma jeszcze kapliczki. Litera nie ma znaczenia.
why-exploring-looked = Podglądanie jest tajne: kafle znasz tylko ty, pozostają zakryte i nic nie dają.
why-exploring-aim = Do eksplorowania trzeba kości w kolorze obramowania i okrętu obok wyspy. Podejrzeć możesz dowolną kością i z dowolnej odległości.
why-exploring-uncover = Zakończ ruch obok wyspy, na polu w kolorze jednej kości, i zostaw sobie drugą, w kolorze obramowania.
why-exploring-shrine = Zakończ ruch obok kafla we własnym kolorze bez kapliczki i zostaw sobie kość w kolorze jego obramowania.
why-exploring-order = Ruch, który kończy się obok kafla we własnym kolorze, musi być przed budową.
why-exploring-border = Obramowanie { $space } ma kolor { $color }, więc potrzebujesz { NAME($color, form: "feminine-genitive") } kości.
why-exploring-borders = { COUNT($spaces) ->
        [one] Tylko { $spaces } ma { NAME($color, form: "neuter") } obramowanie.
       *[other] Te wyspy mają { NAME($color, form: "neuter") } obramowanie: { $spaces }.
    }
why-exploring-face-up = Kafel na { $space } jest już odkryty.
why-exploring-islands-are = { COUNT($spaces) ->
        [one] Jedyny zakryty kafel z { NAME($color, form: "instrumental") } obramowaniem jest na { $spaces }.
       *[other] Zakryte kafle z { NAME($color, form: "instrumental") } obramowaniem są na { $spaces }.
    }
why-exploring-docks = { COUNT($spaces) ->
        [one] Możesz eksplorować tylko z { $spaces }.
       *[other] Możesz eksplorować z { $spaces }.
    }
why-exploring-own = To { $tile }, a twój okręt jest { $color }: kafel jest w twoim kolorze.
why-exploring-foreign = To { $tile }, a twój okręt jest { $color }: kafel nie jest w twoim kolorze.
why-tile-shrine = Dostajesz więc od razu kapliczkę, a litera nic więcej nie daje.
why-tile-psi = Nie dostajesz więc kapliczki, tylko nagrodę za Psi: 4 żetony łaski.
why-tile-phi = Nie dostajesz więc kapliczki, tylko nagrodę za Fi: 2 karty wyroczni.
why-tile-sigma = Nie dostajesz więc kapliczki, tylko nagrodę za Sigmę: 3 przesunięcia bogów.
why-tile-omega = Nie dostajesz więc kapliczki, tylko nagrodę za Omegę: odrzucasz wszystkie rany jednego koloru, a siła tarczy rośnie o 1.
why-exploring-you = Ty odkrywasz { $tile }, więc od razu budujesz.
why-exploring-nobody = Na razie nikt nie buduje, bo { $tile } odkrywa gracz w innym kolorze.
why-exploring-tokens-own = { $left ->
        [0] Dostajesz kapliczkę, a nie żetony, więc nadal ich nie masz.
       *[other] Dostajesz kapliczkę, a nie żetony, więc nadal masz { $left ->
            [one] 1 żeton.
            [few] { $left } żetony.
           *[many] { $left } żetonów.
        }
    }
why-exploring-tokens-psi = Za Psi dostajesz { $reward }: { $tokens } + { $reward } = { $left }.
why-exploring-sites-count = { $count ->
        [one] Tylko { $count } odkryty kafel w kolorze { NAME($color, form: "instrumental") } nie ma kapliczki.
        [few] Bez kapliczki są { $count } odkryte kafle w kolorze { NAME($color, form: "instrumental") }.
       *[many] Bez kapliczki jest { $count } odkrytych kafli w kolorze { NAME($color, form: "instrumental") }.
    }
why-exploring-sites-are = { COUNT($spaces) ->
        [one] Jedyny odkryty { $color } kafel bez kapliczki jest na { $spaces }.
       *[other] Odkryte { NAME($color, form: "neuter") } kafle bez kapliczki są na { $spaces }.
    }
why-exploring-peek = Podglądanie to nie eksplorowanie: tylko widzisz kafle.
why-exploring-aim-both = Okręt stoi obok { $space }, a obramowanie ma kolor { $border }, tak jak kość, więc możesz eksplorować.
why-exploring-aim-color = Obramowanie { $space } ma kolor { $border }, a kość jest { NAME($color, form: "feminine") }, więc możesz tylko podejrzeć.
why-exploring-aim-place = Okręt stoi na { $ship }, a nie obok { $space }, więc możesz tylko podejrzeć.
why-exploring-example = { $what ->
        [explore] Wyspa { $space } ma { NAME($color, form: "neuter") } obramowanie, więc eksplorujesz ją { NAME($color, form: "feminine-accusative") } kością.
       *[build] Na { $space } jest kafel w twoim kolorze i { NAME($color, form: "neuter") } obramowanie, więc budujesz { NAME($color, form: "feminine-accusative") } kością.
    }
why-exploring-fewer = Podglądasz dwa zakryte kafle albo ostatni, jeśli został tylko jeden; gdy nie ma żadnego, nie możesz wybrać tej akcji.
why-exploring-last = { $count ->
        [one] Zakryty jest tylko { $count } kafel, więc możesz podejrzeć { $left }.
        [few] Zakryte są { $count } kafle, więc możesz podejrzeć { $left }.
       *[many] Zakrytych jest { $count } kafli, więc możesz podejrzeć { $left }.
    }

## Na co zwrócić uwagę

hint-exploring = Porównaj kolor obramowania z kością, a kolor kafla z okrętem.
hint-exploring-islands = Które wyspy mają { NAME($color, form: "neuter") } obramowanie i czy ich kafle są jeszcze zakryte?
hint-exploring-where = Najpierw znajdź zakryte kafle z { NAME($color, form: "instrumental") } obramowaniem, potem morze obok nich.
hint-exploring-sites = Które odkryte kafle mają kolor { $color }? Nie patrz na obramowania i litery.
hint-exploring-uncover = Które zakryte kafle są w zasięgu i do którego obramowania masz kość?
hint-exploring-shrine = Które kafle mają kolor { $color } i są bez kapliczki? Do którego obramowania masz kość?
hint-exploring-order = Skąd można budować i który ruch tam prowadzi?
hint-exploring-die = Jaki kolor ma obramowanie { $space }?
hint-exploring-looked = Kto widzi te kafle i czy pozostają zakryte?
hint-exploring-aim = Porównaj obramowanie { $space } z kością i sprawdź, czy okręt stoi obok.
hint-exploring-reward = W czyim kolorze jest kafel?
hint-exploring-builder = W czyim kolorze jest kafel i kto go odkrył?
hint-exploring-tokens = W czyim kolorze jest kafel i jaką nagrodę daje litera?
hint-exploring-last = Ile kafli możesz podejrzeć naraz i ile jest jeszcze zakrytych?
