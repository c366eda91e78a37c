/** A text that nobody can foresee: the seed of a game or of a bot. (crypto.randomUUID is there on secure addresses only.) */
export const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16).padStart(8, '0')).join('');
