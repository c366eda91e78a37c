import type { CultsView } from '@tabula/cults/board.js';
import type { District } from '@tabula/cults/content/behaviour.js';
import { cardOf, kindOf } from '@tabula/cults/content/cards.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { cityEffect, ritualValue, sanityOf } from '@tabula/cults/rules/districts.js';
import { optionsOf } from '@tabula/cults/table-options.js';
import type { Ref } from '@tabula/kernel/chance.js';
import type { Question } from '@tabula/kernel/question.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Bill, BillLine } from '../../table/bill.js';
import { boardWords } from './words.js';

/** Cards of one kind stand for one another, and so do tokens. */
const alike = (ref: Ref): string => ('card' in ref ? kindOf(String(ref.card)) : String(ref.token));

/** Tokens last beyond the round, hand cards do not: a card that is good for nothing else goes first. */
const TOKEN = 0.75;

/** What cards and tokens could do besides: a token can do only the one thing, a card has other symbols and an ability. */
function missedBesides(spent: 'power' | 'terror'): (ref: Ref) => number {
  return (ref) => {
    if (!('card' in ref)) return ref.token === (spent === 'power' ? 'adept' : 'freak') ? TOKEN : 2 * TOKEN;
    const { attack, power, terror, ability } = cardOf(String(ref.card));
    return attack + power + terror - { power, terror }[spent] + (ability === undefined ? 0 : 1);
  };
}

/** Questions that are answered by putting cards and tokens together. */
export function cultsBill(question: Question, board: unknown, voice: Voice, language: Language): Bill | null {
  const view = board as CultsView;
  const about = { alike, fits: ({ key }: { readonly key: string }) => key !== 'stop' };
  const words = boardWords(language);
  switch (question.id) {
    case 'payment/spend':
      return {
        ...about,
        need: Number(question.prompt.params.cost),
        given: 0,
        lines: costLines(question, view, voice, language),
        worth: (ref) => ('card' in ref ? cardOf(String(ref.card)).power : 1),
        missed: missedBesides('power'),
        missing: (count) => words('bill.power', { count }),
        confirm: words('bill.pay'),
      };
    case 'terror/spend':
      return {
        ...about,
        ...terrorBill(question, view, language),
        // Who cannot reach it is asked all the same: others must not learn it from a silence.
        ...(question.options.some(about.fits) ? {} : { missing: () => words('bill.unreachable') }),
      };
    case 'bluff/taken':
    case 'hiding/returned':
    case 'screen-limit/returned': {
      const takes = question.id === 'bluff/taken';
      return {
        ...about,
        need: question.options[0]?.refs.length ?? 0,
        given: 0,
        lines: [],
        worth: () => 1,
        missing: (count) => words('bill.tokens', { count }),
        confirm: words(takes ? 'bill.take' : 'bill.return'),
      };
    }
    default:
      return null;
  }
}

/** CULT-8.5, CULT-9.7, CULT-9.11: what a cost is made of. */
function costLines(question: Question, view: CultsView, voice: Voice, language: Language): readonly BillLine[] {
  const words = boardWords(language);
  const s = openBoard(view);
  const items = String(question.prompt.params.items ?? '')
    .split(' ')
    .filter((item) => item !== '');
  const at = view.turn?.district;
  if (items.length === 0 || at === undefined) return [];
  const lines = items.map((item): BillLine => {
    if (item === 'place') return { label: words('bill.place'), amount: optionsOf(view).placeCost, rule: 'CULT-9.7' };
    const [kind, level] = item.split(':');
    return level === undefined
      ? { label: voice.name({ card: kind! }), amount: cardOf(kind!).cost, rule: 'CULT-8.5' }
      : { label: words('bill.ritual', { level: { level: Number(level) } }), amount: Number(level), rule: 'CULT-9.11' };
  });
  const { investigators } = view.districts[at];
  if (investigators > 0)
    lines.push({
      label: words('bill.investigators', { count: investigators }),
      amount: investigators * items.length,
      rule: 'CULT-17.7',
    });
  const rest = Number(question.prompt.params.cost) - lines.reduce((sum, { amount }) => sum + amount, 0);
  const city = cityEffect(s, 'ritual-cost') ?? cityEffect(s, 'card-cost');
  if (rest !== 0 && city !== undefined && view.event !== null)
    lines.push({ label: voice.name({ card: view.event }), amount: rest, rule: 'CULT-4.3' });
  return lines;
}

/** CULT-12.3 to CULT-12.5: rituals, cards and freaks against the sanity. */
function terrorBill(question: Question, view: CultsView, language: Language): Omit<Bill, 'alike' | 'fits'> {
  const words = boardWords(language);
  const s = openBoard(view);
  const at = (question.prompt.params.district as { readonly district: District }).district;
  const rituals = ritualValue(s, at, question.seat);
  const fought = view.turn === null || Boolean(question.prompt.params.fought);
  const quiet = (card: string): number => {
    const { terror, ability } = cardOf(card);
    return !fought && ability?.does === 'quiet-terror' ? ability.terror : terror;
  };
  return {
    need: sanityOf(s, at) + 1,
    given: rituals,
    lines: [
      { label: words('bill.sanity'), amount: sanityOf(s, at), rule: 'CULT-12.4' },
      { label: words('bill.more'), amount: 1, rule: 'CULT-12.3' },
      { label: words('bill.rituals'), amount: -rituals, rule: 'CULT-12.5' },
    ],
    worth: (ref) => ('card' in ref ? quiet(String(ref.card)) : 1),
    missed: missedBesides('terror'),
    missing: (count) => words('bill.terror', { count }),
    confirm: words('bill.spread'),
  };
}
