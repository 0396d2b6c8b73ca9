### Jak wylicza się w słowach i co pomija wyszukiwanie.

## Dłuższe listy powstają od lewej przez `-more`, a kończą się przez `-last`.

list-none = brak
list-and-more = { $first }, { $next }
list-and-last = { $first } i { $next }
list-or-more = { $first }, { $next }
list-or-last = { $first } lub { $next }
list-cite-more = { $first }; { $next }
list-cite-last = { $first }; { $next }
list-sentences-more = { $first } { $next }
list-sentences-last = { $first } { $next }

# To, co występuje na liście kilka razy.
list-times = { $text } ×{ $number }

## Słowa, które nie mówią, o którą zasadę chodzi.

search-ignored =
    a aby albo ale bez bo być by co czy dla do gdy gdzie go i ich ile im ja jak jaki jakie jako je
    jego jej jest jestem jeśli już kiedy kto która które którego który lub ma mam mi mnie mogę może
    możesz można mój moja moje mu muszę na nad nie nic o od po pod przed przez przy sam są się sobie
    ta tak tam te tego ten to tu ty tylko w we więc wolno z za ze że
