### Zasady każdej gry tutaj, w postaci rules.ftl gry.

chapter-play = Zasady wspólne
cite-play = zasada wspólna dla wszystkich gier

play-not-your-turn = Nie twoja tura
    .text = Grasz w swojej turze albo wtedy, gdy decyzja należy do ciebie. W innych chwilach czekasz.
    .example = Trwa tura niebieskiego gracza, a ty chcesz wykonać akcję: najpierw musi skończyć Niebieski.
play-decision-pending = Najpierw decyzja
    .text = Jakaś decyzja czeka. Dopóki nie zapadnie, nic innego nie można zrobić.
    .example = Masz dokonać wyboru: do tego czasu nic się nie ruszy.
play-not-now = Nie w tej chwili
    .text = Ta akcja należy do innej fazy albo do innej decyzji. Wybierz coś, co jest możliwe teraz.
    .example = Masz dokonać wyboru, a próbujesz się ruszyć.
play-not-held = Nie masz tego
    .text = Możesz użyć tylko tego, co masz i co nie jest jeszcze zużyte.
    .example = Chcesz użyć czegoś, co w tej turze jest już zużyte.
play-no-target = To nie jest cel tej akcji
    .text = Akcja wymaga celu innego rodzaju albo nie ma tam tego, czego dotyczy.
    .example = Chcesz coś zabrać z pola, które jest puste.
play-over = Koniec gry
    .text = Gra dobiegła końca. Nic więcej nie można zrobić, ale nadal możesz obejrzeć przebieg partii.
    .example = Ostatnia runda minęła i znamy zwycięzcę.
