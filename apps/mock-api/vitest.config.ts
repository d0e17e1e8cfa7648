import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    env: { MONEY_WALKS: mode === 'full' ? '1000' : '24' },
    globalSetup: ['src/testing/seeded-store.ts'],
    setupFiles: ['src/testing/record-exercised.ts'],
    // The files of a worker share the modules that they load: loading them anew for each file takes longer than the tests.
    isolate: false,
    pool: 'threads',
    // Tests prove what happens, not how fast: a busy machine may take its time.
    testTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
  },
}))
