import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { exitReasons, type Reason } from '../../shared/could-not-run.ts'

/** What a replay left. */
export interface Outcome {
  code: number | null
  out: string
  err: string
}

/** A replay in a process of its own. */
export interface Running {
  child: ChildProcess
  ended: Promise<Outcome>
  /** Resolves when the text has been written to stderr. */
  said(text: string): Promise<void>
}

const main = join(import.meta.dirname, '..', 'main.ts')
/** Every start after the first takes half the time. */
const cache = { NODE_COMPILE_CACHE: join(tmpdir(), 'replay-test-cache') }

/** Starts the replay with a command line. */
export function startReplay(args: string[], env: NodeJS.ProcessEnv = {}): Running {
  const child = spawn(process.execPath, [main, ...args], { env: { ...process.env, ...cache, ...env } })
  const outcome: Outcome = { code: null, out: '', err: '' }
  const waiting: (() => void)[] = []
  child.stdout.on('data', (chunk) => {
    outcome.out += chunk
  })
  child.stderr.on('data', (chunk) => {
    outcome.err += chunk
    for (const look of waiting) look()
  })
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => resolve({ ...outcome, code }))
  })
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (outcome.err.includes(text)) resolve()
      }
      waiting.push(look)
      look()
    })
  return { child, ended, said }
}

/** Runs the replay to its end. */
export const runReplay = (...args: string[]): Promise<Outcome> => startReplay(args).ended

/** A replay that ended for a reason: these words on stderr, the reason last, and its exit code. */
export function expectEnd({ code, err }: Outcome, reason: Reason, ...words: string[]): void {
  for (const word of words) expect(err).toContain(word)
  expect(err.trimEnd().split('\n').at(-1)).toBe(`replay: exit code ${exitReasons[reason].code}, ${reason}`)
  expect(code).toBe(exitReasons[reason].code)
  expect(err).not.toMatch(/^ +at /m)
}
