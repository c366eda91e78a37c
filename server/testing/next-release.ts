import { gameIds, titleOf } from '@tabula/protocol/games.js';
import { addition, type Migration } from '../db/migrate.js';
import { MIGRATIONS } from '../db/migrations.js';
import type { Rules } from '../nodes/member.js';
import type { TestServerOptions } from './serve.js';

const newest = MIGRATIONS.at(-1)!.id;

/** A database as the next release will have it: it has grown, and this release may go on. */
export const NEXT_STEPS: readonly Migration[] = [
  ...MIGRATIONS,
  addition(newest + 1, newest, 'of the next release', ['alter table tables add column mood text']),
];

const games = gameIds().map((id) => titleOf(id)!.game);

/** A server of the next release: other rules of every game, by which it can go on with a save of these, and not the reverse. */
export const NEXT: Required<Pick<TestServerOptions, 'known' | 'games' | 'saves'>> = {
  known: NEXT_STEPS,
  games: games.map((game) => ({ ...game, version: game.version + 1 })),
  saves: Object.fromEntries(
    games.map(({ id, version }) => [id, (state: unknown) => ({ ...(state as object), version: version + 1 })]),
  ),
};

export const rulesOf = (options: Pick<TestServerOptions, 'games'>): Rules =>
  Object.fromEntries((options.games ?? games).map(({ id, version }) => [id, version]));
