import { listeners, settings } from '../app/settings.js';
import type { Options } from '../table/source.js';
import type { Face } from './face.js';
import { entryOf } from './shelf.js';

/** Loads what a game looks like, and what is told of it. */
export async function loadFace(game: string, options: Options | null = null): Promise<Face> {
  const play = entryOf(game)?.play;
  if (play === undefined) throw new Error(`no table of ${game} yet`);
  const face = await play.face();
  await prepare(game, face, options);
  return face;
}

/** Loads what a table with these options has to tell, now and when another language is chosen. */
export async function prepare(game: string, face: Face, options: Options | null): Promise<void> {
  const load = face.prepare?.bind(face);
  if (load === undefined) return;
  listeners.set(game, (language) => load(language, options));
  for (let told = null; told !== settings.get().language; ) {
    told = settings.get().language;
    await load(told, options);
  }
}
