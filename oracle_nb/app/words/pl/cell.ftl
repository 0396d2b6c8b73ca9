### Co widać w komórce notatnika.

cell-still = Obraz stanu z chwili uruchomienia komórki. Uruchom komórkę ponownie, żeby zacząć od tego miejsca.
cell-kept = Obraz stanu z chwili uruchomienia komórki. Gra jest zapisywana po każdej akcji: { $code } pozwala grać dalej.
cell-parted = Ta gra zmieniła się gdzie indziej. To, co toczy się tutaj, jest od teraz osobną grą: { $code } pozwala w nią grać dalej.
cell-disconnected = Jądro zostało uruchomione ponownie albo zatrzymane: ten widok nie jest połączony.
