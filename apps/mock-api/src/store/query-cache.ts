import type { Touched } from './dependencies.ts'

interface Entry<T> {
  value: T
  /** Number of writes before the query was run. */
  writesBefore: number
}

/** Results of queries. Each is valid until something is written that the query reads. */
export class QueryCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #lastWrites = new Map<string, number>()
  readonly #capacity: number
  #writes = 0

  /** @param capacity number of results that are kept; the least recently used is removed first */
  constructor(capacity: number) {
    this.#capacity = capacity
  }

  /**
   * The cached result of a query. The query is run when there is none, or none that is still valid.
   *
   * @param key the statement with its values
   * @param reads the tables that the statement reads
   * @param run runs the query
   */
  get(key: string, reads: Touched['reads'], run: () => T): T {
    const known = this.#entries.get(key)
    this.#entries.delete(key)
    const entry = known && this.#isValid(known, reads) ? known : { value: run(), writesBefore: this.#writes }
    if (this.#entries.size >= this.#capacity) this.#dropOldest()
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Makes the results of every query invalid that reads one of these tables. */
  invalidate(writes: Touched['writes']): void {
    this.#writes += 1
    for (const name of writes) this.#lastWrites.set(name, this.#writes)
  }

  clear(): void {
    this.#entries.clear()
  }

  #isValid({ writesBefore }: Entry<T>, reads: Touched['reads']): boolean {
    for (const name of reads) if ((this.#lastWrites.get(name) ?? 0) > writesBefore) return false
    return true
  }

  #dropOldest(): void {
    const [oldest] = this.#entries.keys()
    if (oldest !== undefined) this.#entries.delete(oldest)
  }
}
