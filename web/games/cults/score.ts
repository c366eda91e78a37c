import type { CultsView } from '@tabula/cults/board.js';
import { openBoard } from '@tabula/cults/open-board.js';
import { scoreOf } from '@tabula/cults/rules/points.js';
import type { Result } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Score, ScoreNote } from '../face.js';
import { comparedOf } from './compared.js';
import { needsMet } from './goal.js';
import { boardWords, type Key } from './words.js';

const SOURCES = ['domination', 'places', 'majority'] as const;

/** What tells equal points apart, in the order in which it is compared. */
const TIES: readonly { readonly key: Key; readonly rule: string }[] = [
  { key: 'tie.domination', rule: 'CULT-15.7' },
  { key: 'tie.places', rule: 'CULT-15.8' },
  { key: 'tie.rituals', rule: 'CULT-15.9' },
  { key: 'tie.disorganisation', rule: 'CULT-15.10' },
];

/** CULT-15.2 to CULT-15.10: what everybody's points come from, and what else decided. */
export function cultsScore(board: unknown, result: Result, voice: Voice, language: Language): Score {
  const view = board as CultsView;
  const words = boardWords(language);
  const s = openBoard(view);
  return {
    sources: SOURCES.map((source) => words(`score.${source}`)),
    rows: result.places.flat().map((seat) => {
      const score = scoreOf(s, seat);
      return { seat, counts: SOURCES.map((source) => score[source]) };
    }),
    notes: view.npc === null ? ties(view, result, voice, language) : goals(view, voice),
  };
}

function ties(view: CultsView, { places }: Result, voice: Voice, language: Language): readonly ScoreNote[] {
  const words = boardWords(language);
  return places.flatMap(([first], at): ScoreNote[] => {
    const second = places[at + 1]?.[0];
    if (first === undefined || second === undefined) return [];
    const [high, low] = [comparedOf(view, first), comparedOf(view, second)];
    if (high[0] !== low[0]) return [];
    const differ = high.findIndex((count, nth) => count !== low[nth]);
    const { key, rule } = TIES[differ < 0 ? TIES.length - 1 : differ - 1]!;
    return [{ text: words(key, { first: voice.name({ seat: first }), second: voice.name({ seat: second }) }), rule }];
  });
}

/** CULT-19.65: what the goal card asks for, and whether it was reached. */
function goals(view: CultsView, voice: Voice): readonly ScoreNote[] {
  const met = needsMet(view);
  const texts = view.goal === null ? [] : (voice.card(view.goal)?.text ?? []);
  return texts.map((text, at) => ({ text, met: met[at] === true, rule: 'CULT-19.65' }));
}
