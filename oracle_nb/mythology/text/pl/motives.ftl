### Dlaczego bot tak zdecydował: `motive-<what>`, z faktami tej decyzji.

motive-place-fight = Bot planuje atak: { $unit } kontra { $foe }.
motive-place-prize = { $unit } ma zdobyć skarb: { $prize }.
motive-place-advance = { $unit } ma zbliżyć się do skarbu: { $prize }.
motive-place-guard = Skarbu ({ $prize }) ma strzec jednostka: { $unit }.
motive-place-block = Bóg zajmuje ten obszar ({ $area }), żeby w tej rundzie inny bóg nie wyprowadził stamtąd jednostki: { $foe }.
motive-place-idle = W zasięgu nie ma nic opłacalnego, więc bóg wybiera obszar: { $area }.
motive-place-outmatched = Obrońcy mają jeszcze dość punktów mocy, żeby wygrać większość walk w zasięgu. Bóg wybiera więc obszar: { $area }. Nikogo nie atakuje.
motive-fight = Bot rusza do ataku: { $unit } kontra { $foe }.
motive-prize = { $unit } ma zdobyć skarb: { $prize }.
motive-advance = { $unit } idzie w stronę skarbu: { $prize }.
motive-guard = Na straż skarbu ({ $prize }) idzie jednostka: { $unit }.
motive-end-moves = Żaden dalszy ruch nie jest wart wydania punktów mocy.
motive-pair = Najlepiej zapowiada się ta walka: { $unit } kontra { $foe }.
motive-fight-aid = { $aid ->
        [0] W walce { $unit } kontra { $foe } pomoc się nie opłaca.
       *[many] W walce { $unit } kontra { $foe } opłaca się dać tyle pomocy ({ $aid }).
    }
motive-fight-save = { $aid ->
        [0] W walce { $unit } kontra { $foe } bot nie daje pomocy, bo oszczędza punkty na skarb.
       *[many] W walce { $unit } kontra { $foe } bot daje tylko tyle pomocy ({ $aid }), bo oszczędza punkty na skarb.
    }
motive-fight-keep = { $aid ->
        [0] W walce { $unit } kontra { $foe } bot nie daje pomocy, bo oszczędza punkty na obronę w tej rundzie: { $other_unit } (atakować może { $god }).
       *[many] W walce { $unit } kontra { $foe } bot daje tylko tyle pomocy ({ $aid }), bo oszczędza punkty na obronę w tej rundzie: { $other_unit } (atakować może { $god }).
    }
motive-prize-aid = { $aid ->
        [0] Próba zdobycia skarbu ({ $prize }) bez pomocy. Jednostka: { $unit }.
       *[many] Przy próbie zdobycia skarbu ({ $prize }) opłaca się dać tyle pomocy ({ $aid }). Jednostka: { $unit }.
    }
motive-end = W tej turze nie da się już nic zyskać.
motive-join = Sojusz dałby botowi więcej punktów.
motive-refuse = Sojusz nie dałby botowi więcej punktów.
motive-leave = Bez sojuszu bot ma więcej punktów.
