import { Unanswered } from './unanswered.ts'

/** An operation may leave this many calls in a row unanswered before it is not called again. */
const limit = 3

/** Thrown for a call of an operation that has left too many unanswered. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen'
  readonly operation: string

  constructor(operation: string) {
    super(`${operation} left ${limit} calls in a row unanswered, and is not asked again`)
    this.operation = operation
  }
}

/** Stops calling an operation that does not answer: each such call costs a whole timeout. */
export interface CircuitBreaker {
  /** Makes a call. @throws CircuitOpen for one of an operation that does not answer any more */
  run<T>(operation: string, make: () => Promise<T>): Promise<T>
}

/** Makes a circuit breaker for which every operation has answered so far. */
export function createCircuitBreaker(): CircuitBreaker {
  const inARow = new Map<string, number>()
  return {
    async run(operation, make) {
      const before = inARow.get(operation) ?? 0
      if (before >= limit) throw new CircuitOpen(operation)
      try {
        const made = await make()
        inARow.delete(operation)
        return made
      } catch (error) {
        if (error instanceof Unanswered) inARow.set(operation, (inARow.get(operation) ?? 0) + 1)
        throw error
      }
    },
  }
}
