import { expect, test } from 'vitest';
import { ruleText } from './rule-text.js';

test('a rule is found by its id or its number, rulings and letters included', () => {
  expect(ruleText('elekt', 'ELEK-9.4', 'en')).toMatch(/^ELEK-9\.4 /);
  expect(ruleText('elekt', '9.4', 'de')).toMatch(/^ELEK-9\.4 /);
  expect(ruleText('arkham', 'ark-r.14', 'en')).toMatch(/^ARK-R\.14 /);
  expect(ruleText('arkham', 'R.14', 'pl')).toMatch(/^ARK-R\.14 /);
  expect(ruleText('arkham', '110.6a', 'en')).toMatch(/^ARK-110\.6a /);
  expect(ruleText('arkham', 'ARK-004', 'de')).toMatch(/^ARK-004 /);
  expect(ruleText('elekt', '99.99', 'en')).toBeNull();
});
