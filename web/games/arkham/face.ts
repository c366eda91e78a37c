import type { ArkhamView } from '@tabula/arkham/board.js';
import { PHASES } from '@tabula/arkham/board.js';
import { foresee } from '@tabula/arkham/forecasts.js';
import { openBoard } from '@tabula/arkham/open-board.js';
import { tableFor } from '@tabula/arkham/packs.js';
import { intentionOf } from '@tabula/arkham/sense/intention.js';
import { sumOf } from '@tabula/arkham/sums.js';
import { speak } from '@tabula/arkham/text/speak.js';
import { ACTIONS } from '@tabula/arkham/words.js';
import { plantSprite } from '../../app/parts.js';
import { settings } from '../../app/settings.js';
import { spokenAt } from '../../table/source.js';
import type { Face } from '../face.js';
import { ArkhamBoard } from './board.js';
import { ArkhamCardFace, ArkhamCardSheet } from './card-sheet.js';
import { galleryCards } from './cards/gallery.js';
import { arkhamCompose } from './deal/compose.js';
import { iconOf } from './emblem.js';
import { loadAllEmblems, loadEmblems } from './emblems.js';
import faces from './faces.svg?raw';
import { givesUp, markOf } from './marks.js';
import { arkhamMoment } from './moments.js';
import places from './places.svg?raw';
import signs from './signs.svg?raw';
import { softly } from './soft.js';
import { arkhamPassage, arkhamSeries, arkhamSteps, arkhamSummed, arkhamTurningPoints } from './summary.js';
import { loadTales } from './tales.js';
import { boardWords } from './words.js';

plantSprite(faces);
plantSprite(signs);
plantSprite(places);

/** What stands for something on the table. */
const PIECES = '[data-space], [data-card], [data-figure]';

/** ARK-200: what a round is made of. */
const ROUND: readonly string[] = PHASES.filter((phase) => phase !== 'setup' && phase !== 'end');

const intends = (board: unknown, seat: number) => intentionOf(openBoard(board as ArkhamView), seat);

export const face: Face = {
  Board: ArkhamBoard,
  CardFace: ArkhamCardFace,
  CardSheet: ArkhamCardSheet,
  async prepare(language, options) {
    await Promise.all([loadTales(language, options), loadEmblems(options)]);
  },
  prepareCards: loadAllEmblems,
  voice: speak,
  foresee,
  // How likely nothing comes of it is not said.
  chance({ lines }) {
    if (lines[0]?.is === 'vain') return null;
    const { percent } = lines.find(({ key }) => key === 'odds.pass')?.params ?? {};
    return typeof percent === 'number' ? percent : null;
  },
  // The chance itself stands beside it.
  brief({ key, params: { dice = 0 } }, language) {
    return key === 'odds.pass' ? boardWords(language)('plan.dice', { dice }) : null;
  },
  sumOf,
  icon: iconOf,
  softly: (name) => softly(boardWords(settings.get().language), name),
  compose: arkhamCompose,
  mark: markOf,
  // ARK-201.2: who decides whose turn is next hears from companions what they would do with it.
  hint({ refs }, voice, { id }, { board, sitters }) {
    const seat = id === 'action-phase/next' ? refs[0]?.seat : undefined;
    const intent = typeof seat === 'number' && sitters[seat]?.kind === 'bot' ? intends(board, seat) : null;
    return intent === null ? null : voice.say(intent);
  },
  intends,
  gives: givesUp,
  refAt(place) {
    const { space, card, figure } = place.closest<HTMLElement>(PIECES)?.dataset ?? {};
    const seat = figure ?? place.closest<HTMLElement>('[data-flip-seat]')?.dataset.flipSeat;
    if (card !== undefined) return { card };
    if (space !== undefined) return { space: Number(space) };
    return seat === undefined ? null : { seat: Number(seat) };
  },
  // ARK-R.140: who moves finds a space that is closed among those beside their own, with the reason.
  // What everybody can do is always in sight: where a rule forbids it, with that rule.
  peers({ space, deed }, board) {
    if (typeof deed === 'string') return ACTIONS.map((action) => ({ deed: action }));
    const view = board as ArkhamView;
    const from = view.seats[view.active ?? -1]?.space;
    const beside = tableFor(view).neighbours[from ?? -1] ?? [];
    return typeof space === 'number' && beside.includes(space) ? beside.map((next) => ({ space: next })) : [];
  },
  where(board, voice) {
    const { round, phase } = board as ArkhamView;
    const phases = ROUND.map((each) => voice.name({ phase: each }));
    return { round, rounds: null, phase: voice.name({ phase }), phases, at: ROUND.indexOf(phase) };
  },
  passage: arkhamPassage,
  stagesEnd: true,
  moment: arkhamMoment,
  summed: arkhamSummed,
  hands: () => [],
  tally: () => null,
  series: arkhamSeries,
  steps: (past, voice) => arkhamSteps(past, voice.say),
  turningPoints: (past, language) => arkhamTurningPoints(past, speak(language, spokenAt(past)).say),
  cards: galleryCards,
};
