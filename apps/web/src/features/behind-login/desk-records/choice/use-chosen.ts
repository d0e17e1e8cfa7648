import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSelection } from '../../../../lib/chakra/choice/use-selection.ts'
import type { ListSearch, ListSource } from '../../../../lib/chakra/desk/list/list-source.ts'
import { mostFees, upToFees } from './up-to-fees.ts'

interface ChoiceOptions<Row> {
  /** What the list is narrowed to. */
  criteria: object
  /** How many fees one can be reminded of by choosing the row. */
  feesOf: (row: Row) => number
  /** Which rows have a box; all of them without it. */
  mayChoose?: (row: Row) => boolean
}

const always = () => true

/**
 * What is chosen of a list of the desk. It may lie on other pages of the list, never outside of what the list is narrowed to.
 * The list gets `list`, which takes the focus when the choice is cleared.
 */
export function useChosen<Search extends ListSearch, Row extends { id: number }>(
  source: ListSource<Search, Row>,
  search: Search,
  { criteria, feesOf, mayChoose = always }: ChoiceOptions<Row>,
) {
  const { data } = useQuery(source.page(search))
  const within = JSON.stringify(criteria)
  const selection = useSelection(data?.items ?? [], mayChoose, within)
  const { chosen, choosable: rows } = selection
  /** What the list was narrowed to when all of its pages were chosen together. */
  const [wholeOf, setWholeOf] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  /** The row that was pressed last, from which a range goes on. */
  const last = useRef<number>(undefined)
  const set = (some: readonly Row[], isOn: boolean) => {
    selection.set(some, isOn)
    setWholeOf(undefined)
  }
  const placeOf = (id: number | undefined) => rows.findIndex((row) => row.id === id)
  const rangeTo = (row: Row) => {
    const [from, to] = [placeOf(last.current), placeOf(row.id)]
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
  // A button goes with what was chosen, or when there is no more to choose, and the focus to what one chooses from.
  const focusList = () => list.current?.focus({ preventScroll: true })
  const here = rows.filter(selection.has).length
  const isPage = rows.length > 0 && here === rows.length
  return {
    chosen,
    list,
    /** The rows of the page that have a box: how many, and how many of them are chosen. */
    page: { count: rows.length, chosen: here, choose: (isOn: boolean) => set(rows, isOn) },
    /** Whether there may be more to choose than the page, which is chosen. */
    hasMore: isPage && data !== undefined && data.total > data.items.length && wholeOf !== within,
    isChosen: selection.has,
    /** @param isRange from the row that was pressed last */
    choose: (row: Row, isOn: boolean, isRange = false) => {
      set(isRange ? rangeTo(row) : [row], isOn)
      last.current = row.id
    },
    /**
     * Chooses on all pages those that one can be reminded by, as many as the backend takes.
     * @returns how many, and whether there are others
     */
    chooseAll: async () => {
      const all = await source.all(search)
      const some = upToFees(all, feesOf, mostFees)
      selection.replace(some)
      setWholeOf(within)
      focusList()
      return { count: some.length, isCut: some.length < all.filter((row) => feesOf(row) > 0).length }
    },
    /** Leaves out all others of those that were chosen. */
    keep: (kept: ReadonlySet<number>) =>
      set(
        chosen.filter(({ id }) => !kept.has(id)),
        false,
      ),
    clear: () => {
      set(chosen, false)
      focusList()
    },
  }
}
