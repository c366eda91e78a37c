import { expect, it } from 'vitest';
import { bind } from './bind.js';

const seen = (text: string) => text.replaceAll('\u00a0', '~');

it('keeps numbers with what they count', () => {
  expect(seen(bind('Pay 1 Ember in round 2.', 'en'))).toBe('Pay 1~Ember in round 2.');
  expect(seen(bind('Du erhältst 5 $.', 'de'))).toBe('Du erhältst 5~$.');
});

it('leaves no Polish word of one letter alone at the end of a line', () => {
  expect(seen(bind('Ilse zwycięża w Strefie Misji i zdobywa kartę „Z otchłani”.', 'pl'))).toBe(
    'Ilse zwycięża w~Strefie Misji i~zdobywa kartę „Z~otchłani”.',
  );
  expect(seen(bind('W tej Strefie (a w niej)', 'pl'))).toBe('W~tej Strefie (a~w~niej)');
  expect(seen(bind('Karta I leży', 'de'))).toBe('Karta I leży');
});
