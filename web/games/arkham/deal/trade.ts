import type { ArkhamView } from '@tabula/arkham/board.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import type { Option, Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Composer, Said } from '../../../table/composer.js';
import { iconOf } from '../emblem.js';
import type { BoardWords } from '../words.js';

/** ARK-407, ARK-R.36: a whole deal is put together, and offered at once; the rules list it thing by thing. */

export const isTrade = (question: Question | null): boolean =>
  question?.id === 'trade/gift' || question?.id === 'trade/accepts';

/** Something that can change hands: from whom to whom, what it is, and how many there are of it. */
export interface Thing {
  readonly key: string;
  readonly from: Seat;
  readonly to: Seat;
  readonly what: Ref;
  readonly most: number;
}

const TOKENS = ['money', 'clues', 'remnants'] as const;
const isToken = (what: unknown): what is (typeof TOKENS)[number] => TOKENS.some((token) => token === what);

function thingOf({ key, label }: Option, view: ArkhamView): Thing[] {
  const { from, to, stock, card } = label.params as { readonly [name: string]: Ref | undefined };
  const what = stock ?? card;
  if (from === undefined || to === undefined || what === undefined) return [];
  const [giver, taker] = [Number(from.seat), Number(to.seat)];
  const most = isToken(what.stock) ? view.seats[giver]![what.stock] : 1;
  return [{ key, from: giver, to: taker, what, most }];
}
export const thingsIn = ({ options }: Question, view: ArkhamView): Thing[] =>
  options.flatMap((option) => thingOf(option, view));

/** What somebody is offered: the things that would change hands, with how many of each. */
export function offered({ id, prompt }: Question): readonly Thing[] | null {
  const { deal } = (prompt.params.deal ?? {}) as Ref;
  if (id !== 'trade/accepts' || typeof deal !== 'string') return null;
  return deal.split(';').map((gift) => {
    const [from, to, what = '', count] = gift.split(',');
    return {
      key: gift,
      from: Number(from),
      to: Number(to),
      what: isToken(what) ? { stock: what } : { card: what },
      most: Number(count),
    };
  });
}

export const giftRef = ({ key }: Thing): Ref => ({ gift: key });
/** Touched instead of a thing: all of it is taken back. */
export const backRef = ({ key }: Thing): Ref => ({ back: key });

const countOf = (picked: readonly Ref[], key: string): number => picked.filter(({ gift }) => gift === key).length;

export function tradeComposer(question: Question, view: ArkhamView, voice: Voice, words: BoardWords): Composer {
  const things = thingsIn(question, view);
  const at = ({ gift, card }: Ref): Thing | undefined =>
    things.find(({ key, what }) => (gift === undefined ? card !== undefined && what.card === card : key === gift));
  /** A card goes to one of them only. */
  const free = (picked: readonly Ref[], { key, what, most }: Thing): boolean =>
    countOf(picked, key) < most &&
    (what.card === undefined ||
      !things.some((other) => other.what.card === what.card && countOf(picked, other.key) > 0));
  const without = (picked: readonly Ref[], key: string): readonly Ref[] => picked.filter(({ gift }) => gift !== key);
  const dealOf = (picked: readonly Ref[]) => things.filter(({ key }) => countOf(picked, key) > 0);
  const said = (keys: readonly string[], id = question.id): Said => ({
    question: id,
    keys: ({ options }) => (keys.every((key) => options.some((option) => option.key === key)) ? keys : null),
  });
  return {
    may(picked, ref) {
      const thing = at(ref);
      return thing !== undefined && free(picked, thing);
    },
    touched(picked, ref) {
      if (typeof ref.back === 'string') return without(picked, ref.back);
      const thing = at(ref);
      if (thing === undefined) return null;
      return free(picked, thing) ? [...picked, giftRef(thing)] : without(picked, thing.key);
    },
    // Who was pointed at has given nothing yet: what they have is listed as it is asked.
    ways: (picked) => (dealOf(picked).length === 0 ? null : []),
    prospect(picked) {
      const deal = dealOf(picked);
      if (deal.length === 0) return null;
      return {
        targets: [],
        papers: [],
        by: null,
        meter: null,
        sources: [],
        chips: [],
        outcomes: deal.map(({ key, from, to, what }) => ({
          icon: iconOf(what) ?? 'ar-act-trade',
          text: words('trade.gift', {
            from: { seat: from },
            to: { seat: to },
            count: countOf(picked, key),
            what: voice.name(what),
          }),
          tone: from === question.seat ? 'loss' : 'good',
        })),
        confirm: {
          label: words('trade.offer'),
          icon: 'ar-act-trade',
          answers: [
            ...deal.flatMap(({ key }) => [said([key]), said([String(countOf(picked, key))], 'trade/count')]),
            said(['stop']),
          ],
        },
      };
    },
    prompt: () => null,
    badge(picked, ref) {
      const count = countOf(picked, String(ref.gift));
      return count === 0 ? null : { symbol: 'ar-act-trade', icon: 'ar-act-trade', count };
    },
  };
}
