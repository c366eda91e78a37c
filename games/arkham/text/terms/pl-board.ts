import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

/** Spaces and monsters by what they are to a card. */

/** A space in the cases it is needed in: what it is, of it, in it and going there. */
const field = (nom: string, gen: string, loc: string, to: string, from = `z ${gen}`): Forms => ({
  nom,
  gen,
  on: `na ${loc}`,
  at: `na ${loc}`,
  from,
  to: `na ${to}`,
});
/** "Pole …" with what follows it. */
const pole = (after: string): Forms => field(`pole ${after}`, `pola ${after}`, `polu ${after}`, `pole ${after}`);

export const space: Nouns['space'] = {
  'your-space': field('twoje pole', 'twojego pola', 'swoim polu', 'swoje pole', 'ze swojego pola'),
  'own-space': field('swoje pole', 'swojego pola', 'swoim polu', 'swoje pole', 'ze swojego pola'),
  'its-space': field('jego pole', 'jego pola', 'jego polu', 'jego pole'),
  'their-space': pole('tego badacza'),
  'leads-space': pole('głównego badacza'),
  'a-space-of-your-neighbourhood': {
    ...field(
      'jedno pole twojej dzielnicy',
      'jednego pola twojej dzielnicy',
      'jednym polu swojej dzielnicy',
      'jedno pole swojej dzielnicy',
    ),
    from: 'z jednego pola swojej dzielnicy',
  },
  'another-space-of-your-neighbourhood': {
    ...field(
      'inne pole twojej dzielnicy',
      'innego pola twojej dzielnicy',
      'innym polu swojej dzielnicy',
      'inne pole swojej dzielnicy',
    ),
    from: 'z innego pola swojej dzielnicy',
  },
  'each-space-of-your-neighbourhood': field(
    'każde pole twojej dzielnicy',
    'każdego pola twojej dzielnicy',
    'każdym polu swojej dzielnicy',
    'każde pole swojej dzielnicy',
  ),
  'any-space': field('jedno dowolne pole', 'jednego dowolnego pola', 'jednym dowolnym polu', 'jedno dowolne pole'),
  'any-space-with-doom': field(
    'dowolne pole z żetonem zagłady',
    'dowolnego pola z żetonem zagłady',
    'dowolnym polu z żetonem zagłady',
    'dowolne pole z żetonem zagłady',
  ),
  'any-space-of-an-anomaly': field(
    'dowolne pole dzielnicy z anomalią',
    'dowolnego pola dzielnicy z anomalią',
    'dowolnym polu dzielnicy z anomalią',
    'dowolne pole dzielnicy z anomalią',
  ),
  'up-to-2-different-spaces': field(
    'najwyżej 2 różne pola',
    'najwyżej 2 różnych pól',
    'każdym z najwyżej 2 różnych pól',
    'najwyżej 2 różne pola',
    'z każdego z najwyżej 2 różnych pól',
  ),
  'adjacent-street': field('sąsiednia ulica', 'sąsiedniej ulicy', 'sąsiedniej ulicy', 'sąsiednią ulicę'),
  'adjacent-to-it': field(
    'sąsiadujące z nim pole',
    'sąsiadującego z nim pola',
    'sąsiadującym z nim polu',
    'sąsiadujące z nim pole',
  ),
  'adjacent-to-it-with-most-doom': field(
    'sąsiadujące z nim pole z największą liczbą żetonów zagłady',
    'sąsiadującego z nim pola z największą liczbą żetonów zagłady',
    'sąsiadującym z nim polu z największą liczbą żetonów zagłady',
    'sąsiadujące z nim pole z największą liczbą żetonów zagłady',
  ),
  'space-with-most-doom': pole('z największą liczbą żetonów zagłady'),
  'space-of-each-cultist': pole('każdego potwora z cechą Kultysta'),
  'space-of-each-scar': field(
    'każde pole z blizną',
    'każdego pola z blizną',
    'każdym polu z blizną',
    'każde pole z blizną',
  ),
  'unstable-space': field('niestabilne pole', 'niestabilnego pola', 'niestabilnym polu', 'niestabilne pole'),
  'street-nearest-its-prey': field(
    'pole ulicy najbliższe jego ofierze',
    'pola ulicy najbliższego jego ofierze',
    'polu ulicy najbliższym jego ofierze',
    'pole ulicy najbliższe jego ofierze',
  ),
  'street-nearest-lead': field(
    'pole ulicy najbliższe głównemu badaczowi',
    'pola ulicy najbliższego głównemu badaczowi',
    'polu ulicy najbliższym głównemu badaczowi',
    'pole ulicy najbliższe głównemu badaczowi',
  ),
  'blue-marker': pole('z niebieskim znacznikiem'),
  'red-marker': pole('z czerwonym znacznikiem'),
  'the-future': pole('„przyszłość”'),
  sheet: field('arkusz scenariusza', 'arkusza scenariusza', 'arkuszu scenariusza', 'arkusz scenariusza'),
  'this-card': field('ta karta', 'tej karty', 'tej karcie', 'tę kartę'),
  scar: pole('z blizną'),
  anomaly: {
    nom: 'dzielnica z anomalią',
    gen: 'dzielnicy z anomalią',
    on: 'w dzielnicy z anomalią',
    at: 'w dzielnicy z anomalią',
    from: 'z dzielnicy z anomalią',
    to: 'do dzielnicy z anomalią',
  },
};

/** One or several monsters in their cases; `ins` with the preposition that fits. */
const beast = (nom: string, gen: string, dat: string, ins: string, acc = gen): Forms => ({ nom, gen, dat, acc, ins });

export const monster: Omit<Nouns['monster'], 'any' | 'exhausted'> = {
  that: beast('ten potwór', 'tego potwora', 'temu potworowi', 'z tym potworem'),
  this: beast('ten potwór', 'tego potwora', 'temu potworowi', 'z tym potworem'),
  those: beast('te potwory', 'tych potworów', 'tym potworom', 'z tymi potworami', 'te potwory'),
  all: beast(
    'wszystkie potwory',
    'wszystkich potworów',
    'wszystkim potworom',
    'ze wszystkimi potworami',
    'wszystkie potwory',
  ),
  'all-others': beast(
    'wszystkie inne potwory',
    'wszystkich innych potworów',
    'wszystkim innym potworom',
    'ze wszystkimi innymi potworami',
    'wszystkie inne potwory',
  ),
  'one-engaged': beast(
    'potwór będący z tobą w zwarciu',
    'potwora będącego z tobą w zwarciu',
    'potworowi będącemu z tobą w zwarciu',
    'z potworem będącym z tobą w zwarciu',
  ),
  'each-engaged': beast(
    'każdy potwór będący z tobą w zwarciu',
    'każdego potwora będącego z tobą w zwarciu',
    'każdemu potworowi będącemu z tobą w zwarciu',
    'z każdym potworem będącym z tobą w zwarciu',
  ),
  'one-here-or-adjacent': beast(
    'potwór na twoim lub sąsiednim polu',
    'potwora na twoim lub sąsiednim polu',
    'potworowi na swoim lub sąsiednim polu',
    'z potworem na swoim lub sąsiednim polu',
  ),
  'one-anywhere': beast(
    'dowolny potwór na planszy',
    'dowolnego potwora na planszy',
    'dowolnemu potworowi na planszy',
    'z dowolnym potworem na planszy',
  ),
  'all-of-your-neighbourhood': beast(
    'wszystkie potwory w twojej dzielnicy',
    'wszystkich potworów w swojej dzielnicy',
    'wszystkim potworom w swojej dzielnicy',
    'ze wszystkimi potworami w swojej dzielnicy',
    'wszystkie potwory w swojej dzielnicy',
  ),
  servitor: beast(
    'Sługa Yog-Sothotha',
    'Sługi Yog-Sothotha',
    'Słudze Yog-Sothotha',
    'ze Sługą Yog-Sothotha',
    'Sługę Yog-Sothotha',
  ),
  'non-epic': beast(
    'potwór, który nie jest potężny',
    'potwora, który nie jest potężny',
    'potworowi, który nie jest potężny',
    'z potworem, który nie jest potężny',
  ),
  'non-epic-human': beast(
    'potwór będący człowiekiem, lecz nie potężny',
    'potwora będącego człowiekiem, lecz nie potężnego',
    'potworowi będącemu człowiekiem, lecz nie potężnemu',
    'z potworem będącym człowiekiem, lecz nie potężnym',
  ),
};
