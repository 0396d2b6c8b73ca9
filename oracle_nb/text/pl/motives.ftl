### Dlaczego bot tak zdecydował, w każdej grze; gra ma ich więcej (`motive-<what>`).

motive-only = Nic innego nie można było zrobić.
motive-chance = Losowy wybór spośród { $count } możliwości.
motive-said = { $text }
