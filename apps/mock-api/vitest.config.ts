import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => ({
  test: {
    env: mode === 'full' ? { MONEY_WALKS: '1000', KILLS: '8' } : { MONEY_WALKS: '24', KILLS: '3' },
    globalSetup: ['src/testing/seeded-store.ts'],
    setupFiles: ['src/testing/record-exercised.ts'],
    // The files of a worker share the modules that they load: loading them anew for each file takes longer than the tests.
    isolate: false,
    // Some of them wait for servers that they start: meanwhile another file has the core.
    maxWorkers: '100%',
    pool: 'threads',
    // Tests prove what happens, not how fast: a busy machine may take its time.
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
}))
