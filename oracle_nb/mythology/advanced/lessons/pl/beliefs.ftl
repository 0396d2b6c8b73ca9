### Błędne przekonania, słowami do ucznia. I słowa wspólne dla kilku lekcji.

belief-hero-keeps = myślisz, że punkty przy herosie nigdy nie przepadają. Jeśli w rundzie nie dopiszesz mu żadnego, tracisz wszystkie wcześniejsze.
belief-monster-adds = myślisz, że punkty przy potworze się sumują. Liczą się tylko te z bieżącej rundy.
belief-near-god = myślisz, że jednostka musi być na obszarze twojego boga. Możesz zgłaszać jednostki na całej mapie.
belief-points-first = myślisz, że do zgłoszenia jednostki potrzebujesz przy niej punktów. Próbować wolno zawsze, a bez sprzeciwu jednostka się rusza.
belief-owner-must = myślisz, że przy jednostce ze swoimi punktami musisz zgłosić sprzeciw. Sprzeciw nigdy nie jest obowiązkowy.
belief-both-pay = myślisz, że spór o herosa kosztuje obie strony. Zwycięzca zyskuje 1 punkt chwały, a traci go tylko przegrany.

fate-red = Czerwona kość
fate-white = Biała kość
yes = Tak
no = Nie
