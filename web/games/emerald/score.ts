import type { EmeraldView } from '@tabula/emerald/board.js';
import { openBoard } from '@tabula/emerald/open-board.js';
import { accountOf, PENALTY, punishedFaction } from '@tabula/emerald/rules/scoring.js';
import type { Result } from '@tabula/kernel/chance.js';
import type { Voice } from '@tabula/kit/voice.js';
import type { Language } from '@tabula/words/language.js';
import type { Score, ScoreNote } from '../face.js';
import { boardWords } from './words.js';

const SOURCES = ['open', 'lost', 'penalty', 'final'] as const;

/** EMER-17.9 to EMER-17.20: what everybody's open points came to, and what else decided. */
export function emeraldScore(board: unknown, result: Result, voice: Voice, language: Language): Score {
  const s = openBoard(board as EmeraldView);
  const words = boardWords(language);
  const accounts = s.seats.map((_, seat) => accountOf(s, seat));
  const punished = punishedFaction(accounts);
  const notes: ScoreNote[] = accounts.map(({ seat, faction }) => ({
    text: words('score.faction', { name: voice.name({ seat }), faction: { faction } }),
    rule: 'EMER-17.8',
  }));
  notes.push({ text: words('score.punished', { faction: { faction: punished }, count: PENALTY }), rule: 'EMER-17.16' });
  if (result.reason === 'tie-break') notes.push({ text: words('score.tie'), rule: 'EMER-17.19' });
  return {
    sources: SOURCES.map((source) => words(`score.${source}`)),
    rows: result.places.flat().map((seat) => {
      const { open, kept, tracks, faction } = accounts[seat]!;
      const penalty = faction === punished ? -PENALTY : 0;
      return { seat, counts: [open, kept + tracks - open, penalty, kept + tracks + penalty] };
    }),
    notes,
  };
}
