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
goal-explore-named = odkryć kafel wyspy na { $space }

motive-turn = { $actions ->
        [one] Chce { $deed } jeszcze w tej turze.
        [few] Chce { $deed } jeszcze w tej turze, za { $actions } akcje.
       *[many] Chce { $deed } jeszcze w tej turze, za { $actions } akcji.
    }
motive-ahead = { $steps ->
        [0] Chce { $deed }, a po tym ruchu będzie już obok.
        [one] Chce { $deed }: zostało 1 pole.
        [few] Chce { $deed }: zostały { $steps } pola.
       *[many] Chce { $deed }: zostało { $steps } pól.
    }
motive-later = Chce { $deed } w którejś z następnych tur.
motive-home = { $steps ->
        [0] Wszystkie zadania wykonane: teraz do Zeusa.
        [one] Wszystkie zadania wykonane: teraz do Zeusa, zostało 1 pole.
        [few] Wszystkie zadania wykonane: teraz do Zeusa, zostały { $steps } pola.
       *[many] Wszystkie zadania wykonane: teraz do Zeusa, zostało { $steps } pól.
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
       *[explore] Kafel wyspy daje nagrodę albo miejsce na kapliczkę.
    }
motive-explore-reward = Kafel wyspy może dać botowi nagrodę.
motive-load-offering = { $steps ->
        [0] Wymaga go jedno z zadań bota; świątynia jest tuż obok, na { $place }.
        [one] Wymaga go jedno z zadań bota; świątynia jest na { $place }, 1 pole stąd.
        [few] Wymaga go jedno z zadań bota; świątynia jest na { $place }, { $steps } pola stąd.
       *[many] Wymaga go jedno z zadań bota; świątynia jest na { $place }, { $steps } pól stąd.
    }
motive-load-statue = { $steps ->
        [0] Wymaga go jedno z zadań bota; pole budowy jest tuż obok, na { $place }.
        [one] Wymaga go jedno z zadań bota; najbliższe pole budowy jest na { $place }, 1 pole stąd.
        [few] Wymaga go jedno z zadań bota; najbliższe pole budowy jest na { $place }, { $steps } pola stąd.
       *[many] Wymaga go jedno z zadań bota; najbliższe pole budowy jest na { $place }, { $steps } pól stąd.
    }

## Ani to, ani tamto

motive-idle = Uważa, że tak użyta kość da mu teraz więcej niż przy którymkolwiek z zadań.
motive-postponed = Może też { $deed } w tej turze, ale to kosztuje { $actions ->
        [0] akcję boga
        [one] 1 kość lub kartę
        [few] { $actions } kości lub karty
       *[many] { $actions } kości lub kart
    }{ $tokens ->
        [0] {""}
        [one] {" "}i 1 żeton łaski
        [few] {" "}i { $tokens } żetony łaski
       *[many] {" "}i { $tokens } żetonów łaski
    }. Spodziewa się, że szybciej wróci do Zeusa, jeśli zrobi to później.
motive-unlikely = Może już teraz spróbować { $deed }, ale { $tokens ->
        [0] szansa to tylko { NUMBER($chance, style: "percent") }
        [one] to kosztuje 1 żeton łaski i szansa spada wtedy do { NUMBER($chance, style: "percent") }
        [few] to kosztuje { $tokens } żetony łaski i szansa spada wtedy do { NUMBER($chance, style: "percent") }
       *[many] to kosztuje { $tokens } żetonów łaski i szansa spada wtedy do { NUMBER($chance, style: "percent") }
    }. Najpierw chce mieć więcej żetonów łaski albo silniejszą tarczę.
motive-favor = Żetony łaski są teraz dla niego warte więcej niż każde inne użycie tej kości.
motive-god = Akcja specjalna boga daje mu teraz więcej niż później.
motive-too-late = To ostatnia runda i nie widzi już sposobu, by zdążyć do Zeusa. Gra tak, jakby miały być następne.
motive-keep-card = { $count ->
        [one] Karta wyroczni przyda mu się bardziej w którejś z następnych tur.
       *[many] Karty wyroczni przydadzą mu się bardziej w którejś z następnych tur.
    }
motive-end = Nie widzi już akcji, która coś by mu teraz dała.

## Odpowiedzi

motive-ship-tile = Ten kafel okrętu uważa za najprzydatniejszy z dostępnych.
motive-return-task = Bez tego zadania jego droga jest najkrótsza.
motive-take-equipment = Tę kartę uważa za najprzydatniejszą przy zadaniach, które mu zostały.
motive-take-equipment-home = Wszystkie zadania ma już wykonane. Tę kartę uważa za co najmniej równie przydatną w drodze do Zeusa jak pozostałe.
motive-check-reward = Tę nagrodę uważa za lepszą.
motive-recover = Bez tych ran najmniej grozi mu kolejny odpoczynek.
motive-advance-god = Przesunięcie tego boga daje mu najwięcej.
motive-god-to-top = Ten bóg zyskuje na tym najwięcej.
motive-fight-on = Walczy dalej, dopóki może płacić.
motive-look-at = Najbliższy kafel, którego jeszcze nie podejrzał.
motive-uncover = Z podglądanych kafli ten przyda mu się najbardziej.
motive-heal-color = Te rany szkodzą mu najbardziej.
motive-take-statue = Z tym posągiem w ładowni jego droga jest najkrótsza.
motive-take-offering = Z tym darem w ładowni jego droga jest najkrótsza.
motive-take-companion = Tego towarzysza uważa za najprzydatniejszego przy tych, których już ma.
