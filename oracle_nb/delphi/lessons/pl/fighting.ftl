### Pytania ćwiczeń o walce.

ask-fighting-strength = Siła twojej tarczy wynosi { $shield }. Atakujesz { NAME($color, form: "genitive") } potwora na { $space }. Jaką siłę ma potwór na początku walki?
ask-fighting-later = Siła twojej tarczy wynosi { $shield }. W walce z { NAME($color, form: "instrumental") } potworem masz za sobą { $rounds ->
        [one] 1 przegraną rundę
        [few] { $rounds } przegrane rundy
       *[many] { $rounds } przegranych rund
    } i płacisz za kolejną. Jaką siłę ma potwór w tej rundzie?
ask-fighting-again = Siła twojej tarczy wynosi { $shield }. Gdy poddajesz się w walce z { NAME($color, form: "instrumental") } potworem, ma on już tylko siłę { $strength }. W następnej turze atakujesz go znowu. Jaką siłę ma potwór na początku nowej walki?
ask-fighting-winning = W tej rundzie { $color } potwór ma siłę { $strength }. Przy jakich wynikach na kości walki wygrywasz rundę?
ask-fighting-hurting = W tej rundzie { $color } potwór ma siłę { $strength }. Przy jakich wynikach na kości walki dobierasz kartę rany?
ask-fighting-when = Siła twojej tarczy wynosi { $shield }. { you-have } i walczysz aż do zwycięstwa. Załóżmy, że kolejne rzuty dają wyniki: { $rolls }. W której rundzie { $color } potwór zostaje pokonany?
ask-fighting-injuries = Siła twojej tarczy wynosi { $shield }. { you-have } i walczysz aż do zwycięstwa. Załóżmy, że kolejne rzuty dają wyniki: { $rolls }. Ile kart ran dobierasz?
ask-fighting-left = Siła twojej tarczy wynosi { $shield }. { you-have } i walczysz aż do zwycięstwa. Załóżmy, że kolejne rzuty dają wyniki: { $rolls }. Ile żetonów łaski ci zostaje, gdy { $color } potwór jest pokonany?
ask-fighting-die = Nie masz żetonów łaski. Kości jakich kolorów możesz użyć, żeby walczyć z potworem na { $space }?
ask-fighting-where = Masz { NAME($color, form: "feminine-accusative") } kość. Wskaż wszystkie pola morza, z których możesz nią walczyć.
ask-fighting-meanwhile = Na kości walki wypada { $roll } i przegrywasz rundę, a { $color } potwór nadal nie jest pokonany. { you-have }. Co z tego możesz teraz zrobić?
ask-fighting-chance = Siła twojej tarczy wynosi { $shield }. { you-have }. Ile procent szans masz na to, że pokonasz { NAME($color, form: "genitive") } potwora, jeśli walczysz tak długo, jak możesz? Wystarczy dokładność do 5 punktów procentowych.
ask-fighting-who = Siła twojej tarczy wynosi { $shield }. { you-have } i walczysz z { NAME($color, form: "instrumental") } potworem tak długo, jak możesz. Kto ma większe szanse i jakie są twoje?
ask-fighting-on = Przegrywasz rundę z potworem o sile { $strength } i masz { token-count }. Chcesz walczyć dalej tylko wtedy, gdy przy tej liczbie żetonów masz większą szansę na wygraną niż na przegraną. Co robisz?
ask-fighting-tokens = Siła twojej tarczy wynosi { $shield }. Jaka najmniejsza liczba żetonów łaski przed walką daje co najmniej { $percent } procent szans na wygraną?
ask-fighting-approach = Chcesz w tej turze walczyć z { NAME($color, form: "instrumental") } potworem na { $space }. Stań obok niego, wykonując najwyżej dwie akcje, tak żeby została ci kość do walki. { your-dice } { you-have }. Kart, które możesz jeszcze dobrać, nie bierz pod uwagę.
ask-fighting-ready = Siła twojej tarczy wynosi { $shield }. { you-have }. { your-dice } Wykonując najwyżej dwie akcje, przygotuj się do walki z { NAME($color, form: "instrumental") } potworem na { $space }: musi ci zostać kość do tej walki i tyle żetonów, żeby szansa na wygraną była większa niż na przegraną. Kart, które możesz jeszcze dobrać, nie bierz pod uwagę.

## Kto ma większe szanse

who-first = { $first-wins ->
        [true] Ja: mam około { $first }% szans na wygraną.
       *[false] Potwór: ja mam tylko około { $first }% szans na wygraną.
    }
who-second = { $second-wins ->
        [true] Ja: mam około { $second }% szans na wygraną.
       *[false] Potwór: ja mam tylko około { $second }% szans na wygraną.
    }
who-third = { $third-wins ->
        [true] Ja: mam około { $third }% szans na wygraną.
       *[false] Potwór: ja mam tylko około { $third }% szans na wygraną.
    }
who-fourth = { $fourth-wins ->
        [true] Ja: mam około { $fourth }% szans na wygraną.
       *[false] Potwór: ja mam tylko około { $fourth }% szans na wygraną.
    }

## Co robić po przegranej rundzie

fighting-on = Walczę dalej.
fighting-stop = Poddaję się.

## Dlaczego odpowiedź jest poprawna

why-fighting-subtract = Siła potwora na początku walki to { $full } minus siła twojej tarczy.
why-fighting-strength = Siła tarczy wynosi { $shield }, więc potwór ma siłę { $full } − { $shield } = { $strength }.
why-fighting-start = Na początku walki potwór ma siłę { $full } − { $shield } = { $strength }.
why-fighting-later = Każda opłacona runda osłabia potwora o 1: { $before } − { $rounds } = { $strength }.
why-fighting-again = Nowa walka zawsze zaczyna się od pełnej siły potwora, choćby przedtem był bardzo osłabiony.
why-fighting-reach = Rundę wygrywa wynik co najmniej równy sile potwora.
why-fighting-winning = Przy sile { $strength } wygrywają wyniki: { $numbers }.
why-fighting-zero = Ranę dostajesz tylko za rundę przegraną z wynikiem 0.
why-fighting-hurting = Wynik 0 przegrywa z siłą { $strength }, więc ranę przynosi tylko 0.
why-fighting-falls = Z rundy na rundę siła potwora spada o 1: { $numbers }.
why-fighting-when = Dopiero w rundzie { $round } wynik jest dość wysoki: { $roll } przeciw sile { $strength }.
why-fighting-injuries = { $injuries ->
        [0] Ani razu nie wypada 0, więc nie dobierasz kart ran.
        [one] Raz wypada 0 i przegrywasz tę rundę, więc dobierasz 1 kartę rany.
        [few] W przegranych rundach wypadają { $injuries } zera, więc dobierasz { $injuries } karty ran.
       *[many] W przegranych rundach wypada { $injuries } zer, więc dobierasz { $injuries } kart ran.
    }
why-fighting-pays = Pierwsza runda jest za darmo, a każda następna kosztuje 1 żeton łaski.
why-fighting-left = Wygrywasz w rundzie { $rounds }, więc płacisz { $paid ->
        [one] 1 żeton łaski
        [few] { $paid } żetony łaski
       *[many] { $paid } żetonów łaski
    }: { $tokens } − { $paid } = { $left }.
why-fighting-color = Kość musi mieć kolor potwora na tej wyspie, a potwór musi być potrzebny do któregoś z twoich niewykonanych zadań.
why-fighting-die = { COUNT($colors) ->
        [one] Na { $space } możesz walczyć z { NAME($colors, form: "instrumental") } potworem.
       *[other] Na { $space } możesz walczyć z potworami: { NAME($colors, form: "instrumental") }.
    }
why-fighting-there = Na tych wyspach jest { $color } potwór: { $spaces }.
why-fighting-where = Możesz z nim walczyć z każdego pola morza obok którejś z nich.
why-fighting-meanwhile = Dopóki walka trwa, możesz tylko walczyć dalej za 1 żeton łaski albo się poddać.
why-fighting-one-round = Rundę przy sile { $strength } wygrywają wyniki: { $numbers }, czyli { $percent }%.
why-fighting-rounds = { $tokens ->
        [one] Żeton łaski wystarczy na jeszcze jedną rundę, przy sile { $numbers }.
        [few] { $tokens } żetony łaski wystarczą na dalsze rundy, przy sile { $numbers }.
       *[many] { $tokens } żetonów łaski wystarczy na dalsze rundy, przy sile { $numbers }.
    }
why-fighting-chance = Przegrywasz z prawdopodobieństwem { $text }, czyli około { $lost }%, więc masz około { $percent }% szans na wygraną.
why-fighting-next = { $tokens ->
        [0] Dalsza walka kosztuje ostatni żeton łaski, a w następnej rundzie potwór ma siłę { $strength }.
        [one] W następnej rundzie potwór ma siłę { $strength }, a po zapłaceniu zostaje ci 1 żeton łaski.
        [few] W następnej rundzie potwór ma siłę { $strength }, a po zapłaceniu zostają ci { $tokens } żetony łaski.
       *[many] W następnej rundzie potwór ma siłę { $strength }, a po zapłaceniu zostaje ci { $tokens } żetonów łaski.
    }
why-fighting-on = { $more ->
        [true] Przegrywasz z prawdopodobieństwem { $text }, czyli około { $lost }%, a szans na wygraną masz około { $percent }%: walcz dalej.
       *[false] Przegrywasz z prawdopodobieństwem { $text }, czyli około { $lost }%, a szans na wygraną masz tylko około { $percent }%: poddaj się.
    }
why-fighting-each = { COUNT($numbers) ->
        [0] Nawet bez żetonów łaski masz jedną rundę.
        [one] Bez żetonów łaski masz { $numbers }% szans na wygraną.
       *[other] Szanse w procentach, począwszy od braku żetonów łaski: { $numbers }. Każdy żeton to jedna runda więcej.
    }
why-fighting-tokens = { $tokens ->
        [0] Bez żetonów łaski masz { $percent }% szans na wygraną, a wystarczy { $wanted }%.
        [one] Z 1 żetonem łaski szansa wynosi { $percent }%, a bez niego byłaby niższa niż { $wanted }%.
       *[other] Z { $tokens } żetonami łaski szansa wynosi { $percent }%, a z mniejszą ich liczbą byłaby niższa niż { $wanted }%.
    }
why-fighting-ready = { $tokens ->
        [0] Na { NAME($color, form: "genitive") } potwora nie potrzebujesz żetonów łaski: bez nich masz { $percent }% szans na wygraną.
        [one] Na { NAME($color, form: "genitive") } potwora wystarczy 1 żeton łaski: z nim masz { $percent }% szans na wygraną.
        [few] Na { NAME($color, form: "genitive") } potwora wystarczą { $tokens } żetony łaski: z nimi masz { $percent }% szans na wygraną.
       *[many] Na { NAME($color, form: "genitive") } potwora wystarczy { $tokens } żetonów łaski: z nimi masz { $percent }% szans na wygraną.
    }
why-fighting-approach = Zatrzymaj się na polu obok { $space }, które ma kolor użytej kości, i zostaw sobie kość, której możesz użyć jako { NAME($color, form: "feminine-genitive") }.

## Na co zwrócić uwagę

hint-fighting = Zastanów się nad trzema sprawami: jaką siłę ma potwór, jakie wyniki wygrywają i ile kosztuje każda następna runda.
hint-fighting-strength = Jak tarcza wpływa na siłę potwora?
hint-fighting-later = Jaką siłę miał potwór na początku i co zmienia się z rundy na rundę?
hint-fighting-again = Czy po walce potwór pozostaje osłabiony?
hint-fighting-winning = Porównaj każdy wynik z siłą { $strength }. Co, jeśli są równe?
hint-fighting-hurting = Z którymi wynikami przegrywasz rundę, a które z nich oznaczają też ranę?
hint-fighting-when = Zapisz pod każdym rzutem siłę potwora w tej rundzie.
hint-fighting-injuries = Które z tych wyników oznaczają ranę?
hint-fighting-left = Znajdź rundę, którą wygrywasz, i policz rundy, za które płacisz.
hint-fighting-die = Jakie potwory są na { $space } i których wymagają twoje niewykonane zadania?
hint-fighting-where = Gdzie na planszy jest { $color } potwór?
hint-fighting-meanwhile = Czy walka już się skończyła?
hint-fighting-chance = Łatwiej obliczyć, jak często przegrywasz wszystkie rundy.
hint-fighting-who = Oblicz, jak często przegrywasz wszystkie rundy, za które możesz zapłacić.
hint-fighting-on = Jaką siłę ma potwór w następnej rundzie i za ile dalszych rund możesz zapłacić?
hint-fighting-tokens = Najpierw oblicz szansę bez żetonów łaski, potem z każdym następnym.
hint-fighting-approach = Potrzebujesz pola obok { $space }, a potem kości, której możesz użyć jako { NAME($color, form: "feminine-genitive") }.
hint-fighting-ready = Ile żetonów łaski potrzebujesz, żeby częściej wygrywać, niż przegrywać? Możesz je wziąć za kość.
