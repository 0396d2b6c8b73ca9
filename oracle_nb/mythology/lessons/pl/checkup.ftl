### Zdania testu.

ask-checkup-fights = { $unit } ma już w tej turze wygraną walkę, w której pomoc wynosiła { $first ->
        [one] { $first } punkt
        [few] { $first } punkty
       *[other] { $first } punktów
    }. Teraz broni się { $foe }. Które zdania są prawdziwe?
ask-checkup-prizes = Sprzyjasz herosom, a { $unit } próbuje zdobyć skarb ({ $prize }). Które zdania są prawdziwe?

quiz-aid-new = Jeśli teraz nie dasz pomocy i wyrzucisz { $roll }, twoja suma to { $total }.
quiz-aid-kept = Jeśli teraz nie dasz pomocy i wyrzucisz { $roll }, twoja suma to { $summed }.
quiz-tie-wins = Jeśli sumy są równe, { $foe } znika z mapy.
quiz-tie-again = Jeśli sumy są równe, obie strony rzucają jeszcze raz.
quiz-lost-leaves = Jeśli twoja suma jest niższa, { $unit } znika z mapy.
quiz-lost-scores = Jeśli twoja suma jest niższa, { $player } dostaje punkt.
quiz-power-new = Jeśli na koniec rundy { $left ->
        [one] zostanie ci { $left } punkt mocy
        [few] zostaną ci { $left } punkty mocy
       *[other] zostanie ci { $left } punktów mocy
    }, następną zaczniesz z { $renewed }.
quiz-power-saved = Jeśli na koniec rundy { $left ->
        [one] zostanie ci { $left } punkt mocy
        [few] zostaną ci { $left } punkty mocy
       *[other] zostanie ci { $left } punktów mocy
    }, następną zaczniesz z { $saved }.
quiz-prize-ten = Suma 10 wystarczy, żeby zdobyć skarb.
quiz-prize-eleven = Suma 11 wystarczy, żeby zdobyć skarb.
quiz-hero-leaves = Jeśli próba się nie uda, { $unit } znika z mapy.
quiz-hero-stays = Jeśli próba się nie uda, { $unit } zostaje na mapie.
quiz-ally-other = W twojej turze { $player } może dostać od ciebie propozycję sojuszu.
quiz-ally-same = W twojej turze { $other } może dostać od ciebie propozycję sojuszu.
quiz-score-average = Na koniec masz { $own ->
        [one] 1 punkt
        [few] { $own } punkty
       *[other] { $own } punktów
    }, a twój jedyny sojusznik { $theirs }: twój wynik to { $average }.
quiz-score-own = Na koniec masz { $own ->
        [one] 1 punkt
        [few] { $own } punkty
       *[other] { $own } punktów
    }, a twój jedyny sojusznik { $theirs }: twój wynik to { $own }.

why-checkup-fights = Pomoc działa w jednej walce, przy remisie rzuca się jeszcze raz, punkt dostaje zwycięzca walki, a punkty mocy przepadają na koniec rundy.
why-checkup-prizes = Na skarb trzeba więcej niż 10, nieudana próba nic nie kosztuje poza samą próbą, a sojusznicy sprzyjają tej samej stronie i liczy im się średnia.
hint-checkup = Oceń każde zdanie osobno.
