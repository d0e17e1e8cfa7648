import { type ChildProcess, spawn } from 'node:child_process'
import { isAbsolute, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ownGroup, signalCode, signalGroup, stopSignals } from './group.ts'

/** The repository's root folder. */
export const root = join(import.meta.dirname, '..', '..')

/** What a finished command left: its exit code and what it wrote, both streams in order of arrival. */
export interface Outcome {
  code: number
  output: string
}

/** How a command is run; `show` gets its output as it comes. */
export interface RunOptions {
  cwd?: string
  env?: NodeJS.ProcessEnv
  show?: (text: string) => void
  /** What it is sent when we are asked to stop; without it the same signal. */
  stopsBy?: NodeJS.Signals
}

/** No tool of the house calls home or asks for an update. */
const quiet = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }

/** Runs a command to its end; resolves also when it fails or cannot be started. */
export function run([file = '', ...args]: string[], options: RunOptions = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...quiet, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      // There npm and npx are batch files, which only a shell starts.
      shell: process.platform === 'win32' && !isAbsolute(file),
      ...ownGroup,
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk
      options.show?.(String(chunk))
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    const release = endWithUs(child, options.stopsBy)
    child.once('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }))
    child.once('close', (code) => {
      release()
      // Some tools colour what they write into a pipe, too.
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) })
    })
  })
}

/** Passes on what asks us to stop, and stops. */
function endWithUs(child: ChildProcess, stopsBy?: NodeJS.Signals): () => void {
  const listeners = stopSignals.map((name) => {
    const listener = () => {
      signalGroup(child, stopsBy ?? name)
      process.exit(signalCode(name))
    }
    process.once(name, listener)
    return () => process.off(name, listener)
  })
  return () => {
    for (const release of listeners) release()
  }
}

/** The command line of npm under the Node that runs us. */
export function npm(...args: string[]): string[] {
  const path = process.env.npm_execpath
  return [...(path ? [process.execPath, path] : ['npm']), ...args]
}

/** The command line that runs a package script under the Node that runs us. */
export function npmRun(script: string, ...args: string[]): string[] {
  return npm('run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : []))
}
