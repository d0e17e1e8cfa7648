/** The pages that lie open together: one, or a left and a right one. */
export type Spread = readonly [number] | readonly [number, number]

/** The cover lies alone, then two pages face each other; where there is room for one only, each lies alone. */
export function spreadsOf(pageCount: number, isDouble: boolean): Spread[] {
  if (!isDouble) return Array.from({ length: pageCount }, (_, index) => [index + 1])
  const facing = Array.from({ length: Math.ceil((pageCount - 1) / 2) }, (_, index): Spread => {
    const left = 2 * index + 2
    return left < pageCount ? [left, left + 1] : [left]
  })
  return pageCount > 0 ? [[1], ...facing] : []
}

/** Which spread a page lies on; the first for a page that there is not. */
export function spreadAt(spreads: readonly Spread[], page: number): number {
  return Math.max(
    0,
    spreads.findIndex((spread) => spread.some((one) => one === page)),
  )
}
