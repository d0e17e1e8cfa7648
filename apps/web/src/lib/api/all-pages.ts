/** The most rows that the backend gives at once. */
const mostRows = 2000

/** More rows than any list here has: a total above it is a mistake of the backend, and not a reason to ask for ever. */
const mostTotal = 200_000

/** The rows of every page of a list, in its order: the first page says how many others there are. */
export async function allPages<Row>(
  ask: (page: { page: number; size: number }) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const first = await ask({ page: 0, size: mostRows })
  const others = Array.from(
    { length: Math.ceil(Math.min(first.total, mostTotal) / mostRows) - 1 },
    (_, page) => ask({ page: page + 1, size: mostRows }),
  )
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
}
