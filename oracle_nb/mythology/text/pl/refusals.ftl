### Dlaczego czegoś nie wolno: `refuse-<rule>`. Gdzie jedna zasada odmawia na kilka sposobów, dochodzi
### czasownik albo nazwa faktu: `refuse-<rule>-<fact>`.

## Ogólne

refuse-play-over = Gra się skończyła.
refuse-play-not-your-turn = Teraz decyduje { $player }.
refuse-play-decision-pending = Najpierw inna decyzja: { $decision }.
refuse-play-not-now = Teraz nie można tego zrobić ({ $part }).
refuse-play-not-now-place = { $part ->
        [alliances] Rundy się skończyły: bogów już się nie ustawia.
       *[other] W tej turze twój bóg stoi już na swoim obszarze ({ $part }).
    }
refuse-play-not-now-aid = Pomoc można dać tylko wtedy, gdy trwa walka albo próba zdobycia skarbu.
refuse-play-not-now-join = Nikt nie proponuje ci sojuszu.
refuse-play-not-now-refuse = Nikt nie proponuje ci sojuszu.
refuse-play-no-target = { $unit }: tego żetonu nie ma już na mapie.
refuse-play-no-target-foe = { $foe }: tej jednostki nie ma już na mapie.
refuse-play-no-target-player = Sojusz możesz zawrzeć tylko z innym graczem.

## Tura

refuse-basic-god-area = Na tym obszarze ({ $area }) stoi już inny bóg: { $player }.
refuse-basic-parts-of-turn = { $part ->
        [god] Najpierw ustaw swojego boga.
        [movement] Najpierw zakończ ruchy.
        [alliances] Rundy się skończyły: można już tylko zmieniać sojusze.
       *[other] W tej turze ruch jest już zakończony ({ $part }).
    }
refuse-basic-own-turn = { $part ->
        [alliances] Rundy się skończyły: jednostkami już się nie rusza.
       *[other] Turę ma teraz { $player }, a jednostkami ruszasz tylko w swojej.
    }

## Punkty mocy

refuse-basic-power-gone = { $needed ->
        [one] To kosztuje { $needed } punkt mocy, a w tej rundzie nie masz już żadnego.
        [few] To kosztuje { $needed } punkty mocy, a w tej rundzie nie masz już żadnego.
       *[many] To kosztuje { $needed } punktów mocy, a w tej rundzie nie masz już żadnego.
    }
refuse-basic-hex-cost = { $points ->
        [one] Ruch jednostki kosztuje 2 punkty mocy, a masz tylko { $points }.
       *[many] Ruch jednostki kosztuje 2 punkty mocy, a masz { $points }.
    }
refuse-basic-attack-cost = { $points ->
        [one] Na polu { $hex } są wrogowie, więc ruch tam kosztuje 4 punkty mocy, a masz tylko { $points }.
       *[many] Na polu { $hex } są wrogowie, więc ruch tam kosztuje 4 punkty mocy, a masz { $points }.
    }
refuse-basic-aid-cost = { $aid ->
        [one] { $aid } punkt pomocy kosztuje
        [few] { $aid } punkty pomocy kosztują
       *[many] { $aid } punktów pomocy kosztuje
    } tyle samo punktów mocy, a masz { $points ->
        [one] tylko { $points }
       *[many] { $points }
    }.

## Ruch

refuse-basic-favor-moves = { $side ->
        [heroes] { $unit }: tym potworem ruszają tylko gracze, którzy sprzyjają potworom, a ty sprzyjasz herosom.
       *[monsters] { $unit }: tym herosem ruszają tylko gracze, którzy sprzyjają herosom, a ty sprzyjasz potworom.
    }
refuse-basic-in-area = { $unit }: ta jednostka nie zaczęła tury na obszarze twojego boga ({ $area }).
refuse-basic-in-area-none = { $part ->
        [alliances] { $unit }: ta jednostka nie może się ruszyć, bo bogowie zeszli już z mapy.
       *[other] { $unit }: ta jednostka jeszcze nie może się ruszyć, bo twojego boga nie ma na mapie.
    }
refuse-basic-adjacent = { $distance ->
        [0] { $unit }: ta jednostka już jest na polu { $hex }.
       *[many] Pole { $hex } nie sąsiaduje z tą jednostką (odległość: { $distance }), a każdy krok prowadzi na sąsiednie pole.
    }
refuse-basic-adjacent-needed = Droga na pole { $hex } ma długość { $way } i kosztuje { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
       *[many] { $needed } punktów
    } mocy, a masz { $points }.
refuse-basic-adjacent-blocked = Drogę na pole { $hex } blokują wrogowie. { $unit }: ta jednostka musiałaby się zatrzymać na polu { $there } ({ $foe }).
refuse-basic-adjacent-around = Drogę na pole { $hex } blokują wrogowie. { $unit }: ta jednostka musiałaby się zatrzymać na polu { $there } ({ $foe }). Droga naokoło kosztuje { $needed ->
        [one] { $needed } punkt
        [few] { $needed } punkty
       *[many] { $needed } punktów
    } mocy, a masz { $points }.
refuse-basic-adjacent-enemies = { $unit }: ta jednostka może atakować tylko sąsiednie pole, a pole { $hex } jest dalej (odległość: { $distance }).
refuse-basic-prize-fixed = Skarbami się nie rusza. Ten ({ $prize }) zostaje na polu { $hex }.
refuse-basic-no-through = { $enemies ->
        [one] { $unit }: dalej nie można, bo na polu { $hex } jest { $enemies } wroga jednostka.
        [few] { $unit }: dalej nie można, bo na polu { $hex } są { $enemies } wrogie jednostki.
       *[many] { $unit }: dalej nie można, bo na polu { $hex } jest { $enemies } wrogich jednostek.
    }

## Walka

refuse-basic-combat-must = Najpierw dokończ walkę na polu { $hex }.
refuse-basic-combat-must-foe = { $together ->
        [true] Na polu { $hex } nie ma walki: w tej turze nikt tam nie wszedł.
       *[other] Walczy się tylko na jednym polu, a te jednostki są na różnych: { $unit } na polu { $hex }, { $foe } na polu { $there }.
    }
refuse-basic-attacker-picks = { $part ->
        [alliances] Rundy się skończyły: nikt już nie walczy.
       *[other] Turę ma teraz { $player }, a o tym, kto walczy, decyduje atakujący.
    }
refuse-basic-attacker-picks-unit = { $side ->
        [heroes] { $unit }: to nie twoja strona. Atakujesz herosami, więc najpierw podaj herosa.
       *[monsters] { $unit }: to nie twoja strona. Atakujesz potworami, więc najpierw podaj potwora.
    }
refuse-basic-same-kind = { $unit } i { $foe } nie mogą walczyć: to ta sama strona.

## Skarby

refuse-basic-prize-try = { $part ->
        [alliances] { $unit }: ta jednostka nie może zdobywać skarbu, bo bogowie zeszli już z mapy.
       *[other] { $unit }: ta jednostka nie zaczęła tury na obszarze twojego boga, więc nie może zdobywać skarbu.
    }
refuse-basic-prize-try-none = { $unit }: na polu tej jednostki ({ $hex }) nie ma skarbu.
refuse-basic-prize-after-combat = { $enemies ->
        [one] Na polu { $hex } jest { $enemies } wroga jednostka: najpierw trzeba ją pokonać.
        [few] Na polu { $hex } są { $enemies } wrogie jednostki: najpierw trzeba je pokonać.
       *[many] Na polu { $hex } jest { $enemies } wrogich jednostek: najpierw trzeba je pokonać.
    }
refuse-basic-prize-heroes = { $unit }: to potwór, a skarby zdobywają tylko herosi.
refuse-basic-prize-once = { $unit }: ta jednostka ma już w tej turze próbę za sobą.

## Sojusze

refuse-basic-ally = { $part ->
        [alliances] Teraz sojusze zmienia { $player }. Swoje propozycje złożysz, gdy przyjdzie kolej na ciebie.
       *[other] Turę ma teraz { $player }, a sojusze proponujesz tylko w swojej.
    }
refuse-basic-ally-again = Twój sojusz powiększył się po twojej ostatniej okazji: możesz tylko zostać albo wystąpić.
refuse-basic-ally-asked = { $asked ->
        [true] { $part ->
            [alliances] { $player } ma już od ciebie propozycję.
           *[other] W tej turze { $player } ma już od ciebie propozycję.
        }
       *[other] { $player } należy już do sojuszu.
    }
refuse-basic-ally-side = { $side ->
        [heroes] { $player } sprzyja herosom, a ty nie.
       *[monsters] { $player } sprzyja potworom, a ty nie.
    }
refuse-basic-ally-break = Nie należysz do żadnego sojuszu.
