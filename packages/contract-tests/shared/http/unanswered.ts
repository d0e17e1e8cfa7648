import { CouldNotRun, type Reason } from '../could-not-run.ts'

/** Thrown for a call that somebody took and did not answer whole: it was dropped, broken off, or took too long. */
export class Unanswered extends CouldNotRun {
  /** What came in place of a whole answer, in words. */
  readonly seen: string

  constructor(reason: Reason, message: string, seen: string) {
    super(reason, message)
    this.seen = seen
  }
}

/** As much as came of an answer. */
export interface Part {
  /** Undefined when not even that came. */
  status?: number
  /** Of the body. */
  bytes: number
  /** What `content-length` promised; null when it did not. */
  promised: string | null
}

/** What came of an answer, in words. @param end what became of the connection */
export function partInWords({ status, bytes, promised }: Part, end: string): string {
  if (status === undefined) return `nothing: ${end}`
  const size = promised === null ? `${bytes} byte${bytes === 1 ? '' : 's'}` : `${bytes} of ${promised} bytes`
  return `${status} with ${size}: ${end}`
}
