### Lekcja do czytania: samouczki.

reading-exercises = { $count ->
        [one] Lekcja ma jedno ćwiczenie, za każdym razem inne.
        [few] Lekcja ma { $count } ćwiczenia, za każdym razem inne. Pokazane tutaj: { $shown }.
       *[other] Lekcja ma { $count } ćwiczeń, za każdym razem innych. Pokazane tutaj: { $shown }.
    }
reading-answer = Pokaż odpowiedź

tutorial-title = { $number }. { $title }
tutorial-about = Przejdź lekcję w tym notatniku: uruchom dwie następne komórki. Możesz też po prostu czytać dalej, bo poniżej jest wszystko, co mówią i pokazują kolejne kroki. To ta sama lekcja co w aplikacji, w części „Nauka”.
tutorial-other = Ten samouczek po polsku
tutorial-take = Przejdź lekcję
tutorial-take-about = Klikaj na planszy albo użyj strzałek i klawisza Enter. Podpowiedzi i oba języki znajdziesz na pasku u góry. Inna liczba w komórce powyżej da inne ćwiczenia.
tutorial-steps = Co mówią kroki
tutorial-exercises = O co pytamy
tutorial-summary = Co zapamiętać
tutorial-test = Ostatnia komórka sprawdza ten samouczek: ktoś, kto wie wszystko, przechodzi lekcję, wykonuje każdy krok i dobrze rozwiązuje każde ćwiczenie.
