### Wprowadzenie do gry na stronie głównej i legenda mapy.

game-summary = Tajne rozkazy i blef: greccy bogowie zapisują punkty mocy przy herosach i potworach, licytują się o kontrolę i przynoszą skarby.
first-game = Pierwsza partia ma 15 rund i trzy boty, bez zasad opcjonalnych.
goal-title = Rozkazy, których nikt nie widzi
goal-story = Jesteś greckim bogiem i w każdej rundzie potajemnie zapisujesz 10 punktów mocy. Po 15 rundach wygrywa ten, kto ma najwięcej punktów chwały.
goal-sheet = Zapisuj punkty mocy
goal-sheet-how = przy herosach, gdzie sumują się z rundy na rundę, przy potworach, na pomoc w walce, na boskie zdarzenia albo ku chwale Zeusa.
goal-announce = Zgłaszaj do pięciu jednostek
goal-announce-how = w swojej fazie ruchu, z punktami przy nich albo bez. Każdy heros, którym ruszysz, to 1 punkt chwały.
goal-challenge = Sprzeciwiaj się i licytuj,
goal-challenge-how = gdy inni zgłaszają jednostkę. Licytować możesz tylko to, co masz zapisane, ale nikt nie wie, ile tego jest. W sporze o herosa zwycięzca zyskuje 1 punkt chwały, a przegrany traci 1.
goal-prize = Przynoś skarby
goal-prize-how = ze skraju świata: zdobyty skarb to 5 punktów chwały i jeszcze 50, jeśli jego heros przyniesie go do Grecji. Ułatwiają to statki i pomocnicy.
goal-fate = Pamiętaj o tajnym wyroku Mojr,
goal-fate-how = który na koniec daje ci chwałę, na przykład za każdego herosa na mapie. Przez inne wyroki rodzą się i giną herosi, a bogowie zsyłają trzęsienia ziemi i zarazy.
goal-parts = Gra się w całą grę zaawansowaną: arkusze, bogowie i ich moce, karty, kontrola, ruch, walka, magia, Herakles, skarby, pomocnicy, statki, boskie zdarzenia i Mojry. Można dodać zasady opcjonalne: Zeusa jako gracza, modlitwę i ofiarę oraz mniejsze zło.
goal-stand-in = W standardowym pakiecie danych mapa, nazwy, karty do gry oraz moce i tabele rozjemcze bogów zastępują drukowane. Jeśli masz tę grę, możesz grać z własnym pakietem danych.

legend-hero = Heros: tarcza z numerem jednostki
legend-monster = Potwór: rogata głowa z numerem jednostki
legend-prize = Skarb: gwiazda z inicjałami; mała gwiazda przy herosie, który go niesie
legend-helper = Pomocnik: krążek z inicjałami; mały krążek przy herosie, który go ma
legend-aboard = Heros na statku
legend-god = Numer i kolor gracza; na mapie imię boga jest na jego obszarze
legend-ready = Żółta obwódka ze strzałką: tę jednostkę można zgłosić albo jest w drodze.
legend-areas = Granice obszarów są kreskowane. Wybrzeże należy do obszaru swojego lądu, a wyspa do wody wokół niej.
legend-stand-in = W standardowym pakiecie danych mapa, nazwy i liczby zastępują drukowane.
