### Pakiety danych, których wymaga partia, a których nie da się użyć.

pack-unknown = Pakiet danych „{ $name }” nie jest tu zainstalowany. Można go dodać poleceniem `oracle-nb pack`.
pack-faulty = Pakiet danych „{ $name }” ma błędy i nie można go użyć; wypisze je polecenie `oracle-nb pack`.
pack-unreadable = Pakiet danych „{ $name }” jest tu zainstalowany, ale nie da się odczytać jego pliku.
pack-changed = Zapis nie pasuje do pakietu danych „{ $name }”; być może pakiet od tego czasu się zmienił. Zainstaluj ponownie poprzedni.
