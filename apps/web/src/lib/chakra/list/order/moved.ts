/** Moves an entry of a list to a place; it stays within the list. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list]
  const [entry] = next.splice(from, 1)
  if (entry === undefined) return next
  next.splice(Math.max(0, Math.min(next.length, to)), 0, entry)
  return next
}
