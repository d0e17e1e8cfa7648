/**
 * Tools of others that validate the contract: Spectral, Prism and the generators. No dependency of the workspace, so that `npm ci` stays quick for everybody;
 * they are fetched once, in the versions of `outside/package-lock.json`, and kept below `node_modules`.
 */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail } from '../../lib/fail.ts'
import { npm, type Outcome, root, run } from '../../lib/npm.ts'

/** What they are and how they are configured. */
export const outside = join(import.meta.dirname, 'outside')

/** Where the commands of the outside tools stand, below the folder that they were fetched into. */
const commands = {
  spectral: '@stoplight/spectral-cli/dist/index.js',
  prism: '@stoplight/prism-cli/dist/index.js',
  heyApi: '@hey-api/openapi-ts/bin/run.js',
  orval: 'orval/dist/bin/orval.mjs',
  tsc: 'typescript/bin/tsc',
} as const

/** An outside tool. */
export type OutsideTool = keyof typeof commands

const kept = join(root, 'node_modules/.cache/outside-tools')

/** The tools of this lock; whoever changes it gets them anew. */
function folderOfLock(): string {
  const lock = readFileSync(join(outside, 'package-lock.json'))
  return join(kept, createHash('sha256').update(lock).digest('hex').slice(0, 16))
}

/** Fetches into a folder of its own first, so that what was fetched by half is never taken for the whole. */
async function fetchInto(folder: string): Promise<Outcome> {
  mkdirSync(kept, { recursive: true })
  const half = mkdtempSync(join(kept, 'half-'))
  for (const file of ['package.json', 'package-lock.json']) cpSync(join(outside, file), join(half, file))
  const outcome = await run(npm('ci', '--ignore-scripts', '--loglevel=error'), { cwd: half })
  if (outcome.code === 0 && !existsSync(folder)) renameSync(half, folder)
  rmSync(half, { recursive: true, force: true })
  return outcome
}

/**
 * The command line of an outside tool under the Node that runs us. Ends the process with a failure when the tools are not there and cannot be
 * fetched: what was not validated has not passed.
 */
export async function outsideTool(tool: OutsideTool, ...args: string[]): Promise<string[]> {
  const folder = folderOfLock()
  if (!existsSync(folder)) {
    const { code, output } = await fetchInto(folder)
    if (code !== 0) {
      fail(
        `NOT VALIDATED: the outside tools are not there and could not be fetched, which takes the network once.\n${output.trimEnd()}`,
      )
    }
  }
  return [process.execPath, join(folder, 'node_modules', commands[tool]), ...args]
}
