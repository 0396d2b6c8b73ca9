### Ćwiczenia o arkuszach rozkazów i kontroli.

points-on = { $points ->
        [0] ani jednego punktu
        [one] 1 punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
ask-sheet-kept = Heros { $unit }: suma twoich punktów wynosi { $before }. W tej rundzie { $points ->
        [0] nie dopisujesz mu ani jednego
        [one] dopisujesz mu 1 punkt
        [few] dopisujesz mu { $points } punkty
       *[other] dopisujesz mu { $points } punktów
    } i zamykasz arkusz. Ile wynosi suma teraz?
ask-sheet-highest = { $unit }: zapisujesz { $before ->
        [one] 1 punkt
        [few] { $before } punkty
       *[other] { $before } punktów
    } w poprzedniej rundzie, wcześniej ani jednego, a w tej rundzie { $points }. Zgłaszasz tę jednostkę, a { $player } zgłasza sprzeciw. Ile możesz najwyżej dać w licytacji?
ask-sheet-close = Twoje punkty: { $unit } { $before }, { $unit_2 } { $before_2 }. Dopisz tyle, żeby każda z tych jednostek miała co najmniej { $total }, i zamknij arkusz.
ask-control-announce = Obszar twojego boga: { $area }. Trwa twoja faza ruchu. Które z tych jednostek możesz zgłosić?
ask-control-move = Obszar twojego boga: { $area }; jest tam { $unit } z twoimi punktami. W tej fazie masz już jeden przegrany spór: { $unit_2 }. Na każdy inny ruch { $player } pozwala. Doprowadź herosa na pole { $hex }.
ask-control-answer = { $player } zgłasza jednostkę: { $unit }. { $points ->
        [0] Nie masz przy niej punktów.
        [one] Masz przy niej 1 punkt.
        [few] Masz przy niej { $points } punkty.
       *[other] Masz przy niej { $points } punktów.
    }{ $bidding ->
        [0] {""}
       *[other] {" "}Na twój sprzeciw { $player } daje 1.
    } Co możesz teraz zrobić?
ask-control-bids = Zgłaszasz jednostkę: { $unit }. { $player } zgłasza sprzeciw i daje { $bid }. { $hero ->
        [0] Twoje punkty przy niej: { $noted } w tej rundzie, { $before } w poprzedniej.
       *[other] Suma twoich punktów przy niej: { $noted }.
    } Ile możesz dać?
ask-control-glory = Zgłaszasz jednostkę: { $unit }. { $player } zgłasza sprzeciw. { $wins ->
        [0] { $player } daje { $bid }, a ty pasujesz.
       *[other] Dajesz { $bid }, a { $player } pasuje.
    } Kto zyskuje albo traci punkty chwały za ten spór?

announced = { $unit }: { $near ->
        [own] na tym obszarze
       *[other] na innym obszarze
    }, { $points ->
        [0] bez twoich punktów
        [one] 1 twój punkt
        [few] { $points } twoje punkty
       *[other] { $points } twoich punktów
    }{ $now ->
        [moved] , już po ruchu
        [lost] , spór przegrany
       *[free] {""}
    }.
glory-you = Zyskujesz 1 punkt, a { $player } traci 1.
glory-them = { $player } zyskuje 1 punkt, a ty tracisz 1.
glory-both = Obie strony tracą za ten spór po 1 punkcie.
glory-none = Nikt nie zyskuje ani nie traci punktów.

why-sheet-hero = Punkty przy herosie sumują się tylko wtedy, gdy co rundę dopisujesz mu choć jeden.
why-sheet-kept = { $points ->
        [0] Nic nie dopisujesz, więc wcześniejsze punkty przepadają. { $unit }: suma 0.
       *[other] { $before } + { $points } = { $total }.
    }
ask-sheet-counts = Masz w arkuszu takie punkty mocy i go zamykasz. Przy których jednostkach możesz w tej rundzie dać w licytacji { $bid }?
counted = { $unit }: wcześniej { $before }, w tej rundzie { $points }.
why-sheet-counts = Punkty przy herosie sumują się, gdy co rundę dopisujesz choć jeden. Przy potworze liczą się tylko punkty z tej rundy.
why-sheet-adds = { $hero ->
        [0] Przy potworze liczą się tylko punkty z tej rundy.
       *[other] Przy herosie liczą się też punkty z wcześniejszych rund.
    }
why-sheet-highest = Nie możesz dać więcej, niż się liczy. { $unit }: { $total }.
why-control-announce = Możesz próbować ruszyć każdą jednostką na mapie, bez względu na to, gdzie jest twój bóg i czy masz przy niej punkty. Każda ma w fazie ruchu jedną próbę.
why-control-answer = Zawsze możesz pozwolić na ruch albo zgłosić sprzeciw, bez względu na punkty w arkuszu. Po sprzeciwie licytujecie na zmianę albo ktoś pasuje, a jednostki zgłasza się tylko w swojej fazie ruchu.
why-control-bids = Dajesz co najmniej tyle, ile przed chwilą padło, i najwyżej tyle, ile liczy się w twoim arkuszu. Przy potworze liczą się punkty z tej rundy.
why-control-won = { $wins ->
        [0] Pasujesz, więc spór wygrywa { $player }.
       *[other] { $player } pasuje, więc wygrywasz spór.
    }
why-control-glory = { $hero ->
        [0] Spór o potwora nie daje nikomu chwały.
       *[other] W sporze o herosa zwycięzca zyskuje 1 punkt chwały, a przegrany traci 1. Wylicytowanych punktów mocy się nie wydaje.
    }

hint-sheet = Czy to heros, czy potwór? Czy w tej rundzie doszedł nowy punkt?
hint-control = Kto może teraz działać i co ma w arkuszu?
