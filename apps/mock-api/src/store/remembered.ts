import type { Touched } from './dependencies.ts'

interface Answer<T> {
  value: T
  /** How many writes there had been when it was found. */
  at: number
}

/** What questions to a database were answered, until something is written that the answer depends on. */
export class Remembered<T> {
  readonly #answers = new Map<string, Answer<T>>()
  readonly #lastWrites = new Map<string, number>()
  readonly #capacity: number
  #writes = 0

  /** @param capacity answers that are kept; the one that was not asked for longest goes first */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /**
   * The answer to a question; found anew where it is not known, or not any more.
   *
   * @param key of the question: its statement with its values
   * @param reads what the statement reads
   */
  get(key: string, reads: Touched['reads'], find: () => T): T {
    const known = this.#answers.get(key)
    this.#answers.delete(key)
    const answer = known && this.#isValid(known, reads) ? known : { value: find(), at: this.#writes }
    if (this.#answers.size >= this.#capacity) this.#forgetOldest()
    this.#answers.set(key, answer)
    return answer.value
  }

  noteWrite(writes: Touched['writes']): void {
    this.#writes += 1
    for (const name of writes) this.#lastWrites.set(name, this.#writes)
  }

  clear(): void {
    this.#answers.clear()
  }

  #isValid({ at }: Answer<T>, reads: Touched['reads']): boolean {
    for (const name of reads) if ((this.#lastWrites.get(name) ?? 0) > at) return false
    return true
  }

  #forgetOldest(): void {
    const [oldest] = this.#answers.keys()
    if (oldest !== undefined) this.#answers.delete(oldest)
  }
}
