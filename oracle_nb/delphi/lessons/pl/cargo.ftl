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
ask-cargo-where-deliver = { $family ->
        [offering] Wieziesz { $color } dar i masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz złożyć ten dar.
       *[statue] Wieziesz { $color } posąg i masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz wznieść ten posąg.
    }
ask-cargo-sites = Wieziesz { $color } posąg. Wskaż wszystkie wyspy posągów, na których możesz go wznieść.
ask-cargo-pick = { aboard-now } { your-dice } Nie masz żetonów łaski. Którą z tych akcji możesz teraz wykonać?
ask-cargo-why-not = { aboard-now } Niewykonane zadania tego rodzaju: { $tasks }. Chcesz użyć { NAME($color, form: "feminine-genitive") } kości bez zmiany koloru, żeby załadować { $family ->
        [offering] dar
       *[statue] posąg
    } z { $space }. Co na to zasady?
ask-cargo-reward = { you-have }. Składasz { $used } dar w świątyni na { $space }, używając { NAME($color, form: "feminine-genitive") } kości. Ile żetonów łaski masz po tej akcji?
ask-cargo-task = Składasz { $color } dar w świątyni na { $space }. Które ze swoich zadań wykonujesz?
ask-cargo-fetch = Załaduj coś w tej turze, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-cargo-bring = { aboard-now } Dostarcz ładunek w tej turze, używając dwóch kości. { your-dice } Nie masz żetonów łaski.
ask-cargo-deliver = Wykonaj zadanie w tej turze: coś załaduj i dowieź do celu. { your-dice } Nie masz żetonów łaski.
ask-cargo-order = { aboard-now } Nie masz żetonów łaski. Ułóż te akcje w takiej kolejności, żeby każda była dozwolona.
ask-cargo-most = { aboard-now } { your-dice } Nie masz żetonów łaski. Ile najwięcej rzeczy możesz załadować w tej turze, nie płynąc i nie dobierając kart?

## Co zasady mówią o ładowaniu

cargo-fine = Mogę to załadować.
cargo-far = Mój okręt nie stoi obok.
cargo-full = Moja ładownia jest pełna.
cargo-color = Kość ma niewłaściwy kolor.
cargo-needless = Żadne niewykonane zadanie już tego nie wymaga.
cargo-again = Mam już ten kolor.
