import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'happy-dom',
    // The files of a worker share its DOM and its modules; each test puts back what it changed.
    isolate: false,
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    // Keeps the compiled modules for the next run.
    fsModuleCache: true,
    testTimeout: 20_000,
    setupFiles: ['src/testing/setup.ts'],
    include: ['src/**/*.test.{ts,tsx}'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
