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

## Dlaczego odpowiedź jest poprawna

why-cargo-load-die = Kość musi pasować do tego, co ładujesz, a nie do morza pod okrętem.
why-cargo-deliver-die = Kość musi pasować do tego, co dostarczasz, a nie do morza pod okrętem.
why-cargo-where-load = { $family ->
        [offering] Wystarczy każde pole morza obok wyspy, na której jest { $color } dar, bez względu na kolor morza.
       *[statue] Wystarczy każde pole morza obok miasta w kolorze { NAME($color, form: "instrumental") }, bez względu na kolor morza.
    }
why-cargo-where-deliver = { $family ->
        [offering] Wystarczy każde pole morza obok świątyni w kolorze { NAME($color, form: "instrumental") }, bez względu na kolor morza.
       *[statue] Wystarczy każde pole morza obok wyspy z wolnym polem budowy w kolorze { NAME($color, form: "instrumental") }, bez względu na kolor morza.
    }
why-cargo-sites = Wyspa musi mieć pole budowy w kolorze { NAME($color, form: "instrumental") }, na którym nie stoi posąg.
why-cargo-why-not = Wolno załadować to, obok czego stoi okręt, kością w tym samym kolorze, jeśli w ładowni jest miejsce, a ładunku wymaga niewykonane zadanie.
why-cargo-reward = Za dar bierzesz 3 żetony łaski; zmiana koloru kości kosztuje 1 za każde pole koła.
why-cargo-task = Zadanie z kolorem { NAME($color, form: "instrumental") } ma pierwszeństwo przed białym.
why-cargo-fetch = Najpierw zakończ ruch obok ładunku, na kolorze kości, a potem załaduj go kością w jego kolorze.
why-cargo-bring = Najpierw zakończ ruch obok właściwej świątyni lub pola budowy, na kolorze kości, a potem dostarcz ładunek kością w jego kolorze.
why-cargo-deliver = Potrzebujesz trzech kości: dwóch w kolorze ładunku, do załadowania i dostarczenia, i jednej, żeby między nimi popłynąć.
why-cargo-order = Każda akcja wymaga tego, co dają wcześniejsze: okrętu we właściwym miejscu, ładunku w ładowni albo miejsca w niej.
why-cargo-most = W ładowni mieszczą się dwie rzeczy, a każda wymaga kości w swoim kolorze.

## Na co zwrócić uwagę

hint-cargo = Sprawdź położenie okrętu, kolor kości i miejsce w ładowni.
hint-cargo-load-die = Co jest na { $space } i w jakich kolorach?
hint-cargo-deliver-die = Co z twojej ładowni przyjmie { $space }?
hint-cargo-where-load = Najpierw znajdź to, co chcesz załadować, potem morze obok.
hint-cargo-where-deliver = Najpierw znajdź miejsce dla ładunku, potem morze obok.
hint-cargo-sites = Które wyspy mają pole budowy w kolorze { NAME($color, form: "instrumental") } i czy jest ono wolne?
hint-cargo-reward = Najpierw zapłać za zmianę koloru, potem dodaj to, co daje dar.
hint-cargo-task = Do których twoich zadań pasuje { $color } dar?
hint-cargo-most = Ile miejsca jest w ładowni i do czego pasują tu twoje kości?
