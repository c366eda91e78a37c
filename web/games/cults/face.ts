import { type CultsView, PHASES } from '@tabula/cults/board.js';
import { CITY } from '@tabula/cults/content/base/city.js';
import { DISTRICT_CARDS } from '@tabula/cults/content/base/district.js';
import { GOALS } from '@tabula/cults/content/base/goals.js';
import { PROLOGUES } from '@tabula/cults/content/base/prologues.js';
import { STARTING } from '@tabula/cults/content/base/starting.js';
import { DISTRICTS } from '@tabula/cults/content/behaviour.js';
import { DISORGANISATION } from '@tabula/cults/content/cards.js';
import { foresee } from '@tabula/cults/forecasts.js';
import { sumOf } from '@tabula/cults/sums.js';
import { optionsOf } from '@tabula/cults/table-options.js';
import { speak } from '@tabula/cults/text/speak.js';
import type { Message } from '@tabula/kernel/chance.js';
import { plantSprite } from '../../app/parts.js';
import { seatIn } from '../../table/event.js';
import { spokenAt } from '../../table/source.js';
import type { Face } from '../face.js';
import { cultsBill } from './bill.js';
import { CultsBoard } from './board.js';
import { CultsCardFace, CultsCardSheet } from './card-sheet.js';
import { cultsConfirm } from './confirm.js';
import { cultsGauge } from './gauge.js';
import { cultsHint } from './hint.js';
import { cultsMeans } from './means.js';
import { cultsMoment } from './moments.js';
import { cardsIn } from './open-board.js';
import { cultsPaid } from './paid.js';
import { cultsScore } from './score.js';
import { planIcon } from './sides.js';
import sprite from './sprite.svg?raw';
import { cultsSeries, cultsSteps, cultsTurningPoints } from './summary.js';

plantSprite(sprite);

const FACE_ICONS: { readonly [face: string]: string } = { attack: 'atk', power: 'pwr', terror: 'ter', blank: 'blank' };

/** The symbols of options that are about nothing on the table, by the keys of their labels. */
const MARKS: { readonly [label: string]: string } = {
  'option.take-tokens': 'check',
  'option.nothing': 'check',
  'option.enough': 'check',
  'option.mark': 'plus',
  'option.draw': 'cards',
  'option.first-extra': 'cards',
  'option.first-move': 'step',
  'option.no-trail': 'step',
  'option.thugs': 'close',
  'option.keep-it': 'close',
  'option.no-ability': 'close',
  'option.acquire-none': 'close',
  'option.destroy-none': 'close',
  'option.move-none': 'close',
  'option.neither': 'close',
  'option.stay-away': 'close',
  'option.no-more': 'close',
  'option.no-terror': 'close',
  'option.enough-markers': 'close',
};

/** Of dice that may be rolled again each shows what it shows now. */
const dieMark = (face: Message['params'][string] | undefined): string | null =>
  typeof face === 'object' && face !== null ? (FACE_ICONS[String(face.face)] ?? null) : null;

/** The phases of a round. */
const TRACK: readonly string[] = PHASES.filter((phase) => phase !== 'setup' && phase !== 'end');

/** What a round comes to. */
const SUMMED: { readonly [event: string]: 'took' | 'changed' | 'new' } = {
  'event.domination': 'took',
  'event.domination-replaced': 'took',
  'event.place-founded': 'took',
  'event.confrontation-won': 'changed',
  'event.confrontation-tied': 'changed',
  'event.ritual-placed': 'changed',
  'event.ritual-lost': 'changed',
  'event.investigator-arrived': 'changed',
  'event.acquired': 'changed',
  'event.npc-prepared': 'changed',
  'event.first-cultist': 'changed',
};

export const face: Face = {
  Board: CultsBoard,
  CardFace: CultsCardFace,
  CardSheet: CultsCardSheet,
  voice: speak,
  foresee,
  gauge: cultsGauge,
  sumOf,
  hint: cultsHint,
  bill: cultsBill,
  confirm: cultsConfirm,
  icon(ref) {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    if (kind === 'plan') return planIcon(String(id));
    if (kind === 'token') return String(id);
    if (kind === 'face') return FACE_ICONS[String(id)] ?? null;
    if (kind === 'ritual' || kind === 'supply') return 'occ';
    if (kind === 'die') return 'replay';
    if (kind === 'district') return 'home';
    if (kind === 'place') return 'temple';
    return kind === 'card' || kind === 'stack' || kind === 'deck' ? 'cards' : null;
  },
  mark: ({ label }) => (label.key === 'option.die' ? dieMark(label.params.face) : (MARKS[label.key] ?? null)),
  gives: ({ label }) => MARKS[label.key] === 'close' || MARKS[label.key] === 'pass',
  refAt(place) {
    const card = place.closest<HTMLElement>('[data-card]')?.dataset.card;
    const district = place.closest<HTMLElement>('[data-district], [data-focus]')?.dataset;
    const seat = place.closest<HTMLElement>('[data-flip-seat]')?.dataset.flipSeat;
    if (district !== undefined) return { district: district.district ?? district.focus ?? '' };
    if (card !== undefined) return { card };
    return seat === undefined ? null : { seat: Number(seat) };
  },
  peers(place, board, asks) {
    const { districts } = board as CultsView;
    // Where a marker goes in its district is no choice among districts.
    return 'district' in place && asks !== 'terror/spot'
      ? DISTRICTS.filter((district) => districts[district].open).map((district) => ({ district }))
      : [];
  },
  where(board, voice) {
    const { round, phase } = board as CultsView;
    const at = TRACK.indexOf(phase);
    const phases = TRACK.map((entry) => voice.name({ phase: entry }));
    return { round, rounds: optionsOf(board as CultsView).rounds, phase: voice.name({ phase }), phases, at };
  },
  passage(event) {
    if (event.key === 'event.round') return { great: true, icon: 'occ' };
    if (event.key === 'event.city-card') return { great: false, icon: 'temple' };
    return event.key === 'event.confrontation' ? { great: false, icon: 'atk' } : null;
  },
  moment: cultsMoment,
  means: cultsMeans,
  act: cultsPaid,
  summed: ({ key }) => SUMMED[key] ?? null,
  hands: (board) => (board as CultsView).seats.map(({ hand }, seat) => ({ seat, cards: cardsIn(hand) })),
  tally(event) {
    const seat = seatIn(event);
    if (event.key !== 'event.total' || seat === null) return null;
    return { seat, count: Number(event.params.total), about: { face: 'attack' } };
  },
  score: cultsScore,
  series: cultsSeries,
  steps: (past, voice) => cultsSteps(past, voice.say),
  turningPoints: (past, language) => cultsTurningPoints(past, speak(language, spokenAt(past)).say),
  cards: () => [
    ...STARTING.map(({ id }) => ({ id, group: 'starting' })),
    ...DISTRICT_CARDS.map(({ id, type }) => ({ id, group: type })),
    { id: DISORGANISATION.id, group: 'disorganisation' },
    ...CITY.map(({ id }) => ({ id, group: 'city' })),
    ...PROLOGUES.map(({ id }) => ({ id, group: 'prologue' })),
    ...GOALS.map(({ id }) => ({ id, group: 'goal' })),
  ],
};
