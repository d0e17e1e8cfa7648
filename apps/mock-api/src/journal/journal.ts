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
  /** Parsed where it is JSON. */
  responseBody: unknown
  /** What the request breaks of the document. */
  requestFaults: string[]
  /** What the answer breaks of the document. */
  responseFaults: Deviation[]
  /** Faults that were armed and hit the call. */
  injected: string[]
}

/** A call as it is kept: its answer as it was sent, since one text costs less than all the objects it was made of. */
export interface KeptCall extends Omit<JournalEntry, 'id' | 'responseBody'> {
  answer: string | null
}

const kept = 200
/** Characters of answers that one world keeps; the journals of two hundred have to fit into memory. */
const keptCharacters = 1_000_000

function parsed(answer: string | null): unknown {
  if (answer === null) return null
  try {
    return JSON.parse(answer)
  } catch {
    return answer
  }
}

function toEntry({ answer, ...call }: KeptCall & { id: number }): JournalEntry {
  return { ...call, responseBody: parsed(answer) }
}

/** The last calls of one world, in memory. */
export class Journal {
  #calls: (KeptCall & { id: number })[] = []
  #lastId = 0
  #characters = 0

  add(call: KeptCall): void {
    this.#lastId += 1
    this.#calls.push({ ...call, id: this.#lastId })
    this.#characters += call.answer?.length ?? 0
    // Cut in lots: shifting a full list at every call would cost each of them.
    if (this.#calls.length >= kept * 2) this.#keepLast(kept)
    if (this.#characters > keptCharacters) this.#keepLast(Math.ceil(this.#calls.length / 2))
  }

  /** Newest first. @param after only entries with a larger id */
  latest(limit: number, after = 0): JournalEntry[] {
    return this.#calls
      .slice(-Math.min(limit, kept))
      .filter(({ id }) => id > after)
      .map(toEntry)
      .toReversed()
  }

  clear(): void {
    this.#keepLast(0)
  }

  #keepLast(count: number): void {
    this.#calls = count === 0 ? [] : this.#calls.slice(-count)
    this.#characters = this.#calls.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0)
  }
}
