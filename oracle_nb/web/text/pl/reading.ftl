### Lekcja do czytania: samouczki.

reading-exercises = { $count ->
        [one] Lekcja ma jedno ćwiczenie, za każdym razem inne.
        [few] Lekcja ma { $count } ćwiczenia, za każdym razem inne. Tutaj widać: { $shown }.
       *[other] Lekcja ma { $count } ćwiczeń, za każdym razem innych. Tutaj widać: { $shown }.
    }
reading-answer = Pokaż odpowiedź

tutorial-title = { $number }. { $title }
tutorial-about = Przejdź lekcję w tym notatniku: uruchom dwie następne komórki. Możesz też po prostu czytać dalej, bo niżej jest cała treść kroków z obrazkami. To ta sama lekcja co w aplikacji, w dziale „Nauka”.
tutorial-other = Ten samouczek po polsku
tutorial-take = Rozpocznij lekcję
tutorial-take-about = Klikaj planszę lub dotykaj jej albo użyj strzałek i klawisza Enter. Podpowiedzi i zmianę języka znajdziesz na pasku u góry. Inna liczba w komórce powyżej da inne ćwiczenia.
tutorial-steps = Kolejne kroki
tutorial-exercises = Ćwiczenia
tutorial-summary = Co zapamiętać
