### Dlaczego imię gracza lub osoby uczącej się albo nazwa partii zostaje odrzucona.

bad-name-long = Za długie: najwyżej { $most } znaków, a jest { $number }.
bad-name-hidden = Nie może tu być niewidocznego znaku { $sign }.
bad-name-blank = Potrzebny jest co najmniej jeden widoczny znak.
bad-name-marks = Jedna litera może mieć najwyżej { $most } znaki diakrytyczne, a przed każdym z nich musi stać litera.
bad-name-bot = Nie może się zaczynać od „bot:”.
bad-name-taken = Inny gracz nazywa się już „{ $name }”.
bad-name-alike = Zbyt podobne do imienia innego gracza: „{ $name }”.
bad-name-as-bot = Wygląda jak nazwa bota w tej partii.
