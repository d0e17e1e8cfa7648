import { CouldNotRun, exitReasons } from '../could-not-run.ts'

/** Under npm one Ctrl-C comes twice: from the terminal, and passed on by npm. */
const sameKeyMs = 300

/** The end of a run before its time. */
export interface Interruption {
  signal: AbortSignal
  /** Ends the run for this reason; the first one counts. */
  end(why: CouldNotRun): void
  /** Why the run ended early; null when it did not. */
  why(): CouldNotRun | null
}

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Ends a run on Ctrl-C, on SIGTERM, and when the replay itself fails: the calls under way are finished and the report written. A
 * second Ctrl-C ends it at once.
 */
export function watchInterruption(onNotice: (text: string) => void): Interruption {
  const controller = new AbortController()
  let why: CouldNotRun | null = null
  let first: { name: NodeJS.Signals; at: number } | null = null
  const end = (reason: CouldNotRun) => {
    why ??= reason
    controller.abort()
  }
  const onSignal = (name: NodeJS.Signals) => {
    const at = performance.now()
    if (first?.name === name && at - first.at < sameKeyMs) return
    if (first) process.exit(exitReasons.interrupted.code)
    first = { name, at }
    onNotice(
      'Interrupted: the calls under way are finished and the report is written. Once more ends it at once.',
    )
    end(new CouldNotRun('interrupted', `The run was interrupted (${name}).`))
  }
  const onError = (error: unknown) => {
    onNotice('The replay itself failed: the report of what was done is written.')
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
  }
}
