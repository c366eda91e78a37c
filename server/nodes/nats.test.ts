import { expect, it } from 'vitest';
import { natsOptions } from './nats.js';

it('one address says where NATS is and who we are', () => {
  expect(natsOptions('nats://tabula:p%40ss@nats:4222')).toEqual({
    servers: ['nats:4222'],
    user: 'tabula',
    pass: 'p@ss',
  });
});

it('several addresses are several servers, and the first says who we are', () => {
  expect(natsOptions('nats://tabula:pass@a:4222, nats://b:4223,nats://c')).toEqual({
    servers: ['a:4222', 'b:4223', 'c'],
    user: 'tabula',
    pass: 'pass',
  });
});

it('a name alone is a key, and without one nobody is named', () => {
  expect(natsOptions('nats://secret@nats:4222')).toEqual({ servers: ['nats:4222'], token: 'secret' });
  expect(natsOptions('nats://nats:4222')).toEqual({ servers: ['nats:4222'] });
});

it('tls:// goes by TLS', () => {
  expect(natsOptions('tls://tabula:pass@nats:4222')).toEqual({
    servers: ['nats:4222'],
    user: 'tabula',
    pass: 'pass',
    tls: {},
  });
});
