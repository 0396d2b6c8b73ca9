### Pytania o lepszą z dwóch tur i o to, czym się różnią.

part-planning = Planowanie

ask-planning = { your-dice } { you-have }. Po której z tych tur średnio szybciej dotrzesz do Zeusa? Jeśli najpierw rozstrzyga los albo twój wybór, reszta tury jest otwarta.

why-planning-dice-rule = Kość jest dobrze użyta, jeśli posuwa naprzód zadanie lub podróż albo oszczędza kość później.
why-planning-dice = Akcje, którymi płyniesz lub wykonujesz zadania: { $turn1 } w pierwszej turze, { $turn2 } w drugiej.
why-planning-spend-rule = Gromadzenie nie daje zwycięstwa: żetony i karty oszczędzają rundy tylko wtedy, gdy je wydajesz.
why-planning-spend = Wydane żetony łaski i karty wyroczni: { $turn1 } w pierwszej turze, { $turn2 } w drugiej.
why-planning-gods-rule = Kości wydane na bogów i rany opłacają się tylko wtedy, gdy oszczędzają więcej kości, niż zabierają.
why-planning-gods = Akcje związane z bogami i ranami: { $turn1 } w pierwszej turze, { $turn2 } w drugiej.
why-planning-route-rule = Najbliższe zadanie nie zawsze jest najlepsze: liczy się to, ile po nim zostanie.
why-planning-route = Tyle mniej więcej kości zajmie według planera reszta drogi: { NUMBER($dice1, minimumFractionDigits: 1, maximumFractionDigits: 1) } po pierwszej turze, { NUMBER($dice2, minimumFractionDigits: 1, maximumFractionDigits: 1) } po drugiej.
why-planning-margin = { $number ->
        [1] Pierwsza tura
       *[2] Druga tura
    } oszczędza { NUMBER($saved, minimumFractionDigits: 1, maximumFractionDigits: 1) } rundy (od { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } do { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }) w { $pairs ->
        [one] 1 parze
       *[other] { $pairs } parach
    } symulacji z tym samym losem.

## Na co zwrócić uwagę

hint-planning-dice = Które kości przybliżają cię do celu i ile zostanie do zrobienia po każdej z tych tur?
hint-planning-spend = Co zyskujesz za każdy wydany żeton i każdą kartę i do czego jeszcze mogłyby się przydać?
hint-planning-gods = Ile akcji lub pól oszczędza ci bóg i czy te same kości nie dałyby tyle samo?
hint-planning-route = Gdzie po każdej z tych tur stanie okręt i co będzie można tam zrobić w następnej?
