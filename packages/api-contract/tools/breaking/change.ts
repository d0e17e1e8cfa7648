import type { Contract } from './contract.ts'

/** The writer of the value: the client in a request, the server in a response. */
export type Direction = 'request' | 'response'

/** One change that breaks a client. */
export interface Change {
  /** From the operation inwards: `response 200`, `items`, `amount`. */
  where: string[]
  was: string
  is: string
  /** In one phrase, why a client of the former contract breaks. */
  why: string
}

/**
 * What is written has to fit into what is read. Requests are written by clients of the former contract and read by
 * the new one (inner: before, outer: after); responses the other way round.
 */
export interface Comparison {
  direction: Direction
  inner: Contract
  outer: Contract
  /** Pairs that are being compared further out, by which a cycle ends. */
  trail: readonly string[]
}

/** Why a difference breaks a client, by who writes the value. */
export const reasons = {
  request: {
    value: (what: string) => `clients that send ${what} are refused`,
    limit: 'clients that send what was allowed are refused',
    required: 'clients that do not send it are refused',
    removed: 'what clients send there is no longer taken',
  },
  response: {
    value: (what: string) => `clients do not know ${what}`,
    limit: 'clients were promised that this does not come',
    required: 'clients rely on it being there',
    removed: 'clients that read it find nothing',
  },
}

/** Tells a difference between inner and outer as what was and what is. */
export function change(
  { direction }: Comparison,
  where: string[],
  inner: string,
  outer: string,
  why: string,
): Change {
  const [was, is] = direction === 'request' ? [inner, outer] : [outer, inner]
  return { where, was, is, why }
}
