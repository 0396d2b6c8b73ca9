### Co się stało, jedno zdanie na zdarzenie: `event-<kind>` w trzeciej osobie, `.you` do gracza, którego
### dotyczy. $rule wybiera według zasady, z której zdarzenie wynika (kreski zamiast kropek).

## Gracze, według koloru okrętu albo imienia osoby

name-seat-red = Czerwony
    .genitive = Czerwonego
    .dative = Czerwonemu
name-seat-yellow = Żółty
    .genitive = Żółtego
    .dative = Żółtemu
name-seat-green = Zielony
    .genitive = Zielonego
    .dative = Zielonemu
name-seat-blue = Niebieski
    .genitive = Niebieskiego
    .dative = Niebieskiemu
name-person = { $name }
    .genitive = gracza { $name }
    .dative = graczowi { $name }

## Tura

event-turn-begun = Runda { $round }: zaczyna się tura { NAME($player, form: "genitive") }.
    .you = Runda { $round }: zaczyna się twoja tura.
event-must-recover = { $player } ma za dużo ran ({ $injuries }) i musi odpoczywać.
    .you = Masz za dużo ran ({ $injuries }) i musisz odpoczywać.
event-unhurt = { $player } nie ma ran i może wybrać nagrodę.
    .you = Nie masz ran i możesz wybrać nagrodę.
event-some-injuries = { $injuries ->
        [one] { $player } ma 1 ranę: za mało, by odpoczywać.
        [few] { $player } ma { $injuries } rany: za mało, by odpoczywać.
       *[many] { $player } ma { $injuries } ran: za mało, by odpoczywać.
    }
    .you = { $injuries ->
        [one] Masz 1 ranę: za mało, by odpoczywać.
        [few] Masz { $injuries } rany: za mało, by odpoczywać.
       *[many] Masz { $injuries } ran: za mało, by odpoczywać.
    }
event-recovered = { $player } kończy odpoczynek i swoją turę.
    .you = Kończysz odpoczynek i swoją turę.
event-actions-ended = { $dice ->
        [0] { $player } kończy akcje.
        [one] { $player } kończy akcje z 1 niewykorzystaną kością.
       *[many] { $player } kończy akcje z { $dice } niewykorzystanymi kośćmi.
    }
    .you = { $dice ->
        [0] Kończysz akcje.
        [one] Kończysz akcje z 1 niewykorzystaną kością.
       *[many] Kończysz akcje z { $dice } niewykorzystanymi kośćmi.
    }
event-card-discarded = { $player } odrzuca zagraną w tej turze { NAME($color, form: "feminine-accusative") } kartę wyroczni.
    .you = Odrzucasz zagraną w tej turze { NAME($color, form: "feminine-accusative") } kartę wyroczni.
event-oracle-consulted = { $player } radzi się wyroczni i wyrzuca: { AND($colors) }.
    .you = Radzisz się wyroczni i wyrzucasz: { AND($colors) }.
event-titan-rolled = { $player } rzuca kością tytana: { $strength }.
    .you = Rzucasz kością tytana: { $strength }.
event-titan-held-off = Tarcza { NAME($player, form: "genitive") } ({ $shield }) odpiera atak tytana ({ $strength }).
    .you = Twoja tarcza ({ $shield }) odpiera atak tytana ({ $strength }).
event-step-owed = Przesunięcie { OR(NAME($gods, form: "genitive")) } czeka na następną turę { NAME($player, form: "genitive") }.
    .you = Przesunięcie { OR(NAME($gods, form: "genitive")) } czeka na twoją następną turę.
event-game-over = Gra kończy się po rundzie { $round }.
event-game-unfinished = Gra zostaje przerwana po rundzie { $round }, bez rozstrzygnięcia.
event-only-choice = { NAME($player, form: "dative") } zostaje tylko jedna możliwość: { $verb }.
    .you = Zostaje ci tylko jedna możliwość: { $verb }.
event-nothing-to-choose = { $player } nie ma z czego wybierać: przepada decyzja, { $decision }.
    .you = Nie masz z czego wybierać: przepada decyzja, { $decision }.

## Kości, karty, żetony

event-die-used = { $recolored ->
        [true] { $player } używa { NAME($die, form: "feminine-genitive") } kości jako { NAME($color, form: "feminine-genitive") }.
       *[other] { $player } używa { NAME($die, form: "feminine-genitive") } kości.
    }
    .you = { $recolored ->
        [true] Używasz { NAME($die, form: "feminine-genitive") } kości jako { NAME($color, form: "feminine-genitive") }.
       *[other] Używasz { NAME($die, form: "feminine-genitive") } kości.
    }
event-card-used = { $recolored ->
        [true] { $player } zagrywa { NAME($card, form: "feminine-accusative") } kartę wyroczni jako { NAME($color, form: "feminine-accusative") }.
       *[other] { $player } zagrywa { NAME($card, form: "feminine-accusative") } kartę wyroczni.
    }
    .you = { $recolored ->
        [true] Zagrywasz { NAME($card, form: "feminine-accusative") } kartę wyroczni jako { NAME($color, form: "feminine-accusative") }.
       *[other] Zagrywasz { NAME($card, form: "feminine-accusative") } kartę wyroczni.
    }
event-extra-used = { $color ->
        [none] { $player } kupuje dodatkową akcję.
       *[other] { $player } kupuje dodatkową akcję i używa jej jako { NAME($color, form: "feminine-genitive") }.
    }
    .you = { $color ->
        [none] Kupujesz dodatkową akcję.
       *[other] Kupujesz dodatkową akcję i używasz jej jako { NAME($color, form: "feminine-genitive") }.
    }
event-favor-paid = { $tokens ->
        [one] { $player } płaci { $tokens } żeton łaski
        [few] { $player } płaci { $tokens } żetony łaski
       *[many] { $player } płaci { $tokens } żetonów łaski
    } { $rule ->
        [oracle-recolor] za zmianę koloru.
        [move-buy-range] za dłuższą drogę.
        [fight-continue] za kolejną rundę walki.
       *[equipment-extra-action] za dodatkową akcję.
    }
    .you = { $tokens ->
        [one] Płacisz { $tokens } żeton łaski
        [few] Płacisz { $tokens } żetony łaski
       *[many] Płacisz { $tokens } żetonów łaski
    } { $rule ->
        [oracle-recolor] za zmianę koloru.
        [move-buy-range] za dłuższą drogę.
        [fight-continue] za kolejną rundę walki.
       *[equipment-extra-action] za dodatkową akcję.
    }
event-favor-taken = { $rule ->
        [ship-favor] Kafel okrętu daje { NAME($player, form: "dative") } dodatkowo { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
       *[other] { $player } bierze{ $more ->
            [true] {" "}jeszcze
           *[false] {""}
        } { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
    }
    .you = { $rule ->
        [ship-favor] Kafel okrętu daje ci dodatkowo { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
       *[other] Bierzesz{ $more ->
            [true] {" "}jeszcze
           *[false] {""}
        } { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
    }
event-card-drawn = { $player } dobiera{ $more ->
        [true] {" "}jeszcze jedną
       *[false] {""}
    } { NAME($color, form: "feminine-accusative") } kartę wyroczni.
    .you = { $color ->
        [none] { $more ->
            [true] { $number ->
                [one] Dobierasz jeszcze jedną kartę wyroczni.
                [few] Dobierasz jeszcze { $number } karty wyroczni.
               *[many] Dobierasz jeszcze { $number } kart wyroczni.
            }
           *[other] { $number ->
                [one] Dobierasz kartę wyroczni.
                [few] Dobierasz { $number } karty wyroczni.
               *[many] Dobierasz { $number } kart wyroczni.
            }
        }
       *[other] Dobierasz{ $more ->
            [true] {" "}jeszcze jedną
           *[false] {""}
        } { NAME($color, form: "feminine-accusative") } kartę wyroczni.
    }
event-pile-renewed = Z odrzuconych kart wyroczni powstaje nowy stos dobierania.
event-no-card-left = Dla { NAME($player, form: "genitive") } nie ma już kart wyroczni do dobrania.
    .you = Nie ma już kart wyroczni do dobrania.
event-any-color = Do końca tej tury kości i karta wyroczni { NAME($player, form: "genitive") } liczą się jako dowolny kolor.
    .you = Do końca tej tury twoje kości i karta wyroczni liczą się jako dowolny kolor.

## Rany i tarcza

event-injury-drawn = { $player } dobiera{ $more ->
        [true] {" "}jeszcze jedną
       *[false] {""}
    } { NAME($color, form: "feminine-accusative") } ranę.
    .you = Dobierasz{ $more ->
        [true] {" "}jeszcze jedną
       *[false] {""}
    } { NAME($color, form: "feminine-accusative") } ranę.
event-injuries-renewed = Z odrzuconych kart ran powstaje nowy stos dobierania.
event-no-injury-left = Dla { NAME($player, form: "genitive") } nie ma już kart ran do dobrania.
    .you = Nie ma już dla ciebie kart ran do dobrania.
event-injuries-discarded = { $injuries ->
        [one] { $player } odrzuca 1 { NAME($color, form: "feminine-accusative") } ranę.
        [few] { $player } odrzuca { $injuries } { NAME($color, form: "neuter") } rany.
       *[many] { $player } odrzuca { $injuries } { NAME($color, form: "plural-genitive") } ran.
    }
    .you = { $injuries ->
        [one] Odrzucasz 1 { NAME($color, form: "feminine-accusative") } ranę.
        [few] Odrzucasz { $injuries } { NAME($color, form: "neuter") } rany.
       *[many] Odrzucasz { $injuries } { NAME($color, form: "plural-genitive") } ran.
    }
event-shield-raised = Siła tarczy { NAME($player, form: "genitive") } rośnie do { $strength }.
    .you = Siła twojej tarczy rośnie do { $strength }.
event-shield-full = Tarcza { NAME($player, form: "genitive") } ma już największą siłę: { $strength }.
    .you = Twoja tarcza ma już największą siłę: { $strength }.

## Poruszanie okrętu

event-moved = { $rule ->
        [god-poseidon] Posejdon przemieszcza okręt { NAME($player, form: "genitive") } na { $space }.
       *[other] { $player } płynie z { $start } na { $space }.
    }
    .you = { $rule ->
        [god-poseidon] Posejdon przemieszcza twój okręt na { $space }.
       *[other] Płyniesz z { $start } na { $space }.
    }
event-came-home = { $rule ->
        [end-trigger] { $player } dociera do Zeusa po wykonaniu wszystkich zadań: ta runda jest ostatnia.
       *[other] { $player } też dociera do Zeusa.
    }
    .you = { $rule ->
        [end-trigger] Docierasz do Zeusa po wykonaniu wszystkich zadań: ta runda jest ostatnia.
       *[other] Ty też docierasz do Zeusa.
    }

## Walka

event-fight-begun = { $player } walczy z { NAME($color, form: "instrumental") } potworem na { $space } (siła { $strength }).
    .you = Walczysz z { NAME($color, form: "instrumental") } potworem na { $space } (siła { $strength }).
event-round-won = { $player } wyrzuca { $roll } przeciw sile { $strength } i wygrywa.
    .you = Wyrzucasz { $roll } przeciw sile { $strength } i wygrywasz.
event-round-lost = { $player } wyrzuca { $roll } przeciw sile { $strength }: za mało.
    .you = Wyrzucasz { $roll } przeciw sile { $strength }: za mało.
event-surrendered = { $player } poddaje się w walce z { NAME($color, form: "instrumental") } potworem na { $space }.
    .you = Poddajesz się w walce z { NAME($color, form: "instrumental") } potworem na { $space }; potwór tam zostaje.
event-monster-defeated = { $player } pokonuje { NAME($color, form: "genitive") } potwora na { $space }.
    .you = Pokonujesz { NAME($color, form: "genitive") } potwora na { $space }.

## Zadania i ładunek

event-task-completed = { $white ->
        [true] { $player } wykonuje { $task } ({ NAME($color, form: "instrumental") });
       *[other] { $player } wykonuje { $task };
    } { $left ->
        [0] wszystkie zadania są wykonane.
        [one] zostaje 1 zadanie.
        [few] zostają { $left } zadania.
       *[many] zostaje { $left } zadań.
    }
    .you = { $white ->
        [true] Wykonujesz { $task } ({ NAME($color, form: "instrumental") });
       *[other] Wykonujesz { $task };
    } { $left ->
        [0] wszystkie twoje zadania są wykonane.
        [one] zostaje ci 1 zadanie.
        [few] zostają ci { $left } zadania.
       *[many] zostaje ci { $left } zadań.
    }
event-offering-loaded = { $player } ładuje { $color } dar z { $space }.
    .you = Ładujesz { $color } dar z { $space }.
event-offering-made = { $player } składa { $color } dar w świątyni na { $space }.
    .you = Składasz { $color } dar w świątyni na { $space }.
event-statue-loaded = { $player } ładuje { $color } posąg.
    .you = Ładujesz { $color } posąg.
event-statue-raised = { $player } wznosi { $color } posąg na { $space }.
    .you = Wznosisz { $color } posąg na { $space }.

## Kafle wysp

event-tile-looked-at = { $player } podgląda kafel na { $space }.
    .you = Podglądasz kafel na { $space }.
event-tile-seen = { $player } podgląda kafel na { $space }: to { $tile }. Inni się tego nie dowiadują.
    .you = Podglądasz kafel na { $space }: to { $tile }. Inni się tego nie dowiadują.
event-tile-uncovered = { $player } odkrywa na { $space } { $tile }.
    .you = Odkrywasz na { $space } { $tile }.
event-own-tile = Kafel na { $space } jest w kolorze { NAME($player, form: "genitive") }, ale nie pasuje do żadnego zadania z kapliczką.
    .you = Kafel na { $space } jest w twoim kolorze, ale nie pasuje do żadnego twojego zadania z kapliczką.
event-tile-for = Kafel na { $space } czeka na kapliczkę { NAME($player, form: "genitive") }.
    .you = Kafel na { $space } czeka na twoją kapliczkę.
event-shrine-built = { $player } buduje kapliczkę na { $space }.
    .you = Budujesz kapliczkę na { $space }.

## Bogowie

event-god-advanced = { $row ->
        [6] { $player } przesuwa { NAME($god, form: "accusative") } do najwyższego rzędu.
       *[other] { $player } przesuwa { NAME($god, form: "accusative") } do rzędu { $row }.
    }
    .you = { $row ->
        [6] Przesuwasz { NAME($god, form: "accusative") } do najwyższego rzędu.
       *[other] Przesuwasz { NAME($god, form: "accusative") } do rzędu { $row }.
    }
event-god-returned = { $row ->
        [0] { $player } cofa { NAME($god, form: "accusative") } do najniższego rzędu.
       *[other] { $player } cofa { NAME($god, form: "accusative") } do rzędu { $row }.
    }
    .you = { $row ->
        [0] Cofasz { NAME($god, form: "accusative") } do najniższego rzędu.
       *[other] Cofasz { NAME($god, form: "accusative") } do rzędu { $row }.
    }
event-gods-start = Wszyscy bogowie { NAME($player, form: "genitive") } zaczynają w rzędzie { $row }.
    .you = Wszyscy twoi bogowie zaczynają w rzędzie { $row }.
event-step-declined = { $player } rezygnuje z przesunięcia boga.
    .you = Rezygnujesz z przesunięcia boga.
event-step-lost = Przesunięcie boga przepada: żaden bóg { NAME($player, form: "genitive") } nie może go wykonać.
    .you = Przesunięcie boga przepada: żaden z twoich bogów nie może go wykonać.
event-god-stays = { $god } stoi u { NAME($player, form: "genitive") } w najwyższym rzędzie i wyżej już się nie przesunie.
    .you = { $god } stoi u ciebie w najwyższym rzędzie i wyżej już się nie przesunie.

## Karty i kafle

event-companion-taken = { $player } bierze kartę towarzysza „{ $companion }”.
    .you = Bierzesz kartę towarzysza „{ $companion }”.
event-no-companion-left = Dla { NAME($player, form: "genitive") } nie ma już towarzysza w kolorze { NAME($color, form: "instrumental") }.
    .you = Nie ma już dla ciebie towarzysza w kolorze { NAME($color, form: "instrumental") }.
event-equipment-taken = { $player } bierze kartę ekwipunku „{ $equipment }”.
    .you = Bierzesz kartę ekwipunku „{ $equipment }”.
event-equipment-displayed = Wyłożona zostaje karta ekwipunku „{ $equipment }”.
event-effect-lost = Karta „{ $equipment }” tym razem nic nie daje { NAME($player, form: "dative") }.
    .you = Karta „{ $equipment }” tym razem nic ci nie daje.
event-ship-tile-taken = { $player } bierze kafel okrętu „{ $ship_tile }”.
    .you = Bierzesz kafel okrętu „{ $ship_tile }”.
event-task-returned = { $player } odrzuca { $task }.
    .you = Odrzucasz { $task }.
