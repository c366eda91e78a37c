import { ATTACKS, type Means } from './attacks.js';

/** A process that attacks: the name of an attack and its means come, how much was tried goes. */
export interface AttackRequest {
  readonly name: string;
  readonly means: Omit<Means, 'until'>;
  readonly ms: number;
}

process.on('message', ({ name, means, ms }: AttackRequest) => {
  const attack = ATTACKS[name];
  if (attack === undefined) throw new Error(`there is no attack '${name}'`);
  void attack({ ...means, until: performance.now() + ms }).then((tried) => process.send!(tried));
});
process.on('disconnect', () => process.exit(0));
