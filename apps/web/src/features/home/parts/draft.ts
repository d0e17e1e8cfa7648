/** A record that may still be on its way: only its key is certain. */
export type Draft<T extends { id: number }> = Pick<T, 'id'> & Partial<T>

/** Records to come, for a list drawn in its final shape before they are there. */
export const drafts = (count: number): { id: number }[] =>
  Array.from({ length: count }, (_, index) => ({ id: -1 - index }))
