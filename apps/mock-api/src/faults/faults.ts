import type { PaymentFault } from '../domain/order/payment-fault.ts'

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

/** A fault that is waiting for its calls or payments. */
export type ActiveFault = (CallFault | PaymentFault) & {
  id: number
  /** How often it still happens; null without end. */
  remaining: number | null
}

export const isPaymentFault = (fault: CallFault | PaymentFault): fault is PaymentFault =>
  !('operation' in fault)

/** The faults of one world, in memory. The first that fits is used. */
export class Faults {
  #active: ActiveFault[] = []
  #lastId = 0

  list(): readonly ActiveFault[] {
    return this.#active
  }

  /** @param count how often it happens; null without end */
  add(fault: CallFault | PaymentFault, count: number | null): ActiveFault {
    this.#lastId += 1
    const active = { ...fault, id: this.#lastId, remaining: count }
    this.#active.push(active)
    return active
  }

  /** The same faults for another world, each with as many times left. */
  copy(): Faults {
    const copy = new Faults()
    for (const { id, remaining, ...fault } of this.#active) copy.add(fault, remaining)
    return copy
  }

  /** @returns whether there was such a fault */
  remove(id: number): boolean {
    const before = this.#active.length
    this.#active = this.#active.filter((fault) => fault.id !== id)
    return this.#active.length < before
  }

  removeAll(): void {
    this.#active = []
  }

  /** Every fault that hits a call of this operation, of each kind the first; each counts as used. */
  takeForCall(operation: string): CallFault[] {
    if (this.#active.length === 0) return []
    const hits = this.#active.filter(
      (fault): fault is ActiveFault & CallFault =>
        !isPaymentFault(fault) && (fault.operation === '*' || fault.operation === operation),
    )
    const firsts = hits.filter((hit, index) => hits.findIndex(({ kind }) => kind === hit.kind) === index)
    for (const fault of firsts) this.#use(fault)
    return firsts
  }

  /** The fault that hits the next payment, which counts as used. */
  takeForPayment(): PaymentFault | null {
    const hit = this.#active.find((fault): fault is ActiveFault & PaymentFault => isPaymentFault(fault))
    if (!hit) return null
    this.#use(hit)
    return hit
  }

  #use(fault: ActiveFault): void {
    if (fault.remaining === null) return
    fault.remaining -= 1
    if (fault.remaining === 0) this.remove(fault.id)
  }
}
