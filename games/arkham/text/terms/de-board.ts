import type { Forms } from '@tabula/words/terms.js';
import type { Nouns } from '../nouns.js';

/** Spaces and monsters by what they are to a card. */

/** A space in nominative, accusative and dative; "von dem" is "vom". */
const feld = (nom: string, dat: string, acc = nom): Forms => ({
  nom,
  acc,
  on: `auf ${acc}`,
  at: `auf ${dat}`,
  from: `von ${dat}`.replace(/^von dem (?=\S+ Feld$)/, 'vom '),
});
/** The street space nearest to somebody; a comma closes what is said of it. */
const strasse = (whom: string): Forms => {
  const nearest = `Straßenfeld, das ${whom} am nächsten ist,`;
  return { ...feld(`das ${nearest}`, `dem ${nearest}`), nom: `das ${nearest.slice(0, -1)}` };
};

export const space: Nouns['space'] = {
  'your-space': feld('dein Feld', 'deinem Feld'),
  'own-space': feld('das eigene Feld', 'dem eigenen Feld'),
  'its-space': feld('sein Feld', 'seinem Feld'),
  'their-space': feld('das Feld dieses Ermittlers', 'dem Feld dieses Ermittlers'),
  'leads-space': feld('das Feld des Ermittlungsleiters', 'dem Feld des Ermittlungsleiters'),
  'a-space-of-your-neighbourhood': feld('ein Feld deines Stadtviertels', 'einem Feld deines Stadtviertels'),
  'another-space-of-your-neighbourhood': feld(
    'ein anderes Feld deines Stadtviertels',
    'einem anderen Feld deines Stadtviertels',
  ),
  'each-space-of-your-neighbourhood': feld('jedes Feld deines Stadtviertels', 'jedem Feld deines Stadtviertels'),
  'any-space': feld('ein beliebiges Feld', 'einem beliebigen Feld'),
  'any-space-with-doom': feld('ein beliebiges Feld mit Verderben', 'einem beliebigen Feld mit Verderben'),
  'any-space-of-an-anomaly': feld(
    'ein beliebiges Feld eines Stadtviertels mit einer Anomalie',
    'einem beliebigen Feld eines Stadtviertels mit einer Anomalie',
  ),
  'up-to-2-different-spaces': {
    ...feld('bis zu 2 verschiedene Felder', 'jedem von bis zu 2 verschiedenen Feldern'),
    on: 'auf jedes von bis zu 2 verschiedenen Feldern',
  },
  'adjacent-street': feld('eine angrenzende Straße', 'einer angrenzenden Straße'),
  'adjacent-to-it': feld('ein angrenzendes Feld', 'einem angrenzenden Feld'),
  'adjacent-to-it-with-most-doom': feld(
    'das angrenzende Feld mit dem meisten Verderben',
    'dem angrenzenden Feld mit dem meisten Verderben',
  ),
  'space-with-most-doom': feld('das Feld mit dem meisten Verderben', 'dem Feld mit dem meisten Verderben'),
  'space-of-each-cultist': feld(
    'das Feld jedes Monsters mit dem Merkmal Kultist',
    'dem Feld jedes Monsters mit dem Merkmal Kultist',
  ),
  'space-of-each-scar': feld('jedes Feld mit einer Narbe', 'jedem Feld mit einer Narbe'),
  'unstable-space': feld('das instabile Feld', 'dem instabilen Feld'),
  'street-nearest-its-prey': strasse('seiner Beute'),
  'street-nearest-lead': strasse('dem Ermittlungsleiter'),
  'blue-marker': feld('das Feld mit dem blauen Marker', 'dem Feld mit dem blauen Marker'),
  'red-marker': feld('das Feld mit dem roten Marker', 'dem Feld mit dem roten Marker'),
  'the-future': {
    nom: 'die Zukunft',
    acc: 'die Zukunft',
    on: 'in die Zukunft',
    at: 'in der Zukunft',
    from: 'aus der Zukunft',
  },
  sheet: feld('der Szenariobogen', 'dem Szenariobogen', 'den Szenariobogen'),
  'this-card': feld('diese Karte', 'dieser Karte'),
  scar: feld('ein Feld mit einer Narbe', 'einem Feld mit einer Narbe'),
  anomaly: {
    nom: 'ein Stadtviertel mit einer Anomalie',
    acc: 'ein Stadtviertel mit einer Anomalie',
    on: 'in ein Stadtviertel mit einer Anomalie',
    at: 'in einem Stadtviertel mit einer Anomalie',
    from: 'aus einem Stadtviertel mit einer Anomalie',
  },
};

const wesen = (nom: string, dat: string, acc = nom): Forms => ({ nom, acc, dat });

export const monster: Omit<Nouns['monster'], 'any' | 'exhausted'> = {
  that: wesen('dieses Monster', 'diesem Monster'),
  this: wesen('dieses Monster', 'diesem Monster'),
  those: wesen('diese Monster', 'diesen Monstern'),
  all: wesen('alle Monster', 'allen Monstern'),
  'all-others': wesen('alle anderen Monster', 'allen anderen Monstern'),
  'one-engaged': wesen('ein Monster im Kampf mit dir', 'einem Monster im Kampf mit dir'),
  'each-engaged': wesen('jedes Monster im Kampf mit dir', 'jedem Monster im Kampf mit dir'),
  'one-here-or-adjacent': wesen(
    'ein Monster auf deinem oder einem angrenzenden Feld',
    'einem Monster auf deinem oder einem angrenzenden Feld',
  ),
  'one-anywhere': wesen('ein beliebiges Monster auf dem Spielplan', 'einem beliebigen Monster auf dem Spielplan'),
  'all-of-your-neighbourhood': wesen('alle Monster in deinem Stadtviertel', 'allen Monstern in deinem Stadtviertel'),
  servitor: wesen('der Diener Yog-Sothoths', 'dem Diener Yog-Sothoths', 'den Diener Yog-Sothoths'),
  'non-epic': wesen('ein nicht episches Monster', 'einem nicht epischen Monster'),
  'non-epic-human': wesen('ein menschliches, nicht episches Monster', 'einem menschlichen, nicht epischen Monster'),
};
