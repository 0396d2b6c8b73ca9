# Strona statyczna, na której Python działa w przeglądarce.

site-opening = Wczytywanie aplikacji…
site-about = Przy pierwszej wizycie trzeba pobrać kilka megabajtów. Potem aplikacja działa też bez internetu.
site-failed = Nie udało się uruchomić aplikacji. Potrzebna jest aktualna przeglądarka, a przy pierwszej wizycie także internet.
site-elsewhere = Aplikacja jest już otwarta w innej karcie. Dwie karty naraz nadpisywałyby sobie nawzajem gry.
site-here = Graj tutaj
