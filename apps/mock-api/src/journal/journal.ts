import type { Deviation } from '@portal/api-contract/conformance'

/** One call as it was answered, with the contract's verdict on both sides. */
export interface JournalEntry {
  id: number
  /** Instant of the world's clock. */
  at: string
  method: string
  /** Path and query below the API's base. */
  target: string
  /** Operation of the document; null where nothing answers. */
  operation: string | null
  /** Name of the caller's account; null for a visitor. */
  caller: string | null
  status: number
  milliseconds: number
  requestBody: unknown
  responseBody: unknown
  /** What the request breaks of the document. */
  requestFaults: string[]
  /** What the answer breaks of the document. */
  responseFaults: Deviation[]
  /** Faults that were armed and hit the call. */
  injected: string[]
}

const kept = 200

/** The last calls of one world, in memory. */
export class Journal {
  #entries: JournalEntry[] = []
  #lastId = 0

  add(entry: Omit<JournalEntry, 'id'>): void {
    this.#lastId += 1
    this.#entries.push({ id: this.#lastId, ...entry })
    // Cut in lots: shifting a full list at every call would cost each of them.
    if (this.#entries.length >= kept * 2) this.#entries = this.#entries.slice(-kept)
  }

  /** Newest first. @param after only entries with a larger id */
  latest(limit: number, after = 0): JournalEntry[] {
    return this.#entries
      .slice(-Math.min(limit, kept))
      .filter(({ id }) => id > after)
      .toReversed()
  }

  clear(): void {
    this.#entries = []
  }
}
