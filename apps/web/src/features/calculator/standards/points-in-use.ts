/** Indexes of the points that an amount lies between: one where it lies on it, none outside the table. */
export function pointsInUse(points: readonly { amount: number }[], amount: number | undefined): number[] {
  if (amount === undefined) return []
  const upper = points.findIndex((point) => point.amount >= amount)
  if (points[upper]?.amount === amount) return [upper]
  return upper > 0 ? [upper - 1, upper] : []
}
