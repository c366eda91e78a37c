import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createVisits, household, readProxies } from './visit.js';

/** A request from an address. */
function from(remoteAddress: string, headers: Record<string, string>) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress });
  return { socket, headers };
}

test('proxies are read, or the entry that is wrong is named', () => {
  const proxies = readProxies('loopback, 10.1.0.0/16,2001:db8::/32, 192.0.2.7');
  if (typeof proxies === 'string') throw new Error(proxies);
  const trusted = ['127.0.0.1', '::1', '10.1.200.3', '2001:db8::9', '192.0.2.7'];
  expect(trusted.filter((address) => proxies.trusts(address))).toEqual(trusted);
  expect(['10.2.0.1', '192.0.2.8', '2001:db9::1', '', 'x'].filter((address) => proxies.trusts(address))).toEqual([]);
  const all = readProxies('0.0.0.0/0, ::/0');
  if (typeof all === 'string') throw new Error(all);
  expect(['192.0.2.8', '2001:db9::1'].every((address) => all.trusts(address))).toBe(true);
  for (const wrong of ['10.0.0.0/-1', '10.0.0.0/1.5', '::/129']) expect(readProxies(wrong)).toContain(`'${wrong}'`);
  expect(readProxies('loopback, 10.0.0.0/33')).toContain("'10.0.0.0/33'");
  expect(readProxies('everybody')).toContain("'everybody'");
  expect(() => createVisits('everybody')).toThrow("'everybody'");
});

test('a visit is seen through trusted proxies only', () => {
  const headers = {
    host: 'inner:3000',
    'x-forwarded-for': '198.51.100.1, 203.0.113.5, 10.0.0.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'tabula.test',
  };
  const behind = createVisits('private');
  expect(behind.of(from('::ffff:127.0.0.1', headers))).toEqual({
    address: '203.0.113.5',
    secure: true,
    host: 'tabula.test',
  });
  expect(behind.origin(from('127.0.0.1', headers))).toBe('https://tabula.test');
  const open = createVisits('');
  expect(open.of(from('127.0.0.1', headers))).toEqual({ address: '127.0.0.1', secure: false, host: 'inner:3000' });
});

test('the public address wins over everything a request says', () => {
  const visits = createVisits('', 'https://tabula.test');
  const lying = from('203.0.113.5', { host: 'evil.test', origin: 'https://evil.test' });
  expect(visits.of(lying)).toEqual({ address: '203.0.113.5', secure: true, host: 'tabula.test' });
  expect(visits.isOwn(lying)).toBe(false);
});

test('households', () => {
  expect(household('203.0.113.5')).toBe('203.0.113.5');
  expect(household('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
  expect(household('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(household('::1')).toBe('0:0:0:0::/64');
});
