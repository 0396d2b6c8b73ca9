### Co zrobić zamiast tego, czego nie wolno: `repair-<change>`; i czego brakuje, gdy nic nie pomoże:
### `missing-<rule>`. Gdzie zasada nie ma własnego zdania, powtarza się odmowę.

repair-area = Wybierz dla boga obszar: { $area }
repair-place-first = Najpierw ustaw boga (obszar: { $area }), a potem rusz: { $unit } na { $hex }
repair-hex = Rusz: { $unit } na { $hex }
repair-toward = Rusz w tamtą stronę: { $unit } na { $hex }
repair-by-way = Rusz: { $unit } na { $start }, a potem na { $hex }
repair-by-way-attack = Rusz: { $unit } na { $start }, a potem zaatakuj na { $hex }
repair-unit = Wyślij tam inną jednostkę: { $unit } na { $hex }
repair-unit-attack = Zaatakuj inną jednostką: { $unit } na { $hex }
repair-unit-toward = Rusz w tamtą stronę inną jednostką: { $unit } na { $hex }
repair-attack = Najpierw zaatakuj: { $unit } na { $hex }
repair-toward-prize = Najpierw idź w stronę najbliższego skarbu: { $unit } na { $hex }
repair-to-prize = Najpierw dojdź do skarbu: { $unit } na { $hex }
repair-foe = Wybierz inną walkę: { $unit } kontra { $foe }
repair-fighter = Wybierz inną jednostkę: { $unit } kontra { $foe }
repair-pair = Najpierw dokończ walkę: { $unit } kontra { $foe }
repair-end-moves = Zakończ ruchy
repair-end-moves-first = Zakończ ruchy, a potem: { $deed }
repair-aid = { $aid ->
        [0] Nie dawaj pomocy
        [one] Daj { $aid } punkt pomocy
        [few] Daj { $aid } punkty pomocy
       *[many] Daj { $aid } punktów pomocy
    }
repair-seize = Do próby wybierz inną jednostkę: { $unit }
repair-player = Zaproponuj sojusz innemu graczowi: { $player }
repair-end = Zakończ turę
repair-price = { $tokens ->
        [0] { $text }.
        [one] { $text } ({ $tokens } punkt mocy).
        [few] { $text } ({ $tokens } punkty mocy).
       *[many] { $text } ({ $tokens } punktów mocy).
    }

missing-play-decision-pending = Najpierw zdecyduj, { $decision }.
missing-basic-god-area = Wybierz obszar, na którym nie ma boga.
missing-basic-in-area = { $unit }: tą jednostką ruszysz, gdy na początku twojej tury twój bóg będzie na jej obszarze ({ $area }).
missing-basic-favor-moves = { $side ->
        [heroes] Zamiast jednostki { $unit } wybierz herosa.
       *[monsters] Zamiast jednostki { $unit } wybierz potwora.
    }
missing-basic-in-area-last = { $unit }: ta jednostka już się nie ruszy, bo to twoja ostatnia tura.
missing-basic-power-gone-last = To ostatnia runda: nie dostaniesz już punktów mocy.
missing-basic-prize-once-last = { $unit }: ta jednostka nie spróbuje już ponownie, bo to twoja ostatnia tura.
missing-basic-power-gone = Na początku następnej rundy dostaniesz 15 punktów mocy.
missing-basic-prize-heroes = Skarb musi zdobywać heros, a { $unit } to potwór.
missing-basic-prize-once = { $unit }: ta jednostka może spróbować ponownie w twojej następnej turze.
missing-basic-ally-break = Wystąpić możesz tylko z sojuszu, do którego należysz.
