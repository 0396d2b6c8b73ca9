### Wprowadzenie do gry na stronie głównej i legenda mapy.

game-summary = Greccy bogowie prowadzą herosów i potwory po mapie swojego świata, walczą na kości i zdobywają skarby na jego skraju.
first-game = Pierwsza partia to 10 rund z trzema botami, około godziny. Nic nie jest tu tajne.
explorer = Badanie mapy
goal-title = Bogowie, herosi i potwory
goal-story = Jesteś greckim bogiem. Połowa graczy sprzyja herosom, połowa potworom; przy nieparzystej liczbie graczy herosom sprzyja o jednego więcej. Każdy chce mieć po dziesięciu rundach najwięcej punktów zwycięstwa.
goal-god = Ustaw boga
goal-god-how = na wybranym obszarze: w tej turze możesz ruszać znajdującymi się tam jednostkami swojej strony.
goal-power = Wydawaj punkty mocy:
goal-power-how = masz ich 15 na rundę. Ruch o pole kosztuje 2, atak 2 więcej, a za 1 punkt dodasz 1 do rzutu.
goal-fight = Walcz:
goal-fight-how = obie strony rzucają dwiema kośćmi i dodają pomoc. Pokonana jednostka znika z mapy; to 1 punkt dla zwycięzcy.
goal-prize = Zdobywaj skarby:
goal-prize-how = heros musi mieć więcej niż 10 z dwóch kości i pomocy. Skarb to 3 punkty; za każdy, który zostanie, gracze sprzyjający potworom dzielą między siebie 2.
goal-end = W ramach strony można zawierać sojusze: sojusznicy liczą średnią swoich punktów.
goal-stand-in = W standardowym pakiecie danych mapa i nazwy jednostek zastępują drukowane. Kto ma tę grę, może zagrać z własnym pakietem danych.

legend-hero = Heros: tarcza z numerem jednostki
legend-monster = Potwór: rogata głowa z numerem jednostki
legend-prize = Skarb: gwiazda z inicjałami
legend-ready = Żółta obwódka i strzałka: tą jednostką możesz teraz ruszyć
legend-fight = Miecze: tu musi dojść do walki
legend-god = Numer i kolor gracza; imię boga widać przy obszarze, na którym jest
legend-power = Punkty mocy
legend-removed = Pokonani wrogowie
legend-areas = Granice obszarów są kreskowane. Wybrzeże należy do obszaru lądu, wyspa do wód wokół niej.
legend-numbers = Numer pola to kolumna i rząd: 3111 jest w kolumnie 31 i rzędzie 11.
legend-stand-in = W standardowym pakiecie danych mapa i nazwy zastępują drukowane, a pozycje początkowe zmieniono tak, żeby wyrównać szanse stron.

choice-pack = Pakiet danych
choice-pack-hint = Mapa, nazwy jednostek i pozycje początkowe
