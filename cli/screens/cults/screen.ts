import type { CultsView } from '@tabula/cults/board.js';
import { DISTRICTS, PLANS, TOKENS } from '@tabula/cults/content/behaviour.js';
import { OPTIONS } from '@tabula/cults/house.js';
import { scoreOf } from '@tabula/cults/rules/scoring.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { View } from '@tabula/kernel/sight.js';
import type { Screen, Sitting } from '../screen.js';
import { cheapestFirst } from './order.js';
import { cardLines, cardsIn } from './sheet.js';
import { chronicle, storyLines } from './story.js';
import { tableBoard } from './table.js';
import { cultsVoice } from './voice.js';
import { cultsWords, isSolo } from './words.js';

/** Questions that are decided by a look at all of the city. */
const SURVEYED = ['turn/choice', 'domination/moved', 'first-places/district'];

/** Rise of the Cults in the terminal. */
export function cultsScreen(sitting: Sitting): Screen<CultsView> {
  const voice = cultsVoice(sitting);
  const words = cultsWords(sitting);
  const optionOf = (name: string) => Number(sitting.options[name] ?? OPTIONS[name]!.default);
  const intro = words('intro', { rounds: optionOf('rounds'), bluff: optionOf('bluffTokens') });
  return {
    voice,
    intro: isSolo(sitting) ? `${intro} ${words('intro.solo')}` : intro,
    signs: words('signs'),
    paired: ['turn/choice'],
    board: (look) => tableBoard({ ...look, voice, words }),
    needsAll: ({ id }) => SURVEYED.includes(id),
    card: (id, width) => cardLines({ voice, words, width }, id),
    hand: handOf,
    inSight,
    ordered: cheapestFirst,
    story: (events, width) => storyLines(events, { voice, words, width }),
    result: (result) => voice.result(result),
    score(seat, { board }) {
      const { domination, places, majority } = scoreOf(board, seat);
      const points = words('points', { points: domination + places + majority });
      return `${points} (${words('made', { domination, places, majority })})`;
    },
    path: (events, width) => chronicle(events, sitting.seats.length, { voice, words, width }),
  };
}

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
