/** A record that may still be on its way: only its key is certain. */
export type Draft<T extends { id: number }> = Pick<T, 'id'> & Partial<T>

/** Records to come, for a list drawn in its final shape before they are there. */
export const drafts = <T extends { id: number }>(count: number): Draft<T>[] =>
  // Whatever else a record has may be missing, which cannot be concluded of a type that is not known here.
  Array.from({ length: count }, (_, index) => ({ id: -1 - index }) as Draft<T>)
