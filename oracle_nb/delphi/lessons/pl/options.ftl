### Do wyboru w kilku ćwiczeniach.

yes = Tak
no = Nie

red = { name-color-red }
pink = { name-color-pink }
green = { name-color-green }
yellow = { name-color-yellow }
blue = { name-color-blue }
black = { name-color-black }

## Tytuły części kursu

part-turn = Twoja tura
part-tasks = Twoje dwanaście zadań
part-gods = Rany, bogowie i ekwipunek
part-round = Wyścig do Zeusa
part-setup = Przygotowanie gry
