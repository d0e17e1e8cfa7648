/** A deviation that is known: it fails no run until its end date. */
export interface KnownDeviation {
  /** Of the drift or the scenario, as the report tells it. */
  id: string
  /** Why it is borne with, for the reader of a report. */
  reason: string
  /** Its last day, in UTC: `2027-01-31`. */
  until: string
}

/** The day of an instant in ISO 8601, in UTC. */
export const dayOf = (instant: string): string => instant.slice(0, 10)

/** The entries that still hold on a day, by their ids. */
export const holdingOn = (entries: KnownDeviation[], day: string): ReadonlyMap<string, KnownDeviation> =>
  new Map(entries.filter(({ until }) => until >= day).map((entry) => [entry.id, entry]))
