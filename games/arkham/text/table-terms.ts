import type { Spoken } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import { type Forms, plainly, type Term, type Terms } from '@tabula/words/terms.js';
import { SHEET } from '../board.js';
import { kindOf, packIds, pieceOfSide, scenarioIds, type Table, tableFor } from '../packs.js';
import { contentOf } from '../shelf.js';
import { storyOf } from '../story/telling.js';
import { nameOf, PLACE_NAMES } from './names.js';
import { readCost, readPart } from './parts.js';
import { termsOf as cardTerms, nounsOf, placeForms } from './terms.js';

/** The table that somebody speaks of: its pack and its scenario. */
export const tableOf = ({ options = {} }: Spoken): Table =>
  tableFor({
    pack: String(options.pack ?? packIds()[0]),
    scenario: String(options.scenario ?? scenarioIds()[0]),
  });

/** What is called by where it belongs, or by its number. */
const CALLED: { readonly [L in Language]: { readonly [kind: string]: (name: string, other?: string) => Term } } = {
  en: {
    seat: (n) => `Investigator ${n}`,
    face: (n) => `Reroll a ${n}`,
    success: (n) => `Reroll a ${n} (a success)`,
    gives: (from, to) => `${from} gives ${to}`,
    encounter: (place) => ({ nom: `encounter in ${place}` }),
    street: () => ({ nom: 'encounter in the street' }),
    event: (place) => ({ nom: `event in ${place}` }),
    archive: (no) => ({ nom: `card ${no}` }),
  },
  pl: {
    seat: (n) => `Badacz ${n}`,
    face: (n) => `Przerzuć ${n}`,
    success: (n) => `Przerzuć ${n} (sukces)`,
    gives: (from, to) => `${from} daje (${to})`,
    encounter: (place) => ({ nom: `spotkanie (${place})` }),
    street: () => ({ nom: 'spotkanie na ulicy' }),
    event: (place) => ({ nom: `wydarzenie (${place})` }),
    archive: (no) => ({ nom: `karta ${no}` }),
  },
  de: {
    seat: (n) => `Ermittler ${n}`,
    face: (n) => `Eine ${n} neu würfeln`,
    success: (n) => `Eine ${n} neu würfeln (Erfolg)`,
    gives: (from, to) => `${from} gibt ${to}`,
    encounter: (place) => ({ nom: `Begegnung in ${place}` }),
    street: () => ({ nom: 'Begegnung auf der Straße' }),
    event: (place) => ({ nom: `Ereignis in ${place}` }),
    archive: (no) => ({ nom: `Karte ${no}` }),
  },
};

/** A street by the neighbourhoods it lies between; `name` where it stands alone. */
const STREETS: { readonly [L in Language]: (between: string) => Forms } = {
  en: (between) => {
    const nom = `the street ${between}`;
    return { nom, name: `Street ${between}`, on: `on ${nom}`, at: `in ${nom}`, from: `from ${nom}`, to: `to ${nom}` };
  },
  pl: (between) => ({
    nom: `ulica ${between}`,
    gen: `ulicy ${between}`,
    on: `na ulicy ${between}`,
    at: `na ulicy ${between}`,
    from: `z ulicy ${between}`,
    to: `na ulicę ${between}`,
  }),
  de: (between) => {
    const nom = `die Straße ${between}`;
    return {
      nom,
      name: `Straße ${between}`,
      acc: nom,
      on: `auf ${nom}`,
      at: `auf der Straße ${between}`,
      from: `von der Straße ${between}`,
    };
  },
};

const placeName = (id: string | undefined): string => PLACE_NAMES[id ?? ''] ?? id ?? '';

/** The stories of archive cards go by the names that the content has for them. */
const storyId = ({ pack }: Table, id: string): string =>
  id.replace(
    /^archive\/(\d+)/,
    (whole, no) => contentOf(pack.id).archive.find((card) => card.no === Number(no))?.id ?? whole,
  );

/** Parts of a story that are lists: 'options/1'. */
function toldBy(table: Table, language: Language, id: string): string {
  const [card = '', part = ''] = id.split('#');
  const [name = '', nth] = part.split('/');
  const story: { readonly [part: string]: string | readonly string[] | undefined } = {
    ...storyOf(language, storyId(table, card)),
  };
  const told = story[name];
  return (typeof told === 'string' ? told : told?.[Number(nth)]) ?? '';
}

/**
 * The words of the game for references in messages: besides those of cards { card, seat, space, tile, deed } by their ids on
 * the table, { text, cost } for parts of a card (parts.ts), { tale } for its story, { deal } for what a trade is about.
 */
export function termsAt(language: Language, spoken: Spoken): Terms {
  const table = tableOf(spoken);
  const said = cardTerms(language);
  const called = CALLED[language];
  const seat = (id: number): Term => spoken.name?.(id) ?? called.seat!(String(id + 1));

  function space(id: number): Term | undefined {
    const found = id === SHEET ? 'sheet' : table.spaces[id]?.id;
    if (found === undefined) return undefined;
    const [, from, to] = /^street\/(.+)\/(.+)$/.exec(found) ?? [];
    if (from !== undefined) return STREETS[language](`${placeName(from)}–${placeName(to)}`);
    return said('space', found) ?? placeForms(found, language);
  }

  function card(piece: string): Term {
    const id = kindOf(pieceOfSide(piece));
    const named = nameOf(id, language);
    if (named !== undefined) return named;
    const marker = /^marker\/(\w+)/.exec(id)?.[1];
    if (marker !== undefined) return said('marker', marker) ?? id;
    const [kind = '', second = '', ...more] = id.split('/');
    if (kind === 'archive') return epicName(id) ?? called.archive!(second);
    if (kind === 'street') return called.street!('');
    if (kind === 'anomaly') return nameOf(`anomaly/${second}`, language) ?? id;
    if (kind === 'event') return called.event!(placeName(table.events[id]?.neighbourhood));
    return kind === 'encounter' ? called.encounter!(placeName(second)) : (more.at(-1) ?? second);
  }

  /** An epic monster is called by its name. */
  function epicName(id: string): Term | undefined {
    const no = table.archive[id]?.epic === undefined ? undefined : table.archive[id].no;
    return no === undefined ? undefined : said('epic', no);
  }

  /** "Ada → Bruno: 2 × money". */
  function deal(id: string): string {
    return id
      .split(';')
      .map((gift) => {
        const [from = '', to = '', what = '', count = '1'] = gift.split(',');
        const thing = plainly(said('stock', what) ?? card(what));
        return `${plainly(seat(Number(from)))} → ${plainly(seat(Number(to)))}: ${count === '1' ? thing : `${count} × ${thing}`}`;
      })
      .join('; ');
  }

  return (kind, id): Term | undefined => {
    if (kind === 'seat') return typeof id === 'number' ? seat(id) : undefined;
    if (kind === 'space') return typeof id === 'number' ? space(id) : said(kind, id);
    if (kind === 'face' || kind === 'success') return called[kind]!(String(id));
    if (kind === 'die') return String(Number(id) + 1);
    if (kind === 'tile') return id === null ? '–' : placeName(table.scenario.neighbourhoods[Number(id)]);
    if (kind === 'epic') return said(kind, id);
    if (typeof id !== 'string') return undefined;
    switch (kind) {
      case 'card':
        return card(id);
      case 'gives': {
        const [from = '', to] = id.split(',').map((one) => plainly(seat(Number(one))));
        return called.gives!(from, to);
      }
      case 'deed':
        return id.includes('@') ? card(id.slice(id.indexOf('@') + 1)) : nounsOf(language).deed[id as 'move'];
      case 'text':
        return readPart(table, id, language);
      case 'cost':
        return readCost(table, id, language);
      case 'tale':
        return toldBy(table, language, id);
      case 'deal':
        return deal(id);
      default:
        return said(kind, id);
    }
  };
}
