/** A stretch of a lesson in seconds from its start. */
export interface Range {
  from: number
  to: number
}

/** Two ends that are closer than this are the same one: a player names its place a few times a second. */
export const near = 0.3

/** The ranges with one more, those that touch joined, in order. */
export function withRange(ranges: readonly Range[], { from, to }: Range): Range[] {
  if (from >= to) return [...ranges]
  const touches = (range: Range) => range.to >= from && range.from <= to
  const joined = ranges.filter(touches).reduce(hull, { from, to })
  return [...ranges.filter((range) => !touches(range)), joined].sort((one, other) => one.from - other.from)
}

/** The shortest range that both lie in. */
export const hull = (one: Range, other: Range): Range => ({
  from: Math.min(one.from, other.from),
  to: Math.max(one.to, other.to),
})

/** Seconds in ranges that lie apart. */
export const secondsIn = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0)

const joined = (ranges: readonly Range[]): Range[] => ranges.reduce<Range[]>(withRange, [])

/** Seconds of some ranges that lie in none of the known ones, each second once. */
export const secondsBeyond = (ranges: readonly Range[], known: readonly Range[]): number =>
  secondsIn(joined([...known, ...ranges])) - secondsIn(joined(known))

/** How far the ranges reach without a gap from a second on; that second itself where it lies in none. */
export const coveredUntil = (ranges: readonly Range[], second: number): number =>
  ranges.find(({ from, to }) => from <= second + 0.01 && to > second)?.to ?? second

/** Whether all of a range lies in the others. */
export const isCovered = (ranges: readonly Range[], { from, to }: Range): boolean =>
  coveredUntil(ranges, from) >= to - 0.01
