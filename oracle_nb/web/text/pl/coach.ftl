### Doradca: najlepsze plany na tę turę, wskazówki i koszt wykonanej akcji. $line to plan w słowach.

coach = Doradca
coach-about = Doradca szacuje, w której rundzie skończysz. Widzisz to tylko ty.
coach-ask = Zapytaj
coach-hint = Wskazówka
coach-best = Pokaż najlepszy plan
coach-more = Pokaż inne plany
coach-hide = Ukryj
coach-always = Zawsze pokazuj
coach-always-about = Pokazuj najlepsze plany przed każdą twoją akcją i jej koszt po niej
coach-thinks = Doradca się zastanawia…
coach-differs = Doradca patrzy na całą turę i na następne, dlatego tego, co poleca, nie ma na liście „Bliżej celu”.
coach-failed = O tej sytuacji doradca nie może nic powiedzieć.
coach-lines = { $count ->
        [one] Najlepszy plan
       *[other] Najlepsze plany
    }
coach-said = { $count ->
        [one] Jeden plan: { $line }.
        [few] { $count } plany. Najlepszy: { $line }.
       *[other] { $count } planów. Najlepszy: { $line }.
    }
coach-listed = Pierwsza akcja na liście „Bliżej celu”
coach-finish = Koniec średnio w rundzie { $round }
coach-finish-now = Koniec w tej rundzie
coach-wins = Szansa na wygraną: około { NUMBER($chance, style: "percent") }
coach-later = Mniej więcej { $rounds } rundy później
coach-same = Mniej więcej tak samo dobry
coach-costs = Ostatnia akcja kosztowała około { $rounds } rundy w porównaniu z planem: { $line }.
coach-costs-win = Ostatnia akcja zmniejszyła szansę na wygraną o około { $points } { $points ->
        [one] punkt procentowy
        [few] punkty procentowe
       *[many] punktów procentowych
    } w porównaniu z planem: { $line }.
coach-lucky = To średnia: los oszczędził ci potem około { $rounds } rundy.
coach-unlucky = To średnia: przez los tracisz potem jeszcze około { $rounds } rundy.
coach-good = Ostatnia akcja to dobry wybór: doradca nie widział nic wyraźnie lepszego.

## Gry kilku osób z linkami: wszyscy muszą się zgodzić

coach-off = Doradca jest wyłączony, dopóki wszyscy gracze się nie zgodzą.
coach-request = Poproś wszystkich o zgodę na doradcę
coach-request-about = Jeśli wszyscy się zgodzą, każdy może pytać doradcę w swojej turze
coach-asked = { $own ->
        [true] Prosisz o zgodę na to, żeby każdy mógł korzystać z doradcy.
       *[other] { $name } prosi o zgodę na to, żeby każdy mógł korzystać z doradcy.
    }
coach-asked-about = Doradca pokazuje każdemu najlepsze plany na jego własną turę. Widzowie ich nie widzą, a każdy gracz może go znów wyłączyć dla wszystkich.
coach-agree = Zgoda
coach-decline = Nie zgadzam się
coach-waits = Czekamy na odpowiedź: { $names }.
coach-withdraw = Wycofaj prośbę
coach-declined = { $reader ->
        [asker] { $name } nie wyraża zgody. Doradca pozostaje wyłączony.
        [decliner] Nie wyrażasz zgody, o którą prosi { $asker }. Doradca pozostaje wyłączony.
       *[other] { $name } nie wyraża zgody, o którą prosi { $asker }. Doradca pozostaje wyłączony.
    }
coach-stop = Wyłącz dla wszystkich
note-coached = Za zgodą wszystkich doradca pomaga odtąd każdemu graczowi.
note-uncoached = { $name } wyłącza doradcę dla wszystkich graczy.
note-reseated = Doradca jest znów wyłączony, bo miejsce gracza { $name } zajmie ktoś nowy.
