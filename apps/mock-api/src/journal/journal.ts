import type { Deviation } from '@portal/api-contract/conformance'

/** One answered call, with the validation results of its request and response. */
export interface JournalEntry {
  id: number
  /** Instant of the world's clock. */
  at: string
  method: string
  /** Path and query below the API's base. */
  target: string
  /** Path and query of the page that called. */
  page: string | null
  /** Operation of the document; null when no operation has this address. */
  operation: string | null
  /** Name of the caller's account; null for a visitor. */
  caller: string | null
  status: number
  milliseconds: number
  requestBody: unknown
  /** The body, parsed when it is JSON. */
  responseBody: unknown
  responseHeaders: Record<string, string>
  /** Whether `responseBody` is what was sent. */
  isAnswerKept: boolean
  /** The validation errors of the request. */
  requestFaults: string[]
  /** The validation errors of the response. */
  responseFaults: Deviation[]
  /** Kinds of the injected faults. */
  injected: string[]
}

/** A call as it is stored. Its response stays a string, which takes less memory than the parsed objects. */
export interface RecordedCall extends Omit<JournalEntry, 'id' | 'responseBody'> {
  answer: string | null
}

const kept = 200
/**
 * The most characters of responses that the journal of a world keeps, because the journals of two hundred worlds have to fit
 * into memory. Beyond them the oldest calls lose their responses, and stay.
 */
const keptCharacters = 1_000_000

/** What stands for a response that is not kept. */
export const bytesText = (answer: string | Uint8Array): string =>
  `${Buffer.byteLength(answer)} bytes, not kept`

function parsed(answer: string | null): unknown {
  if (answer === null) return null
  try {
    return JSON.parse(answer)
  } catch {
    return answer
  }
}

function toEntry({ answer, ...call }: RecordedCall & { id: number }): JournalEntry {
  return { ...call, responseBody: parsed(answer) }
}

/** The last calls of one world, in memory. */
export class Journal {
  #calls: (RecordedCall & { id: number })[] = []
  #lastId = 0
  #characters = 0

  add(call: RecordedCall): void {
    this.#lastId += 1
    this.#calls.push({ ...call, id: this.#lastId })
    this.#characters += call.answer?.length ?? 0
    // Many entries are removed at once, because removing one at every call would make every call slower.
    if (this.#calls.length >= kept * 2) this.#keepLast(kept)
    if (this.#characters > keptCharacters) this.#forgetAnswers()
  }

  /** Newest first. @param only of entries with a larger id, of one operation */
  latest(
    limit: number,
    { after = 0, operation }: { after?: number; operation?: string } = {},
  ): JournalEntry[] {
    return this.#calls
      .slice(-kept)
      .filter((call) => call.id > after && (operation === undefined || call.operation === operation))
      .slice(-limit)
      .map(toEntry)
      .toReversed()
  }

  /** One of the last calls. */
  find(id: number): JournalEntry | undefined {
    const call = this.#calls.slice(-kept).find((one) => one.id === id)
    return call && toEntry(call)
  }

  clear(): void {
    this.#keepLast(0)
  }

  /** Down to half of what is allowed, because doing it at every call would make every call slower. */
  #forgetAnswers(): void {
    for (const call of this.#calls) {
      if (this.#characters <= keptCharacters / 2) return
      if (call.answer === null || !call.isAnswerKept) continue
      this.#characters -= call.answer.length
      call.answer = bytesText(call.answer)
      call.isAnswerKept = false
      this.#characters += call.answer.length
    }
  }

  #keepLast(count: number): void {
    this.#calls = count === 0 ? [] : this.#calls.slice(-count)
    this.#characters = this.#calls.reduce((sum, { answer }) => sum + (answer?.length ?? 0), 0)
  }
}
