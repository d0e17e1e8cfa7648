/** An order of a list as the address and the backend write it: a field and the way, as in `amount,desc`. */
export type Sort = `${string},${'asc' | 'desc'}`

/** The same in parts; the columns of a table that sorts are named like the fields. */
export function sortOrder(sort: Sort): { columnId: string; direction: 'asc' | 'desc' } {
  const [columnId = '', direction] = sort.split(',')
  return { columnId, direction: direction === 'asc' ? 'asc' : 'desc' }
}

/**
 * The order after a press on a column's head: reversed where the list is sorted by that column already, else the
 * direction that readers want first.
 *
 * @param sorts the list's orders; of a column's two, the one that readers want first stands first
 */
export function nextSort<Sorts extends Sort>(
  sorts: readonly Sorts[],
  current: Sort,
  columnId: string,
): Sorts | undefined {
  const own = sorts.filter((sort) => sortOrder(sort).columnId === columnId)
  return own.find((_, place) => own[place - 1] === current) ?? own[0]
}
