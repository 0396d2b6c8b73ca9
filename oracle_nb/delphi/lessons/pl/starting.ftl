### Pytania ćwiczeń o początku gry: kafle okrętów, żetony i karty.

ask-starting-offered = Kolejność tur: { $ships }. Przed grą gracze wybierają kafle okrętów. Z ilu kafli wybiera { $color } gracz?
ask-starting-order = Kolejność tur: { $ships }. Gracze wybierają kafle okrętów: { $color } gracz bierze ten z kartą ekwipunku, a { $other } ten, dzięki któremu ma o jedno zadanie mniej. Ułóż w kolejności to, co ci dwaj robią przed pierwszą turą.
ask-starting-choose = W kolejności tur jesteś na końcu. { $count ->
        [few] Odkryte są { $count } kafle okrętów.
       *[many] Odkrytych jest { $count } kafli okrętów.
    } Wybierz ten, { $kind ->
        [shield] z którym siła twojej tarczy wynosi na początku 2.
        [range] z którym jedną kością przepłyniesz do 5 pól.
        [favor] z którym za każdym razem bierzesz o jeden żeton łaski więcej.
       *[recolor] z którym za zmianę koloru każdej kości płacisz o jeden żeton mniej.
    }
ask-starting-piles = Gra jest przygotowana. Liczba graczy: { $players }. { $kind ->
        [drawn] Ile kart ran i ekwipunku jest poza stosami?
        [injury] Ile kart ran jest w stosie?
        [equipment] Ile kart ekwipunku jest w stosie?
       *[display] Ile kart ekwipunku jest wyłożonych?
    }
ask-starting-tokens = Kolejność tur: { $ships }. Z iloma żetonami łaski zaczyna { $color } gracz, jeśli żaden kafel okrętu ich nie dodaje?

choose-red = Czerwony wybiera kafel okrętu.
take-red = Czerwony bierze kartę ekwipunku.
return-red = Czerwony odrzuca zadanie.
choose-yellow = Żółty wybiera kafel okrętu.
take-yellow = Żółty bierze kartę ekwipunku.
return-yellow = Żółty odrzuca zadanie.
choose-green = Zielony wybiera kafel okrętu.
take-green = Zielony bierze kartę ekwipunku.
return-green = Zielony odrzuca zadanie.
choose-blue = Niebieski wybiera kafel okrętu.
take-blue = Niebieski bierze kartę ekwipunku.
return-blue = Niebieski odrzuca zadanie.

## Dlaczego odpowiedź jest poprawna

why-starting-draft = Odkrywa się o jeden kafel więcej, niż jest graczy, tu { $tiles }. Ostatni gracz wybiera pierwszy, a potem pozostali w kolejności odwrotnej do kolejności tur.
why-starting-offered = Przed { NAME($color, form: "instrumental") } graczem { $count ->
        [0] nie wybiera nikt.
        [one] wybiera { $count } gracz.
       *[few] wybiera { $count } graczy.
    } Zostaje { $tiles } − { $count } = { $left }.
why-starting-turns = Najpierw wszyscy wybierają kafle okrętów, poczynając od ostatniego gracza. To, co kafle dają na początku, dostaje się potem, poczynając od pierwszego.
why-starting-choosers = Wybierają w tej kolejności: { $colors }.
why-starting-effects = To, co dają kafle, dostają w tej kolejności: { $colors }.
why-starting-first = Ostatni gracz wybiera pierwszy, spośród { $count } kafli.
why-starting-tile = Każdy kafel pokazuje, co daje: przez całą grę albo na początku.
why-starting-decks = Jest 30 kart wyroczni, 42 karty ran i 22 karty ekwipunku. Każdy dobiera 1 kartę rany, a 6 kart ekwipunku jest wyłożonych.
why-starting-piles = { $kind ->
        [drawn] Karty ran: { $players }, karty ekwipunku: { $count }. Razem { $players } + { $count } = { $left }.
        [display] Bez względu na liczbę graczy wyłożonych jest { $left } kart.
       *[other] { $total } − { $gone } = { $left }.
    }
why-starting-favor = Pierwszy gracz zaczyna z { $tokens } żetonami łaski, a każdy następny ma o jeden więcej niż poprzedni.
why-starting-tokens = Przed { NAME($color, form: "instrumental") } graczem { $count ->
        [0] nie gra nikt.
        [one] gra { $count } gracz.
       *[few] gra { $count } graczy.
    } Ma on więc { $tokens } + { $count } = { $total }.

## Na co zwrócić uwagę

hint-starting = Kto wybiera pierwszy i co zmienia liczba graczy?
hint-starting-offered = Ile kafli się odkrywa i kto wybierał przed tym graczem?
hint-starting-order = Kto wybiera pierwszy i kiedy zaczynają działać kafle okrętów?
hint-starting-choose = Co daje każdy kafel?
hint-starting-piles = Ile jest tych kart i ile z nich opuszcza stos podczas przygotowania?
hint-starting-tokens = Ile żetonów dostaje pierwszy gracz i ilu graczy gra wcześniej niż ten?
