### Co plansza gracza mówi o tym, co się na niej wskazuje.

board-group = Plansza gracza: { $color }. Poruszasz się po niej strzałkami.
spot-wheel = Koło wyroczni. { COUNT($dice) ->
        [0] Brak kości
       *[other] Kości: { AND(NAME($dice, form: "feminine")) }
    }{ COUNT($used) ->
        [0] {""}
       *[other] ; zużyte: { AND(NAME($used, form: "feminine")) }
    }
spot-hold = Ładownia, zajęte miejsca: { $used } z { $all }
spot-cards = { COUNT($cards) ->
        [0] Brak kart wyroczni
       *[other] { AND($cards) }
    }
spot-injuries = { COUNT($cards) ->
        [0] Brak ran
       *[other] { AND($cards) }
    }
