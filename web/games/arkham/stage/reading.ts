import { rangeOf } from '@tabula/arkham/content/pack.js';
import { kindOf, pieceOfSide } from '@tabula/arkham/packs.js';
import type { Event } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { idIn, seatIn } from '../../../table/event.js';
import type { TableNow } from '../../../table/source.js';
import type { Seen } from '../seen.js';
import { type Choice, choicesOf } from './choice.js';
import { facesIn, since, thisRound } from './told.js';

/** A page that is read: whose it is, where, and what has come of it so far. */
export interface Reading {
  readonly card: string;
  readonly seat: Seat;
  readonly space: number;
  /** The story of the scene, and of all that has come true of it. */
  readonly scene: string;
  readonly outcomes: readonly string[];
  /** What was chosen for that, as far as it tells. */
  readonly choices: readonly Choice[];
  readonly roll: { readonly skill: string; readonly faces: readonly number[]; readonly passed: boolean } | null;
  /** Everything else that was told since, as it came. */
  readonly effects: readonly Event[];
  /** The card is still being read. */
  readonly open: boolean;
}

/** What of the table it takes to see what is read. */
type Looking = Pick<Seen, 'view' | 'table' | 'home'> & {
  readonly props: { readonly now: Pick<TableNow, 'story' | 'question' | 'waiting'> };
};

const HEADLINE = /^headline\//;
/** Pages of the town; what is shown for a while besides, spells that are offered, is none. */
const PAGE = /^(?:encounter|street|event|anomaly|archive)\//;
/** What ends everything that could be read of an encounter. */
const ENDS: readonly string[] = ['event.mythos-phase', 'event.encounter-phase', 'event.won', 'event.lost'];
/** What is told of dice and cards in hand is no effect; nor is the page itself. */
const TELLS: readonly string[] = [
  'event.encounter',
  'event.tale',
  'event.rolled',
  'event.rerolled',
  'event.tested',
  'event.dice',
  'event.uses',
  'event.unfocused',
  'event.displayed',
  'event.mixed-in',
];

const effectsIn = (told: readonly Event[]): readonly Event[] => told.filter(({ key }) => !TELLS.includes(key));
const taleIn = (event: Event): string => String(idIn(event, 'tale', 'tale') ?? '');
const isScene = (tale: string): boolean => tale.endsWith('#scene');

/** The encounter that is being read, or was read last in this phase; null if there is none. */
export function readingNow(seen: Looking): Reading | null {
  const { view, props } = seen;
  const told = since(props.now.story, ({ key }) => key === 'event.encounter');
  const lies = view.encounter.find((card) => typeof card === 'string' && PAGE.test(card));
  const begun = told?.[0];
  const card = begun === undefined ? null : idIn(begun, 'card', 'card');
  if (told === null || begun === undefined || card === null || told.some(({ key }) => ENDS.includes(key)))
    return typeof lies === 'string' ? unread(seen, lies) : null;
  const [seat, space] = [seatIn(begun) ?? seen.home, Number(idIn(begun, 'space', 'space') ?? 0)];
  const tales = told.filter(({ key }) => key === 'event.tale').map(taleIn);
  const scene = tales.find(isScene) ?? sceneAt(seen, String(card), space);
  const outcomes = tales.filter((tale) => !isScene(tale));
  return {
    card: String(card),
    seat,
    space,
    scene,
    outcomes,
    choices: choicesOf(seen.table, String(card), scene, outcomes),
    roll: rolled(told, seat),
    effects: effectsIn(told),
    open: lies !== undefined || isReadInCodex(seen, String(card)),
  };
}

/** ARK-R.101: a card of the codex that is met stays there; it is read until the next of us has their turn. */
const isReadInCodex = ({ table, props: { now } }: Looking, card: string): boolean =>
  table.archive[pieceOfSide(card)] !== undefined && now.question !== null && now.question.id !== 'encounter-phase/next';

/** A page of which only the rest was told here: a game that was taken up in the middle of it. */
function unread(seen: Looking, card: string): Reading {
  const { view, props, home } = seen;
  const seat = view.tests.at(-1)?.seat ?? props.now.question?.seat ?? props.now.waiting[0] ?? home;
  const { space } = view.seats[seat]!;
  const told = thisRound(props.now.story);
  const tales = told.filter(({ key }) => key === 'event.tale').map(taleIn);
  const outcomes = tales.filter((tale) => tale.startsWith(`${card}/`) && !isScene(tale));
  const scene = sceneAt(seen, card, space);
  const choices = choicesOf(seen.table, card, scene, outcomes);
  return {
    card,
    seat,
    space,
    scene,
    outcomes,
    choices,
    roll: rolled(told, seat),
    effects: effectsIn(told),
    open: true,
  };
}

/** ARK-423.4, ARK-411.3d: the part of a card that is read at a space; of one of the codex, what it told when it came. */
function sceneAt({ table, view }: Looking, card: string, space: number): string {
  const kind = kindOf(card);
  const piece = pieceOfSide(card);
  if (view.codex.some((one) => one.card === piece)) return `${piece}#${piece === card ? 'scene' : 'back'}`;
  const anomaly = table.anomalies[kind];
  if (anomaly === undefined) {
    const { id, street } = table.spaces[space]!;
    return `${card}/${street ?? id}#scene`;
  }
  const doom = view.doom[space] ?? 0;
  const read = anomaly.byDoom.find(({ from, to = Number.POSITIVE_INFINITY }) => doom >= from && doom <= to);
  return read === undefined ? '' : `${card}/${rangeOf(read.from, read.to)}#scene`;
}

const ROLLS: readonly string[] = ['event.rolled', 'event.rerolled'];

/** The dice of the test that the page asked for, once it is over. */
function rolled(told: readonly Event[], seat: Seat): Reading['roll'] {
  const own = told.filter((event) => seatIn(event) === seat);
  const tested = own.findLastIndex(({ key }) => key === 'event.tested');
  if (tested < 0) return null;
  const before = own.slice(0, tested);
  const faces = before.findLast(({ key }) => ROLLS.includes(key));
  const skill = before.findLast(({ key }) => key === 'event.rolled');
  if (faces === undefined || skill === undefined) return null;
  const passed = Number(own[tested]!.params.successes ?? 0) > 0;
  return { skill: String(idIn(skill, 'skill', 'skill') ?? ''), faces: facesIn(faces), passed };
}

/** The headline that is being read; null if there is none. */
export const headlineNow = ({ view }: Pick<Seen, 'view'>): string | null =>
  view.encounter.find((card) => typeof card === 'string' && HEADLINE.test(card)) ?? null;
