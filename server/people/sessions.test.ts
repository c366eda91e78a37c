import { expect, it } from 'vitest';
import { deviceOf } from './sessions.js';

it('a device is named by what its browser says of itself, as far as that is known', () => {
  const agents = {
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0': 'Firefox, Linux',
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/128.0 Safari/537.36 Edg/128.0': 'Edge, Windows',
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36': 'Chrome, Android',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1': 'Safari, iOS',
    'Firefox/130.0': 'Firefox',
    'something on Linux': 'Linux',
    'curl/8.5.0': 'unknown',
  };
  expect(Object.keys(agents).map(deviceOf)).toEqual(Object.values(agents));
  expect(deviceOf(undefined)).toBe('unknown');
});
