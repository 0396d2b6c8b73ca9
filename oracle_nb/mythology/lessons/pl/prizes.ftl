### Ćwiczenia o skarbach, sojuszach i liczeniu punktów.

ask-prizes-tried = { $unit } próbuje zdobyć skarb ({ $prize }). Wyrzucasz { $roll } i { aid-points }. Co się dzieje?
ask-prizes-allies = Sprzyjasz { $side ->
        [heroes] herosom
       *[monsters] potworom
    }. Co z tego możesz zrobić?
ask-prizes-count = Gra się kończy. { $side ->
        [heroes] Sprzyjasz herosom. Pokonani wrogowie: { $count }; zdobyte skarby: { $prizes }.
       *[monsters] Potworom sprzyja { $players } graczy, w tym ty. Pokonani wrogowie: { $count }; skarby na mapie: { $left }.
    }{ $ally ->
        [0] {""}
       *[other] {" "}Punkty twojego jedynego sojusznika: { $theirs }.
    } Jaki jest twój wynik?
ask-prizes-seize = Obszar twojego boga: { $area }. Masz { power-points }. Doprowadź herosa na pole { $hex } i spróbuj zdobyć tam skarb ({ $prize }).

prize-taken = Zdobywasz skarb.
prize-stays = Heros i skarb zostają na mapie.
hero-lost = { $unit } znika z mapy, a skarb na niej zostaje.

why-prizes-total = Kości i pomoc dają razem { $total }, a na skarb trzeba więcej niż 10.
why-prize-taken = { $total } to więcej niż 10: zdobywasz skarb.
why-prize-stays = { $total } to za mało: próba się nie udaje, ale { $unit } zostaje na mapie.
why-hero-lost = { $unit } znika z mapy.
why-prizes-allies = Sojusz zawierasz tylko z graczami, którzy sprzyjają tej samej stronie co ty.
why-prizes-own = { $side ->
        [heroes] Wróg daje 1 punkt, a skarb 3. Twoje własne punkty: { $own }.
       *[monsters] Wróg daje 1 punkt, a gracze sprzyjający potworom dzielą się po równo 2 punktami za każdy skarb na mapie. Twoje własne punkty: { $own }.
    }
why-prizes-count = { $ally ->
        [0] Twój wynik to więc { $points }.
       *[other] Sojusznikom liczy się średnia, więc twój wynik to { $points }.
    }
why-prizes-hero = Próbować może tylko heros, który zaczął turę na obszarze twojego boga ({ $area }).
why-prizes-seize = { $unit } idzie na pole { $hex }; potem zakończ ruchy i spróbuj zdobyć skarb.

hint-prizes = Czy suma jest większa niż 10? Kto dzieli się punktami, a kto jest po twojej stronie?
