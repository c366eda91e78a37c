import type { ElektView } from '@tabula/elekt/board.js';
import { ATTRIBUTES, ZONES } from '@tabula/elekt/content/behaviour.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Why } from '@tabula/kernel/table.js';
import { cardLines, type Screen } from './elekt-screen.js';
import type { Menu } from './menu.js';
import { paint, wrap } from './paint.js';
import type { CliWords } from './text/words.js';

/** What a player can ask about: things in sight and why they can or cannot be chosen, cards, names. */

/** Those whose name is the wanted one; else those whose name begins with it; else those that contain it. */
function called<T>(things: readonly T[], names: (thing: T) => readonly string[], wanted: string): T[] {
  const word = wanted.trim().toLowerCase();
  if (word === '') return [];
  const tests = [
    (name: string) => name === word,
    (name: string) => name.startsWith(word),
    (name: string) => name.includes(word),
  ];
  for (const test of tests) {
    const found = things.filter((thing) => names(thing).some((name) => test(name.toLowerCase())));
    if (found.length > 0) return found;
  }
  return [];
}

const handOf = (board: ElektView, you: number | null): Ref[] => {
  const own = you === null ? undefined : board.seats[you];
  if (own === undefined || 'count' in own.hand || 'count' in own.drawn) return [];
  return [...own.drawn, ...own.hand].map((card) => ({ card }));
};

/** Everything a player can point at: own cards, what lies open, Zones and attributes. */
function inSight({ view: { board, you } }: Screen): Ref[] {
  const open = ZONES.flatMap((zone) => [board.zones[zone].card, ...board.zones[zone].units.map((unit) => unit.card)]);
  const won = board.seats.flatMap(({ missions, influences, privileges }) => [
    ...missions,
    ...influences,
    ...privileges,
  ]);
  return [
    ...handOf(board, you),
    ...[...open, ...won, ...board.discard].flatMap((card) => (card === null ? [] : [{ card }])),
    ...ZONES.map((zone) => ({ zone })),
    ...ATTRIBUTES.map((attribute) => ({ attribute })),
  ];
}

const idAndName = (ref: Ref, { voice }: Screen): [string, string] => {
  const [kind, id] = Object.entries(ref)[0]!;
  return [String(id), voice.term(kind, id)];
};

/** What an explanation is about: an option of the menu, or things by name; nothing said, the hand. */
export function meant(about: string, screen: Screen, menu: Menu): Ref[] {
  if (about === '') return handOf(screen.view.board, screen.view.you);
  const item = menu.items.find(({ name }) => name === about.toLowerCase());
  if (item !== undefined) return [...item.option.refs];
  return called(inSight(screen), (ref) => idAndName(ref, screen), about);
}

interface Context {
  readonly screen: Screen;
  readonly menu: Menu;
  readonly question: Question;
  readonly say: CliWords;
}

/** What can be done with things now, and what forbids the rest. Things of which the same is true stand together. */
export function whyLines(things: readonly { readonly ref: Ref; readonly why: Why }[], context: Context): string[] {
  const groups = new Map<string, string[]>();
  for (const { ref, why } of things) {
    const told = reasonsFor(why, context).join('\n');
    groups.set(told, [...(groups.get(told) ?? []), idAndName(ref, context.screen)[1]]);
  }
  return [...groups].flatMap(([told, names]) => [
    ...wrap([...new Set(names)].join(', '), context.screen.width).map((line) => paint('bold', line)),
    told,
  ]);
}

function reasonsFor({ possible, reasons }: Why, { screen, menu, question, say }: Context): string[] {
  const { voice, width } = screen;
  const mark = (sign: string, text: string, rule: string) =>
    wrap(`${sign} ${text} ${paint('dim', rule)}`, width - 2, '  ').map((line) => `  ${line}`);
  const keys = new Set(possible.map((option) => option.key));
  const items = menu.items.filter(({ option }) => keys.has(option.key));
  if (possible.length + reasons.length === 0) return [`  ${say('nothing-to-say', { rule: question.rule })}`];
  return [
    ...items.flatMap(({ name, label, option }) => mark(paint('green', '✓'), `${name}  ${label}`, option.rule)),
    ...reasons.flatMap((reason) => mark(paint('red', '✗'), voice.say(reason), reason.rule)),
  ];
}

/** The cards of the pack that are called so, in full; a few at most. */
export function cardsCalled(about: string, screen: Screen): string[] {
  const { voice } = screen;
  const found = called(voice.cards, (id) => [id, voice.card(id).name], about);
  return found.slice(0, 5).flatMap((id) => {
    const { titles } = voice.card(id);
    return [...cardLines(screen, id), ...(titles.length > 0 ? [`      ◆ ${titles.join(' ◆ ')}`] : [])];
  });
}
