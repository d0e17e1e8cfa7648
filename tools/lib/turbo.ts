import { join } from 'node:path'
import { type Outcome, type RunOptions, root, run } from './npm.ts'

const bin = join(root, 'node_modules/turbo/bin/turbo')

/** Runs one task of one workspace, or lets turbo hand over what it remembers when nothing changed. */
export function turbo(task: string, workspace: string): Promise<Outcome> {
  return turboRun([task, `--filter=${workspace}`, '--output-logs=errors-only'])
}

/** Runs a script of the root, unless turbo remembers that it passed with the same inputs (`//#script` in turbo.json). */
export function turboRoot(script: string, options: RunOptions): Promise<Outcome> {
  return turboRun([`//#${script}`, '--output-logs=errors-only'], options)
}

/** `turbo run` with these arguments. Ends, with all that it started, when we are told to. */
export function turboRun(args: string[], { env, show }: RunOptions = {}): Promise<Outcome> {
  return run([process.execPath, bin, 'run', ...args], {
    env: { ...env, PATH: pathWithBins() },
    ...(show && { show }),
  })
}

/** The tasks are package scripts: they must find the pinned tools also when no npm started us. */
function pathWithBins(): string {
  const separator = process.platform === 'win32' ? ';' : ':'
  return [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(separator)
}
