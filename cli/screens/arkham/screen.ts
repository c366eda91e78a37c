import { type ArkhamView, TILES } from '@tabula/arkham/board.js';
import { SKILLS } from '@tabula/arkham/language/values.js';
import { speak } from '@tabula/arkham/text/speak.js';
import { tableOf } from '@tabula/arkham/text/table-terms.js';
import { ACTIONS } from '@tabula/arkham/words.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import { type Screen, type ShownTable, spokenAt } from '../screen.js';
import { cardLines } from './drawing.js';
import { chronicle, storyLines } from './story.js';
import { tableBoard } from './table.js';
import { arkhamWords } from './words.js';

/** ARK-R.14: what the group decides, with the last word of the lead. */
const OF_GROUP: readonly string[] = [
  ...['action-phase/next', 'encounter-phase/next', 'monster-phase/next', 'attacks-on/next', 'reckoning/next'],
  ...['activate/prey', 'activate/target', 'activate/step', 'meet/whom', 'spawn-monster/prey', 'spawn-monster/space'],
  ...['place-doom/instead', 'terror/space', 'window/first'],
];

/** Arkham Horror in the terminal. */
export function screen(table: ShownTable): Screen<ArkhamView> {
  const spoken = spokenAt(table);
  const voice = speak(table.language, spoken);
  const words = arkhamWords(table.language, spoken);
  const sheet = { voice, words, table: tableOf(spoken) };
  return {
    voice,
    intro: words('intro', { scenario: { card: sheet.table.scenario.id } }),
    signs: words('signs'),
    paired: [],
    board: (drawing) => tableBoard(drawing, sheet),
    needsAll: beginsTurn,
    card: (id, width) => cardLines(sheet, id, width),
    hand: handOf,
    inSight: (view) => inSight(view, sheet.table.spaces.length),
    ofGroup: ({ id }) => OF_GROUP.includes(id),
    ordered: (question) => question,
    story: (events, width) => storyLines(events, { ...sheet, width }),
    score(seat, { board }) {
      const card = board.seats[seat]?.sheet ?? null;
      return card === null ? words('nobody') : words('score', { card: { card } });
    },
    path: (events, width) => chronicle(events, table.seats.length, { ...sheet, width }),
  };
}

/** The whole table is looked at when a turn or a phase of the group begins. */
const beginsTurn = ({ id, prompt }: Question): boolean =>
  id === 'action-phase/next' || (id === 'turn/deed' && prompt.params.taken === 0);

function handOf({ board, you }: View<ArkhamView>): Ref[] {
  const own = you === null ? undefined : board.seats[you];
  const cards =
    own === undefined ? [] : [...(own.sheet === null ? [] : [own.sheet]), ...own.assets.map(({ card }) => card)];
  return [...cards.map((card) => ({ card })), ...ACTIONS.map((deed) => ({ deed }))];
}

/** Own cards and actions, then everything that lies open: spaces, monsters, the display, codex and cards of others. */
function inSight(view: View<ArkhamView>, spaces: number): Ref[] {
  const { board } = view;
  const cards = [
    ...board.monsters.map(({ card }) => card),
    ...board.display,
    ...board.codex.map(({ card }) => card),
    ...board.monsterTop,
    ...board.seats.flatMap(({ sheet, assets }) => [
      ...(sheet === null ? [] : [sheet]),
      ...assets.map(({ card }) => card),
    ]),
  ];
  return [
    ...handOf(view),
    ...Array.from({ length: spaces }, (_, space) => ({ space })),
    ...cards.map((card) => ({ card })),
    ...SKILLS.map((skill) => ({ skill })),
    ...TILES.map((tile) => ({ tile })),
    ...board.seats.map((_, seat) => ({ seat })),
  ];
}
