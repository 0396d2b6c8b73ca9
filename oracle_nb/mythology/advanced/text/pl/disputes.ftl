### Gdzie instrukcja jest niejasna albo sobie przeczy, naszymi słowami: `dispute-<id>` z atrybutem na
### każde źródło. Źródła, rozstrzygnięcia i zasady: ../book.toml.

document-book = Zasady zaawansowane

dispute-equal-bids = Czy stawka może być równa poprzedniej?
    .book = Sprzeciwiający się może podać „tyle samo lub więcej”, zgłaszający potem „więcej”, a mimo to możliwy jest remis.
dispute-heroes-and-monsters = Czy heros zaczyna na polu z potworem?
    .book = Na polu jest jeden żeton, ale historyczny początek gry umieszcza potwory w Grecji, gdzie zaczynają herosi.
dispute-when-fates = Kiedy odkrywa się wyroki rundy?
    .book = Według przebiegu rundy po wszystkich fazach ruchu, a według rozdziału o Mojrach wtedy, gdy znacznik rund wchodzi na ich pole, czyli przed wszystkimi fazami.
dispute-kept-aboard = Czy heros na statku zatrzymany przez zarazę może zejść na ląd i zaatakować?
    .book = Herosem nie może „ruszyć żaden gracz”, ale zejście ze statku nie jest ruchem, a wykluczone są tylko ataki ze statku.
