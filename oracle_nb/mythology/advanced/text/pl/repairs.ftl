### Co zamiast odrzuconej akcji: `repair-<change>`, i czego brakuje, gdy nic nie pomoże: `missing-<rule>`.
### Gdzie zasada nie ma własnej wiadomości, mówi się samą odmowę.

repair-points = { $deed }
repair-instead = Zamiast tego: { $deed }
repair-first = Najpierw: { $deed }
repair-close = Najpierw zamknij arkusz
repair-claim = Najpierw zgłoś jednostkę: { $unit }
repair-toward = Idź w tamtą stronę: { $unit } na { $hex }
repair-by-way = { $unit } najpierw na { $start }, potem na { $hex }
repair-price = { $text }.

missing-play-decision-pending = Najpierw trzeba zdecydować: { $decision }.
missing-phase-order = { $phase ->
        [sheets] Najpierw wszyscy muszą zamknąć arkusze.
        [placing] Najpierw wszyscy muszą ustawić swoich bogów.
       *[moving] Będzie to możliwe w następnej rundzie.
    }
missing-sheet-when = Punkty zapiszesz na początku następnej rundy.
missing-sheet-when-last = { refuse-sheet-when-last }
missing-march-own-phase = Jednostkami możesz ruszać w swojej fazie ruchu.
missing-march-own-phase-last = Twoja ostatnia faza ruchu już się skończyła.
missing-placing-fixed = Boga ustawisz na nowo w następnej rundzie.
missing-placing-fixed-last = Twój bóg zostaje na miejscu ({ $area }): to ostatnia runda.
missing-march-five = Pięć jednostek zgłosisz znowu w swojej następnej fazie ruchu.
missing-march-five-last = Pięć jednostek już zgłoszono, a to twoja ostatnia faza ruchu.
missing-march-five-prize = Wybierz herosa albo potwora; { $prize } to skarb.
missing-control-result = Zgłosisz ją znowu w swojej następnej fazie ruchu ({ $unit }).
missing-control-result-last = { missing-march-two-hexes-last }
missing-march-one-by-one = Ruszysz nią znowu w swojej następnej fazie ruchu ({ $unit }).
missing-march-one-by-one-last = { missing-march-two-hexes-last }
missing-march-one-by-one-other_unit = { refuse-march-one-by-one-other_unit }
missing-march-one-by-one-way = { refuse-march-one-by-one-way }
missing-march-two-hexes = Ruszysz nią znowu w swojej następnej fazie ruchu ({ $unit }).
missing-march-two-hexes-last = Już nią nie ruszysz ({ $unit }): to twoja ostatnia faza ruchu.
