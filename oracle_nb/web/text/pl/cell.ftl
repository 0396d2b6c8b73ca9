### Co widać w komórce notatnika.

cell-still = Zrzut partii z chwili uruchomienia komórki. Uruchom komórkę ponownie, żeby zacząć od tego miejsca.
cell-kept = Zrzut partii z chwili uruchomienia komórki. Partia jest zapisywana po każdej akcji: { $code } pozwala grać dalej.
cell-parted = Tę partię zmieniono w innym miejscu. Tutaj toczy się teraz osobna partia: { $code } pozwala grać w nią dalej.
cell-disconnected = Jądro zostało zatrzymane albo uruchomione ponownie: ten widok jest rozłączony.
