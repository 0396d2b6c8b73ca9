### Dlaczego bot tak zdecydował: `motive-<what>`, a na każdy rodzaj decyzji jeszcze jedno zdanie.
###
### Czytają to wszyscy przy stole. Nie ma tu ani tego, co leży zakryte, ani gdzie leży kafel, który
### bot podejrzał.

## Czego chce: w środku zdania. Wyspa z zakrytym kaflem nie jest nazwana.

goal-fight = pokonać { NAME($color, form: "genitive") } potwora na { $space }
goal-build = zbudować kapliczkę na { $space }
goal-load-offering = załadować { $color } dar z { $space }
goal-make-offering = złożyć { $color } dar w świątyni na { $space }
goal-load-statue = załadować { $color } posąg z { $space }
goal-raise-statue = wznieść { $color } posąg na { $space }
goal-explore = odkryć kafel wyspy

motive-turn = { $actions ->
        [one] Następną akcją chce { $deed }.
        [few] Chce jeszcze w tej turze { $deed }, za { $actions } akcje.
       *[many] Chce jeszcze w tej turze { $deed }, za { $actions } akcji.
    }
motive-ahead = { $steps ->
        [0] Chce { $deed } i jest już obok.
        [one] Chce { $deed }: zostało 1 pole.
        [few] Chce { $deed }: zostały { $steps } pola.
       *[many] Chce { $deed }: zostało { $steps } pól.
    }
motive-later = Chce { $deed } w którejś z następnych tur.
motive-home = { $steps ->
        [0] Zadania ma wykonane: teraz do Zeusa.
        [one] Zadania ma wykonane: teraz do Zeusa, zostało 1 pole.
        [few] Zadania ma wykonane: teraz do Zeusa, zostały { $steps } pola.
       *[many] Zadania ma wykonane: teraz do Zeusa, zostało { $steps } pól.
    }

# Po każdym innym zdaniu, jeśli bot porzuca zapowiedziany plan.
motive-changed = { $text } { $change ->
        [gone] Jego poprzedni plan jest już niewykonalny albo niepotrzebny.
        [dice] Do nowych kości pasuje to lepiej niż poprzedni plan.
       *[better] Teraz woli to od poprzedniego planu.
    }

## Sama akcja

motive-deed = { $verb ->
        [fight] Jedno z jego zadań wymaga tego potwora.
        [build] Jedno z jego zadań wymaga tej kapliczki.
        [make-offering] Jedno z jego zadań wymaga tego daru.
        [raise-statue] Jedno z jego zadań wymaga tego posągu.
       *[explore] Kafel wyspy daje miejsce na kapliczkę albo nagrodę.
    }
motive-load-offering = { $steps ->
        [0] Wymaga go jedno z zadań bota; świątynia jest tuż obok, na { $place }.
        [one] Wymaga go jedno z zadań bota; świątynia jest na { $place }, o 1 pole stąd.
        [few] Wymaga go jedno z zadań bota; świątynia jest na { $place }, o { $steps } pola stąd.
       *[many] Wymaga go jedno z zadań bota; świątynia jest na { $place }, o { $steps } pól stąd.
    }
motive-load-statue = { $steps ->
        [0] Wymaga go jedno z zadań bota; miejsce na niego jest tuż obok, na { $place }.
        [one] Wymaga go jedno z zadań bota; najbliższe miejsce na niego jest na { $place }, o 1 pole stąd.
        [few] Wymaga go jedno z zadań bota; najbliższe miejsce na niego jest na { $place }, o { $steps } pola stąd.
       *[many] Wymaga go jedno z zadań bota; najbliższe miejsce na niego jest na { $place }, o { $steps } pól stąd.
    }

## Ani to, ani tamto

motive-idle = Do żadnego z zadań nie potrzebuje teraz tej kości; to daje mu najwięcej.
motive-favor = Żetony łaski są teraz dla niego warte więcej niż każde inne użycie tej kości.
motive-god = Pomoc boga jest dla niego teraz warta więcej niż później.
motive-end = Nic, co może jeszcze zrobić, nie dałoby mu korzyści.

## Odpowiedzi

motive-ship-tile = Ten kafel okrętu uważa za najprzydatniejszy z tych, które są do wyboru.
motive-return-task = Bez tego zadania jego droga jest najkrótsza.
motive-take-equipment = Tę kartę uważa za najprzydatniejszą przy zadaniach, które mu zostały.
motive-check-reward = Tę nagrodę uważa za lepszą.
motive-recover = Bez tych ran jest najdalej od przymusu leczenia.
motive-advance-god = Następny krok tego boga jest dla niego wart najwięcej.
motive-god-to-top = Ten bóg zyskuje na tym najwięcej.
motive-fight-on = Walczy dalej, dopóki może płacić.
motive-look-at = Najbliższy kafel, którego jeszcze nie podejrzał.
motive-uncover = Z podejrzanych kafli ten służy mu najlepiej.
motive-heal-color = Te rany szkodzą mu najbardziej.
motive-take-statue = Z tym posągiem na pokładzie jego droga jest najkrótsza.
motive-take-offering = Z tym darem na pokładzie jego droga jest najkrótsza.
motive-take-companion = Tego towarzysza uważa za najprzydatniejszego obok tych, których ma.
