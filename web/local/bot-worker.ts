import { type Request, serve } from '@tabula/bots/worker.js';
import { rulesOf } from './rules.js';

type Handle = (message: unknown) => void;

/** The Web Worker a bot thinks in: it gets observations, never a true state, and loads the rules it is asked about. */
const thinking = new Map<string, Promise<Handle>>();

async function begin(game: string): Promise<Handle> {
  const rules = await rulesOf(game);
  return serve((reply) => postMessage(reply), rules === null ? [] : [rules]);
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const handle = thinking.get(data.game) ?? begin(data.game);
  thinking.set(data.game, handle);
  void handle.then((think) => think(data));
});
