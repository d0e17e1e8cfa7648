import { type ChildProcess, type SpawnOptions, spawnSync } from 'node:child_process'
import { constants } from 'node:os'

/**
 * Spawn option that puts a process and all its descendants into a group of their own, which `signalGroup`
 * reaches as one. Windows knows no such groups; there a console window would open instead.
 */
export const ownGroup: Pick<SpawnOptions, 'detached'> = { detached: process.platform !== 'win32' }

/** The signals that ask us to stop. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Exit code of a process that a signal ended, as shells count it. */
export const signalCode = (name: NodeJS.Signals): number => 128 + constants.signals[name]

/** Signals a process started with `ownGroup` and everything it started. */
export function signalGroup(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (process.platform !== 'win32') process.kill(-child.pid, name)
    // Every signal ends a process there at once, and that process alone.
    else spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f'], { stdio: 'ignore' })
  } catch (error) {
    // Gone between the question and the signal.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}
