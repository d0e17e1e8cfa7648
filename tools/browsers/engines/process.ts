import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { atEnd } from '../../lib/at-end.ts'
import { ownGroup, signalGroup } from '../../lib/group.ts'

/** How long a program may take until it writes what it is started for, in milliseconds. */
const lineTimeoutMs = 30_000

/** A program that runs beside us. */
export interface Program {
  /** The first line it writes that the function makes something of. @throws Error when it ends before, or none comes in time. */
  line<T>(read: (line: string) => T | undefined, timeoutMs?: number): Promise<T>
  /** Ends it and all that it started, and resolves when they have. */
  stop(): Promise<void>
}

/** Starts a program in a process group of its own, so that what it starts ends with it, and it with us. */
export function startProgram(file: string, args: string[], env: NodeJS.ProcessEnv = {}): Program {
  const child = spawn(file, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...ownGroup,
  })
  const ended = new Promise<void>((resolve) => {
    child.once('close', () => resolve())
    // One that cannot be started only says so.
    child.once('error', () => resolve())
  })
  const release = atEnd(() => signalGroup(child, 'SIGKILL'))
  return {
    line: (read, timeoutMs = lineTimeoutMs) => firstLine(child, read, timeoutMs),
    stop: async () => {
      signalGroup(child, 'SIGKILL')
      await ended
      release()
    },
  }
}

function firstLine<T>(
  child: ChildProcess,
  read: (line: string) => T | undefined,
  timeoutMs: number,
): Promise<T> {
  const said: string[] = []
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  const giveUp = (why: string) => reject(new Error([why, ...said.slice(-3)].join(' ')))
  const timer = setTimeout(() => giveUp(`It did not say in ${timeoutMs / 1000} s that it runs.`), timeoutMs)
  child.once('error', reject)
  child.once('close', () => giveUp('It ended.'))
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      said.push(line)
      const found = read(line)
      if (found !== undefined) resolve(found)
    })
  }
  return promise.finally(() => clearTimeout(timer))
}
