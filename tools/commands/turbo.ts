/** `npm run unit` and others: a task of all workspaces, as `turbo run <task> [flags]`; what was started ends when npm does. */
import { turboRun } from '../lib/turbo.ts'

const { code } = await turboRun(process.argv.slice(2), { show: (text) => process.stdout.write(text) })
process.exitCode = code
