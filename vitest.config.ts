import { configDefaults, defineConfig } from 'vitest/config';

// The packages export their TypeScript sources under the condition "source", so tests need no build.
const conditions = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/dist/**'],
  },
});
