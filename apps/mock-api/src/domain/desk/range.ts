import { prcDate, prcInstant, prcYear } from '../prc-time.ts'

/** Days in PRC, both included. */
export interface DayRange {
  from: string
  to: string
}

const day = 86_400_000

/** A date has four digits for its year, so that no comparison goes further back. */
const earliest = prcInstant('0000-01-01').getTime()

const shiftDays = (date: string, days: number): string =>
  prcDate(new Date(Math.max(prcInstant(date).getTime() + days * day, earliest)))

/** A year before; 29 February becomes the 28th. */
function yearBefore(date: string): string {
  const [year = '', rest = ''] = [date.slice(0, 4), date.slice(4)]
  const before = String(Math.max(Number(year) - 1, 0)).padStart(4, '0')
  return `${before}${rest === '-02-29' ? '-02-28' : rest}`
}

/** This year so far. */
export const thisYear = (now: Date): DayRange => ({ from: `${prcYear(now)}-01-01`, to: prcDate(now) })

/** Days of which either end may be left open. */
export const openRange = (from = '0001-01-01', to = '9999-12-31'): DayRange => ({ from, to })

/** What a time is compared with: the same days a year before, or as many days right before. */
export function comparedWith({ from, to }: DayRange, compare: 'YEAR' | 'PERIOD'): DayRange {
  if (compare === 'YEAR') return { from: yearBefore(from), to: yearBefore(to) }
  const days = Math.round((prcInstant(to).getTime() - prcInstant(from).getTime()) / day) + 1
  return { from: shiftDays(from, -days), to: shiftDays(from, -1) }
}

/** The instants that a time lies between; the second is the first that does not belong to it. */
export const instantsOf = ({ from, to }: DayRange): { since: string; before: string } => ({
  since: prcInstant(from).toISOString(),
  before: new Date(prcInstant(to).getTime() + day).toISOString(),
})
