### O czym decyduje los, tak jak pisze to nauczyciel.

fate-die = Kości wyroczni
fate-card = Karty wyroczni
fate-injury = Karty ran
fate-tile = Kafle wysp
fate-equipment = Karty ekwipunku
fate-battle = Kość walki
fate-titan = Kość tytana
