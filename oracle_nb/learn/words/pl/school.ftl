### Co mówi szkoła w każdej grze.

school-other-action = To dozwolone, ale ten krok jest o czymś innym.

## Do odpowiedzi

school-part = { $name }: { $text }
school-missing = { $count ->
        [one] Czegoś jeszcze brakuje.
        [few] Brakuje jeszcze { $count }.
       *[other] Brakuje jeszcze { $count }.
    }

## Lekcja z tego, co wraca

school-review-title = Powtórka
school-review-goal = Wraca tu to, o co pytano wcześniej, aż wejdzie w krew.
school-review-summary = To, co teraz poszło dobrze, wróci później, po coraz dłuższym czasie.

school-exercise-title = Ćwiczenie
school-exercise-goal = Klikaj, wybieraj albo graj: odpowiedź sprawdzą zasady.
school-exercise-summary = To już wszystko. Weź następne albo zacznij lekcję.
