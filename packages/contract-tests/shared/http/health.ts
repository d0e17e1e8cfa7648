import { CouldNotRun, type Reason } from '../could-not-run.ts'

/** So many calls in a row without an answer, and the backend is gone. */
const limit = 5

const told: Partial<Record<Reason, string>> = {
  unreachable: `The backend is gone: ${limit} calls in a row had no answer. The last`,
  'too slow': `The backend is too slow: ${limit} calls in a row took too long. The last`,
}

/** Watches whether the backend still answers. */
export interface Health {
  answered(): void
  /** Resolves when it is known whether the backend is gone. */
  failed(error: CouldNotRun): Promise<void>
}

/**
 * @param end called when too many calls in a row had no answer, and the backend gives no sign of life
 * @param isAlive whether it does: it may be that only some operations are not answered
 */
export function createHealth(end: (why: CouldNotRun) => void, isAlive: () => Promise<boolean>): Health {
  let inARow = 0
  return {
    answered() {
      inARow = 0
    },
    async failed({ reason, message }) {
      inARow++
      if (inARow < limit) return
      inARow = 0
      if (await isAlive()) return
      end(new CouldNotRun(reason, `${told[reason] ?? 'The backend is gone'}: ${message}`))
    },
  }
}
