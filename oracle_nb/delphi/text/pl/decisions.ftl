### Co jest do rozstrzygnięcia i przez kogo: `decision-<kind>`; fazy tury; czego dotyczy decyzja
### (`name-choice-<kind>`, po „decyduje,”); czym jest akcja (`name-verb-<verb>`, bezokolicznik, a
### `.negated` po „nie możesz”).

decision-ship-tile = { $player }: weź jeden z dostępnych kafli okrętów.
decision-return-task = { $rule ->
        [setup-short-game] { $player }: odrzuć jedno zadanie z kapliczką.
       *[other] { $player }: odrzuć jedno zadanie.
    }
decision-take-equipment = { $player }: weź jedną z wyłożonych kart ekwipunku.
decision-check-reward = { $gain ->
        [one] { $player }: brak ran – weź { $gain } żeton łaski albo przesuń boga.
        [few] { $player }: brak ran – weź { $gain } żetony łaski albo przesuń boga.
       *[many] { $player }: brak ran – weź { $gain } żetonów łaski albo przesuń boga.
    }
decision-recover = { $left ->
        [one] { $player }: za dużo ran, ta tura to odpoczynek – odrzuć jeszcze { $left } ranę.
        [3] { $player }: za dużo ran, ta tura to odpoczynek – odrzuć { $left } rany.
        [few] { $player }: za dużo ran, ta tura to odpoczynek – odrzuć jeszcze { $left } rany.
       *[many] { $player }: za dużo ran, ta tura to odpoczynek – odrzuć { $left } ran.
    }
decision-advance-god = { $player }: { $cause ->
        [roll] za rzut innego gracza
        [tile] za Sigmę na kaflu
        [shrine] za kapliczkę
        [card] za kartę ekwipunku
       *[several] w nagrodę
    } przesuń { OR(NAME($gods, form: "accusative")) } w górę albo zrezygnuj{ $steps ->
        [one] .
        [few] {""} – zostały { $steps } przesunięcia.
       *[many] {""} – zostało { $steps } przesunięć.
    }
decision-god-to-top = { $player }: przesuń { OR(NAME($gods, form: "accusative")) } do najwyższego rzędu.
decision-fight-on = { $player }: walcz dalej z { NAME($color, form: "instrumental") } potworem na { $space } za żeton łaski (siła { $strength }) albo poddaj się.
decision-look-at = { $wanted ->
        [one] { $player }: wskaż zakryty kafel do podejrzenia.
       *[many] { $player }: wskaż zakryty kafel do podejrzenia ({ $number } z { $wanted }).
    }
decision-uncover = { COUNT($spaces) ->
        [one] { $player }: odkryj podglądany kafel na { AND($spaces) }.
       *[many] { $player }: odkryj jeden z podglądanych kafli, na { OR($spaces) }.
    }
decision-heal-color = { $player }: wybierz kolor ran do odrzucenia.
decision-take-statue = { $player }: weź { OR($colors) } posąg z jego miasta.
decision-take-offering = { $player }: weź { OR($colors) } dar z wyspy.
decision-take-companion = { $player }: wybierz towarzysza w kolorze { NAME($color, form: "instrumental") }.
decision-act = { $dice ->
        [0] { $player }: wykonuj akcje – nie masz już kości.
        [one] { $player }: wykonuj akcje – została 1 kość.
        [few] { $player }: wykonuj akcje – zostały { $dice } kości.
       *[many] { $player }: wykonuj akcje – zostało { $dice } kości.
    }
decision-end = { $player }: zakończ akcje.
decision-over = Koniec gry.

name-phase-setup = przygotowanie
name-phase-check = faza 1: rany
name-phase-act = faza 2: akcje
name-phase-consult = faza 3: przepytywanie wyroczni
name-phase-over = koniec gry

name-choice-ship-tile = który kafel okrętu wziąć
name-choice-return-task = które zadanie odrzucić
name-choice-take-equipment = którą kartę ekwipunku wziąć
name-choice-check-reward = jaką nagrodę wziąć za brak ran
name-choice-recover = którą ranę odrzucić
name-choice-advance-god = którego boga przesunąć
name-choice-god-to-top = którego boga przesunąć do najwyższego rzędu
name-choice-fight-on = czy walczyć dalej
name-choice-look-at = który kafel podejrzeć
name-choice-uncover = który kafel odkryć
name-choice-heal-color = rany którego koloru odrzucić
name-choice-take-statue = który posąg wziąć
name-choice-take-offering = który dar wziąć
name-choice-take-companion = którego towarzysza wziąć

name-verb-move = płynąć
    .negated = płynąć
name-verb-fight = walczyć
    .negated = walczyć
name-verb-explore = eksplorować wyspę
    .negated = eksplorować wyspy
name-verb-build = zbudować kapliczkę
    .negated = zbudować kapliczki
name-verb-load-offering = załadować dar
    .negated = załadować daru
name-verb-make-offering = złożyć dar
    .negated = złożyć daru
name-verb-load-statue = załadować posąg
    .negated = załadować posągu
name-verb-raise-statue = wznieść posąg
    .negated = wznieść posągu
name-verb-heal = odrzucić rany jednego koloru
    .negated = odrzucić ran jednego koloru
name-verb-advance = przesunąć boga
    .negated = przesunąć boga
name-verb-bonus = wziąć premię za kość
    .negated = wziąć premii za kość
name-verb-draw = dobrać kartę wyroczni
    .negated = dobrać karty wyroczni
name-verb-favor = wziąć żetony łaski
    .negated = wziąć żetonów łaski
name-verb-look = podejrzeć kafel
    .negated = podejrzeć kafla
name-verb-poseidon = użyć Posejdona
    .negated = użyć Posejdona
name-verb-apollon = użyć Apolla
    .negated = użyć Apolla
name-verb-artemis = użyć Artemidy
    .negated = użyć Artemidy
name-verb-aphrodite = użyć Afrodyty
    .negated = użyć Afrodyty
name-verb-ares = użyć Aresa
    .negated = użyć Aresa
name-verb-hermes = użyć Hermesa
    .negated = użyć Hermesa
name-verb-trade = wymienić boga na kartę wyroczni
    .negated = wymienić boga na kartę wyroczni
name-verb-end = zakończyć akcje
    .negated = zakończyć akcji
name-verb-pass = zrezygnować z przesunięcia
    .negated = zrezygnować z przesunięcia
name-verb-surrender = poddać się
    .negated = się poddać
name-verb-discard = odrzucić ranę
    .negated = odrzucić rany
name-verb-take = wziąć kartę ekwipunku
    .negated = wziąć karty ekwipunku
name-verb-companion = wziąć towarzysza
    .negated = wziąć towarzysza
name-verb-uncover = odkryć kafel
    .negated = odkryć kafla
name-verb-top = przesunąć boga do najwyższego rzędu
    .negated = przesunąć boga do najwyższego rzędu
name-verb-return = odrzucić zadanie
    .negated = odrzucić zadania
name-verb-choose = wziąć kafel okrętu
    .negated = wziąć kafla okrętu

## Gdzie brakuje czegoś, co powinno tam być

name-missing-none = (nic)
