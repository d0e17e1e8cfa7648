import { useRef, useState } from 'react'

/**
 * What is chosen of a list of the desk. It may lie on other pages of the list, never outside of what the list is narrowed to.
 * The list gets `list`, which takes the focus when the choice is cleared.
 *
 * @param criteria what the list is narrowed to
 */
export function useChosen<Row extends { id: number }>(criteria: object) {
  const [chosen, setChosen] = useState<readonly Row[]>([])
  const filter = JSON.stringify(criteria)
  const [chosenBy, setChosenBy] = useState(filter)
  if (filter !== chosenBy) {
    setChosenBy(filter)
    setChosen([])
  }
  const list = useRef<HTMLDivElement>(null)
  return {
    chosen,
    list,
    isChosen: ({ id }: Row) => chosen.some((one) => one.id === id),
    choose: (row: Row, isOn: boolean) =>
      setChosen((was) => [...was.filter(({ id }) => id !== row.id), ...(isOn ? [row] : [])]),
    keep: (ids: ReadonlySet<number>) => setChosen((was) => was.filter(({ id }) => ids.has(id))),
    // The button goes with what was chosen, and the focus to what one chooses from.
    clear: () => {
      setChosen([])
      list.current?.focus({ preventScroll: true })
    },
  }
}
