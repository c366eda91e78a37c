import type { CardFigures, Section, Share, Summary } from './sim-stats.js';

/** What cards are called, and of which kind they are. */
export interface CardNames {
  name(card: string): string;
  kind(card: string): string;
}

/** A simulation as a page of its own: no scripts, no links, pictures drawn in SVG. */

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root{color-scheme:dark;--ink:#e9dfcb;--dim:#9b8f7a;--line:#3a3229;--lit:#d8a24a;--cool:#7fa3b8;--paper:#17130f}
body{margin:0;background:radial-gradient(120% 60% at 50% 0,#2a2119,#100d0a 70%);color:var(--ink);font:16px/1.5 "Source Sans 3","Segoe UI",sans-serif}
main{max-width:68rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2,h3{font-family:"EB Garamond",Georgia,serif;font-weight:500;letter-spacing:.02em}h1{font-size:2.4rem;margin:.2em 0}h2{margin:2.2em 0 .4em;border-bottom:1px solid var(--line)}
p{color:var(--dim);max-width:44rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;color:var(--dim);font-weight:500}td,th{padding:.25rem .6rem;border-bottom:1px solid var(--line)}td.n{text-align:right}
svg{width:100%;height:auto;display:block}text{fill:var(--ink);font-size:13px}text.d{fill:var(--dim)}`;

export function htmlReport(summary: Summary, words: CardNames): string {
  const { game, players, games, seconds, team, bySeat, byPlayer, rounds, decisions, cards, reasons, sections } =
    summary;
  const mixed = new Set(players).size > 1 && team === null;
  const kinds = [...new Set(cards.map(({ card }) => words.kind(card)))]
    .sort()
    .map((kind) => [kind, cards.filter(({ card }) => words.kind(card) === kind)] as const);
  const seatRows = bySeat.map((share, seat) => ({ label: `Seat ${seat + 1}`, share }));
  const playerRows = byPlayer.map((share, i) => ({ label: `${i + 1}: ${share.level}`, share }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(game)}: ${games} games</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(game[0]!.toUpperCase() + game.slice(1))}</h1>
<p>${games} games of ${players.length} players (${escaped(players.join(', '))}), seed “${escaped(summary.seed)}”, in ${seconds.toFixed(1)} s. A deal is played once in every seating, so that luck and seat fall on all evenly.</p>
${mixed ? `<h2>Who won</h2>${intervals(playerRows, 1 / players.length)}` : ''}
${
  team === null
    ? `<h2>From which seat</h2>
<p>The line is an even share. Bars are 95 % intervals: where one does not touch the line, the seat matters.</p>
${intervals(seatRows, 1 / players.length)}`
    : `<h2>Won together</h2>
<p>The line is one game in two; the bar is the 95 % interval.</p>
${intervals([{ label: 'All together', share: team }], 0.5)}`
}
<h2>How long</h2>
<p>${decisions.mean.toFixed(1)} decisions a game (${decisions.min} to ${decisions.max}). Ended by ${escaped(
    Object.entries(reasons)
      .map(([reason, count]) => `${reason} (${percent(count / games)})`)
      .join(', '),
  )}.</p>
${bars(Object.entries(rounds).map(([round, count]) => ({ label: `Round ${round}`, share: count / games })))}
${sections.map(section).join('\n')}
<h2>Cards</h2>
<p>Each dot is a card: how often whoever took it won the game, with its 95 % interval and how often it was taken. Lit cards stand clearly apart from the average of their kind (a card with Titles is part of winning, so kinds are not compared with each other).</p>
${kinds.map(([kind, group]) => `<h3>${escaped(kind)}</h3>${forest(group, words.name)}`).join('\n')}
</main></body></html>
`;
}

/** A section that the game itself asks for: shares with their intervals, or averages. */
function section({ title, rows }: Section): string {
  const shares = rows.flatMap(({ name, won }) => (won === null ? [] : [{ label: name, share: won }]));
  const won = shares.reduce((sum, { share }) => sum + share.wins, 0);
  const seats = shares.reduce((sum, { share }) => sum + share.games, 0);
  const averages = rows
    .filter((row) => row.won === null)
    .map(({ name, mean }) => `<tr><td>${escaped(name)}</td><td class="n">${mean.toFixed(2)}</td></tr>`);
  return `<h2>${escaped(title)}</h2>
${shares.length > 0 ? intervals(shares, won / seats) : ''}${averages.length > 0 ? `<table>${averages.join('')}</table>` : ''}`;
}

/** Shares with their intervals, and a line for an even share. */
function intervals(rows: readonly { label: string; share: Share }[], even: number): string {
  const [width, left, row] = [900, 120, 34];
  const most = Math.min(1, Math.max(even * 1.6, ...rows.map(({ share }) => share.high)) * 1.08);
  const x = (share: number) => left + ((width - left - 90) * share) / most;
  const height = rows.length * row + 26;
  const marks = rows.map(({ label, share }, i) => {
    const y = i * row + row / 2 + 4;
    return `<text x="0" y="${y + 5}">${escaped(label)}</text>
<rect x="${left}" y="${y - 9}" width="${x(share.rate) - left}" height="18" rx="2" fill="var(--lit)" opacity=".45"/>
<line x1="${x(share.low)}" x2="${x(share.high)}" y1="${y}" y2="${y}" stroke="var(--lit)" stroke-width="5"/>
<circle cx="${x(share.rate)}" cy="${y}" r="6" fill="var(--ink)"/>
<text x="${x(share.high) + 12}" y="${y + 5}">${percent(share.rate)}</text>`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(rows.map(({ label, share }) => `${label} ${percent(share.rate)}`).join(', '))}">
<line x1="${x(even)}" x2="${x(even)}" y1="0" y2="${height - 20}" stroke="var(--cool)" stroke-dasharray="4 4"/>
<text class="d" x="${x(even)}" y="${height - 4}" text-anchor="middle">even ${percent(even)}</text>${marks.join('')}</svg>`;
}

function bars(rows: readonly { label: string; share: number }[]): string {
  const [width, left, row] = [900, 120, 28];
  const most = Math.max(...rows.map(({ share }) => share));
  const marks = rows.map(({ label, share }, i) => {
    const wide = ((width - left - 90) * share) / most;
    return `<text x="0" y="${i * row + 19}">${escaped(label)}</text><rect x="${left}" y="${i * row + 5}" width="${wide}" height="18" rx="2" fill="var(--cool)" opacity=".7"/><text x="${left + wide + 10}" y="${i * row + 19}">${percent(share)}</text>`;
  });
  return `<svg viewBox="0 0 ${width} ${rows.length * row + 6}" role="img" aria-label="How long games last">${marks.join('')}</svg>`;
}

/** The cards of one kind, strongest first: how often their takers won, with the interval and the times taken. */
function forest(cards: readonly CardFigures[], nameOf: (card: string) => string): string {
  const [width, left, right, row] = [900, 250, 150, 22];
  const taken = cards.reduce((sum, card) => sum + card.taken, 0);
  const even = cards.reduce((sum, card) => sum + card.won.wins, 0) / Math.max(1, taken);
  const low = Math.min(...cards.map(({ won }) => won.low));
  const high = Math.max(...cards.map(({ won }) => won.high));
  const x = (rate: number) => left + ((width - left - right) * (rate - low)) / Math.max(0.01, high - low);
  const height = cards.length * row + 24;
  const marks = cards.map(({ card, won, taken: times }, i) => {
    const y = i * row + row / 2 + 2;
    const apart = won.low > even || won.high < even;
    const ink = apart ? 'var(--lit)' : 'var(--dim)';
    return `<text x="${left - 14}" y="${y + 4}" text-anchor="end">${escaped(nameOf(card))}</text>
<line x1="${x(won.low)}" x2="${x(won.high)}" y1="${y}" y2="${y}" stroke="${ink}" stroke-width="3"/>
<circle cx="${x(won.rate)}" cy="${y}" r="5" fill="${apart ? 'var(--lit)' : 'var(--ink)'}"><title>${escaped(card)}</title></circle>
<text x="${width - right + 20}" y="${y + 4}">${percent(won.rate)}</text><text class="d" x="${width}" y="${y + 4}" text-anchor="end">${times}×</text>`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Cards, and how often whoever took them won">
<line x1="${x(even)}" x2="${x(even)}" y1="0" y2="${height - 20}" stroke="var(--cool)" stroke-dasharray="4 4"/>
<text class="d" x="${x(even)}" y="${height - 4}" text-anchor="middle">on average ${percent(even)}</text>${marks.join('')}</svg>`;
}
