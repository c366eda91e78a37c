import { configDefaults, defineConfig } from 'vitest/config';

// The packages export their TypeScript sources under the condition "source", so tests need no build.
const conditions = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    // The tests in a browser need one, and the built page: `npm run test:web`.
    exclude: [
      ...configDefaults.exclude,
      '**/dist/**',
      ...(process.env['TABULA_WEB'] === undefined ? ['web/e2e/**'] : []),
    ],
  },
});
