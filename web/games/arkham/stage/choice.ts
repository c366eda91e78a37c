import { rangeOf } from '@tabula/arkham/content/pack.js';
import type { Table } from '@tabula/arkham/packs.js';
import { partOf } from '@tabula/arkham/text/part-names.js';
import type { Ref } from '@tabula/kernel/chance.js';

/** What somebody chose on a page: a part of it that they wanted, a price that they paid, or to pay none. */
export type Choice = Ref | 'declined';

type Path = readonly (string | number)[];
interface It {
  readonly do: string;
  readonly options?: readonly unknown[];
  readonly cost?: readonly unknown[];
}
interface Found {
  readonly it: It;
  readonly path: Path;
}

/** Every instruction of a text in the order it is read, however deep it stands. */
function found(part: unknown, path: Path): Found[] {
  if (typeof part !== 'object' || part === null) return [];
  const inside = Array.isArray(part)
    ? part.flatMap((one, nth) => found(one, [...path, nth]))
    : Object.entries(part).flatMap(([key, one]) => found(one, [...path, key]));
  return 'do' in part ? [{ it: part as It, path }, ...inside] : inside;
}

/** The way to what is read of a card, from the name of its scene: 'encounter/downtown/3/la-bella-luna#scene'. */
function pathOf({ texts, anomalies }: Table, card: string, scene: string): Path | null {
  const place = scene.slice(card.length + 1).replace(/#.*$/, '');
  const ranges = anomalies[card]?.byDoom.map(({ from, to }) => rangeOf(from, to));
  if (ranges !== undefined) return ranges.includes(place) ? ['byDoom', ranges.indexOf(place), 'does'] : null;
  return texts.has(card) ? ['at', place] : null;
}

/** The choices that must have been made for these outcomes to come true, in their order. */
export function choicesOf(table: Table, card: string, scene: string, outcomes: readonly string[]): readonly Choice[] {
  const path = pathOf(table, card, scene);
  if (path === null) return [];
  const read = path.reduce<unknown>(
    (part, key) => (part as { readonly [key: string]: unknown } | undefined)?.[key],
    table.texts.get(card),
  );
  const all = found(read, path);
  return outcomes.flatMap((outcome) => chosen(card, all, outcome.slice(outcome.indexOf('#') + 1)));
}

function chosen(card: string, all: readonly Found[], outcome: string): Choice[] {
  const [name, nth = ''] = outcome.split('/');
  const first = (verb: string): Found | undefined => all.find(({ it }) => it.do === verb);
  switch (name) {
    case 'options': {
      const at = all.find(({ it }) => it.do === 'choose' && it.options?.[Number(nth)] !== undefined);
      return at === undefined ? [] : [{ text: partOf(card, [...at.path, 'options', nth]) }];
    }
    case 'taken': {
      const at = first('may');
      return at === undefined ? [] : [{ text: partOf(card, [...at.path, 'does']) }];
    }
    case 'paid': {
      const at = first('pay');
      // Of several prices nobody can tell afterwards which it was.
      return at?.it.cost?.length === 1 ? [{ cost: partOf(card, [...at.path, 'cost', 0]) }] : [];
    }
    case 'declined':
      return ['declined'];
    default:
      return [];
  }
}
