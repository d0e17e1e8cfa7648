import { CouldNotRun, endings } from './could-not-run.ts'

/** A terminal's Ctrl-C reaches us twice under npm: from the terminal and passed on by npm. */
const sameKeyMs = 300

/** The end of a run before its time. */
export interface Interruption {
  signal: AbortSignal
  /** Ends the run for this reason; the first one counts. */
  end(why: CouldNotRun): void
  /** Why the run ended early; null when it did not. */
  why(): CouldNotRun | null
  /** Listens no more. */
  close(): void
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends a run on Ctrl-C, on SIGTERM, and when the replay itself fails: the calls under way are finished and the report written. A
 * second Ctrl-C ends it at once.
 */
export function watchInterruption(onNotice: (text: string) => void): Interruption {
  const controller = new AbortController()
  let why: CouldNotRun | null = null
  let interruptedAt = 0
  const end = (reason: CouldNotRun) => {
    why ??= reason
    controller.abort()
  }
  const onSignal = (name: NodeJS.Signals) => {
    const now = performance.now()
    if (interruptedAt > 0 && now - interruptedAt < sameKeyMs) return
    if (interruptedAt > 0) process.exit(endings.interrupted.code)
    interruptedAt = now
    onNotice(
      'Interrupted: the calls under way are finished and the report is written. Once more ends it at once.',
    )
    end(new CouldNotRun('interrupted', `The run was interrupted (${name}).`))
  }
  const onError = (error: unknown) => {
    end(
      new CouldNotRun('broken', `The replay failed: ${error instanceof Error ? error.stack : String(error)}`),
    )
  }
  for (const name of stopSignals) process.on(name, onSignal)
  process.on('uncaughtException', onError)
  return {
    signal: controller.signal,
    end,
    why: () => why,
    close() {
      for (const name of stopSignals) process.off(name, onSignal)
      process.off('uncaughtException', onError)
    },
  }
}
