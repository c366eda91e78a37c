import { type ChanceProof, type Verdict, verify } from '@tabula/protocol/chance.js';
import { titleOf } from '@tabula/protocol/games.js';

/** Plays a finished game again by its key; loaded when somebody asks for it, since it takes the rules of all games. */
export function check(proof: ChanceProof): Verdict {
  const title = titleOf(proof.game);
  return title === undefined ? { ok: false, at: null, problem: 'rules' } : verify(title.game, proof);
}
