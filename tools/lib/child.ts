import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { ownGroup, signalGroup } from './group.ts'

/** A server of ours: what to run, and under which name its lines and its end are reported. */
export interface ChildSpec {
  name: string
  /** Arguments of Node: flags, script, the script's own arguments. */
  args: string[]
  cwd: string
  env?: NodeJS.ProcessEnv
  /** Gets every line the process writes, on either stream. */
  onLine: (line: string) => void
}

/** A running server. `ended` resolves with its exit code, or 1 when a signal ended it. */
export interface Child {
  name: string
  ended: Promise<number>
  /** Asks it to end, insists after five seconds, and resolves when it has. */
  stop(): Promise<void>
}

const watchdog = new URL('./watchdog.js', import.meta.url).href
const graceMs = 5_000

/** Starts a Node process that cannot outlive us and that Ctrl-C reaches only through us. */
export function startChild(spec: ChildSpec): Child {
  const child = spawn(process.execPath, ['--import', watchdog, ...spec.args], {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    ...ownGroup,
  })
  if (child.stdout) eachLine(child.stdout, spec.onLine)
  if (child.stderr) eachLine(child.stderr, spec.onLine)
  const ended = once(child, 'close').then(([code]: unknown[]) => (typeof code === 'number' ? code : 1))
  return { name: spec.name, ended, stop: () => stop(child, ended) }
}

function eachLine(stream: Readable, onLine: (line: string) => void) {
  createInterface({ input: stream }).on('line', onLine)
}

async function stop(child: ChildProcess, ended: Promise<number>): Promise<void> {
  signalGroup(child, 'SIGTERM')
  const insist = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs)
  await ended
  clearTimeout(insist)
}
