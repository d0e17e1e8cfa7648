import { defineConfig } from 'vitest/config'

// Tests prove what happens, not how fast: a busy machine may take its time. Their modules keep no state.
export default defineConfig({ test: { isolate: false, fsModuleCache: true, testTimeout: 30_000 } })
