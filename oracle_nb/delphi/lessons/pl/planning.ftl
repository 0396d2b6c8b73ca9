### Pytania o lepszą z dwóch tur i o to, czym się różnią.

part-planning = Planowanie

planning-cards = { COUNT($cards) ->
        [0] Nie masz kart wyroczni.
        [one] Masz na ręce { NAME($cards, form: "feminine-accusative") } kartę wyroczni.
       *[other] Twoje karty wyroczni: { NAME($cards, form: "feminine") }.
    }
planning-gods = { COUNT($gods) ->
        [0] W najwyższym rzędzie nie stoi żaden bóg.
        [one] { $gods } stoi w najwyższym rzędzie.
       *[other] W najwyższym rzędzie stoją: { $gods }.
    }
planning-question = { $extra ->
        [1] Dzięki ekwipunkowi możesz kupić dodatkową akcję. Po której z tych tur średnio szybciej dotrzesz do Zeusa? Jeśli w turze trzeba rzucić kością albo podjąć decyzję, widać ją tylko do tej chwili.
       *[0] Po której z tych tur średnio szybciej dotrzesz do Zeusa? Jeśli w turze trzeba rzucić kością albo podjąć decyzję, widać ją tylko do tej chwili.
    }
ask-planning = Twój okręt jest { $own }. Do wykonania: { $tasks }. { your-dice } { planning-cards } { you-have }. { planning-gods } { planning-question }

why-planning-dice-rule = Kość jest dobrze użyta, jeśli przybliża cię do zadania lub do Zeusa albo oszczędza kość później.
why-planning-spend-rule = Gromadzenie nie daje zwycięstwa: żetony i karty oszczędzają rundy tylko wtedy, gdy je wydajesz.
why-planning-gods-rule = Kości wydane na bogów i rany opłacają się tylko wtedy, gdy oszczędzają więcej kości, niż zabierają.
why-planning-route-rule = Najbliższe zadanie nie zawsze jest najlepsze: liczy się to, ile zostanie po nim do zrobienia.
why-planning-turn = { $number ->
        [1] Pierwsza tura: { $motive }
       *[2] Druga tura: { $motive }
    }
why-planning-left = Niewykorzystane kości: { $left1 } po pierwszej turze, { $left2 } po drugiej.
why-planning-games = Przy tych samych rzutach { $number ->
        [1] pierwsza tura
       *[2] druga tura
    } była szybsza { $rest ->
        [0] we wszystkich { $games } partiach
       *[other] w { $faster ->
            [one] 1 partii
           *[other] { $faster } partiach
        } na { $games }{ $slower ->
            [0] , a w żadnej nie była wolniejsza
           *[other] , a wolniejsza w { $slower }
        }
    }. Średnio oszczędza { NUMBER($saved, minimumFractionDigits: 1, maximumFractionDigits: 1) } rundy.

## Na co zwrócić uwagę

hint-planning-dice = Które kości przybliżają cię do celu i ile zostanie do zrobienia po każdej z tych tur?
hint-planning-spend = Co zyskujesz za każdy wydany żeton i każdą kartę? Do czego jeszcze mogłyby się przydać?
hint-planning-gods = Ile akcji lub pól oszczędza ci bóg i czy te same kości nie dałyby tyle samo?
hint-planning-route = Gdzie po każdej z tych tur stanie okręt i co będzie można tam zrobić w następnej?
