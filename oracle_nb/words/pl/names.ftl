### Dlaczego nazwa gracza, gry albo osoby uczącej się zostaje odrzucona.

bad-name-long = Nazwa może mieć najwyżej { $most } znaków; ta ma ich { $number }.
bad-name-hidden = Nazwa nie może zawierać niewidocznego znaku { $sign }.
bad-name-blank = Nazwa musi mieć co najmniej jeden widoczny znak.
bad-name-marks = Jeden znak nazwy może mieć najwyżej { $most } znaki diakrytyczne, a każdy z nich musi stać po literze.
bad-name-bot = Nazwa nie może zaczynać się od „bot:”.
bad-name-taken = Inny gracz nazywa się już „{ $name }”.
