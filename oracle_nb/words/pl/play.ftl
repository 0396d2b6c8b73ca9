### Zasady każdej gry tutaj, w postaci rules.ftl gry.

chapter-play = Granie
cite-play = tak gra się tu w każdą grę

play-not-your-turn = Nie twoja tura
    .text = Działasz, gdy jest twoja tura albo gdy decyzja należy do ciebie. Do tego czasu czekasz.
    .example = Trwa tura niebieskiego gracza, a ty chcesz użyć kości: najpierw musi skończyć niebieski.
play-decision-pending = Najpierw decyzja
    .text = Czeka decyzja. Dopóki nie zapadnie, nic innego nie można zrobić.
    .example = Trzeba wybrać kartę w nagrodę: do tego czasu nic się nie poruszy.
play-not-now = Nie w tej chwili
    .text = To, czego chcesz, należy do innej fazy albo do innej decyzji. Wybierz coś, co jest możliwe teraz.
    .example = Masz odpowiedzieć, którą kartę bierzesz, a próbujesz przesunąć okręt.
play-not-held = Nie masz tego
    .text = Działasz tylko tym, co masz i co nie jest jeszcze zużyte.
    .example = Chcesz zagrać czerwoną kartę, a nie leży przed tobą żadna czerwona karta.
play-no-target = To nie jest cel tej akcji
    .text = Akcja wymaga celu innego rodzaju albo nie ma tam tego, czego dotyczy.
    .example = Chcesz coś zabrać z pola, które jest puste.
play-over = Gra jest skończona
    .text = Gra dobiegła końca. Nic więcej nie można zagrać, ale nadal możesz ją przejrzeć.
    .example = Ostatnia runda minęła i zwycięzca jest znany.
