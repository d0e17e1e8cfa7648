/** A record that may still be on its way: only its key is certain. */
export type Placeholder<T extends { id: number }> = Pick<T, 'id'> & Partial<T>

/** Records to come, for a list drawn in its final shape before they are there. */
export const placeholders = <T extends { id: number }>(count: number): Placeholder<T>[] =>
  // Whatever else a record has may be missing, which cannot be concluded of a type that is not known here.
  Array.from({ length: count }, (_, index) => ({ id: -1 - index }) as Placeholder<T>)

/** Whether a record is still on its way. One that is there may lack any of its fields, and shows the others. */
export const isToCome = ({ id }: { id: number }): boolean => id < 0
