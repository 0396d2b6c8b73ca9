### Co mówi doradca: dlaczego dany plan jest dobry (`motive-coach-<what>`, a na każdy rodzaj decyzji
### jeszcze jedno zdanie) i gdzie najpierw spojrzeć (`motive-hint-<what>`). Czyta to tylko gracz,
### który o to prosi. $deed to cel (`goal-<verb>`).

## Plany

line-then = { $first }, potem { $following }
line-chance = { $tokens ->
        [0] { $gamble ->
            [true] ryzyko: szansa { NUMBER($chance, style: "percent") }
           *[other] szansa { NUMBER($chance, style: "percent") }
        }
       *[other] { $gamble ->
            [true] ryzyko: { NUMBER($chance, style: "percent") }, jeśli wydasz wszystkie żetony
           *[other] szansa { NUMBER($chance, style: "percent") }, jeśli wydasz wszystkie żetony
        }
    }

motive-coach-task = { $verb ->
        [load-offering] Możesz { $deed }, bo jest potrzebny do jednego z zadań.
        [load-statue] Możesz { $deed }, bo wymaga go jedno z zadań.
       *[other] Możesz { $deed } i w ten sposób wykonać { $last ->
            [true] ostatnie zadanie.
           *[other] jedno z zadań.
        }
    }
motive-coach-explore = Odkrywasz kafel wyspy, a on daje nagrodę albo miejsce na kapliczkę.
motive-coach-explore-reward = Odkrywasz kafel wyspy, który daje ci { OR($parts) }.
reward-of-letter = { $letter ->
        [psi] { $tokens ->
            [one] { $tokens } żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }
        [phi] 2 karty wyroczni
        [sigma] 3 przesunięcia bogów
       *[omega] tarczę +1 i usunięcie wszystkich ran jednego koloru
    }
motive-coach-home = Docierasz do Zeusa po wykonaniu wszystkich zadań.
motive-coach-next-turn = Nie masz już za dużo ran, więc nie tracisz następnej tury.
motive-coach-risk = Ryzyko, że przez rany stracisz następną turę, wynosi około { NUMBER($chance, style: "percent") }.
motive-coach-homeward = { $tasks ->
        [0] Wszystkie zadania są wykonane
       *[other] Wykonasz jeszcze ostatnie zadanie
    } i w tej rundzie dotrzesz do Zeusa { $source ->
        [extra] dodatkową akcją za { $tokens ->
            [one] 1 żeton łaski
            [few] { $tokens } żetony łaski
           *[many] { $tokens } żetonów łaski
        }.
       *[other] { NAME($source, form: "instrumental") }.
    }
motive-coach-homeward-god = { $tasks ->
        [0] Wszystkie zadania są wykonane
       *[other] Wykonasz jeszcze ostatnie zadanie
    }, a { $steps ->
        [0] { $god } w tej rundzie zabierze cię do Zeusa.
       *[other] { $god } w tej rundzie trafi do najwyższego rzędu i zabierze cię do Zeusa.
    }
motive-coach-apollon = Dzięki Apollowi pozostałe kości i karta wyroczni liczą się jako dowolny kolor.
motive-coach-top = { $god } trafia do najwyższego rzędu.
motive-coach-god = { $god } idzie w górę.
motive-coach-closer = { $steps ->
        [0] Potem możesz { $deed }: okręt będzie już obok zamiast { $before ->
            [one] { $before } pole
            [few] { $before } pola
           *[many] { $before } pól
        } dalej.
        [one] Potem możesz { $deed }: zostanie 1 pole, a nie { $before }.
        [few] Potem możesz { $deed }: zostaną { $steps } pola, a nie { $before }.
       *[many] Potem możesz { $deed }: zostanie { $steps } pól, a nie { $before }.
    }
motive-coach-work = Na wszystkie zadania wystarczy potem około { $dice ->
        [one] jednej kości
       *[other] { $dice } kości
    }, a nie { $before }.
motive-coach-ready = Zostaje ci { NAME($color, form: "feminine") } karta, którą możesz { $deed }.
motive-coach-healed = { $injuries ->
        [one] Masz o 1 ranę mniej.
        [few] Masz o { $injuries } rany mniej.
       *[many] Masz o { $injuries } ran mniej.
    }
motive-coach-cards = Zyskujesz { $cards ->
        [one] 1 kartę wyroczni
        [few] { $cards } karty wyroczni
       *[many] { $cards } kart wyroczni
    }{ $tokens ->
        [0] .
        [one] {""} i 1 żeton łaski.
        [few] {""} i { $tokens } żetony łaski.
       *[many] {""} i { $tokens } żetonów łaski.
    }
motive-coach-tokens = { $tokens ->
        [one] Zyskujesz 1 żeton łaski.
        [few] Zyskujesz { $tokens } żetony łaski.
       *[many] Zyskujesz { $tokens } żetonów łaski.
    }
motive-coach-in-spite = Inny plan bardziej przybliża w tej turze do { $verb ->
        [fight] zadania z potworem
        [build] zadania z kapliczką
        [explore] zadania z kapliczką
        [load-offering] zadania z darem
        [make-offering] zadania z darem
        [load-statue] zadania z posągiem
        [raise-statue] zadania z posągiem
       *[other] zadań
    }, ale zdaniem doradcy z tym skończysz co najmniej równie szybko.
motive-coach-can-wait = W tej turze możesz { $deed }, ale to może poczekać: po tym planie okręt nadal będzie w miejscu, z którego da się to zrobić, a zdaniem doradcy skończysz co najmniej równie szybko.
motive-coach-end = Oszczędzasz to, co ci zostało, na następne tury.
motive-coach-end-home = Twój okręt jest już u Zeusa, a wszystkie zadania są wykonane.
motive-coach-least = Na razie nie przybliża to do żadnego zadania.

## Ostatnia tura: co rozstrzyga grę

motive-coach-last-turn = { $there ->
        [true] Teraz liczą się już tylko karty wyroczni, a potem żetony łaski.
       *[other] { $home ->
            [true] { $player } jest już u Zeusa, więc to ostatnia runda:
           *[other] { $player } może zakończyć grę w tej rundzie:
        } płyń teraz do Zeusa. O wygranej decydują potem karty wyroczni, a po nich żetony łaski.
    }
motive-coach-lost = { $over ->
        [true] Gra kończy się w tej rundzie, a ty
       *[other] Gra może się skończyć w tej rundzie, a ty wtedy
    } { $close ->
        [true] nie masz już prawie żadnych szans na wygraną.
       *[other] nie zdążysz do Zeusa.
    } W końcowej klasyfikacji liczą się najpierw wykonane zadania, potem karty wyroczni, a na końcu żetony łaski.{ $over ->
        [true] {""}
       *[other] {" "}Te plany są najlepsze, jeśli gra będzie trwać dalej.
    }
motive-coach-standing = Kończysz z { $tasks ->
        [one] 1 wykonanym zadaniem
       *[many] { $tasks } wykonanymi zadaniami
    }, { $cards ->
        [one] 1 kartą wyroczni
       *[many] { $cards } kartami wyroczni
    } i { $tokens ->
        [one] 1 żetonem łaski
       *[many] { $tokens } żetonami łaski
    }.
motive-coach-too-late = Z tym planem nie zdążysz do Zeusa.
motive-coach-if-shrines = { $tiles ->
        [one] Potrzebny jest do tego kafel z miejscem na twoją kapliczkę.
        [few] Potrzebne są do tego { $tiles } kafle z miejscem na twoje kapliczki.
       *[many] Potrzeba do tego { $tiles } kafli z miejscem na twoje kapliczki.
    }
motive-coach-if-cards = Liczy na karty wyroczni z kafla z literą Fi.
motive-coach-tie = Kończysz z { $own_cards ->
        [one] 1 kartą wyroczni
       *[many] { $own_cards } kartami wyroczni
    } i { $own_tokens ->
        [one] 1 żetonem łaski
       *[many] { $own_tokens } żetonami łaski
    }; { $player } { $home ->
        [true] ma odpowiednio { $cards } i { $tokens }.
       *[other] może mieć odpowiednio { $cards } i { $tokens }.
    } { $tie ->
        [ahead] Remis rozstrzygasz na swoją korzyść.
        [unsure] Remis rozstrzygasz na swoją korzyść, chyba że { $player } zrobi dla remisu wszystko.
        [level] Dzielicie się zwycięstwem.
        [open] O remisie rozstrzygnie to, co jeszcze przyniesie ta tura.
       *[behind] Remis rozstrzyga się na twoją niekorzyść.
    }
motive-coach-answer-last = Doradca porównuje szanse na wygraną: to może być twoja ostatnia tura.

## Przewaga najlepszego planu nad innym

# Plany porównano w symulacjach.
motive-coach-more-often = W symulacjach { $turns } tur najlepszy plan częściej pozwala { $goal ->
        [shrine] zbudować kolejną kapliczkę.
        [statue] wznieść kolejny posąg.
        [offering] złożyć kolejny dar.
        [monster] pokonać kolejnego potwora.
        [task] wykonać kolejne zadanie.
       *[other] dotrzeć do Zeusa po wykonaniu wszystkich zadań.
    }

# Ten plan zaczyna się od kroku do zadania.

motive-coach-step-waits = Po najlepszym planie okręt nadal będzie w miejscu, z którego możesz { $deed }.
motive-coach-step-instead = Przy najlepszym planie możesz zamiast tego { $deed }.
motive-coach-step-healed = Po najlepszym planie masz o { $injuries ->
        [one] 1 ranę
        [few] { $injuries } rany
       *[many] { $injuries } ran
    } mniej.
motive-coach-step-cards = Po najlepszym planie masz o { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } wyroczni więcej.
motive-coach-step-tokens = Po najlepszym planie { $fight ->
        [true] masz średnio
       *[other] masz
    } o { $tokens ->
        [one] 1 żeton
        [few] { $tokens } żetony
       *[many] { $tokens } żetonów
    } łaski więcej.
motive-coach-step-god = Po najlepszym planie { $god } jest w wyższym rzędzie.

## Decyzje: co porównuje doradca. Każda odpowiedź ma to samo uzasadnienie.

motive-coach-ship-tile = Kolejność zależy od tego, jak przydatne bywają kafle okrętów.
motive-coach-return-task = Doradca porównuje, jak szybko skończysz bez każdego z tych zadań.
motive-coach-take-equipment = Doradca porównuje, jak szybko skończysz z każdą z wyłożonych kart ekwipunku.
motive-coach-check-reward = Doradca porównuje, jak szybko skończysz z każdą z nagród.
motive-coach-recover = Doradca porównuje, jak szybko skończysz z ranami, które ci zostaną.
motive-coach-advance-god = Doradca porównuje, jak szybko skończysz po przesunięciu każdego z bogów.
motive-coach-god-to-top = Doradca porównuje, jak szybko skończysz z każdym z bogów w najwyższym rzędzie.
motive-coach-fight-on = Doradca porównuje szansę na wygraną z ceną w żetonach łaski.
motive-coach-look-at = Najpierw kafle, których nie znasz, a z nich najbliższy.
motive-coach-uncover = Najpierw kafel, na którym możesz zbudować kapliczkę.
motive-coach-heal-color = Doradca porównuje, jak szybko skończysz bez ran każdego z kolorów.
motive-coach-take-statue = Doradca porównuje, jak szybko skończysz z każdym z posągów w ładowni.
motive-coach-take-offering = Doradca porównuje, jak szybko skończysz z każdym z darów w ładowni.
motive-coach-take-companion = Doradca porównuje, jak szybko skończysz z każdym z towarzyszy.

## Wskazówki

motive-hint-task = { $verb ->
        [fight] Jest potwór, z którym możesz walczyć w tej turze dla jednego z twoich zadań.
        [build] Jest wyspa, na której możesz w tej turze zbudować kapliczkę.
        [load-offering] Jest dar, który możesz w tej turze załadować dla jednego z twoich zadań.
        [make-offering] Jest świątynia, w której możesz w tej turze złożyć dar.
        [load-statue] Jest posąg, który możesz w tej turze załadować dla jednego z twoich zadań.
        [raise-statue] Jest wyspa, na której możesz w tej turze wznieść posąg.
       *[explore] Jest wyspa, którą możesz eksplorować w tej turze.
    }
motive-hint-home = Możesz jeszcze w tej turze wrócić do Zeusa z wykonanymi zadaniami.
motive-hint-next-turn = Masz za dużo ran na następną turę: czy możesz jakieś odrzucić?
motive-hint-sail = { $direction ->
        [n] Spójrz, co jest na północ od twojego okrętu.
        [ne] Spójrz, co jest na północny wschód od twojego okrętu.
        [e] Spójrz, co jest na wschód od twojego okrętu.
        [se] Spójrz, co jest na południowy wschód od twojego okrętu.
        [s] Spójrz, co jest na południe od twojego okrętu.
        [sw] Spójrz, co jest na południowy zachód od twojego okrętu.
        [w] Spójrz, co jest na zachód od twojego okrętu.
        [nw] Spójrz, co jest na północny zachód od twojego okrętu.
       *[here] Spójrz, co jest wokół twojego okrętu.
    }
motive-hint-prepare = Pomyśl o następnych turach: czego będziesz potrzebować do zadań?
motive-hint-end = Zastanów się, co lepiej zostawić na następne tury.
motive-hint-god = { $rows ->
        [0] Jeden z tych bogów dotrze tym przesunięciem do najwyższego rzędu.
        [one] Poszukaj boga, któremu po tym przesunięciu zabraknie do najwyższego rzędu już tylko 1 rzędu.
       *[many] Poszukaj boga, któremu po tym przesunięciu zabraknie do najwyższego rzędu jeszcze { $rows } rzędów.
    }
motive-hint-gods-level = Ci bogowie stoją w tym samym rzędzie, więc liczy się to, czyja akcja specjalna pomoże w twoich zadaniach.
motive-hint-no-god = Doradca nie widzi pożytku z przesunięcia żadnego z tych bogów.
motive-hint-answer = Pomyśl, co ci jeszcze zostało do zrobienia: z którą odpowiedzią skończysz najszybciej?
