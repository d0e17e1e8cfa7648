import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { commitNumber } from '../../tools/e2e/changed-files.ts'

export default defineConfig(({ mode }) => ({
  plugins: [lingui(), react(), babel({ presets: [linguiTransformerBabelPreset()] })],
  test: {
    // The files of a worker share its DOM and what is loaded from node_modules, which makes them four times as fast.
    // Each test puts back what it changed: the setup file and the two options below see to that.
    isolate: false,
    pool: 'threads',
    restoreMocks: true,
    unstubGlobals: true,
    // Which pages are tried under broken answers moves with each commit; the full proof tries all.
    env: {
      BROKEN_ANSWERS_TURN: mode === 'full' ? '' : String(commitNumber()),
    },
    maxWorkers: '100%',
    // Keeps the compiled modules for the next run.
    fsModuleCache: true,
    testTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'src',
          // Where a worker makes one for all of its files, a DOM for those that need none costs nothing.
          environment: 'happy-dom',
          setupFiles: ['src/testing/setup.ts'],
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'node',
          isolate: false,
          testTimeout: 60_000,
          include: ['{e2e/support,server,tools}/**/*.test.ts'],
        },
      },
    ],
  },
}))
