import { useState } from 'react'

/** The rows of a list that are chosen for something together, over all of its pages. */
export interface Selection<Row> {
  chosen: Row[]
  /** Those of the page that is shown that can be chosen. */
  choosable: Row[]
  has: (row: Row) => boolean
  toggle: (row: Row, isChosen: boolean) => void
  /** Chooses or leaves out some rows. */
  set: (rows: readonly Row[], isChosen: boolean) => void
  /** Chooses or leaves out every row of the page that can be chosen. */
  toggleAll: (isChosen: boolean) => void
  /** Chooses these rows and no others. */
  replace: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * What is chosen of a paged list.
 *
 * @param rows the page that is shown: what it says of a row by now outweighs how the row was when it was chosen
 * @param within what the list is narrowed to, where nothing stays chosen that may lie outside of it
 */
export function useSelection<Row extends { id: number }>(
  rows: readonly Row[],
  isChoosable: (row: Row) => boolean,
  within = '',
): Selection<Row> {
  const none = { within, rows: new Map<number, Row>() }
  const [kept, setKept] = useState(none)
  if (kept.within !== within) setKept(none)
  const shown = new Map(rows.map((row) => [row.id, row]))
  const isOpen = (row: Row) => isChoosable(shown.get(row.id) ?? row)
  const choosable = rows.filter(isChoosable)
  // What was begun while the list was narrowed to something else comes too late.
  const change = (changed: (before: ReadonlyMap<number, Row>) => Map<number, Row>) =>
    setKept((before) => (before.within === within ? { within, rows: changed(before.rows) } : before))
  const set = (some: readonly Row[], isChosen: boolean) =>
    change((before) => {
      const next = new Map(before)
      for (const row of some) isChosen ? next.set(row.id, row) : next.delete(row.id)
      return next
    })
  const replace = (some: readonly Row[]) => change(() => new Map(some.map((row) => [row.id, row])))
  return {
    chosen: [...kept.rows.values()].filter(isOpen).map((row) => shown.get(row.id) ?? row),
    choosable,
    has: (row) => kept.rows.has(row.id) && isOpen(row),
    set,
    toggle: (row, isChosen) => set([row], isChosen),
    toggleAll: (isChosen) => set(choosable, isChosen),
    replace,
    clear: () => replace([]),
  }
}
