### Co mówi szkoła w każdej grze.

school-other-action = To dozwolone, ale ten krok jest o czymś innym.
