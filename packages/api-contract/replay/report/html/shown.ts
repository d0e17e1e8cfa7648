import type { DriftKind } from '../../drift.ts'
import type { DriftReport } from '../report.ts'

/** A page with more of them opens slowly; `report.json` has them all. */
const mostDrifts = 500
const mostOfKind = 60

/** A drift and its number in the report. */
export interface Numbered {
  drift: DriftReport
  number: number
}

/** The drifts of a kind, and those that the page has room for. */
export interface OfKind {
  kind: DriftKind
  all: Numbered[]
  shown: Numbered[]
}

/** The drifts by kind. Where there are too many, every kind shows its first: none may push another out. */
export function byKind(drifts: DriftReport[]): OfKind[] {
  const kinds = Map.groupBy(
    drifts.map((drift, index): Numbered => ({ drift, number: index + 1 })),
    ({ drift }) => drift.kind,
  )
  const each = Math.max(mostOfKind, Math.floor(mostDrifts / kinds.size))
  const most = drifts.length > mostDrifts ? each : mostDrifts
  return [...kinds].map(([kind, all]) => ({ kind, all, shown: all.slice(0, most) }))
}
