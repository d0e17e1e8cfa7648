import type { MismatchKind } from '../../mismatch.ts'
import type { DriftReport } from '../report.ts'

/** A page with more of them opens slowly; `report.json` has them all. */
const mostDrifts = 500
const mostOfKind = 60

/** On paper nothing can be closed: more drifts than these are a line each, and more excerpts are left out. */
const mostOnPaper = 40
const mostExcerptsOnPaper = 10

/** What paper tells of a drift: everything, everything but the excerpt, or a line. */
export type OnPaper = 'whole' | 'brief' | 'line'

/** A drift and its number in the report. */
export interface Numbered {
  drift: DriftReport
  number: number
}

/** A drift that the page has room for. */
export interface Shown extends Numbered {
  onPaper: OnPaper
}

/** The drifts of a kind, and those that the page has room for. */
export interface OfKind {
  kind: MismatchKind
  all: Numbered[]
  shown: Shown[]
}

/** What paper tells of a kind's drift by its place among them: of every kind the first few, whatever the others are. */
function paperFor(drifts: number, kinds: number): (place: number) => OnPaper {
  const brief = drifts > mostOnPaper ? Math.max(1, Math.floor(mostOnPaper / kinds)) : mostOnPaper
  const whole = drifts > mostExcerptsOnPaper ? 1 : mostExcerptsOnPaper
  return (place) => (place < whole ? 'whole' : place < brief ? 'brief' : 'line')
}

/** The drifts by kind. Where there are too many, every kind shows its first: none may displace another. */
export function byKind(drifts: DriftReport[]): OfKind[] {
  const kinds = Map.groupBy(
    drifts.map((drift, index): Numbered => ({ drift, number: index + 1 })),
    ({ drift }) => drift.kind,
  )
  const each = Math.max(mostOfKind, Math.floor(mostDrifts / kinds.size))
  const most = drifts.length > mostDrifts ? each : mostDrifts
  const onPaper = paperFor(drifts.length, kinds.size)
  return [...kinds].map(([kind, all]) => ({
    kind,
    all,
    shown: all.slice(0, most).map((numbered, place) => ({ ...numbered, onPaper: onPaper(place) })),
  }))
}
