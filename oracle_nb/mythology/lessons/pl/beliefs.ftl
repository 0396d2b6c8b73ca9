### Błędne przekonania, słowami do ucznia. I słowa wspólne dla kilku lekcji.

belief-any-kind = myślisz, że możesz ruszyć każdą jednostką na obszarze swojego boga. Ruszasz tylko jednostkami strony, której sprzyjasz.
belief-any-area = myślisz, że możesz ruszyć każdą jednostką swojej strony. Jednostka musi zacząć turę na obszarze twojego boga.
belief-stays-in-area = myślisz, że jednostka musi zostać na obszarze twojego boga. Musi tam tylko zacząć.
belief-through-enemies = myślisz, że jednostki przechodzą przez pola z wrogami. Kto wejdzie na takie pole, zatrzymuje się.
belief-attack-included = myślisz, że atak jest wliczony w cenę pola. Za pole z wrogami płacisz 2 punkty za ruch i jeszcze 2 za atak: 4 za to ostatnie pole.
belief-points-saved = myślisz, że punkty mocy można odkładać. Każdą rundę wszyscy zaczynają z 15 punktami, bez względu na to, ile im zostało.
belief-aid-lasts = myślisz, że pomoc działa przez całą turę. Kończy się razem z walką.
belief-ties-attacker = myślisz, że remis wygrywa atakujący. Obie strony rzucają jeszcze raz.
belief-attacker-scores = myślisz, że punkty zdobywa tylko atakujący. Za pokonaną atakującą jednostkę punkt dostaje obrońca.
belief-ten-takes = myślisz, że na skarb wystarczy 10. Trzeba więcej niż 10.
belief-failure-kills = myślisz, że heros ginie, gdy próba zdobycia skarbu się nie uda. Nic mu się nie dzieje.
belief-ally-any-side = myślisz, że sojusz można zawrzeć z każdym. Sojusznicy sprzyjają tej samej stronie.
belief-left-unshared = myślisz, że każdy gracz sprzyjający potworom dostaje 2 punkty za skarb, który został na mapie. Gracze sprzyjający potworom dzielą się tymi 2 punktami.
belief-allies-apart = myślisz, że każdy sojusznik liczy własne punkty. Wynikiem każdego z nich jest średnia ich punktów.

power-points = { $points ->
        [one] 1 punkt mocy
        [few] { $points } punkty mocy
       *[other] { $points } punktów mocy
    }

fate-die = Kości
yes = Tak
no = Nie
