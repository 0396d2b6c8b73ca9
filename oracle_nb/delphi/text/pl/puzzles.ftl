### Tematy zagadek (`puzzle-tag-<tag>`): z czego korzysta najlepsza tura.

puzzle-tag-cards = Karty wyroczni
puzzle-tag-favor = Żetony łaski
puzzle-tag-finish = Dotarcie do Zeusa
puzzle-tag-gods = Bogowie
puzzle-tag-injuries = Rany
puzzle-tag-islands = Eksplorowanie wysp
puzzle-tag-monsters = Potwory
puzzle-tag-offerings = Dary
puzzle-tag-recoloring = Zmiana koloru
puzzle-tag-route = Oszczędzanie ruchów
puzzle-tag-shrines = Kapliczki
puzzle-tag-statues = Posągi

# O następnej najlepszej turze, gdy tylko najlepsza kończy wyścig.
motive-puzzle-later = Nie docierasz wtedy do Zeusa w tej turze, więc kończysz co najmniej o rundę później.
