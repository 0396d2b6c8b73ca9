### Pakiety danych, których wymaga partia, a których nie da się użyć.

pack-unknown = Pakiet danych „{ $name }” nie jest tu zainstalowany. Można go dodać poleceniem `oracle-nb pack`.
pack-faulty = Pakiet danych „{ $name }” ma błędy i nie można go użyć; wypisze je polecenie `oracle-nb pack`.
pack-unreadable = Pakiet danych „{ $name }” jest tu zainstalowany, ale nie da się odczytać jego pliku.
pack-changed = Zapis nie pasuje do pakietu danych „{ $name }”; być może pakiet od tego czasu się zmienił. Zainstaluj ponownie poprzedni.

## Polecenie `oracle-nb pack`

pack-line = { $standIn ->
        [true] { $id }: { $name } (zastępuje oryginał)
       *[false] { $id }: { $name }
    }
pack-no-faults = brak błędów
pack-added = dodano { $pack }
pack-removed = usunięto { $name }. Żeby otworzyć rozegrane z nim partie, trzeba go dodać ponownie.
pack-ships = { $name } to pakiet dostarczany z grą i nie można go usunąć
pack-not-installed = { COUNT($names) ->
        [0] nie ma pakietu danych „{ $name }”; żaden nie został dodany
       *[other] nie ma pakietu danych „{ $name }”; dodane pakiety: { AND($names) }
    }
