import { ATTRIBUTES } from '@tabula/elekt/content/behaviour.js';
import type { ElektVoice } from '@tabula/elekt/text/speak.js';
import type { Event, Message, Ref } from '@tabula/kernel/chance.js';
import type { Seat } from '@tabula/kernel/json.js';
import { padTo, paint, widthOf } from '../../paint.js';
import { barred, pathLines } from '../../story.js';
import { wonCard } from './table.js';
import type { ElektWords } from './words.js';

/** What happened, told to a player: a line for each event, and one for each confrontation. */

interface Teller {
  readonly voice: ElektVoice;
  readonly words: ElektWords;
  readonly width: number;
}

const seatOf = (params: Message['params'], name = 'seat'): Seat => (params[name] as Ref).seat as Seat;

export function storyLines(events: readonly Event[], teller: Teller): string[] {
  const lines: string[] = [];
  for (let i = 0; i < events.length; i++) {
    const event = events[i]!;
    if (event.key !== 'event.count') {
      lines.push(...line(event, teller));
      continue;
    }
    const counts: Event[] = [];
    while (events[i]?.key === 'event.count') counts.push(events[i++]!);
    const breaker = TIE_BREAKERS.includes(events[i]?.key ?? '') ? events[i++]! : null;
    const outcome = events[i] !== undefined && OUTCOMES.includes(events[i]!.key) ? events[i]! : null;
    if (outcome === null) i--;
    lines.push(...confrontation(counts, outcome, teller));
    if (breaker !== null) lines.push(...line(breaker, teller));
  }
  return lines;
}

const OUTCOMES = ['event.no-winner', 'event.tied', 'event.won-confrontation', 'event.won-card'];
/** What decided a tie, told before who won by it. */
const TIE_BREAKERS = ['event.tie-won', 'event.tie-lost', 'event.tie-lowest', 'event.tie-highest'];
/** Events that begin something new. */
const HEADINGS = ['event.round', 'event.zone'];

function line(event: Event, teller: Teller): string[] {
  const text = teller.voice.say(event);
  return barred(HEADINGS.includes(event.key) ? paint('bold', text) : text, event.rule, teller.width);
}

/** "Violence  Player 0 · Morrow 2  Morrow wins": what was counted, and what came of it. */
function confrontation(counts: readonly Event[], outcome: Event | null, teller: Teller): string[] {
  const { voice } = teller;
  const names = ATTRIBUTES.map((attribute) => widthOf(voice.name({ attribute })));
  const attribute = (counts[0]!.params.attribute as Ref).attribute as string;
  const begin = `  ${padTo(voice.name({ attribute }), Math.max(...names))}`;
  const figures = counts.map(({ params }) => `${voice.name({ seat: seatOf(params) })} ${params.count}`);
  const parts = [begin, figures.join(paint('dim', ' · '))];
  if (outcome !== null) parts.push(outcomeOf(counts, outcome, teller));
  return barred(parts.join('  '), outcome?.rule ?? counts[0]!.rule, teller.width);
}

function outcomeOf(counts: readonly Event[], outcome: Event, { voice, words }: Teller): string {
  const most = Math.max(...counts.map(({ params }) => params.count as number));
  const tie = counts.filter(({ params }) => params.count === most).length > 1;
  if (outcome.key === 'event.tied') return paint('dim', words('tie'));
  if (outcome.key === 'event.no-winner') return paint('dim', words('nobody'));
  const name = voice.name({ seat: seatOf(outcome.params) });
  if (outcome.key === 'event.won-confrontation') return words(tie ? 'wins-tie' : 'wins', { name });
  const card = paint('bold', wonCard(voice, (outcome.params.card as Ref).card as string));
  return words(tie ? 'wins-card-tie' : 'wins-card', { name, card });
}

/** Who came to own which card in which round: a line for each player. */
export function chronicle(events: readonly Event[], seats: number, { voice, words, width }: Teller): string[] {
  let round = 0;
  const paths: string[][] = Array.from({ length: seats }, () => []);
  for (const { key, params } of events) {
    if (key === 'event.round') round = params.round as number;
    if (key !== 'event.won-card' && key !== 'event.forged') continue;
    const card = wonCard(voice, (params.card as Ref).card as string);
    const from = key === 'event.forged' ? ` (← ${voice.name({ seat: seatOf(params, 'from') })})` : '';
    paths[seatOf(params)]!.push(`${paint('dim', words('round', { round }))} ${card}${from}`);
  }
  const names = paths.map((_, seat) => voice.name({ seat }));
  return [paint('bold', words('path')), ...pathLines(names, paths, width)];
}
