import type { Cults } from '@tabula/cults/board.js';
import { cults } from '@tabula/cults/cults.js';
import { foresee } from '@tabula/cults/forecasts.js';
import { speak } from '@tabula/cults/text/speak.js';
import { seeded } from '@tabula/kernel/rng.js';
import { view } from '@tabula/kernel/sight.js';
import { questions } from '@tabula/kernel/table.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { randomDecision } from '@tabula/kernel/testing/states.js';
import { expect, it } from 'vitest';
import { cultsGauge } from './gauge.js';

it('the bar of a domination has the terror and the sanity that its forecast tells of, and no other plan has one', () => {
  let seen = 0;
  for (let nth = 0; nth < 4; nth++) {
    const table = opened(cults, { seats: 3, seed: `gauge ${nth}` });
    const rng = seeded(`gauge ${nth}`);
    do {
      const question = questions(table).find(({ id }) => id === 'turn/choice');
      if (question === undefined) continue;
      const { board } = view<Cults, unknown>(cults, table.state, question.seat);
      for (const option of question.options) {
        const gauge = cultsGauge(question, option, board, speak('en'), 'en');
        expect(gauge !== null).toBe(option.key.endsWith(':domination'));
        if (gauge === null) continue;
        const line = foresee(board, question, option)!.lines.find(({ key }) => gauge.says.includes(key))!;
        const counts = gauge.sources.flatMap(({ parts }) => parts.map(({ count }) => count));
        const reach = counts.reduce((sum, count) => sum + count, 0);
        expect({ reach, sanity: gauge.limit }).toEqual(line.params);
        seen++;
      }
    } while (randomDecision(table, rng));
  }
  expect(seen).toBeGreaterThan(10);
});
