### Dlaczego czegoś nie wolno: `refuse-<rule>`. Gdzie jedna zasada odmawia na kilka sposobów, dochodzi
### czasownik albo nazwa faktu: `refuse-<rule>-<verb>`, `refuse-<rule>-<fact>`.

## Ogólne

refuse-play-over = Gra się skończyła.
refuse-play-not-your-turn = Teraz decyduje { $player }.
refuse-play-decision-pending = Najpierw inna decyzja: { $decision }.
refuse-play-not-now = { $sourced ->
        [true] Aby { $verb }, potrzebujesz kości, karty wyroczni albo dodatkowej akcji.
       *[other] Nie możesz teraz { NAME($verb, form: "negated") }.
    }
refuse-play-not-held = { $source ->
        [extra] Nie masz karty, która daje dodatkową akcję.
       *[other] Nie masz { NAME($source, form: "genitive") }.
    }
refuse-play-no-target = Kafel na { $space } jest już odkryty.
refuse-play-no-target-named = Kafel na { $space } jest już wskazany: wskaż inny.
refuse-play-no-target-verb = { $space ->
        [none] Nie możesz { NAME($verb, form: "negated") } bez wskazania pola.
       *[other] Nie możesz { NAME($verb, form: "negated") } na { $space } ({ $terrain }).
    }
refuse-action-adjacent = { $space ->
        [none] Twój okręt na { $ship } nie stoi obok miasta.
       *[other] Twój okręt na { $ship } nie sąsiaduje z { $space }.
    }
refuse-action-color-match = Pole { $space } wymaga koloru { NAME($color, form: "genitive") }, a używasz { NAME($used, form: "genitive") }.
refuse-action-color-match-colors = Pola budowy na { $space } są { AND(NAME($colors, form: "neuter")) }; { NAME($used, form: "genitive") } nie ma.
refuse-action-effect = To niczego by nie zmieniło.
refuse-action-effect-draw = Nie ma już kart wyroczni do dobrania.
refuse-action-effect-trade = Nie ma już kart wyroczni do dobrania.
refuse-action-effect-look = Znasz już wszystkie zakryte kafle.
refuse-action-effect-spaces = { COUNT($spaces) ->
        [one] Znasz już kafel na { AND($spaces) }: wskaż taki, którego nie znasz.
       *[many] Znasz już kafle na { AND($spaces) }: wskaż taki, którego nie znasz.
    }
refuse-action-effect-apollon = Nie ma karty do dobrania, a tobie nie zostało nic do użycia w dowolnym kolorze.
refuse-action-effect-aphrodite = Nie masz ran.
refuse-action-effect-color = Nie masz { NAME($color, form: "plural-genitive") } ran.
refuse-action-effect-space = Twój okręt już stoi na { $space }.
refuse-action-look-fewer = Żaden kafel nie jest zakryty.

## Kości i karty

refuse-turn-die-once = Twoja { $source } jest już w tej turze zużyta.
refuse-oracle-one-card = W tej turze zagrano już jedną kartę wyroczni ({ NAME($color, form: "feminine-accusative") }).
refuse-oracle-recolor = { $needed ->
        [one] Zmiana koloru { NAME($source, form: "genitive") } na { $used } kosztuje { $needed } żeton łaski; masz { $tokens }.
        [few] Zmiana koloru { NAME($source, form: "genitive") } na { $used } kosztuje { $needed } żetony łaski; masz { $tokens }.
       *[many] Zmiana koloru { NAME($source, form: "genitive") } na { $used } kosztuje { $needed } żetonów łaski; masz { $tokens }.
    }
refuse-equipment-extra-action = { $bought ->
        [true] W tej turze kupiono już dodatkową akcję.
       *[other] { $needed ->
            [one] Dodatkowa akcja kosztuje { $needed } żeton łaski; masz { $tokens }.
            [few] Dodatkowa akcja kosztuje { $needed } żetony łaski; masz { $tokens }.
           *[many] Dodatkowa akcja kosztuje { $needed } żetonów łaski; masz { $tokens }.
        }
    }
refuse-equipment-die-bonus = Nie masz karty ekwipunku z premią za { NAME($color, form: "feminine-accusative") } kość.

## Poruszanie okrętu

refuse-move-blocked = { $terrain ->
        [water] Żadna droga morska nie prowadzi na { $space }.
        [zeus] Żadna droga morska nie prowadzi na { $space }.
        [shallow] { $space } to mielizna: okręt się tam nie zatrzyma.
       *[other] { $space } to ląd ({ $terrain }): okręt tam nie popłynie.
    }
refuse-move-to-zeus = { $tasks ->
        [one] Zeus na { $space } cię nie przyjmie: zostało ci jeszcze { $tasks } zadanie.
        [few] Zeus na { $space } cię nie przyjmie: zostały ci jeszcze { $tasks } zadania.
       *[many] Zeus na { $space } cię nie przyjmie: zostało ci jeszcze { $tasks } zadań.
    }
refuse-end-leftovers = Twój okręt jest już u Zeusa i tam zostaje.
refuse-move-must-move = Twój okręt już stoi na { $space }.
refuse-move-end-color = Pole { $space } jest { NAME($color, form: "neuter") }, a używasz koloru { NAME($used, form: "genitive") }.
refuse-move-range = Do { $space } { $steps ->
        [one] jest { $steps } pole
        [few] są { $steps } pola
       *[many] jest { $steps } pól
    }, twój zasięg to { $range }, a { $favor ->
        [0] na dłuższą drogę nie masz żetonów łaski.
        [one] twój { $favor } żeton łaski pochłania już sama akcja.
        [few] twoje { $favor } żetony łaski pochłania już sama akcja.
       *[many] twoje { $favor } żetonów łaski pochłania już sama akcja.
    }
refuse-move-buy-range = Do { $space } { $steps ->
        [one] jest { $steps } pole
        [few] są { $steps } pola
       *[many] jest { $steps } pól
    }, a twój zasięg to { $range }. { $needed ->
        [one] Brakujące pole kosztuje { $needed } żeton łaski
        [few] Brakujące pola kosztują { $needed } żetony łaski
       *[many] Brakujące pola kosztują { $needed } żetonów łaski
    }, a masz na nie { $tokens }.

## Walka

refuse-fight-color = { COUNT($colors) ->
        [0] Na { $space } nie ma potwora.
        [one] Potwór na { $space } jest { AND($colors) }, a nie { $color }.
       *[many] Potwory na { $space } są { AND(NAME($colors, form: "neuter")) }, żaden nie jest { $color }.
    }
refuse-fight-continue = Nie masz żetonu łaski na kolejną rundę walki.
refuse-fight-reward = Karta „{ $equipment }” nie jest wyłożona.
refuse-turn-one-at-a-time = Najpierw dokończ swoją akcję: zdecyduj, { $decision }.
refuse-turn-one-at-a-time-space = Walczysz z { NAME($color, form: "instrumental") } potworem na { $space } i z żadnym innym.

## Zadania i ładunek

refuse-task-needed = { $family ->
        [shrine] Nie masz niewykonanego zadania z kapliczką.
       *[other] Żadne z twoich niewykonanych zadań nie wymaga { NAME($color, form: "genitive") } { NAME($family, form: "genitive") }.
    }
refuse-task-color-once = { $how ->
        [aboard] Masz już w ładowni { $color } { $family }, a każdy kolor liczy się tylko raz.
       *[done] { $family ->
            [offering] Masz już złożony { $color } dar, a każdy kolor liczy się tylko raz.
            [monster] Masz już pokonanego { NAME($color, form: "genitive") } potwora, a każdy kolor liczy się tylko raz.
           *[statue] Masz już wzniesiony { $color } posąg, a każdy kolor liczy się tylko raz.
        }
    }
refuse-cargo-capacity = Twoja ładownia jest pełna: jej ładowność to { $storage }.
refuse-offering-load = Na { $space } nie ma { NAME($color, form: "genitive") } daru.
refuse-offering-make = Nie masz w ładowni { NAME($color, form: "genitive") } daru.
refuse-statue-load = W { NAME($color, form: "instrumental") } mieście nie ma już posągów.
refuse-statue-raise = Nie masz w ładowni { NAME($color, form: "genitive") } posągu.
refuse-statue-site-once = Na { NAME($color, form: "instrumental") } polu budowy na { $space } już stoi posąg.

## Eksplorowanie

refuse-explore-color = Pole { $space } ma { NAME($color, form: "neuter") } obramowanie, a używasz koloru { NAME($used, form: "genitive") }.
refuse-explore-picture-rule = Kafel ma literę { $letter }, a twoje zadania z kapliczką – { AND($letters) }.
refuse-shrine-build = Na { $space } nie ma odkrytego kafla w twoim kolorze bez kapliczki.

## Bogowie i rany

refuse-god-use = { $row ->
        [0] { $god } stoi w najniższym rzędzie, a nie w najwyższym.
       *[other] { $god } stoi w rzędzie { $row }, a nie w najwyższym.
    }
refuse-god-top = { $god } stoi już w najwyższym rzędzie.
refuse-god-not-in-check = Bogów używa się w fazie akcji; teraz decydujesz, { $decision }.
refuse-turn-consult-gods = { $god } stoi w najniższym rzędzie.
refuse-turn-consult-gods-gods = To przesunięcie dotyczy { OR(NAME($gods, form: "genitive")) }, a nie { NAME($god, form: "genitive") }.
refuse-turn-recover = Nie masz { NAME($color, form: "feminine-genitive") } rany do odrzucenia.
refuse-turn-recover-decision = W tej turze odpoczywasz i decydujesz tylko, { $decision }.

## Karty, kafle okrętów, przygotowanie

refuse-statue-reward = { $companion } nie jest towarzyszem w kolorze { NAME($color, form: "instrumental") }.
refuse-companion-taken = Karta „{ $companion }” jest już zabrana.
refuse-equipment-god-to-top = Karta przedstawia { OR(NAME($gods, form: "accusative")) }, nie { NAME($god, form: "accusative") }.
refuse-equipment-look = Podglądasz kafle na { AND($spaces) }, nie na { $space }.
refuse-equipment-statues = Na karcie są posągi: { AND($colors) }; { NAME($color, form: "genitive") } nie ma.
refuse-equipment-offerings = Na karcie są dary: { AND($colors) }; { NAME($color, form: "genitive") } nie ma.
refuse-setup-ship-draft = Kafel okrętu „{ $ship_tile }” nie jest dostępny.
refuse-setup-short-game = Teraz odrzucasz tylko zadanie z kapliczką, nie { $task }.
refuse-ship-task = Nie masz do odrzucenia { NAME($task, form: "genitive") }.
