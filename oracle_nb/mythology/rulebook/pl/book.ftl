### Podpisy obrazków zasad.

may-not-do = { $action }: { $why }
table-shown = Bogowie, strony, punkty mocy, punkty zwycięstwa i zdobycze
table-of = { $god }, { $side ->
        [hero] herosi
       *[monster] potwory
    }: { $power ->
        [one] 1 punkt mocy
        [few] { $power } punkty mocy
       *[many] { $power } punktów mocy
    }, punkty zwycięstwa: { $points }
