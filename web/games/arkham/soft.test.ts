import { tableFor } from '@tabula/arkham/packs.js';
import '@tabula/arkham/text/every-language.js';
import { speak } from '@tabula/arkham/text/speak.js';
import { LANGUAGES } from '@tabula/words/language.js';
import { expect, test } from 'vitest';
import { softly } from './soft.js';
import { boardWords, learnBoard } from './words.js';

const shown = (text: string): string => text.replaceAll('\u00ad', '|');

test('long names are parted where a reader would, and stay the same words', async () => {
  await Promise.all(LANGUAGES.map(learnBoard));
  expect(shown(softly(boardWords('de'), 'Jennys Zwillingspistolen'))).toBe('Jennys Zwillings|pistolen');
  expect(shown(softly(boardWords('de'), 'Großstadteinbrecher gefasst'))).toBe('Großstadt|einbrecher gefasst');
  expect(shown(softly(boardWords('pl'), 'Okultystyczny rytualista'))).toBe('Okulty|styczny rytualista');
  expect(shown(softly(boardWords('pl'), 'spostrzegawczość'))).toBe('spostrzegaw|czość');
  expect(softly(boardWords('en'), 'Knife')).toBe('Knife');
});

/** So many letters fit beside each other on the card of somebody's sheet. */
const FIT = 13;

test('no word on an asset is left that a small card would break anywhere', async () => {
  await Promise.all(LANGUAGES.map(learnBoard));
  const { pack } = tableFor({ pack: 'core', scenario: 'scenario/azathoth' });
  for (const language of LANGUAGES) {
    const { card } = speak(language);
    const texts = pack.assets.flatMap(({ id }) => {
      const about = card(id);
      return about === null ? [] : [about.name, ...about.text];
    });
    expect(texts.length).toBeGreaterThan(pack.assets.length);
    const words = new Set(texts.flatMap((text) => softly(boardWords(language), text).match(/\p{L}+/gu) ?? []));
    expect([...words].filter((word) => word.length > FIT)).toEqual([]);
  }
});
