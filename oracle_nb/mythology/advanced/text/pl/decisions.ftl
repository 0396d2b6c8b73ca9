### Obecna decyzja i kto ją podejmuje: `decision-<phase>`, `decision-<pending decision>`; i co trzeba
### rozstrzygnąć najpierw (`choice-<pending decision>`).

decision-sheets = { $player }: zapisz punkty przy jednostkach, które chcesz kontrolować, i zamknij arkusz.
decision-placing = { $player }: ustaw boga na obszarze.
decision-moving = { $left ->
        [0] { $player }: zaatakuj, użyj karty albo mocy lub zakończ fazę ruchu.
        [one] { $player }: zgłoś jednostkę albo zakończ fazę ruchu (została { $left } próba).
        [few] { $player }: zgłoś jednostkę albo zakończ fazę ruchu (zostały { $left } próby).
       *[many] { $player }: zgłoś jednostkę albo zakończ fazę ruchu (zostało { $left } prób).
    }
decision-claim = { $player }: { $other } zgłasza jednostkę: { $unit }. Pozwól na ruch albo zgłoś sprzeciw.
decision-challenge = { $last ->
        [-1] { $player }: { $other } zgłasza sprzeciw i chce kontrolować jednostkę { $unit }. Podaj pierwszą stawkę.
       *[other] { $player }: { $other } licytuje { $last } ({ $unit }). { $bids ->
            [false] Możesz tylko spasować.
           *[true] Licytuj co najmniej tyle samo albo spasuj.
        }
    }
decision-challenge-drawn = { $player }: { $other } też licytuje { $last } ({ $unit }). { $raises ->
        [false] Przyjmij remis albo spasuj.
       *[true] Przyjmij remis, podbij albo spasuj.
    }
decision-points = Twoje punkty przy tej jednostce ({ $unit }): { $points }.
decision-way = { $spaces ->
        [0] { $player }: zostaw jednostkę na polu ({ $unit }).
        [one] { $player }: rusz jednostkę ({ $unit }) o { $spaces } pole albo zostaw ją.
        [few] { $player }: rusz jednostkę ({ $unit }) najwyżej o { $spaces } pola albo zostaw ją.
       *[many] { $player }: rusz jednostkę ({ $unit }) najwyżej o { $spaces } pól albo zostaw ją.
    }
decision-free = W tej fazie nikt już nie może się sprzeciwić.
decision-over = Gra się skończyła.

choice-claim = czy zgłoszona jednostka może się ruszyć
choice-challenge = spór o jednostkę
choice-way = dokąd idzie zgłoszona jednostka
