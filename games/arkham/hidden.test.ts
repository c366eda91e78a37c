import type { State } from '@tabula/kernel/game.js';
import { clone } from '@tabula/kernel/json.js';
import { tableOn } from '@tabula/kernel/laws/position.js';
import { pilesOf, resample, view } from '@tabula/kernel/sight.js';
import { questions, why } from '@tabula/kernel/table.js';
import { expect } from 'vitest';
import { arkham } from './arkham.js';
import { type Arkham, TILES } from './board.js';
import { foresee } from './forecasts.js';
import { tableFor } from './packs.js';
import { stories } from './story/en.js';
import { coreTable } from './testing/core-table.js';
import { playRandomly } from './testing/play.js';
import { rule } from './testing/rule.js';
import { isMet } from './text/part-names.js';
import { title } from './title.js';

// ARK-R.99: all see the same, and nobody sees what is hidden.

const SCENARIOS = ['azathoth', 'umordhoth', 'twilight', 'deep'].map((name) => `scenario/${name}`);

/** Looks at positions of random games of every scenario, some decisions apart. */
function looking(every: number, look: (state: State<Arkham>, scenario: string) => void): void {
  for (const [nth, scenario] of SCENARIOS.entries()) {
    let at = 0;
    playRandomly({
      seed: `hidden ${scenario}`,
      seats: 1 + nth,
      options: { pack: 'core', scenario },
      asked: (_id, state) => {
        if (at++ % every === 0) look(clone(state), scenario);
      },
    });
  }
}

const asked = (state: State<Arkham>) => questions(tableOn({ game: arkham, state, log: [], past: [] }, clone(state)));

/** Everything that is said of what is asked: the question and what its answers lead to. */
function told(state: State<Arkham>): string {
  const seen = view(arkham, state, 0).board;
  return JSON.stringify(
    asked(state).map((question) => [question, question.options.map((option) => foresee(seen, question, option))]),
  );
}

rule('ARK-R.99', 'all seats and everybody who watches see one and the same table', () => {
  looking(40, (state) => {
    const boards = [...state.board.seats.keys(), null].map((seat) => JSON.stringify(view(arkham, state, seat).board));
    expect(new Set(boards).size).toBe(1);
  });
});

rule(
  ['ARK-R.99', 'ARK-103.1', 'ARK-468.7'],
  'no hidden card is named in views, questions, options and forecasts',
  () => {
    const named = new Set<string>();
    looking(15, (state) => {
      const seen = `${JSON.stringify(view(arkham, state, null))}${told(state)}`;
      const open = JSON.stringify(view(arkham, state, null).board);
      const hidden = pilesOf(arkham, state.board)
        .flatMap(({ cards }) => cards)
        // What all saw go under a deck is known to all, and its text may still be running.
        .filter((card) => !open.includes(`"${card}"`) && !Object.hasOwn(state.board.known, card));
      expect(hidden.length).toBeGreaterThan(50);
      for (const card of hidden) if (seen.includes(`"${card}"`) || seen.includes(`${card}#`)) named.add(card);
    });
    expect([...named]).toEqual([]);
  },
);

rule(['ARK-R.99', 'ARK-109.1'], 'why not: a hidden card is nowhere, wherever it lies', () => {
  const t = coreTable().turn();
  const hidden = [...t.board.headlines, ...t.board.pacts, ...t.board.items, ...t.board.streets, ...t.board.archive];
  const reasons = new Set(hidden.map((card) => JSON.stringify(why(t.kernel, 0, { card }))));
  expect([...reasons].map((reason) => JSON.parse(reason).reasons[0].rule)).toEqual(['ARK-R.99']);
});

rule('ARK-468.7', 'the back of a dark pact is unknown even to its owner', () => {
  const t = coreTable().pact(0, 'condition/dark-pact/dark-destiny').turn();
  expect(t.view(0).board.seats[0]!.pact).toEqual({ count: 1 });
  expect(JSON.stringify([t.view(0), questions(t.kernel)])).not.toContain('dark-destiny');
  const guesses = new Set(
    Array.from({ length: 60 }, (_, seed) => resample(arkham, t.kernel.state, 0, seed).board.seats[0]!.pact[0]),
  );
  expect(guesses.size).toBe(6);
});

rule(
  ['ARK-478.4', 'ARK-R.99'],
  'an event is thought to be among the upper cards of its deck, and nobody knows where',
  () => {
    const t = coreTable().clue(0).turn();
    const depths = new Set(
      Array.from({ length: 60 }, (_, seed) => {
        const { deck } = resample(arkham, t.kernel.state, 0, seed).board.tiles[0];
        return deck.length - deck.findIndex((card) => card.startsWith('event/'));
      }),
    );
    expect([...depths].sort()).toEqual([1, 2, 3]);
  },
);

rule(['ARK-466.10', 'ARK-R.99'], 'what comes of an encounter is told when it has come, and nowhere before', () => {
  const voices = new Map(SCENARIOS.map((scenario) => [scenario, title.voice('en', { options: { scenario } })]));
  let met = 0;
  looking(1, (state, scenario) => {
    const cards = state.board.encounter.filter(isMet);
    if (cards.length === 0) return;
    const voice = voices.get(scenario)!;
    const seen = view(arkham, state, 0).board;
    const said = asked(state).flatMap((question) => {
      const { prompt, brief, options } = voice.question(question);
      const foreseen = question.options.flatMap((option) => foresee(seen, question, option)?.lines ?? []);
      return [prompt, brief, ...options, ...foreseen.map((line) => voice.say(line))];
    });
    for (const card of cards) {
      met++;
      const text = [...said, ...voice.card(card)!.text].join('\n');
      expect(text).not.toMatch(/if you (?:pass|fail)|otherwise/i);
      for (const [id, { scene: _, ...outcomes }] of stories)
        if (id.startsWith(`${card}/`))
          for (const sentence of Object.values(outcomes).flat()) expect(text).not.toContain(sentence);
    }
  });
  expect(met).toBeGreaterThan(20);
});

rule('ARK-418.1', 'what is in the mythos cup is known, but not what comes next', () => {
  const t = coreTable().turn();
  const { cup, drawn } = t.view(null).board;
  expect(cup.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(10);
  expect(drawn.every((count) => count === 0)).toBe(true);
  expect(JSON.stringify(t.view(0))).not.toContain('rng');
});

rule(
  ['ARK-R.190', 'ARK-R.99', 'ARK-R.87', 'ARK-478.3'],
  'a guess at what is hidden keeps what all can count: packets under the event deck, and how deep clues lie',
  () => {
    let packets = 0;
    let orders = 0;
    looking(25, (state, scenario) => {
      const { events: all } = tableFor(state.board).scenario;
      const guess = resample(arkham, state, 0, scenario).board;
      let from = 0;
      for (const { events, unseen } of state.board.packets ?? []) {
        const to = from + events.length + unseen;
        const known = events.map((no) => all[no]!.id);
        expect(known.filter((card) => !guess.events.slice(from, to).includes(card))).toEqual([]);
        packets++;
        if (String(guess.events.slice(from, to)) !== String(state.board.events.slice(from, to))) orders++;
        from = to;
      }
      for (const tile of TILES) {
        const { deck, upper } = guess.tiles[tile];
        const mixed = deck.flatMap((card, at) => (all.some(({ id }) => id === card) ? [deck.length - at] : []));
        if (upper !== undefined) expect(Math.max(0, ...mixed)).toBeLessThanOrEqual(Math.max(upper, mixed.length));
      }
    });
    expect(packets).toBeGreaterThan(10);
    expect(orders).toBeGreaterThan(5);
  },
);
