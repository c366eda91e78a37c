import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { View } from '@tabula/kernel/sight.js';
import type { Why } from '@tabula/kernel/table.js';
import { unbound } from '@tabula/words/bind.js';
import type { Menu } from './menu.js';
import { paint, wrap } from './paint.js';
import type { Screen } from './screens/screen.js';
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

const idAndName = (ref: Ref, { voice }: Screen): [string, string] => {
  const [id] = Object.values(ref);
  return [String(id), unbound(voice.name(ref))];
};

/** What an explanation is about: an option of the menu, or things by name; nothing said, the hand. */
export function meant(about: string, screen: Screen, view: View<unknown>, menu: Menu): Ref[] {
  if (about === '') return screen.hand(view);
  const item = menu.items.find(({ name }) => name === about.toLowerCase());
  if (item !== undefined) return [...item.option.refs];
  return called(screen.inSight(view), (ref) => idAndName(ref, screen), about);
}

interface Context {
  readonly screen: Screen;
  readonly width: number;
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
    ...wrap([...new Set(names)].join(', '), context.width).map((line) => paint('bold', line)),
    told,
  ]);
}

function reasonsFor({ possible, reasons }: Why, { screen, width, menu, question, say }: Context): string[] {
  const mark = (sign: string, text: string, rule: string) =>
    wrap(`${sign} ${text} ${paint('dim', rule)}`, width - 2, '  ').map((line) => `  ${line}`);
  const keys = new Set(possible.map((option) => option.key));
  const items = menu.items.filter(({ option }) => keys.has(option.key));
  if (possible.length + reasons.length === 0) return [`  ${say('nothing-to-say', { rule: question.rule })}`];
  return [
    ...items.flatMap(({ name, label, option }) => mark(paint('green', '✓'), `${name}  ${label}`, option.rule)),
    ...reasons.flatMap((reason) => mark(paint('red', '✗'), screen.voice.say(reason), reason.rule)),
  ];
}

/** The cards of the game that are called so, in full; a few at most. */
export function cardsCalled(about: string, { voice, card }: Screen, width: number): string[] {
  const found = called(voice.cards, (id) => [id, unbound(voice.card(id)!.name)], about);
  return found.slice(0, 5).flatMap((id) => card(id, width));
}

const COMMANDS = ['?', 'card', 'rule', 'table', 'all', 'log', 'undo', 'undo!', 'save', 'quit', 'help'];

/** How a line may go on: commands, and cards by name behind those that ask for one. */
export function completions(line: string, { voice }: Screen): string[] {
  const cards = voice.cards.map((id) => unbound(voice.card(id)!.name));
  const all = [...COMMANDS, ...cards.map((name) => `card ${name}`), ...cards.map((name) => `? ${name}`)];
  return all.filter((entry) => entry.toLowerCase().startsWith(line.toLowerCase()));
}
