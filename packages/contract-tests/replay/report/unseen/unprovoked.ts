import type { Report } from '../report.ts'

/**
 * Codes that no call from outside leads to, and why. They stay in the document for what another backend may do; a run is not held
 * to them.
 */
export const unprovokable: Readonly<Record<string, string>> = {
  'error.orderNotInvoiceable': 'it is about an order over fees and something else, which no operation makes',
  'error.reviewDecided':
    'it is about a decision between the reading and the writing of another one, which no client can time',
}

/** A code that came from no operation. */
export interface UnprovokedCode {
  code: string
  operations: string[]
  /** Why nobody can provoke it from outside; null where a run could have. */
  why: string | null
}

/** The codes that came from no operation, those that a run could have provoked first. */
export function unprovokedOf({ unseenCodes }: Pick<Report, 'unseenCodes'>): UnprovokedCode[] {
  const named = unseenCodes.flatMap(({ operation, nowhere }) => nowhere.map((code) => ({ code, operation })))
  return [...Map.groupBy(named, ({ code }) => code)]
    .map(([code, own]) => ({
      code,
      operations: own.map(({ operation }) => operation),
      why: unprovokable[code] ?? null,
    }))
    .sort((one, other) => Number(one.why !== null) - Number(other.why !== null))
}
