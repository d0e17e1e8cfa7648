import { join } from 'node:path'
import { type Outcome, root, run } from './npm.ts'

/** Runs one task of one workspace, or lets turbo hand over what it remembers when nothing changed. */
export function turbo(task: string, workspace: string): Promise<Outcome> {
  const bin = join(root, 'node_modules/turbo/bin/turbo')
  const options = [`--filter=${workspace}`, '--output-logs=errors-only']
  return run([process.execPath, bin, 'run', task, ...options], { env: { PATH: pathWithBins() } })
}

/** The tasks are package scripts: they must find the pinned tools also when no npm started us. */
function pathWithBins(): string {
  const separator = process.platform === 'win32' ? ';' : ':'
  return [join(root, 'node_modules/.bin'), process.env.PATH].filter(Boolean).join(separator)
}
