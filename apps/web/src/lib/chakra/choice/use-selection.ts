import { useState } from 'react'

/** The rows of a list that are chosen for something together, over all of its pages. */
export interface Selection<Row> {
  chosen: Row[]
  /** Those of the page that is shown that can be chosen. */
  choosable: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row, isChosen: boolean) => void
  /** Chooses or leaves out every row of the page that can be chosen. */
  toggleAll: (isChosen: boolean) => void
  clear: () => void
}

/**
 * What is chosen of a paged list.
 *
 * @param rows the page that is shown: what it says of a row by now outweighs how the row was when it was chosen
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  isChoosable: (row: Row) => boolean,
): Selection<Row> {
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map())
  const settled = new Set(rows.filter((row) => !isChoosable(row)).map(({ id }) => id))
  const choosable = rows.filter(isChoosable)
  const set = (changed: readonly Row[], isChosen: boolean) =>
    setKept((before) => {
      const next = new Map(before)
      for (const row of changed) isChosen ? next.set(row.id, row) : next.delete(row.id)
      return next
    })
  return {
    chosen: [...kept.values()].filter(({ id }) => !settled.has(id)),
    choosable,
    has: ({ id }) => kept.has(id) && !settled.has(id),
    toggle: (row, isChosen) => set([row], isChosen),
    toggleAll: (isChosen) => set(choosable, isChosen),
    clear: () => setKept(new Map()),
  }
}
