import { forecastLaws } from '@tabula/kit/testing/forecast-laws.js';
import { unbound } from '@tabula/words/bind.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect } from 'vitest';
import { cults } from './cults.js';
import { foresee } from './forecasts.js';
import { turn } from './rules/action.js';
import { domination } from './rules/domination.js';
import { sumOf } from './sums.js';
import { numbersOf } from './testing/numbers.js';
import { rule } from './testing/rule.js';
import { type TestTable, table } from './testing/table.js';
import { speak } from './text/speak.js';

forecastLaws({
  game: cults,
  foresee,
  sumOf,
  voices: () => LANGUAGES.map((language) => speak(language, {}, { strict: true })),
  numbers: numbersOf,
  tables: [{ seats: 2 }, { seats: 4 }, { seats: 1 }],
});

/** What an answer is said to lead to, in English, with its condition, its sign and its rule. */
function said(t: TestTable, seat: number, key: string): string[] {
  const question = t.seat(seat).question!;
  const option = question.options.find((entry) => entry.key === key)!;
  const voice = speak('en');
  return foresee(t.view(seat).board, question, option)!.lines.map(
    ({ given, ...line }) =>
      `${given === undefined ? '' : `${voice.say(given)} – `}${line.is}: ${unbound(voice.say(line))} (${line.rule})`,
  );
}

rule(
  ['CULT-11.1', 'CULT-12.3', 'CULT-12.10', 'CULT-12.17'],
  'before a domination: terror, rivals, markers, the price',
  () => {
    const t = table()
      .ritual(0, 'northside', 1, 3)
      .ritual(1, 'downtown', 2)
      .investigators('northside', 1)
      .hand(0, ['S3'])
      .tokens(0, { freak: 1, thug: 2 })
      .plans('northside', 0)
      .run(turn, { seat: 0 });
    const lines = said(t, 0, 'northside:domination');
    expect(lines).toEqual([
      expect.stringMatching(/^gain: Terror: you reach \d, sanity is 4 \(CULT-12\.3\)$/),
      'plain: Seat 2 may send a ritual, up to level II (CULT-11.5)',
      expect.stringMatching(/^plain: You can bring attack \d+, before abilities \(CULT-11\.21\)$/),
      'If you win – gain: Up to 1 domination marker (CULT-12.9)',
      'If you win – cost: One ritual goes back: at least level I (CULT-12.17)',
      'If nobody comes – gain: Up to 2 domination markers (CULT-12.10)',
      'If nobody comes – cost: One ritual goes back: at least level I (CULT-12.17)',
      'If you lose or tie – cost: Your 2 rituals here go back (CULT-11.24)',
      'If you lose or tie – cost: A disorganisation card (CULT-11.25)',
    ]);
  },
);

rule('CULT-12.3', 'a domination that cannot reach the sanity says that there is no terror in it', () => {
  const t = table().ritual(0, 'northside', 1).hand(0, []).plans('northside', 0).run(turn, { seat: 0 });
  expect(said(t, 0, 'northside:domination')[0]).toBe('vain: No terror: you reach 1, sanity is 3 (CULT-12.3)');
});

rule(['CULT-8.6', 'CULT-10.3', 'CULT-9.7'], 'a plan names only what is possible now', () => {
  const t = table().place(0, 'uptown').hand(0, []).discard(0, ['S1']).plans('uptown', 0).run(turn, { seat: 0 });
  expect(said(t, 0, 'uptown:growth')).toEqual([
    expect.stringMatching(/^vain: Nothing to acquire: the cheapest card costs \d power, you have 0 \(CULT-8\.6\)$/),
    'gain: Destroy a card of your discard pile (CULT-8.10)',
  ]);
  expect(said(t, 0, 'uptown:influence')).toContain('plain: No ritual can come here (CULT-10.3)');
  expect(said(t, 0, 'uptown:bluff')).toEqual(['gain: 2 cultist tokens of your choice (CULT-13.2)']);
});

rule(
  ['CULT-11.24', 'CULT-11.30'],
  'before a ritual is sent: one’s strength, who stands there, what is at stake',
  () => {
    const t = table()
      .ritual(0, 'northside', 1, 3)
      .ritual(1, 'downtown', 2)
      .hand(1, [])
      .tokens(1, { thug: 3 })
      .run(domination, { seat: 0, district: 'northside' });
    expect(said(t, 1, 'downtown:2')).toEqual(
      expect.arrayContaining([
        'plain: You can bring attack 5, before abilities (CULT-11.21)',
        'plain: Seat 1 is here: rituals 4, 0 cards in hand (CULT-11.12)',
        'If you win – gain: Seat 1 spreads no terror (CULT-11.30)',
        'If you lose or tie – cost: Your ritual here goes back (CULT-11.24)',
      ]),
    );
    expect(said(t, 1, 'stop')).toContain('cost: Seat 1 may place up to 2 domination markers (CULT-12.10)');
  },
);
