import { defineConfig } from 'vitest/config'

/** Tests that run the replay's command as a process, each a whole replay. */
const commands = '**/*.command.test.ts'

// Tests prove what happens, not how fast: a busy machine may take its time.
const test = { testTimeout: 30_000 }

export default defineConfig({
  test: {
    // The files of a worker share the modules that they load: loading them anew for each file takes longer than the tests.
    isolate: false,
    pool: 'threads',
    projects: [
      {
        test: { ...test, name: 'unit', include: ['**/*.test.ts'], exclude: [commands, '**/node_modules/**'] },
      },
      { test: { ...test, name: 'command', include: [commands], exclude: ['**/node_modules/**'] } },
    ],
  },
})
