import { paint } from './paint.js';
import type { Share, Summary } from './sim-stats.js';

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const shown = ({ rate, low, high }: Share) => `${percent(rate).padStart(7)}  (${percent(low)} to ${percent(high)})`;

/** The figures of a simulation as a readable table. */
export function summaryTable(summary: Summary, nameOf: (card: string) => string): string {
  const { games, seconds, players, team, bySeat, byPlayer, rounds, reasons, decisions, cards, sections } = summary;
  const head = (text: string) => `\n${paint('bold', text)}\n`;
  const lines: string[] = [];
  lines.push(
    `${summary.game}, ${players.length} ${players.length === 1 ? 'player' : 'players'}, ${games} games in ${seconds.toFixed(1)} s (${(games / seconds).toFixed(1)} a second)\n`,
  );
  if (new Set(players).size > 1 && team === null) {
    lines.push(head('Won by'));
    byPlayer.forEach((share, i) => {
      lines.push(
        `  ${i + 1} ${share.level.padEnd(7)} ${shown(share)}  ${share.msPerDecision.toFixed(1)} ms a decision\n`,
      );
    });
  }
  if (team !== null) lines.push(head('Won together'), `  ${shown(team)}\n`);
  else {
    lines.push(head('Won from seat'));
    bySeat.forEach((share, seat) => {
      lines.push(`  ${seat + 1} ${shown(share)}\n`);
    });
  }
  lines.push(head('Length'));
  lines.push(`  decisions ${decisions.mean.toFixed(1)} (${decisions.min} to ${decisions.max})\n`);
  const most = Math.max(...Object.values(rounds));
  for (const [round, count] of Object.entries(rounds))
    lines.push(
      `  round ${round}  ${'█'.repeat(Math.round((30 * count) / most)).padEnd(30)} ${percent(count / games)}\n`,
    );
  lines.push(
    `  ended by ${Object.entries(reasons)
      .map(([reason, count]) => `${reason} ${percent(count / games)}`)
      .join(', ')}\n`,
  );
  for (const { title, rows } of sections) {
    lines.push(head(title));
    for (const { name, won, mean } of rows)
      lines.push(
        `  ${name.padEnd(24)} ${won === null ? mean.toFixed(2).padStart(7) : `${shown(won)}  of ${won.games}`}\n`,
      );
  }
  lines.push(head('Cards: taken, and won with (95 % interval)'));
  for (const { card, taken, won } of cards)
    lines.push(`  ${card.padEnd(4)} ${nameOf(card).padEnd(34)} ${String(taken).padStart(7)} ${shown(won)}\n`);
  return lines.join('');
}
