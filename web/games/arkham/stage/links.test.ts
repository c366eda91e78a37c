import '@tabula/arkham/text/every-language.js';
import { arkham } from '@tabula/arkham/arkham.js';
import { newBoard } from '@tabula/arkham/board.js';
import { scenarioIds, tableFor } from '@tabula/arkham/packs.js';
import { speak } from '@tabula/arkham/text/speak.js';
import type { Event } from '@tabula/kernel/chance.js';
import { seeded } from '@tabula/kernel/rng.js';
import { opened } from '@tabula/kernel/testing/new-game.js';
import { randomDecision } from '@tabula/kernel/testing/states.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES, type Language } from '@tabula/words/language.js';
import { beforeAll, expect, test } from 'vitest';
import type { Seen } from '../seen.js';
import { boardWords, learnBoard } from '../words.js';
import { chainOf, type Link } from './chain.js';
import { textOf, titleOf } from './links.js';

beforeAll(async () => {
  for (const language of LANGUAGES) await learnBoard(language);
});

/** What a link needs of the table. */
function seenIn(language: Language, scenario: string): Seen {
  const table = { options: { pack: 'core', scenario }, name: (seat: number) => ['Ada', 'Bruno', 'Celina'][seat] };
  const { name, say } = speak(language, table);
  const s = newBoard(3, 'core', scenario);
  return {
    props: { name, say },
    words: boardWords(language, table),
    table: tableFor(s),
    s,
    view: s,
  } as unknown as Seen;
}

const event = (key: string, params: Event['params'] = {}): Event => ({ key: `event.${key}`, params, rule: '' });
const seat = { seat: { seat: 0 } };
const said = (language: Language, ...events: Event[]): string[] => {
  const seen = seenIn(language, 'scenario/azathoth');
  const token = event('token', { ...seat, token: { token: 'reckoning' } });
  return chainOf([token, ...events])
    .slice(1)
    .map((link: Link) => unbound(`${titleOf(seen, link)}: ${textOf(seen, link, [token])}`));
};

test('what follows a token is called what it is', () => {
  expect(said('en', event('suffered', { ...seat, damage: 0, horror: 2 }))).toEqual(['2 horror: Ada suffers 2 horror.']);
  expect(said('en', event('condition', { ...seat, condition: { condition: 'cursed' } }))).toEqual([
    'Cursed: Ada is now Cursed.',
  ]);
  const test = [
    event('rolled', { ...seat, skill: { skill: 'will' }, faces: '2 3' }),
    event('tested', { ...seat, successes: 0 }),
  ];
  expect(said('de', ...test)).toHaveLength(1);
  expect(said('de', ...test)[0]).toMatch(/^Misslungen: /);
  expect(said('pl', event('money-lost', { ...seat, count: 1 }))[0]).toMatch(/^Pieniądze: /);
});

test.each(LANGUAGES)('no link of a night is without a name of its own, in %s', (language) => {
  const nameless: string[] = [];
  for (const scenario of scenarioIds()) {
    const seen = seenIn(language, scenario);
    const table = opened(arkham, { seats: 3, seed: `links ${scenario}`, options: { scenario } });
    const rng = seeded(`links ${scenario}`);
    while (randomDecision(table, rng));
    const told = table.log.flatMap(({ events }) => events);
    for (const [at, { key }] of told.entries()) {
      if (key !== 'event.token') continue;
      const next = told.findIndex((one, later) => later > at && /^event\.(?:token|round)$/.test(one.key));
      for (const link of chainOf(told.slice(at, next < 0 ? undefined : next))) {
        const title = titleOf(seen, link);
        if (title === seen.words('stage.mythos') || /^$|\[|undefined/.test(title)) nameless.push(link.events[0]!.key);
      }
    }
  }
  expect(nameless).toEqual([]);
});
