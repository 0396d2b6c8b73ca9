### Dlaczego bot tak zdecydował: `motive-<what>`, z faktami decyzji. Tylko powody wpisów do arkusza,
### `-unnoted` i `-few` mogą mówić, co w nim jest: inni ich nie czytają.

motive-any = Nie podaje powodu.
motive-note = Chce ruszyć tego herosa, co daje 1 punkt chwały, i wygrać ewentualny spór ({ $unit }).
motive-note-prize = Chce dojść do skarbu ({ $prize }, { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    } stąd): { $unit }.
motive-note-more = Te punkty zostały, więc wzmacniają pozycję w sporach ({ $unit }).
motive-keep = Dopisuje punkt, żeby nie stracić poprzednich ({ $unit }).
motive-repeat = Powtarza wpisy, żeby nie stracić poprzednich punktów.
motive-zeus = Resztę punktów oddaje ku chwale Zeusa.
motive-close = Wszystkie punkty są już zapisane.
motive-place = Wszystko jedno, gdzie stanie bóg, więc wybiera obszar: { $area }.
motive-claim = Za ruch tym herosem jest punkt chwały ({ $unit }).
motive-claim-free = Nikt nie może się sprzeciwić, ale ten ruch ({ $unit }) nie daje chwały, dopóki trwają wyrzuty sumienia.
motive-end = Nie ma już nikogo, kim mógłby ruszyć.
motive-end-doubt = O każdą inną jednostkę pewnie przegrałby spór.
motive-let = Nie warto spierać się o tę jednostkę ({ $unit }).
motive-let-sure = Gracz, który ją zgłosił, pewnie ma przy niej punkty ({ $unit }).
motive-let-all = Do końca tej fazy ruchu o nic nie warto się spierać.
motive-let-behind = Na tym sporze ({ $unit }) zyska głównie { $god }: z pozostałych graczy ma najwięcej chwały.
motive-let-unnoted = Nie masz punktów przy tej jednostce ({ $unit }).
motive-let-few = Masz pewnie za mało punktów przy tej jednostce ({ $unit }).
motive-let-all-few = Masz pewnie za mało punktów przy tej jednostce ({ $unit }), a do końca tej fazy ruchu o nic nie warto się spierać.
motive-let-all-unnoted = Nie masz punktów przy tej jednostce ({ $unit }), a do końca tej fazy ruchu o nic nie warto się spierać.
motive-challenge = Nie chce zostawić innym tej jednostki ({ $unit }).
motive-challenge-doubt = Nic nie wskazuje na to, że tamten gracz ma przy niej punkty ({ $unit }).
motive-bid = Ta jednostka jest warta licytacji ({ $unit }).
motive-draw = Niech zdecydują kości: szansa na kontrolę to { $percent }% ({ $unit }).
motive-concede = Nie może dać więcej albo nie warto ({ $unit }).
motive-step = Zbliża się do skarbu ({ $unit }).
motive-stop = Dalej iść nie warto ({ $unit }).
