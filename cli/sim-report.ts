import type { CardFigures, Share, Summary } from './sim-stats.js';

/** A simulation as a page of its own: no scripts, no links, pictures drawn in SVG. */

const percent = (x: number) => `${(100 * x).toFixed(1)} %`;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
:root{color-scheme:dark;--ink:#e9dfcb;--dim:#9b8f7a;--line:#3a3229;--lit:#d8a24a;--cool:#7fa3b8;--paper:#17130f}
body{margin:0;background:radial-gradient(120% 60% at 50% 0,#2a2119,#100d0a 70%);color:var(--ink);font:16px/1.5 "Source Sans 3","Segoe UI",sans-serif}
main{max-width:68rem;margin:0 auto;padding:2rem 1rem 4rem}
h1,h2{font-family:"EB Garamond",Georgia,serif;font-weight:500;letter-spacing:.02em}h1{font-size:2.4rem;margin:.2em 0}h2{margin:2.2em 0 .4em;border-bottom:1px solid var(--line)}
p{color:var(--dim);max-width:44rem}table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th{text-align:left;color:var(--dim);font-weight:500}td,th{padding:.25rem .6rem;border-bottom:1px solid var(--line)}td.n{text-align:right}
svg{width:100%;height:auto;display:block}text{fill:var(--ink);font-size:13px}text.d{fill:var(--dim)}`;

export function htmlReport(summary: Summary, nameOf: (card: string) => string): string {
  const { game, players, games, seconds, bySeat, byPlayer, rounds, decisions, cards, reasons } = summary;
  const mixed = new Set(players).size > 1;
  const seatRows = bySeat.map((share, seat) => ({ label: `Seat ${seat + 1}`, share }));
  const playerRows = byPlayer.map((share, i) => ({ label: `${i + 1}: ${share.level}`, share }));
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(game)}: ${games} games</title><style>${STYLE}</style></head><body><main>
<h1>${escaped(game[0]!.toUpperCase() + game.slice(1))}</h1>
<p>${games} games of ${players.length} players (${escaped(players.join(', '))}), seed “${escaped(summary.seed)}”, in ${seconds.toFixed(1)} s. A deal is played once in every seating, so that luck and seat fall on all evenly.</p>
${mixed ? `<h2>Who won</h2>${intervals(playerRows, 1 / players.length)}` : ''}
<h2>From which seat</h2>
<p>The line is an even share. Bars are 95 % intervals: where one does not touch the line, the seat matters.</p>
${intervals(seatRows, 1 / players.length)}
<h2>How long</h2>
<p>${decisions.mean.toFixed(1)} decisions a game (${decisions.min} to ${decisions.max}). Ended by ${escaped(
    Object.entries(reasons)
      .map(([reason, count]) => `${reason} (${percent(count / games)})`)
      .join(', '),
  )}.</p>
${bars(Object.entries(rounds).map(([round, count]) => ({ label: `Round ${round}`, share: count / games })))}
<h2>Cards</h2>
<p>Each dot is a card: how often it was taken, and how often whoever took it won. Far from the line means strong or weak; far to the left, rarely taken.</p>
${scatter(cards, 1 / players.length, nameOf)}
<table><thead><tr><th>Card</th><th>Name</th><th>Taken</th><th>Won with</th><th>95 % interval</th></tr></thead><tbody>
${cards.map(({ card, taken, won }) => `<tr><td>${escaped(card)}</td><td>${escaped(nameOf(card))}</td><td class="n">${taken}</td><td class="n">${percent(won.rate)}</td><td class="n">${percent(won.low)} – ${percent(won.high)}</td></tr>`).join('\n')}
</tbody></table></main></body></html>
`;
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

const KIND_COLOURS: Readonly<Record<string, string>> = {
  E: '#d8a24a',
  B: '#9b8f7a',
  M: '#c0604a',
  I: '#7fa3b8',
  P: '#9a7fc0',
};

/** Every card by how often it was taken and how often its taker won. */
function scatter(cards: readonly CardFigures[], even: number, nameOf: (card: string) => string): string {
  const [width, height, left, foot] = [900, 420, 60, 40];
  const mostTaken = Math.max(1, ...cards.map(({ taken }) => taken));
  const rates = cards.map(({ won }) => won.rate);
  const low = Math.max(0, Math.min(even, ...rates) - 0.05);
  const high = Math.min(1, Math.max(even, ...rates) + 0.05);
  const x = (taken: number) => left + ((width - left - 130) * taken) / mostTaken;
  const y = (rate: number) => 10 + (height - foot - 10) * (1 - (rate - low) / (high - low));
  const dots = cards.map(({ card, taken, won }) => {
    const extreme = won.low > even || won.high < even;
    const label = extreme ? `<text x="${x(taken) + 9}" y="${y(won.rate) + 4}">${escaped(nameOf(card))}</text>` : '';
    return `<circle cx="${x(taken)}" cy="${y(won.rate)}" r="5" fill="${KIND_COLOURS[card[0]!] ?? '#e9dfcb'}"><title>${escaped(nameOf(card))}: ${taken}, ${percent(won.rate)}</title></circle>${label}`;
  });
  return `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="Cards by how often taken and won with">
<line x1="${left}" x2="${width - 20}" y1="${y(even)}" y2="${y(even)}" stroke="var(--cool)" stroke-dasharray="4 4"/>
<text class="d" x="0" y="${y(even) + 4}">${percent(even)}</text><text class="d" x="0" y="${y(high) + 12}">${percent(high)}</text><text class="d" x="0" y="${y(low)}">${percent(low)}</text>
<text class="d" x="${width / 2}" y="${height - 8}" text-anchor="middle">times taken (up to ${mostTaken})</text>${dots.join('')}</svg>`;
}
