/**
 * Rows as somebody has put them, by their ids. What was not there when the order was made comes last; what has gone since is
 * left out.
 */
export function inOrder<Row extends { id: number }>(
  rows: readonly Row[],
  order: readonly number[] | undefined,
): Row[] {
  if (!order) return [...rows]
  const placeOf = ({ id }: Row) => (order.includes(id) ? order.indexOf(id) : order.length)
  return [...rows].sort((one, other) => placeOf(one) - placeOf(other))
}
