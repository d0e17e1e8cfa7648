import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests prove what happens, not how fast: a busy machine may take its time.
  test: { globalSetup: ['src/testing/seeded-store.ts'], testTimeout: 30_000 },
})
