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
