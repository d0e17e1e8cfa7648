/** How many courses can stand side by side. */
export const mostCompared = 4

/** The ids of the courses that an address compares. */
export const readCompared = (compare: string | undefined): number[] => [
  ...new Set(compare ? compare.split(',').map(Number) : []),
]

/** An address' courses with one more, as far as there is room, or without it where it was among them. */
export function withToggled(compare: string | undefined, id: number): string | undefined {
  const ids = readCompared(compare)
  const next = ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id].slice(0, mostCompared)
  return next.join(',') || undefined
}
