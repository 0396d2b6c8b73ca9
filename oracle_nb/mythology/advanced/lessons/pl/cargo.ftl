### Ćwiczenia o statkach, pomocnikach i skarbach oraz o chwale.

ask-cargo-sail = { $unit } rusza się tylko w twoich fazach. Które z tych odległości pokona w najwyżej dwóch twoich fazach ruchu?
way = { $distance ->
        [few] { $distance } pola
       *[other] { $distance } pól
    } { $aboard ->
        [0] pieszo
       *[other] statkiem
    }{ $doubled ->
        [0] , bez pomocników
       *[other] , z pomocnikiem, który podwaja ruch
    }.
ask-cargo-may = { $unit } kończy ruch w twojej fazie { $aboard ->
        [0] pieszo
       *[other] na statku
    }, na brzegu, gdzie jest { $foe } i skarb ({ $prize }). Co możesz teraz zrobić?
ask-cargo-land = { $unit } kończy ruch na statku, na polu skarbu ({ $prize }). Spróbuj go zdobyć.
ask-cargo-tried = { $unit } próbuje zdobyć skarb ({ $prize }): atak { $attack } przeciw obronie { $defense }. { $helper ->
        [-10] Pomocnik odejmuje 10
       *[other] Pomocnik dodaje { $helper }
    }, a w arkuszu masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } pomocy. Które rzuty zdobywają skarb?
ask-glory-killed = Herakles pod twoją kontrolą zabija jednostkę: { $foe }. Punkty mocy przy niej: ty { $you }, { $player } { $them }. Jak zmieniają się twoje punkty chwały?
ask-glory-attack = Herakles pod twoją kontrolą wygrywa każdą zwykłą walkę. Punkty mocy: { $unit } { $points } (ma je { $player }), { $unit_2 } { $more } (masz je ty), { $unit_3 } ani jednego. Zaatakuj tak, żeby zyskać jak najwięcej chwały.
ask-glory-which = Które z tych zdarzeń z herosem pod twoją kontrolą dają ci punkty chwały?

event-kill-theirs = Zabija herosa ({ $foe }), przy którym { $player } ma { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy, a ty ani jednego.
event-kill-own = Zabija herosa ({ $unit_2 }), przy którym masz { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    } mocy, a { $player } ani jednego.
event-kill-lone = Zabija herosa ({ $unit_3 }), przy którym nikt nie ma punktów mocy.
event-prize-again = Zdobywa skarb ({ $prize }), za który masz już chwałę.
event-prize-new = Zdobywa skarb ({ $prize_2 }), za który chwałę ma dotąd tylko { $player }.
event-win = Zgłaszasz go, { $player } zgłasza sprzeciw, a ty wygrywasz spór.
event-lose = Zgłaszasz go, { $player } zgłasza sprzeciw, a ty przegrywasz spór.

why-cargo-sail = Heros pokonuje dwa pola w fazie ruchu, więc cztery w dwóch, pieszo albo statkiem. Pomocnik może to podwoić, ale tylko pieszo.
why-cargo-may = Na statku heros tylko się rusza. Żeby atakować albo zdobyć skarb, musi najpierw zejść na ląd, a wtedy statek przepada.
why-cargo-aboard = Heros na statku tylko się rusza: skarb zdobywa się na lądzie.
why-cargo-counts = Liczą się rzut, atak i pomocnicy, ale nie pomoc.
why-cargo-tried = Rzut musi więc wynosić { $needed } albo więcej.
why-glory-which = Chwałę daje zabity heros innego gracza, skarb, za który jej jeszcze nie masz, i wygrany spór. Heros własny albo niczyj i przegrany spór kosztują chwałę, a za ten sam skarb nie dostaje się jej dwa razy.
why-glory-whose = { $case ->
        [monster] Potwór jest wart tyle samo bez względu na to, kto ma przy nim punkty.
        [nobody] { $foe } nie ma punktów od żadnego gracza.
        [own] { $foe } ma najwięcej punktów od ciebie.
       *[other] { $foe }: najwięcej punktów ma tu { $player }, { $most }.
    }
why-glory-killed = { $case ->
        [monster] Potwór zabity przez herosa pod twoją kontrolą: { $change }.
        [nobody] Za niczyjego herosa tracisz 5: { $change }.
        [own] Za własnego herosa tracisz 5: { $change }.
       *[other] Zyskujesz piątą część, zaokrągloną w górę: { $change }.
    }
why-glory-attack = { $foe } daje 3, a { $unit } piątą część z { $points }, zaokrągloną w górę: { $fifth }. Heros własny albo niczyj kosztuje 5.

hint-cargo = Czy heros jest na statku i które liczby tu się liczą?
hint-glory = Kto ma najwięcej punktów przy herosie i kto miał już chwałę za skarb?
