import { type ElektView, PHASES, ROUNDS } from '@tabula/elekt/board.js';
import { base } from '@tabula/elekt/content/base.js';
import { ZONES } from '@tabula/elekt/content/behaviour.js';
import { foresee } from '@tabula/elekt/forecasts.js';
import { sumOf } from '@tabula/elekt/sums.js';
import { speak } from '@tabula/elekt/text/speak.js';
import { idIn, seatIn } from '../../table/event.js';
import type { Face } from '../face.js';
import { ElektBoard } from './board.js';
import { ElektCardFace, ElektCardSheet } from './card-sheet.js';
import { cardsNamedIn } from './cards-named.js';
import { softly } from './hyphens.js';
import { elektMoment } from './moments.js';
import { cardsIn } from './open-board.js';
import { elektStake } from './stake.js';
import { elektSeries, elektSteps, elektTurningPoints } from './summary.js';

const ICONS: { readonly [ref: string]: string } = {
  'attribute:occultism': 'occ',
  'attribute:cunning': 'cun',
  'attribute:violence': 'vio',
  'attribute:power': 'pow',
  'zone:mission': 'bell',
  'zone:influence': 'temple',
  'zone:court': 'throne',
  'direction:clockwise': 'cw',
  'direction:counter-clockwise': 'ccw',
};

/** The symbols of options that are about nothing on the table, by the keys of their labels. */
const MARKS: { readonly [label: string]: string } = {
  'option.pass': 'pass',
  'option.redraw': 'loop',
  'option.use': 'bolt',
  'option.save': 'shield',
  'option.pact': 'shield',
  'option.seal': 'ribbon',
  'option.stay': 'ember',
  'option.harvest': 'ember',
  'option.to-hand': 'cards',
  'option.do-not-use': 'close',
  'option.no-token': 'close',
  'option.move-none': 'close',
  'option.spare': 'close',
  'option.place-none': 'close',
  'option.decline': 'close',
  'option.no-swap': 'close',
  'option.let-go': 'close',
  'option.recover-none': 'close',
  'option.nobody': 'close',
};

/** Answers that lead to what a card says: the one they name, or the one that the question is about. */
const READS = new Set(['option.keep', 'option.use']);

/** The phases of a round. */
const TRACK: readonly string[] = PHASES.filter((phase) => phase !== 'setup');

/** What a round comes to. */
const SUMMED: { readonly [event: string]: 'took' | 'changed' | 'new' } = {
  'event.won-card': 'took',
  'event.card-unclaimed': 'took',
  'event.forged': 'changed',
  'event.annihilated': 'changed',
  'event.saved': 'changed',
  'event.gained-embers': 'changed',
  'event.scepter-given': 'changed',
  'event.scepter-handed': 'changed',
  'event.new-cards': 'new',
};

export const face: Face = {
  Board: ElektBoard,
  CardFace: ElektCardFace,
  CardSheet: ElektCardSheet,
  voice: speak,
  softly: (name) => softly(name, 12),
  foresee,
  sumOf,
  icon(ref) {
    const [kind, id] = Object.entries(ref)[0] ?? ['', null];
    return ICONS[`${kind}:${String(id)}`] ?? (kind === 'card' ? 'cards' : null);
  },
  mark: ({ label }) => MARKS[label.key] ?? null,
  gives: ({ label }) => MARKS[label.key] === 'close' || MARKS[label.key] === 'pass',
  refAt(place) {
    const card = place.closest<HTMLElement>('[data-card]')?.dataset.card;
    const zone = place.closest<HTMLElement>('.ek-zones [data-zone]')?.dataset.zone;
    const seat = place.closest<HTMLElement>('[data-flip-seat]')?.dataset.flipSeat;
    if (zone !== undefined) return { zone };
    if (card !== undefined) return { card };
    return seat === undefined ? null : { seat: Number(seat) };
  },
  peers: (place) => ('zone' in place ? ZONES.map((zone) => ({ zone })) : []),
  hint({ label, refs }, voice, question) {
    const card = refs[0]?.card ?? cardsNamedIn(question)[0];
    return READS.has(label.key) && typeof card === 'string' ? (voice.card(card)?.text.join(' ') ?? null) : null;
  },
  where(board, voice) {
    const { round, phase } = board as ElektView;
    const at = TRACK.indexOf(phase);
    const phases = TRACK.map((entry) => voice.name({ phase: entry }));
    return { round, rounds: ROUNDS, phase: voice.name({ phase }), phases, at };
  },
  passage(event) {
    if (event.key === 'event.round') return { great: true, icon: 'ember' };
    if (event.key !== 'event.zone') return null;
    return { great: false, icon: ICONS[`zone:${String(idIn(event, 'zone', 'zone'))}`] ?? 'vio' };
  },
  tally(event) {
    const seat = seatIn(event);
    if (event.key !== 'event.count' || seat === null) return null;
    return { seat, count: Number(event.params.count), about: { attribute: idIn(event, 'attribute', 'attribute') } };
  },
  moment: elektMoment,
  stake: (cue, _voice, language) => elektStake(cue, language),
  ribbons: (card, language, table) => speak(language, table).card(card)?.titles ?? [],
  summed: ({ key }) => SUMMED[key] ?? null,
  hands: (board) =>
    (board as ElektView).seats.map(({ hand, drawn }, seat) => ({ seat, cards: [...cardsIn(hand), ...cardsIn(drawn)] })),
  series: elektSeries,
  steps: (past, voice) => elektSteps(past, voice.name),
  turningPoints: elektTurningPoints,
  cards(language) {
    const { units, missions, influences, privileges } = base;
    const { card } = speak(language);
    const tagsOf = (id: string): string[] => {
      const words = card(id);
      return [words?.type ?? [], words?.symbols.map(({ name }) => name) ?? []].flat();
    };
    return [
      ...units.map(({ id, basic }) => ({ id, group: basic ? 'basic' : 'elite', tags: tagsOf(id) })),
      ...missions.map(({ id }) => ({ id, group: 'mission', words: card(id)?.titles ?? [] })),
      ...influences.map(({ id }) => ({ id, group: 'influence', words: card(id)?.titles ?? [] })),
      ...privileges.map(({ id }) => ({ id, group: 'privilege' })),
    ];
  },
};
