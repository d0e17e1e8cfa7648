import { defineConfig } from 'vitest/config'

// Tests prove what happens, not how fast: a busy machine may take its time.
export default defineConfig({ test: { testTimeout: 30_000 } })
