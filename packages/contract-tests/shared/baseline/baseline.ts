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

/** An entry of the baseline: `expired` fails the run, `mended` was looked at and not seen any more. */
export interface BaselineReport extends KnownDeviation {
  state: 'known' | 'expired' | 'mended' | 'not looked at'
  /** How often it was seen. */
  times: number
}

/** What an entry of a baseline asks of its reader, in a sentence. */
export function sentenceOf({ id, reason, until, state, times }: BaselineReport): string {
  if (state === 'expired')
    return times > 0
      ? `${id} was to be mended by ${until}, and that day is past: mend it, or give it a new end date. (${reason})`
      : `${id} is past its end date ${until} and was not seen: take it out of the baseline. (${reason})`
  if (state === 'mended') return `${id} was not seen any more: take it out of the baseline. (${reason})`
  return `${id}: ${reason} (until ${until})`
}
