import { title as cults } from '@tabula/cults/title.js';
import { title as elekt } from '@tabula/elekt/title.js';
import type { Game, State } from '@tabula/kernel/game.js';
import { view } from '@tabula/kernel/sight.js';
import { questions, type Table } from '@tabula/kernel/table.js';
import { firstAsked } from '@tabula/kernel/testing/random-play.js';
import type { Forecast } from '@tabula/kit/forecast.js';
import { unbound } from '@tabula/words/bind.js';
import { expect, test } from 'vitest';
import { briefly, hasRoom, wholly } from './forecast.js';
import { menuOf } from './menu.js';
import { widthOf } from './paint.js';
import { cliWords } from './text/words.js';

function at(id: string, seats: number) {
  const { game, voice } = elekt;
  const state: State = firstAsked(game as Game, id, seats);
  const table: Table = { game, state, log: [], past: [] };
  const question = questions(table).find((entry) => entry.id === id)!;
  return { question, voice: voice('en'), board: view(game, state, question.seat).board };
}

test('below an option of a list stands what it leads to, as far as there is room', () => {
  const { question, voice, board } = at('annihilate/save', 3);
  const menu = menuOf(question, { voice, paired: [] }, cliWords('en'), 60, (option, width) => {
    const forecast = elekt.foresee?.(board, question, option) ?? null;
    return forecast === null ? [] : briefly(forecast, voice, width);
  });
  expect(hasRoom(question)).toBe(true);
  expect(menu.lines.map(unbound).join('\n')).toMatch(/Save it.*\n {8}\+ Returns to your hand/);
  for (const line of menu.lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
});

test('all of it is told by condition', () => {
  const given = { key: 'forecast.if-lost', params: {} };
  const forecast: Forecast = {
    lines: [
      { is: 'gain', key: 'forecast.reach', params: { reach: 6, sanity: 5 }, rule: 'CULT-12.3' },
      { is: 'cost', key: 'forecast.disorganised', params: {}, rule: 'CULT-11.25', given },
    ],
    ghosts: [],
  };
  const voice = cults.voice('en');
  expect(wholly(forecast, voice, 70).map(unbound)).toEqual([
    '+ Terror: you reach 6, sanity is 5 CULT-12.3',
    'If you lose or tie',
    '− A disorganisation card CULT-11.25',
  ]);
  expect(briefly(forecast, voice, 70)).toHaveLength(1);
});
