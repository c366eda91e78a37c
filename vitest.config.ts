import { configDefaults, defineConfig } from 'vitest/config';

// The packages export their TypeScript sources under the condition "source", so tests need no build.
const conditions = ['source', 'node', 'development|production'];

// The tests through the page need a browser and a server: `npm run test:web`.
const browser = process.env.TABULA_WEB !== undefined;

// Where nobody looks on, what waited too long for a busy machine may try once more, and the report says so; what is wrong fails twice.
const retry = process.env.CI === undefined ? 0 : 1;

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: browser
    ? {
        retry,
        include: ['web/e2e/**/*.test.ts'],
        globalSetup: 'web/e2e/setup.ts',
        maxWorkers: 2,
        testTimeout: 600_000, // a whole game on a busy machine; what hangs is found out by shorter waits
        hookTimeout: 60_000,
        expect: { poll: { timeout: 30_000 } },
      }
    : {
        retry,
        include: ['**/*.test.ts'],
        maxWorkers: 2, // one less than there are processors would be one
        // A busy machine is no reason to fail: what hangs is found out all the same.
        testTimeout: 60_000,
        hookTimeout: 120_000,
        exclude: [...configDefaults.exclude, '**/dist/**', 'web/e2e/**'],
      },
});
