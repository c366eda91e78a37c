import { readFileSync } from 'node:fs';
import { arkham } from '@tabula/arkham/arkham.js';
import type { Arkham, ArkhamView } from '@tabula/arkham/board.js';
import { speak } from '@tabula/arkham/text/speak.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { State } from '@tabula/kernel/game.js';
import { view } from '@tabula/kernel/sight.js';
import { decide, load, questions, type Table } from '@tabula/kernel/table.js';
import { beforeAll, expect, test } from 'vitest';
import type { Composer } from '../../../table/composer.js';
import { perform } from '../../../table/perform.js';
import type { TableNow, TableSource } from '../../../table/source.js';
import { loadTales } from '../tales.js';
import { arkhamCompose } from './compose.js';
import { less } from './harm.js';
import { offersIn } from './shop.js';
import { backRef, giftRef, offered, thingsIn } from './trade.js';

beforeAll(() => loadTales('en', null));

const SAVES = new URL('../../../../games/arkham/golden/saves.jsonl', import.meta.url);
const saves = readFileSync(SAVES, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly asks: string; readonly state: State<Arkham> });

/** A table at a question, and what a page can put together there. */
function at(asks: string, fits: (table: Table<Arkham, unknown>) => boolean = () => true) {
  for (const { state } of saves.filter((save) => save.asks === asks)) {
    const loaded = load(arkham, state);
    if (!loaded.ok || !fits(loaded.table)) continue;
    const { table } = loaded;
    const question = () => questions(table)[0]!;
    const board = () => view(arkham, table.state, question().seat).board as ArkhamView;
    const composer = (): Composer => {
      const made = arkhamCompose(question(), board(), speak('en', { options: state.options }), 'en');
      if (made === null) throw new Error('nothing is put together here');
      return made;
    };
    return { table, question, board, composer, seat: question().seat };
  }
  throw new Error(`no save at ${asks}`);
}
type Laid = ReturnType<typeof at>;

/** Touches one thing after the other. */
const touching = (composer: Composer, refs: readonly Ref[]): readonly Ref[] =>
  refs.reduce<readonly Ref[]>((picked, ref) => composer.touched(picked, ref) ?? picked, []);

/** Confirms what was put together, as the page does it. */
async function confirm({ table, question, composer, seat }: Laid, picked: readonly Ref[]): Promise<void> {
  let version = 0;
  const source: Pick<TableSource, 'now' | 'answer'> = {
    now: () => ({ version, question: questions(table).find((one) => one.seat === seat) ?? null }) as TableNow,
    async answer(keys) {
      version++;
      const decided = decide(table, question().seat, keys);
      return decided.ok ? null : decided.error;
    },
  };
  const { answers } = composer().prospect(picked)?.confirm ?? {};
  if (answers === undefined || answers === null) throw new Error('nothing to confirm');
  expect(await perform(source as TableSource, answers)).toBeNull();
}

const takers = ({ question }: Laid): string[] => [
  ...new Set(
    question().options.flatMap(({ refs }) => refs.flatMap(({ card }) => (card === undefined ? [] : [String(card)]))),
  ),
];

test('damage goes to a card token by token, back again, and no further than it can take', () => {
  const laid = at('suffer/damageTo');
  const composer = laid.composer();
  const [card] = takers(laid);
  const ref = { card: card! };
  const room = laid.question().options.filter(({ refs }) => refs.some((one) => one.card === card)).length;
  const all = touching(
    composer,
    Array.from({ length: room + 2 }, () => ref),
  );
  expect(all).toHaveLength(room);
  expect(composer.may(all, ref)).toBe(false);
  expect(touching(composer, [ref, less(card!)])).toEqual([]);
  expect(touching(composer, [ref, { seat: laid.seat }])).toEqual([]);
});

test('one card takes damage at a time: another takes its place', () => {
  const laid = at('suffer/damageTo', (table) => {
    const cards = questions(table)[0]!.options.flatMap(({ refs }) => refs.map((ref) => ref.card));
    return new Set(cards).size > 1;
  });
  const [one, other] = takers(laid);
  expect(touching(laid.composer(), [{ card: one! }, { card: other! }])).toEqual([{ card: other }]);
});

test('what was placed is what the rules place', async () => {
  const laid = at('suffer/damageTo');
  const [card] = takers(laid);
  const { table, seat } = laid;
  const before = table.state.board.seats[seat]!.assets.find((asset) => asset.card === card)!.damage;
  const own = table.state.board.seats[seat]!.damage;
  const amount = Number(laid.question().prompt.params.damage);
  await confirm(laid, [{ card: card! }]);
  const after = table.state.board.seats[seat]!;
  expect(after.assets.find((asset) => asset.card === card)?.damage ?? before + 1).toBe(before + 1);
  expect(after.damage).toBe(own + amount - 1);
});

test('a basket holds what can be paid, and is paid in one go', async () => {
  const laid = at('buy/card');
  const { table, seat } = laid;
  const money = table.state.board.seats[seat]!.money;
  const composer = laid.composer();
  const cards = takers(laid);
  const picked = touching(
    composer,
    cards.map((card) => ({ card })),
  );
  const price = (card: unknown) =>
    Number(laid.question().options.find(({ refs }) => refs.some((ref) => ref.card === card))!.label.params.price);
  const cost = picked.reduce((sum, { card }) => sum + price(card), 0);
  expect(picked.length).toBeGreaterThan(0);
  expect(cost).toBeLessThanOrEqual(money);
  for (const card of cards.filter((one) => !picked.some((ref) => ref.card === one)))
    expect(composer.may(picked, { card })).toBe(false);
  await confirm(laid, picked);
  expect(table.state.board.seats[seat]!.money).toBe(money - cost);
  const owned = table.state.board.seats[seat]!.assets.map(({ card }) => card);
  expect(picked.every(({ card }) => owned.includes(String(card)))).toBe(true);
});

test('a deal is listed thing by thing and offered: the other is asked', async () => {
  const laid = at('trade/gift');
  const things = thingsIn(laid.question(), laid.board());
  const composer = laid.composer();
  const money = things.find(({ from, what }) => from === laid.seat && what.stock === 'money')!;
  const card = things.find(({ from, to, what }) => from === laid.seat && to === money.to && what.card !== undefined)!;
  expect(composer.may([], giftRef(card))).toBe(true);
  const picked = touching(composer, [giftRef(money), giftRef(card)]);
  expect(touching(composer, [giftRef(money), giftRef(card), backRef(money)])).toEqual([giftRef(card)]);
  const twin = things.find(({ to, what }) => to !== card.to && what.card === card.what.card);
  if (twin !== undefined) expect(composer.may(picked, giftRef(twin))).toBe(false);
  await confirm(laid, picked);
  const [asked] = questions(laid.table);
  expect(asked?.id).toBe('trade/accepts');
  expect(asked?.seat).toBe(money.to);
  expect(JSON.stringify(asked?.prompt.params)).toContain(String(card.what.card));
});

test('who was pointed at has given nothing yet: there is no deal to offer', () => {
  const laid = at('trade/gift');
  const composer = laid.composer();
  const [thing] = thingsIn(laid.question(), laid.board());
  const giver = { seat: thing!.from };
  expect([composer.ways([giver]), composer.prospect([giver])]).toEqual([null, null]);
  expect(composer.ways([giver, giftRef(thing!)])).toEqual([]);
});

test('who is asked for a trade sees all that would change hands, and from whom to whom', () => {
  const { question } = at('trade/accepts');
  const deal = offered(question())!;
  expect(deal.length).toBeGreaterThan(0);
  const { by } = question().prompt.params as { readonly by: Ref };
  for (const { from, to, what, most } of deal) {
    expect([from, to]).toContain(by.seat);
    expect(from).not.toBe(to);
    expect(what.stock ?? what.card).toBeTruthy();
    expect(most).toBeGreaterThan(0);
  }
  expect(deal.some(({ from, to }) => from === question().seat || to === question().seat)).toBe(true);
  expect(offered(at('trade/gift').question())).toBeNull();
});

test('the cards that one may start with lie on the counter; what is chosen elsewhere does not', () => {
  const starting = at('new-investigator/choice');
  expect(offersIn(starting.question(), starting.board().display)).toEqual(takers(starting));
  const order = at('leave/order');
  expect(offersIn(order.question(), order.board().display)).toBeNull();
});
