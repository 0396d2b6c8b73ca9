### Pytania o jedyny błąd w ciągu akcji.

ask-mistakes-sail = Płyniesz kolejno tymi trzema kośćmi, ale jeden z ruchów łamie zasady. Który? { you-have }.
ask-mistakes-cargo = { aboard-now } Wykonujesz kolejno te akcje, ale jedna z nich łamie zasady. Która? { you-have }.

why-mistakes = Sprawdzaj akcje po kolei: gdzie jest wtedy okręt, jakie kości i żetony łaski zostały i co jest w ładowni?

hint-mistakes = Śledź okręt: czego wymaga każda akcja w miejscu, w którym ją wykonujesz?
hint-mistakes-sail = Mierz każdy ruch od końca poprzedniego i porównaj kolor pola z kością.
hint-mistakes-cargo = Przed każdą akcją zapisz, gdzie jest okręt i co jest w ładowni.
