/** What goes wrong with calls and payments of a world on demand. */

/** How long a call takes before it is answered. */
export interface Latency {
  /** Milliseconds at least. */
  min: number
  /** Milliseconds at most. */
  max: number
  /** Where between the two: even, or near `min` with a long tail. */
  shape: 'EVEN' | 'LONG_TAIL'
}

/** What is done to a call's answer. */
export type CallFaultKind =
  | 'LATENCY'
  | 'STATUS'
  | 'DROP'
  | 'TRUNCATED_JSON'
  | 'MALFORMED_JSON'
  | 'MISSING_HEADER'
  | 'SLOW_BODY'

/** A call that goes wrong. */
export interface CallFault {
  kind: CallFaultKind
  /** An operation of the document, or `*` for all of them. */
  operation: string
  /** For LATENCY. */
  latency?: Latency
  /** For STATUS: 400–599. */
  status?: number
  /** For MISSING_HEADER: its name. */
  header?: string
  /** For SLOW_BODY: milliseconds from the first byte to the last. */
  milliseconds?: number
}

/** What goes wrong between a buyer who paid and the backend that should hear of it. */
export type PaymentFaultKind = 'LATE' | 'TWICE' | 'WRONG_AMOUNT' | 'NEVER' | 'CLOSED_MEANWHILE'

/** A payment that goes wrong. */
export interface PaymentFault {
  kind: PaymentFaultKind
  /** For LATE: seconds of the world's clock until the notification arrives. */
  delaySeconds?: number
}

/** A fault that is waiting for its calls or payments. */
export type ArmedFault = (CallFault | PaymentFault) & {
  id: number
  /** How often it still happens; null without end. */
  remaining: number | null
}

export const isPaymentFault = (fault: CallFault | PaymentFault): fault is PaymentFault =>
  !('operation' in fault)

/** The faults of one world, in memory. The first that fits is used. */
export class Faults {
  #armed: ArmedFault[] = []
  #lastId = 0

  list(): readonly ArmedFault[] {
    return this.#armed
  }

  /** @param count how often it happens; null without end */
  arm(fault: CallFault | PaymentFault, count: number | null): ArmedFault {
    this.#lastId += 1
    const armed = { ...fault, id: this.#lastId, remaining: count }
    this.#armed.push(armed)
    return armed
  }

  /** @returns whether there was such a fault */
  disarm(id: number): boolean {
    const before = this.#armed.length
    this.#armed = this.#armed.filter((fault) => fault.id !== id)
    return this.#armed.length < before
  }

  disarmAll(): void {
    this.#armed = []
  }

  /** Every fault that hits a call of this operation, of each kind the first; each counts as used. */
  takeForCall(operation: string): CallFault[] {
    if (this.#armed.length === 0) return []
    const hits = this.#armed.filter(
      (fault): fault is ArmedFault & CallFault =>
        !isPaymentFault(fault) && (fault.operation === '*' || fault.operation === operation),
    )
    const firsts = hits.filter((hit, index) => hits.findIndex(({ kind }) => kind === hit.kind) === index)
    for (const fault of firsts) this.#use(fault)
    return firsts
  }

  /** The fault that hits the next payment, which counts as used. */
  takeForPayment(): PaymentFault | null {
    const hit = this.#armed.find((fault): fault is ArmedFault & PaymentFault => isPaymentFault(fault))
    if (!hit) return null
    this.#use(hit)
    return hit
  }

  #use(fault: ArmedFault): void {
    if (fault.remaining === null) return
    fault.remaining -= 1
    if (fault.remaining === 0) this.disarm(fault.id)
  }
}
