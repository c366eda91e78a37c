const MANIFEST = {
  name: '@tabula/gondola',
  version: '0.1.0',
  private: true,
  type: 'module',
  exports: { './*.js': { source: './*.ts', default: './dist/*.js' } },
  dependencies: { '@tabula/kernel': '0.1.0', '@tabula/kit': '0.1.0', '@tabula/words': '0.1.0' },
};

const PROJECT = {
  extends: '../../tsconfig.base.json',
  compilerOptions: { rootDir: '.', outDir: 'dist' },
  include: ['**/*.ts'],
  exclude: ['dist', 'node_modules'],
  references: [{ path: '../../kernel' }, { path: '../../words' }, { path: '../../kit' }],
};

/** All files of a third game, by their paths: its rules are those of a flow of the kernel, its words are few. */
export const THIRD_GAME: { readonly [path: string]: string } = {
  'docs/rules/gondola.md': '# Third\n\n- **GOND-1.1** The group decides.\n',
  'games/gondola/package.json': JSON.stringify(MANIFEST),
  'games/gondola/tsconfig.json': JSON.stringify(PROJECT),
  'games/gondola/name.ts': `
import type { InEveryLanguage } from '@tabula/words/language.js';
export const NAME: InEveryLanguage = { en: 'Third', pl: 'Trzecia', de: 'Dritte' };
`,
  'games/gondola/gondola.ts': `
import { deciding } from '@tabula/kernel/flows/council.js';
export const gondola = { ...deciding, id: 'gondola' };
`,
  'games/gondola/title.ts': `
import type { Game } from '@tabula/kernel/game.js';
import type { Title } from '@tabula/kit/title.js';
import { NAME } from './name.js';
import { gondola } from './gondola.js';
export const title: Title = {
  game: gondola as Game,
  name: NAME,
  cards: [],
  voice: (language, table = {}) => ({
    language,
    say: ({ key }) => (key === 'council.wish' ? 'Where to?' : key),
    name: (ref) => (typeof ref.seat === 'number' ? table.name?.(ref.seat) ?? 'Seat ' + (ref.seat + 1) : 'something'),
    cards: [],
    card: () => null,
    question: ({ options }) => ({
      prompt: 'Where to?',
      brief: 'Where to?',
      next: () => null,
      options: options.map(({ label }) => String(label.params.it)),
    }),
    result: () => 'The journey is over.',
  }),
  notes: { keys: [], chance: [] },
  speed: { play: 0, clone: 1000, resample: 1000, view: 1000 },
};
`,
  'cli/screens/gondola/screen.ts': `
import { title } from '@tabula/gondola/title.js';
import { type Screen, type ShownTable, spokenAt } from '../screen.js';
export function screen(table: ShownTable): Screen {
  const voice = title.voice(table.language, spokenAt(table));
  return {
    voice,
    intro: 'All go together.',
    signs: '',
    paired: [],
    board: () => [[['Somewhere']]],
    needsAll: () => false,
    card: () => [],
    hand: () => [],
    inSight: () => [],
    ordered: (question) => question,
    story: () => [],
    score: () => '',
    path: () => [],
  };
}
`,
  'web/games/gondola/palette.css': '',
  'web/games/gondola/scene.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'web/games/gondola/entry.ts': `
import { NAME } from '@tabula/gondola/name.js';
import type { Entry } from '../entry.js';
export const entry: Entry = {
  id: 'gondola',
  name: NAME,
  about: { en: 'Go', pl: 'Idź', de: 'Geh' },
  icon: 'home',
  scene: new URL('./scene.svg', import.meta.url).href,
  players: { min: 1, max: 4 },
  minutes: 1,
  rules: { prefix: 'GOND', texts: { en: () => import('../../../docs/rules/gondola.md?raw') } },
};
`,
};
