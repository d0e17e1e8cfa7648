import { prcDate } from '../../domain/prc-time.ts'
import type { Random } from '../../domain/random.ts'

const day = 86_400_000

/** How the members of the register came, by the share that had joined by each year. */
const growth: readonly (readonly [share: number, from: number, to: number])[] = [
  [0.1, 1994, 1999],
  [0.28, 2000, 2007],
  [0.62, 2008, 2016],
  [1, 2017, 2024],
]

/**
 * The day of joining, `yyyy-MM-dd`.
 *
 * @param options.year the current one
 * @param options.days how many days ago, where that is known
 * @param options.earliest year before which the member could not join
 */
export function joinDateOf(
  random: Random,
  { now, year, days, earliest }: { now: Date; year: number; days: number | null; earliest: number },
): string {
  if (days !== null) return prcDate(new Date(now.getTime() - days * day))
  const place = random.between(0, 1)
  const [, from = 1994, to = 1994] = growth.find(([share]) => place < share) ?? []
  const joined = Math.min(Math.max(random.int(from, to), earliest), year - 2)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${joined}-${two(random.int(1, 12))}-${two(random.int(1, 28))}`
}
