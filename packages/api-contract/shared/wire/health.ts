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
  failed(trouble: CouldNotRun): void
}

/** @param end called once, when too many calls in a row had no answer */
export function createHealth(end: (why: CouldNotRun) => void): Health {
  let inARow = 0
  return {
    answered() {
      inARow = 0
    },
    failed({ reason, message }) {
      inARow++
      if (inARow === limit)
        end(new CouldNotRun(reason, `${told[reason] ?? 'The backend is gone'}: ${message}`))
    },
  }
}
