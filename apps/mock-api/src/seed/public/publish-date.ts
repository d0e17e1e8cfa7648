import { prcDate, prcInstant } from '../../domain/prc-time.ts'

const day = 86_400_000
const minute = 60_000

/**
 * A moment of the working day `daysAgo` before now, never ahead of now.
 *
 * @param index spreads the items of one day over its hours
 */
export function publishedAt(now: Date, daysAgo: number, index: number): Date {
  const date = prcDate(new Date(now.getTime() - daysAgo * day))
  const planned = prcInstant(date, 9).getTime() + ((index * 37) % 480) * minute
  return new Date(Math.min(planned, now.getTime() - (1 + (index % 60)) * minute))
}
