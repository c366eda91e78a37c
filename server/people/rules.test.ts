import { describe, expect, test } from 'vitest';
import { CHALLENGE_MS, createChallenges } from './challenges.js';
import { allowance, slowdown } from './limits.js';
import { lookOf } from './lookalikes.js';
import { nameKey, readName } from './names.js';
import { checkPassword, createPasswords } from './passwords.js';
import { sameSecret } from './secrets.js';

describe('names', () => {
  test('are trimmed, composed and their spaces made plain', () => {
    expect(readName('  Zo\u0065\u0301\u00a0 Q ')).toEqual({ ok: true, value: 'Zoé Q' });
  });
  test.each([
    ['one character', 'a'],
    ['25 characters', 'a'.repeat(25)],
    ['a control character', 'a\u0007b'],
    ['text turned around', 'a\u202eb'],
    ['an invisible space', 'a\u200bb'],
    ['a new line', 'a\nb'],
    ['a tower of accents', 'a\u0324\u0325\u0326\u0327'],
    ['nothing to read', '...'],
    ['letters that nothing is drawn for', '\u3164\u3164'],
    ['a mark that nothing is drawn for', 'Ma\u034fra'],
    ['a pattern without a dot', 'Mara\u2800'],
    ['a note without a head', 'Mara\u{1d159}'],
  ])('with %s are refused', (_, name) => {
    expect(readName(name)).toMatchObject({ ok: false, error: { code: 'bad-name' } });
  });
  test('may say how a sign is drawn', () => {
    expect(readName('Mara \u2764\ufe0f')).toEqual({ ok: true, value: 'Mara \u2764\ufe0f' });
  });
  test('that differ in case only are the same', () => {
    expect(nameKey('STRASSE')).toBe(nameKey('straße'));
    expect(nameKey('Łucja')).toBe(nameKey('łUCJA'));
    expect(nameKey('Anna')).not.toBe(nameKey('Hanna'));
  });
});

describe('names that look alike', () => {
  test.each([
    ['a Cyrillic a', 'Ada', '\u0410da'],
    ['Cyrillic throughout', 'Exope', '\u0415\u0445\u043e\u0440\u0435'],
    ['Greek letters', 'Kato', '\u039a\u03b1\u03c4\u03bf'],
    ['a capital i for an l', 'Ali', 'AIi'],
    ['a one for an l', 'Lola', 'Lo1a'],
    ['a nought for an o', 'Otto', '0tt0'],
    ['full width', 'Mara', '\uff2d\uff41\uff52\uff41'],
    ['a fraktur letter', 'Mara', '\u{1d510}ara'],
    ['letters that run together', 'Emma', 'Ernrna'],
    ['two small v', 'Wanda', 'vvanda'],
    ['another dash', 'Anne-Marie', 'Anne\u2013Marie'],
    ['another apostrophe', "O'Neill", 'O\u2019Neill'],
    ['an accent on a Cyrillic letter', 'Zo\u00eb', 'Z\u043e\u0451'],
    ['a dotless i', 'Nina', 'N\u0131na'],
    ['a Cyrillic palochka', 'Lena', '\u04c0ena'],
    ['other case', 'strasse', 'STRASSE'],
    [
      'Greek capitals',
      'ABEZHIKMNOPTYX',
      '\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7',
    ],
    ['Greek letters throughout', 'iopuvwxy', '\u03b9\u03bf\u03c1\u03c5\u03bd\u03c9\u03c7\u03b3'],
    [
      'Cyrillic capitals',
      'ABEKMHOPCTYXSIJGQWV',
      '\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0423\u0425\u0405\u0406\u0408\u050c\u051a\u051c\u0474',
    ],
    [
      'Cyrillic letters throughout',
      'aceopxyijshdqwvkt',
      '\u0430\u0441\u0435\u043e\u0440\u0445\u0443\u0456\u0458\u0455\u04bb\u0501\u051b\u051d\u0475\u043a\u0442',
    ],
    ['Armenian letters', 'nuhgqOSU', '\u0578\u057d\u0570\u0581\u0566\u0555\u054f\u054d'],
    ['a three that is a letter', 'Ada 3', 'Ada \u0417'],
    ['another dot', 'A.B', 'A\u00b7B'],
    ['what says how a letter is drawn', 'Mara', 'Ma\ufe0fra'],
  ])('with %s are the same', (_, name, other) => {
    expect(lookOf(other)).toBe(lookOf(name));
  });
  test.each([
    ['Ali', 'All'],
    ['Mia', 'Mla'],
    ['Łucja', 'Lucja'],
    ['Zoë', 'Zoe'],
    ['Jörg', 'Jorg'],
    ['Вера', 'Bera'],
    ['Anna', 'Hanna'],
    ['Юлия', 'Yulia'],
  ])('%s and %s are two', (name, other) => {
    expect(lookOf(name)).not.toBe(lookOf(other));
  });
});

describe('limits', () => {
  test('an allowance grants a burst, then one at a time', () => {
    let time = 1000;
    const ask = allowance({ burst: 2, every: 100 }, () => time);
    expect([ask('a'), ask('a'), ask('a')]).toEqual([0, 0, 100]);
    expect(ask('b')).toBe(0);
    time += 100;
    expect([ask('a'), ask('a')]).toEqual([0, 100]);
  });
  test('failures slow down, more and more, and success forgives', () => {
    let time = 0;
    const slow = slowdown({ free: 2, first: 1000, most: 3000 }, () => time);
    const waits = Array.from({ length: 5 }, () => {
      slow.failed('a');
      return slow.wait('a');
    });
    expect(waits).toEqual([0, 0, 1000, 2000, 3000]);
    expect(slow.wait('b')).toBe(0);
    time += 3000;
    expect(slow.wait('a')).toBe(0);
    slow.failed('a');
    expect(slow.wait('a')).toBe(3000);
    slow.forgive('a', 1);
    expect(slow.wait('a')).toBe(0);
    slow.failed('a');
    expect(slow.wait('a')).toBe(3000);
    expect(slow.succeeded('a')).toBe(6);
    expect(slow.wait('a')).toBe(0);
    slow.failed('a');
    slow.forgive('a', 1);
    expect(slow.succeeded('a')).toBe(0);
  });
  test('a challenge is good once, for its purpose, for a while', async () => {
    let time = 0;
    const challenges = createChallenges(() => time);
    const first = await challenges.issue('enter');
    expect(await challenges.redeem(first, 'enter')).toBe(true);
    expect(await challenges.redeem(first, 'enter')).toBe(false);
    expect(await challenges.redeem(await challenges.issue('enter'), 'add')).toBe(false);
    const late = await challenges.issue('enter');
    time += CHALLENGE_MS;
    expect(await challenges.redeem(late, 'enter')).toBe(false);
  });
  test('of challenges without end the oldest are forgotten, and those whose time is up', async () => {
    let time = 0;
    const challenges = createChallenges(() => time);
    const first = await challenges.issue('enter');
    const second = await challenges.issue('enter');
    for (let i = 0; i < 9_999; i++) await challenges.issue('enter');
    expect(await challenges.redeem(first, 'enter')).toBe(false);
    expect(await challenges.redeem(second, 'enter')).toBe(true);
    time += CHALLENGE_MS;
    await challenges.issue('enter');
    time -= CHALLENGE_MS; // what was forgotten does not come back with the time
    const last = await challenges.issue('enter');
    expect(await challenges.redeem(last, 'enter')).toBe(true);
  });
});

describe('passwords', () => {
  test.each([
    ['short', 'bad-password'],
    ['x'.repeat(201), 'bad-password'],
    ['1234567890', 'weak-password'],
    ['password123', 'weak-password'],
    ['aaaaaaaaaaaa', 'weak-password'],
    ['Mara is great', 'weak-password'],
  ])('%s is a %s', (bad, code) => {
    expect(checkPassword(bad, 'Mara')).toMatchObject({ ok: false, error: { code } });
  });
  test('a crowd at the door is turned away instead of filling the memory', async () => {
    const passwords = createPasswords(3);
    const answers = await Promise.all(Array.from({ length: 8 }, () => passwords.matches(null, 'x')));
    expect(answers.filter((answer) => !answer.ok && answer.error.code === 'busy').length).toBe(3);
  });
});

test('secrets are compared by value', () => {
  expect(sameSecret('abc', 'abc')).toBe(true);
  expect(sameSecret('abc', 'abd')).toBe(false);
  expect(sameSecret('abc', 'abcd')).toBe(false);
});
