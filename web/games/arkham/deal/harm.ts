import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Composer, Outcome } from '../../../table/composer.js';
import type { BoardWords } from '../words.js';

/** ARK-440.7, ARK-460.7: who or what takes damage or horror: so much an asset, the rest oneself. */

export type Kind = 'damage' | 'horror';
const KINDS: { readonly [question: string]: Kind } = { 'suffer/damageTo': 'damage', 'suffer/horrorTo': 'horror' };

export const harmAsked = (question: Question | null): Kind | null => KINDS[question?.id ?? ''] ?? null;

/** How much there is to place. */
export const amountOf = ({ prompt }: Question, kind: Kind): number => Number(prompt.params[kind] ?? 0);

const keyOf = (card: string, count: number): string => `${card}:${count}`;
/** How much of it a card can take. */
export function roomOf({ options }: Question, card: string): number {
  let most = 0;
  while (options.some(({ key }) => key === keyOf(card, most + 1))) most++;
  return most;
}

/** Touched instead of a card: one is taken back from it. */
export const less = (card: string): Ref => ({ less: card });

/** The asset that takes some of it, and how much; each is a token that was put there. */
export function placed(picked: readonly Ref[]): { readonly card: string; readonly count: number } | null {
  const card = picked[0]?.card;
  return typeof card === 'string' ? { card, count: picked.length } : null;
}

export function harmComposer(question: Question, kind: Kind, voice: Voice, words: BoardWords): Composer {
  const icon = `ar-${kind}`;
  const amount = amountOf(question, kind);
  const takes = (ref: Ref): ref is { card: string } => typeof ref.card === 'string' && roomOf(question, ref.card) > 0;
  const mayMore = (picked: readonly Ref[], card: string) => {
    const put = placed(picked);
    return put?.card === card ? put.count < roomOf(question, card) : true;
  };
  return {
    may: (picked, ref) => (takes(ref) ? mayMore(picked, ref.card) : ref.seat === question.seat && picked.length > 0),
    touched(picked, ref) {
      const put = placed(picked);
      if (typeof ref.less === 'string') return ref.less === put?.card ? picked.slice(1) : picked;
      if (ref.seat === question.seat) return [];
      if (!takes(ref)) return null;
      if (put?.card !== ref.card) return [{ card: ref.card }];
      return mayMore(picked, ref.card) ? [...picked, { card: ref.card }] : picked;
    },
    ways: (picked) => (picked.length === 0 ? null : []),
    prospect(picked) {
      const put = placed(picked);
      if (put === null) return null;
      const outcome = (text: string, own: boolean): Outcome => ({ icon, text, tone: own ? 'loss' : 'plain' });
      const rest = amount - put.count;
      return {
        targets: [],
        papers: [],
        by: null,
        meter: { need: amount, have: picked.map(() => ({ icon })) },
        sources: [],
        chips: [],
        outcomes: [
          outcome(words(`harm.${kind}.on`, { count: put.count, who: voice.name({ card: put.card }) }), false),
          ...(rest > 0 ? [outcome(words(`harm.${kind}.self`, { count: rest }), true)] : []),
        ],
        confirm: {
          label: words('harm.confirm'),
          icon: 'check',
          answers: [{ question: question.id, keys: () => [keyOf(put.card, put.count)] }],
        },
      };
    },
    prompt: () => null,
    badge(picked, ref) {
      const put = placed(picked);
      return put !== null && ref.card === put.card ? { symbol: icon, icon, count: put.count } : null;
    },
  };
}
