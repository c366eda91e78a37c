import { tell } from '@tabula/kernel/chance.js';
import { call, done, goto } from '@tabula/kernel/rule.js';
import type { None } from '@tabula/kit/acting.js';
import { optionsOf } from '../table-options.js';
import { action } from './action.js';
import { city } from './city.js';
import { hiding } from './hiding.js';
import { rule } from './kit.js';
import { mobilisation } from './mobilisation.js';
import { planning } from './planning.js';
import { recruitment } from './recruitment.js';
import { scoring } from './scoring.js';
import { setup } from './setup.js';

/** CULT-3.2: five phases a round, the cult phase in two parts; a phase begins when the one before is over (CULT-3.5). */
export const rounds = rule<None, { kept: number[] }>('rounds')({
  'CULT-3.2': (c) => tell(c, 'event.round', { round: c.s.round, first: { seat: c.s.first } }),
  'CULT-3.3': ({ s }) => (s.round === 1 ? undefined : call(city, {})),
  'CULT-5.1': () => call(mobilisation, {}, 'kept'),
  'CULT-5.9': ({ v }) => call(recruitment, { kept: [...v.kept] }),
  'CULT-6.2': () => call(planning, {}),
  'CULT-7.1': () => call(action, {}),
  'CULT-3.4': ({ s }) => (s.round === optionsOf(s).rounds ? done() : call(hiding, {})),
  'CULT-3.2 again': goto('CULT-3.2'),
});

/** The whole game: setup, rounds, and the counting of points. */
export const game = rule<None>('cults')({
  'CULT-2.1': () => call(setup, {}),
  'CULT-3.1': () => call(rounds, {}),
  'CULT-15.1': () => call(scoring, {}),
});
