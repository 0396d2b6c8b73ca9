game-title = Nim
chapter-nim = Nim
document-nim = Zasady gry Nim
cite-nim = zasady gry Nim

nim-take = Zabieranie kamieni
    .text = Gracze na zmianę zabierają jeden, dwa lub trzy kamienie. Kto zabierze ostatni, wygrywa.
    .example = Zostały dwa kamienie. Zabierz oba, a wygrasz.
nim-left = Nie więcej, niż jest
    .text = Nie możesz zabrać więcej kamieni, niż zostało.
    .example = Zostały dwa kamienie: możesz zabrać jeden albo oba.

action = { $stones ->
    [one] Zabierz { $stones } kamień
    [few] Zabierz { $stones } kamienie
   *[many] Zabierz { $stones } kamieni
}
decision = Gracz { $player }: zabierz od jednego do trzech kamieni.
broken-nim-left = Nie zostało już tyle kamieni.

ask-winning = Liczba kamieni, które zostały: { $stones }. Ile zabierzesz, żeby wygrać?
belief-last-loses = myśleć, że kto zabierze ostatni kamień, przegrywa. W rzeczywistości wygrywa.
