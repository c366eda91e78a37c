import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from '../testing/house.js';

const text = readFileSync(new URL('../../docs/http.md', import.meta.url), 'utf8');
let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('docs/http.md names every route under /api, and no other', () => {
  const named = text.matchAll(/`(GET|POST|PUT|PATCH|DELETE) (\/api[^`]*)`/g);
  const documented = [...new Set([...named].map(([, method, url]) => `${method} ${url}`))];
  for (const route of documented) {
    const [method, url] = route.split(' ') as ['GET', string];
    expect(house.app.hasRoute({ method, url }), route).toBe(true);
  }
  const served = house.app.printRoutes({ commonPrefix: false, includeHooks: false });
  const leaves = [...served.matchAll(/\(([A-Z, ]+)\)/g)].flatMap(([, methods]) => methods!.split(', '));
  const changing = leaves.filter((method) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
  expect(documented.filter((route) => !route.startsWith('GET')).length).toBe(changing.length);
});
