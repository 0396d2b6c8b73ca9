### Dlaczego bot tak zdecydował: `motive-<what>`, z faktami tej decyzji.

motive-place-fight = Bot planuje atak: { $unit } kontra { $foe }.
motive-place-prize = Bot chce zdobyć skarb: { $prize }. Spróbuje { $unit }.
motive-place-advance = Bot chce zbliżyć się do skarbu: { $prize }. Ruszy { $unit }.
motive-place-guard = Bot chce bronić skarbu: { $prize }. Ruszy { $unit }.
motive-place-block = Bóg zajmuje obszar { $area }, żeby w tej rundzie nikt inny nie ruszył stamtąd jednostki: { $foe }.
motive-place-idle = W zasięgu nie ma nic ciekawego, więc bóg idzie na obszar { $area }.
motive-fight = Bot idzie do ataku: { $unit } kontra { $foe }.
motive-prize = Bot chce zdobyć skarb: { $prize }. Spróbuje { $unit }.
motive-advance = Bot zbliża się do skarbu: { $prize }. Rusza { $unit }.
motive-guard = Bot wysyła obronę do skarbu: { $prize }. Rusza { $unit }.
motive-end-moves = Żaden dalszy ruch nie jest wart swoich punktów mocy.
motive-pair = Najwięcej obiecuje ta walka: { $unit } kontra { $foe }.
motive-fight-aid = { $aid ->
        [0] W walce { $unit } kontra { $foe } pomoc nie jest warta swojej ceny.
       *[many] W walce { $unit } kontra { $foe } tyle pomocy ({ $aid }) jest warte swojej ceny.
    }
motive-prize-aid = { $aid ->
        [0] Próba bez pomocy: { $unit } i skarb { $prize }.
       *[many] Tyle pomocy ({ $aid }) opłaca się przy tej próbie: { $unit } i skarb { $prize }.
    }
motive-end = W tej turze nie ma już nic do zyskania.
motive-join = Sojusz dałby botowi więcej punktów.
motive-refuse = Sojusz nie dałby botowi więcej punktów.
motive-leave = Bez sojuszu bot ma więcej punktów.
