import { type CultsView, NPC } from '@tabula/cults/board.js';
import { DISTRICTS, PLANS, TOKENS } from '@tabula/cults/content/behaviour.js';
import { scoreOf } from '@tabula/cults/rules/points.js';
import { OPTIONS } from '@tabula/cults/table-options.js';
import { type CultsVoice, speak } from '@tabula/cults/text/speak.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { View } from '@tabula/kernel/sight.js';
import { paintSeat } from '../../paint.js';
import { type Screen, type ShownTable, spokenAt } from '../screen.js';
import { cardLines, cardsIn } from './drawing.js';
import { cheapestFirst } from './order.js';
import { chronicle, storyLines } from './story.js';
import { tableBoard } from './table.js';
import { cultsWords } from './words.js';

/** Questions that are decided by a look at all of the city. */
const SURVEYED = ['turn/choice', 'domination/moved', 'first-places/district'];

/** Rise of the Cults in the terminal. */
export function screen(table: ShownTable): Screen<CultsView> {
  const { language, options, seats } = table;
  const spoken = spokenAt(table);
  const alone = spoken.players === 1;
  const voice = alone ? withNpc(speak(language, spoken)) : speak(language, spoken);
  const words = cultsWords(language, spoken);
  const optionOf = (name: string) => Number(options[name] ?? OPTIONS[name]!.default);
  const intro = words('intro', { rounds: optionOf('rounds'), bluff: optionOf('bluffTokens') });
  return {
    voice,
    intro: alone ? `${intro} ${words('intro.solo')}` : intro,
    signs: words('signs'),
    paired: ['turn/choice'],
    board: (look) => tableBoard({ ...look, voice, words }),
    needsAll: ({ id }) => SURVEYED.includes(id),
    card: (id, width) => cardLines({ voice, words, width }, id),
    hand: handOf,
    inSight,
    ordered: cheapestFirst,
    story: (events, width) => storyLines(events, { voice, words, width }),
    score(seat, { board }) {
      const { domination, places, majority } = scoreOf(board, seat);
      const points = words('points', { points: domination + places + majority });
      return `${points} (${words('made', { domination, places, majority })})`;
    },
    path: (events, width) => chronicle(events, seats.length, { voice, words, width }),
  };
}

/** Names of players come in their colours; the NPC's is the game's own. */
const withNpc = (voice: CultsVoice): CultsVoice => ({
  ...voice,
  name: (ref) => (ref.seat === NPC ? paintSeat(NPC, voice.name(ref)) : voice.name(ref)),
});

function handOf({ board, you }: View<CultsView>): Ref[] {
  const own = you === null ? undefined : board.seats[you];
  return own === undefined ? [] : cardsIn(own.hand).map((card) => ({ card }));
}

/** Own cards, what lies open, districts and their stacks, plans and tokens. */
function inSight(view: View<CultsView>): Ref[] {
  const { board, you } = view;
  const own = you === null ? undefined : board.seats[you];
  const lying = [board.event, board.prologue, board.goal].filter((card) => card !== null);
  const cards = [
    ...(own === undefined ? [] : [...cardsIn(own.committed), ...cardsIn(own.discard), ...cardsIn(own.deck)]),
    ...board.seats.flatMap(({ revealed }) => revealed),
    ...(board.npc === null ? [] : [...board.npc.revealed, ...board.npc.discard]),
    ...board.destroyed,
    ...lying,
  ];
  const kinds = DISTRICTS.flatMap((id) => [board.districts[id].guardian, board.districts[id].action]);
  return [
    ...handOf(view),
    ...DISTRICTS.map((district) => ({ district })),
    ...kinds.flatMap((stack) => (stack === null ? [] : [{ stack: stack.kind }])),
    ...[...PLANS, 'bluff'].map((plan) => ({ plan })),
    ...TOKENS.map((token) => ({ token })),
    ...cards.map((card) => ({ card })),
  ];
}
