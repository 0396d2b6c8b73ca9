### Dlaczego bot tak zdecydował: `motive-<what>`, z faktami decyzji. Tylko powody wpisów do arkusza mogą
### mówić, co w nim jest: inni ich nie czytają.

motive-any = Nie mówi, dlaczego.
motive-note = Chce kontrolować: { $unit }.
motive-keep = Podtrzymuje swoje punkty ({ $unit }).
motive-repeat = Podtrzymuje swoje punkty.
motive-zeus = Reszta jest ku chwale Zeusa.
motive-close = Jego punkty są zapisane.
motive-place = Jego bóg może być gdziekolwiek; wybiera obszar: { $area }.
motive-claim = Ruch byłby chwałą ({ $unit }).
motive-claim-free = Pewnie nikt nie ma tu punktów ({ $unit }).
motive-end = Nie ma już kim ruszyć.
motive-end-doubt = Każdy inny spór pewnie by przegrał.
motive-let = Nie chce walczyć o tę jednostkę ({ $unit }).
motive-let-sure = Zgłaszający pewnie ma tu punkty ({ $unit }).
motive-let-all = Reszta tej fazy ruchu go nie interesuje.
motive-let-behind = Na sporze z tym graczem zyskałby głównie ten, kto ma więcej chwały.
motive-challenge = Nie chce zostawić innym tej jednostki ({ $unit }).
motive-challenge-doubt = Nic nie wskazuje na to, że zgłaszający ma tu punkty ({ $unit }).
motive-bid = Licytuje dalej ({ $unit }).
motive-draw = Niech zdecydują kości ({ $unit }).
motive-concede = Nie może albo nie chce dać więcej ({ $unit }).
motive-step = Zbliża się do skarbu ({ $unit }).
motive-stop = Dalej iść nie trzeba ({ $unit }).
