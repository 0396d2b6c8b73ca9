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

## Sprawdzian

school-checkup-title = Sprawdzian
school-checkup-goal = Pięć ćwiczeń pokaże, czy jakąś zasadę rozumiesz źle.
school-checkup-summary = To już wszystko.
school-checkup-sound = Wszystkie odpowiedzi są dobre ({ $count }): nic nie wskazuje na źle zrozumianą zasadę.
school-checkup-slip = Dobre odpowiedzi: { $done } z { $count }. To, co poszło nie tak, wygląda na pomyłkę, a nie na źle zrozumianą zasadę.
school-checkup-unknown = Dobre odpowiedzi: { $done } z { $count }. Tego, co poszło nie tak, nie tłumaczy żadne jedno nieporozumienie: weź jeszcze raz lekcje o tych zasadach.
school-checkup-belief = { $text } To najlepiej tłumaczy twoje odpowiedzi.
