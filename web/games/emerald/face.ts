import type { EmeraldView } from '@tabula/emerald/board.js';
import { IDENTITY_KINDS } from '@tabula/emerald/board.js';
import { base } from '@tabula/emerald/content/base/pack.js';
import { foresee } from '@tabula/emerald/forecasts.js';
import { cardsIn } from '@tabula/emerald/open-board.js';
import { sumOf } from '@tabula/emerald/sums.js';
import { STEPS } from '@tabula/emerald/text/nouns.js';
import { speak } from '@tabula/emerald/text/speak.js';
import { plantSprite } from '../../app/parts.js';
import { spokenAt } from '../../table/source.js';
import type { Face } from '../face.js';
import { emeraldBill } from './bill.js';
import { EmeraldBoard } from './board.js';
import { EmeraldCardFace, EmeraldCardSheet } from './card-sheet.js';
import { emeraldCompose } from './compose.js';
import { emeraldHint } from './hint.js';
import { emeraldMoment } from './moments.js';
import { emeraldScore } from './score.js';
import sprite from './sprite.svg?raw';
import { emeraldSeries, emeraldSteps, emeraldTurningPoints } from './summary.js';

plantSprite(sprite);

/** The symbols of options that are about nothing on the table, by the keys of their labels. */
const MARKS: { readonly [label: string]: string } = {
  'option.nothing': 'close',
  'option.from-pool': 'em-agent',
  'option.cubes': 'em-cube',
  'option.reveal': 'em-unknown-identity',
  'option.change-heart': 'em-change-of-heart',
  'option.claim-no-more': 'close',
  'option.move-no-more': 'close',
  'option.no-marker': 'close',
  'option.kill-no-more': 'close',
  'option.no-block': 'pass',
  'option.banish-no-more': 'close',
  'option.park-no-more': 'close',
  'option.feed-no-more': 'close',
  'option.drag-no-more': 'close',
};

const DEEDS: { readonly [deed: string]: string } = {
  place: 'em-sym-place',
  claim: 'em-sym-claim',
  retrieve: 'em-sym-retrieve',
  move: 'em-sym-move',
  markers: 'em-vp-disc',
  assassinate: 'em-sym-assassinate',
  discard: 'cards',
  pass: 'pass',
  return: 'em-mi-go',
  end: 'step',
};

const ICONS: { readonly [kind: string]: string } = {
  card: 'cards',
  text: 'em-head-one-use',
  city: 'em-royal-slot',
  agent: 'em-agent',
  cubes: 'em-cube',
  limbo: 'em-limbo',
};

/** What a round comes to. */
const SUMMED: { readonly [event: string]: 'took' | 'changed' | 'new' } = {
  'event.claimed': 'took',
  'event.killed': 'took',
  'event.killed-royal': 'took',
  'event.hid-royal': 'took',
  'event.blocked': 'changed',
  'event.difference': 'changed',
  'event.revealed': 'changed',
  'event.changed-heart': 'changed',
  'event.devoured': 'changed',
  'event.royal': 'new',
};

const gives = (key: string): boolean => MARKS[key] === 'close' || MARKS[key] === 'pass';

export const face: Face = {
  Board: EmeraldBoard,
  CardFace: EmeraldCardFace,
  CardSheet: EmeraldCardSheet,
  voice: speak,
  foresee,
  sumOf,
  compose: emeraldCompose,
  bill: emeraldBill,
  hint: emeraldHint,
  icon(ref) {
    const [kind = '', id] = Object.entries(ref)[0] ?? [];
    return kind === 'deed' ? (DEEDS[String(id)] ?? null) : (ICONS[kind] ?? null);
  },
  mark: ({ key, label }) => (label.key === 'option.deed' ? (DEEDS[key] ?? null) : (MARKS[label.key] ?? null)),
  gives: ({ key, label }) => gives(label.key) || (label.key === 'option.deed' && (key === 'pass' || key === 'end')),
  refAt(place) {
    const card = place.closest<HTMLElement>('[data-card]')?.dataset.card;
    const { city, focus, tag } = place.closest<HTMLElement>('[data-city], [data-focus], [data-tag]')?.dataset ?? {};
    const at = city ?? focus ?? tag;
    const seat = place.closest<HTMLElement>('[data-flip-seat]')?.dataset.flipSeat;
    if (at !== undefined) return { city: at };
    if (card !== undefined) return { card };
    return seat === undefined ? null : { seat: Number(seat) };
  },
  where(board, voice, question) {
    const { round, phase, actions } = board as EmeraldView;
    if (phase !== 'turns') return { round, rounds: null, phase: voice.name({ phase }), phases: [], at: -1 };
    // An action that has begun is counted: the next one is asked for by the turn.
    const at = question?.id === 'turn/deed' ? actions : Math.max(0, actions - 1);
    const phases = STEPS.map((step) => voice.name({ step }));
    return { round, rounds: null, phase: phases[at] ?? '', phases, at };
  },
  passage: (event) => (event.key === 'event.round' ? { great: true, icon: 'em-gem' } : null),
  moment: emeraldMoment,
  summed: ({ key }) => SUMMED[key] ?? null,
  hands: (board) => (board as EmeraldView).seats.map(({ hand }, seat) => ({ seat, cards: cardsIn(hand) })),
  tally: () => null,
  stagesEnd: true,
  score: emeraldScore,
  series: emeraldSeries,
  steps: (past, voice) => emeraldSteps(past, voice.say),
  turningPoints: (past, language) => emeraldTurningPoints(past, speak(language, spokenAt(past)).say),
  cards: () => [
    ...base.cards.map(({ id }) => ({ id, group: 'game' })),
    ...firsts(base.starting).map(({ id }) => ({ id, group: 'starting' })),
    ...base.cities.map(({ id }) => ({ id, group: 'city' })),
    ...base.royals.map(({ id }) => ({ id, group: 'royal' })),
    ...IDENTITY_KINDS.map((id) => ({ id, group: 'identity' })),
  ],
};

/** Starting cards of one name are one card of the gallery. */
const firsts = <C extends { readonly name: { readonly en: string } }>(cards: readonly C[]): readonly C[] =>
  cards.filter(({ name }, at) => cards.findIndex((other) => other.name.en === name.en) === at);
