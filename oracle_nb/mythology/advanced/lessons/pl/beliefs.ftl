### Błędne przekonania, słowami do ucznia. I słowa wspólne dla kilku lekcji.

belief-hero-keeps = myślisz, że punkty przy herosie nigdy nie przepadają. Jeśli w rundzie nie dopiszesz mu żadnego, tracisz wszystkie wcześniejsze.
belief-monster-adds = myślisz, że punkty przy potworze się sumują. Liczą się tylko te z bieżącej rundy.
belief-near-god = myślisz, że jednostka musi być na obszarze twojego boga. Możesz zgłaszać jednostki na całej mapie.
belief-points-first = myślisz, że do zgłoszenia jednostki potrzebujesz przy niej punktów. Próbować wolno zawsze, a bez sprzeciwu jednostka się rusza.
belief-owner-must = myślisz, że przy jednostce ze swoimi punktami musisz zgłosić sprzeciw. Sprzeciw nigdy nie jest obowiązkowy.
belief-both-pay = myślisz, że spór o herosa kosztuje obie strony. Zwycięzca zyskuje 1 punkt chwały, a traci go tylko przegrany.
belief-dice-sum = myślisz, że czerwoną i białą kość się dodaje. Czerwona to dziesiątki, biała jedności: 5 i 3 to 53.
belief-monster-rolls = myślisz, że heros i potwór zawsze rzucają, aż ktoś zginie. Heros, który atakuje potwora, rzuca tylko raz i ginie, jeśli to nie wystarczy.
belief-high-magic = myślisz, że magia wymaga wysokiego rzutu. Działa, gdy rzut nie przekracza liczby magii, a inaczej zabija tego, kto jej używa.
belief-aid-for-prizes = myślisz, że pomoc liczy się przy zdobywaniu skarbu. Liczą się tylko rzut, atak i pomocnicy.
belief-fast-ships = myślisz, że statki są szybsze. Heros na statku pokonuje dwa pola w fazie ruchu, tak jak pieszo.
belief-fights-aboard = myślisz, że heros może działać ze statku. Na statku tylko się rusza; żeby atakować albo zdobyć skarb, musi zejść.
belief-helpers-shield = myślisz, że pomocnicy chronią przed zdarzeniami. Liczy się tylko własna obrona herosa.
belief-equal-kills = myślisz, że przy trzęsieniu ziemi wystarczy równy wynik. Zabija ono tylko wtedy, gdy obrona jest niższa od wyniku.
belief-hercules-immortal = myślisz, że żadne zdarzenie nie zabije Heraklesa. Ma wtedy obronę 120, a wyższy wynik go zabija.
belief-cards-from-hand = myślisz, że każdą część karty można zagrać z ręki. Czyn boga i wydarzenie wymagają karty, która przed tobą leży.
belief-dead-pay = myślisz, że za każdego zabitego herosa dostaje się chwałę. Heros niczyj albo własny kosztuje 5 punktów chwały.
belief-prize-again = myślisz, że ten sam skarb daje chwałę jeszcze raz. Nikt nie dostaje jej za ten sam skarb dwa razy.

fate-red = Czerwona kość
fate-white = Biała kość
yes = Tak
no = Nie
