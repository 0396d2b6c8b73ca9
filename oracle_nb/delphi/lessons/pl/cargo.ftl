### Pytania ćwiczeń o darach i posągach.

aboard-now = { COUNT($offerings) ->
        [0] { COUNT($statues) ->
            [0] Twoja ładownia jest pusta.
           *[other] Posągi w ładowni: { $statues }.
        }
       *[other] { COUNT($statues) ->
            [0] Dary w ładowni: { $offerings }.
           *[other] Dary w ładowni: { $offerings }. Posągi w ładowni: { $statues }.
        }
    }

ask-cargo-load-die = Nie masz żetonów łaski, ale masz miejsce w ładowni. Kości jakiego koloru możesz użyć, żeby coś załadować z { $space }?
ask-cargo-deliver-die = { aboard-now } Nie masz żetonów łaski. Kości jakiego koloru możesz użyć, żeby dostarczyć ładunek na { $space }?
ask-cargo-where-load = { $family ->
        [offering] Masz { NAME($color, form: "feminine-accusative") } kość i chcesz załadować { $color } dar. Wskaż wszystkie pola morza, z których możesz to zrobić.
       *[statue] Masz { NAME($color, form: "feminine-accusative") } kość i chcesz załadować { $color } posąg. Wskaż wszystkie pola morza, z których możesz to zrobić.
    }
ask-cargo-where-deliver = Wieziesz { $color } dar i masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz złożyć ten dar.
ask-cargo-where-raise = Wieziesz { $color } posąg i masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz wznieść ten posąg.
ask-cargo-sites = Wieziesz { $color } posąg. Wskaż wszystkie wyspy posągów, na których możesz go wznieść.
ask-cargo-pick = { aboard-now } { your-dice } Nie masz żetonów łaski. Którą z tych akcji możesz teraz wykonać?
ask-cargo-why-not = { aboard-now } Twoje niewykonane zadania z { $family ->
        [offering] darami
       *[statue] posągami
    }: { $tasks }. Chcesz użyć { NAME($color, form: "feminine-genitive") } kości bez zmiany koloru, żeby załadować { $family ->
        [offering] dar
       *[statue] posąg
    } z { $space }. Co na to zasady?
ask-cargo-reward = { you-have }. Składasz { $used } dar w świątyni na { $space }, używając { NAME($color, form: "feminine-genitive") } kości. Ile żetonów łaski masz po tej akcji?
ask-cargo-fetch = Załaduj coś w tej turze, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-cargo-bring = { aboard-now } Dostarcz ładunek w tej turze, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-cargo-deliver = Wykonaj zadanie w tej turze: coś załaduj i dowieź do celu. { your-dice } Nie masz żetonów łaski.
ask-cargo-order = { aboard-now } Nie masz żetonów łaski. Ułóż te akcje w takiej kolejności, żeby każda była dozwolona.
ask-cargo-most = { aboard-now } { your-dice } Nie masz żetonów łaski. Ile rzeczy możesz najwyżej załadować w tej turze, nie płynąc i nie dobierając kart?

## Co zasady mówią o ładowaniu

cargo-fine = Mogę to załadować.
cargo-far = Mój okręt nie stoi obok.
cargo-full = Moja ładownia jest pełna.
cargo-color = Kość ma niewłaściwy kolor.
cargo-needless = Żadne niewykonane zadanie już tego nie wymaga.
cargo-again = Mam już ten kolor.

## Dlaczego odpowiedź jest poprawna

why-cargo-load-die = Kość musi pasować do tego, co ładujesz, a nie do morza pod okrętem.
why-cargo-deliver-die = Kość musi pasować do tego, co dostarczasz, a nie do morza pod okrętem.
why-cargo-where-load = { $family ->
        [offering] Nadaje się każde pole morza obok wyspy, na której jest { $color } dar, bez względu na kolor morza.
       *[statue] Nadaje się każde pole morza obok { NAME($color, form: "genitive") } miasta, bez względu na kolor morza.
    }
why-cargo-where-deliver = Nadaje się każde pole morza obok { NAME($color, form: "feminine-genitive") } świątyni, bez względu na kolor morza.
why-cargo-where-raise = Nadaje się każde pole morza obok wyspy z wolnym { NAME($color, form: "instrumental") } polem budowy, bez względu na kolor morza.
why-cargo-sites = Wyspa musi mieć { NAME($color, form: "neuter") } pole budowy, na którym nie stoi posąg.
why-cargo-why-not = Wolno załadować to, obok czego stoi okręt, kością w tym samym kolorze, jeśli w ładowni jest miejsce, a ładunku wymaga niewykonane zadanie.
why-cargo-reward = Za dar bierzesz 3 żetony łaski; zmiana koloru kości kosztuje 1 za każde pole koła.
why-cargo-fetch = Najpierw zakończ ruch obok ładunku, na polu w kolorze kości, a potem załaduj go kością w jego kolorze.
why-cargo-bring = Najpierw zakończ ruch obok właściwej świątyni lub wyspy posągów, na polu w kolorze kości, a potem dostarcz ładunek kością w jego kolorze.
why-cargo-deliver = Potrzebujesz trzech kości: dwóch w kolorze ładunku, do załadowania i dostarczenia, i jednej, żeby między nimi popłynąć.
why-cargo-order = Każda akcja wymaga tego, co dają wcześniejsze: okrętu we właściwym miejscu, ładunku w ładowni albo miejsca w niej.
why-cargo-most = W ładowni mieszczą się dwie rzeczy, a każda wymaga kości w swoim kolorze.
why-cargo-pick = Okręt musi stać obok, kość musi mieć właściwy kolor, a w ładowni musi być miejsce albo właściwy ładunek.
why-cargo-there = { $what ->
        [offering] { COUNT($colors) ->
            [one] Jedyny dar na { $space } jest { $colors }.
           *[other] Kolory darów na { $space }: { $colors }.
        }
        [city] Kolor posągów w mieście na { $space }: { $colors }.
        [temple] Kolor świątyni na { $space }: { $colors }.
       *[site] { COUNT($colors) ->
            [one] Jedyne wolne pole budowy na { $space } ma kolor: { $colors }.
           *[other] Kolory wolnych pól budowy na { $space }: { $colors }.
        }
    }
why-cargo-die = Z twoich kości pasuje tylko { NAME($color, form: "feminine") }.
why-cargo-lands = { $what ->
        [offering] { COUNT($spaces) ->
            [one] Jedyny { $color } dar jest na { $spaces }.
           *[other] Na { $spaces } są { NAME($color, form: "neuter") } dary.
        }
        [city] Na { $spaces } jest { NAME($color, form: "neuter") } miasto.
        [temple] Na { $spaces } jest { NAME($color, form: "feminine") } świątynia.
       *[site] { COUNT($spaces) ->
            [one] Jedyne wolne { NAME($color, form: "neuter") } pole budowy jest na { $spaces }.
           *[other] Wolne { NAME($color, form: "neuter") } pola budowy są na { $spaces }.
        }
    }
why-cargo-docks = { COUNT($spaces) ->
        [one] Możesz to zrobić tylko z { $spaces }.
       *[other] Możesz to zrobić z { $spaces }.
    }
why-cargo-sites-left = { COUNT($spaces) ->
        [one] Na { $other } { NAME($color, form: "neuter") } pole budowy jest zajęte, więc zostaje tylko { $spaces }.
       *[other] Na { $other } { NAME($color, form: "neuter") } pole budowy jest zajęte, więc zostają { $spaces }.
    }
why-cargo-sites-all = Pola budowy w kolorze { NAME($color, form: "instrumental") } są na { $spaces } i żadne nie jest zajęte.
why-cargo-can = { $what ->
        [offering] Obok okrętu, na { $space }, jest { $color } dar, masz { NAME($color, form: "feminine-accusative") } kość, a w ładowni jest miejsce.
        [city] Obok okrętu, na { $space }, jest { NAME($color, form: "neuter") } miasto, masz { NAME($color, form: "feminine-accusative") } kość, a w ładowni jest miejsce.
        [temple] Wieziesz { $color } dar, masz { NAME($color, form: "feminine-accusative") } kość, a świątynia na { $space } jest obok okrętu.
       *[site] Wieziesz { $color } posąg, masz { NAME($color, form: "feminine-accusative") } kość, a obok okrętu, na { $space }, jest wolne { NAME($color, form: "neuter") } pole budowy.
    }
why-cargo-far = Okręt stoi na { $ship }, a to pole nie sąsiaduje z { $space }.
why-cargo-full = W ładowni mieszczą się { $room } rzeczy, a już jest ich { $loaded }.
why-cargo-color = { $what ->
        [offering] { COUNT($colors) ->
            [one] Jedyny dar na { $space } jest { $colors }, a twoja kość jest { NAME($color, form: "feminine") }.
           *[other] Kolory darów na { $space }: { $colors }, a twoja kość jest { NAME($color, form: "feminine") }.
        }
       *[city] Posągi na { $space } mają kolor: { $colors }, a twoja kość jest { NAME($color, form: "feminine") }.
    }
why-cargo-needless = Żadne niewykonane zadanie nie wymaga już tego koloru: { $color }.
why-cargo-tokens = { $price ->
        [0] Masz { $tokens } i bierzesz { $reward }: { $tokens } + { $reward } = { $left }.
       *[other] Masz { $tokens }, płacisz { $price } i bierzesz { $reward }: { $tokens } − { $price } + { $reward } = { $left }.
    }
why-cargo-example = { $what ->
        [offering] Na { $space } jest { $color } dar, który załadujesz { NAME($color, form: "feminine-accusative") } kością.
        [city] Na { $space } jest { NAME($color, form: "neuter") } miasto; jego posąg załadujesz { NAME($color, form: "feminine-accusative") } kością.
        [temple] Na { $space } jest { NAME($color, form: "feminine") } świątynia; dar złożysz tam { NAME($color, form: "feminine-accusative") } kością.
       *[site] Na { $space } jest wolne { NAME($color, form: "neuter") } pole budowy; posąg wzniesiesz tam { NAME($color, form: "feminine-accusative") } kością.
    }
why-order-is = Najpierw { $step1 ->
        [move] płyniesz na { $at1 }
        [load] ładujesz z { $at1 }
        [deliver] dostarczasz na { $at1 }
       *[build] budujesz na { $at1 }
    }, potem { $step2 ->
        [move] płyniesz na { $at2 }
        [load] ładujesz z { $at2 }
        [deliver] dostarczasz na { $at2 }
       *[build] budujesz na { $at2 }
    }, a na koniec { $step3 ->
        [move] płyniesz na { $at3 }.
        [load] ładujesz z { $at3 }.
        [deliver] dostarczasz na { $at3 }.
       *[build] budujesz na { $at3 }.
    }
why-cargo-most-there = Twój okręt stoi obok ładunku na { $spaces }.
why-cargo-most-is = { $room ->
        [0] W ładowni nie ma już miejsca
        [one] W ładowni jest jeszcze miejsce na 1 rzecz
       *[other] W ładowni jest jeszcze miejsce na { $room } rzeczy
    }, a pasujących kości masz { $matching }: { $least ->
        [0] nie możesz nic załadować.
        [one] możesz załadować 1 rzecz.
       *[other] możesz załadować { $least } rzeczy.
    }

## Na co zwrócić uwagę

hint-cargo = Sprawdź położenie okrętu, kolor kości i miejsce w ładowni.
hint-cargo-pick = Przy każdej możliwości sprawdź położenie okrętu, kolor kości i ładownię.
hint-cargo-why-not = Gdzie stoi okręt, co jest na { $space } i do czego pasuje { NAME($color, form: "feminine") } kość?
hint-cargo-fetch = Które wyspy darów i miasta są w zasięgu i do których masz kość?
hint-cargo-bring = Gdzie możesz dostarczyć ładunek? Znajdź obok tego miejsca morze, na które dopłyniesz.
hint-cargo-deliver = Co możesz załadować stąd, gdzie stoi okręt? Dokąd to zawieziesz?
hint-cargo-order = Która z tych akcji jest możliwa stąd, gdzie stoi okręt?
hint-cargo-load-die = Co jest na { $space } i w jakich kolorach?
hint-cargo-deliver-die = Co z twojej ładowni przyjmie { $space }?
hint-cargo-where-load = Najpierw znajdź to, co chcesz załadować, potem morze obok.
hint-cargo-where-deliver = Najpierw znajdź świątynię, która przyjmie ten dar, potem morze obok.
hint-cargo-where-raise = Najpierw znajdź wyspy, na których możesz wznieść ten posąg, potem morze obok.
hint-cargo-sites = Które wyspy mają { NAME($color, form: "neuter") } pole budowy i czy jest ono wolne?
hint-cargo-reward = Najpierw zapłać za zmianę koloru, potem dodaj to, co daje dar.
hint-cargo-most = Ile miejsca jest w ładowni i do czego pasują tu twoje kości?
