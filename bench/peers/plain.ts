/** Mini-Elekt written by hand as ordinary mutable objects: no kernel, no questions, a clone of its own. */

const ROUNDS = 6;
const HAND = 6;
const CARDS = 12;
const ZONES = 3;
const STRENGTH = Array.from({ length: CARDS }, (_, c) =>
  Array.from({ length: ZONES }, (_, z) => (c * (2 * z + 3) + 5 * z + (c >> 2)) % 5),
);

export type Move = { readonly move: 'play'; readonly args: readonly [number, number] } | { readonly move: 'pass' };

interface Player {
  hand: number[];
  deck: number[];
  discard: number[];
  passed: boolean;
  score: number;
}

export interface Plain {
  rng: number;
  round: number;
  turn: number;
  over: boolean;
  players: Player[];
  zones: number[][][];
}

function next(s: Plain): number {
  s.rng = (s.rng + 0x6d2b79f5) | 0;
  let t = Math.imul(s.rng ^ (s.rng >>> 15), 1 | s.rng);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return (t ^ (t >>> 14)) >>> 0;
}

function shuffle(s: Plain, cards: number[]): void {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = next(s) % (i + 1);
    const held = cards[i]!;
    cards[i] = cards[j]!;
    cards[j] = held;
  }
}

function refill(s: Plain, player: Player): void {
  while (player.hand.length < HAND) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) return;
      player.deck = player.discard;
      player.discard = [];
      shuffle(s, player.deck);
    }
    player.hand.push(player.deck.pop()!);
  }
}

export function newPlain(seats: number, seed: number): Plain {
  const s: Plain = { rng: seed >>> 0, round: 0, turn: 0, over: false, players: [], zones: [] };
  for (let z = 0; z < ZONES; z++) s.zones.push(Array.from({ length: seats }, () => []));
  for (let i = 0; i < seats; i++) {
    const deck = Array.from({ length: CARDS }, (_, c) => c);
    const player: Player = { hand: [], deck, discard: [], passed: false, score: 0 };
    shuffle(s, player.deck);
    refill(s, player);
    s.players.push(player);
  }
  return s;
}

export function plainMoves(s: Plain): Move[] {
  const moves: Move[] = [];
  const cards = s.players[s.turn]!.hand.length;
  for (let c = 0; c < cards; c++) for (let z = 0; z < ZONES; z++) moves.push({ move: 'play', args: [c, z] });
  moves.push({ move: 'pass' });
  return moves;
}

export function plainPlay(s: Plain, move: Move): void {
  const player = s.players[s.turn]!;
  if (move.move === 'pass') player.passed = true;
  else {
    const [card, zone] = move.args;
    s.zones[zone]![s.turn]!.push(player.hand.splice(card, 1)[0]!);
    if (player.hand.length === 0) player.passed = true;
  }
  const seats = s.players.length;
  for (let k = 1; k <= seats; k++) {
    const at = (s.turn + k) % seats;
    if (!s.players[at]!.passed) {
      s.turn = at;
      return;
    }
  }
  endRound(s);
}

function endRound(s: Plain): void {
  const seats = s.players.length;
  for (let z = 0; z < ZONES; z++) {
    let best = 0;
    let leaders = 0;
    const totals: number[] = [];
    for (let i = 0; i < seats; i++) {
      let total = 0;
      for (const card of s.zones[z]![i]!) total += STRENGTH[card]![z]!;
      totals.push(total);
      if (total > best) {
        best = total;
        leaders = 1;
      } else if (total === best) leaders++;
    }
    for (let i = 0; i < seats; i++) {
      const player = s.players[i]!;
      if (best > 0 && totals[i] === best) player.score += leaders === 1 ? 3 : 1;
      player.discard.push(...s.zones[z]![i]!);
      s.zones[z]![i] = [];
    }
  }
  for (const player of s.players) {
    refill(s, player);
    player.passed = false;
  }
  s.round++;
  s.turn = s.round % seats;
  if (s.round >= ROUNDS) s.over = true;
}

export function plainClone(s: Plain): Plain {
  return {
    rng: s.rng,
    round: s.round,
    turn: s.turn,
    over: s.over,
    players: s.players.map((p) => ({
      hand: p.hand.slice(),
      deck: p.deck.slice(),
      discard: p.discard.slice(),
      passed: p.passed,
      score: p.score,
    })),
    zones: s.zones.map((row) => row.map((cell) => cell.slice())),
  };
}
