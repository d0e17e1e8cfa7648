import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
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

interface Choice<Row> {
  /** What the list was narrowed to. */
  by: string
  rows: readonly Row[]
  /** They were chosen on all pages together. */
  isAll?: boolean
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
  const filter = JSON.stringify(criteria)
  const [choice, setChoice] = useState<Choice<Row>>({ by: filter, rows: [] })
  if (choice.by !== filter) setChoice({ by: filter, rows: [] })
  const { data } = useQuery(source.page(search))
  const list = useRef<HTMLDivElement>(null)
  /** The row that was pressed last, from which a range goes on. */
  const last = useRef<number>(undefined)
  const rows = data?.items.filter(mayChoose) ?? []
  const chosen = choice.rows
  const ids = new Set(chosen.map(({ id }) => id))
  const set = (some: readonly Row[], isOn: boolean) => {
    const changed = new Set(some.map(({ id }) => id))
    setChoice(({ by, rows: was }) => ({
      by,
      rows: [...was.filter(({ id }) => !changed.has(id)), ...(isOn ? some : [])],
    }))
  }
  const placeOf = (id: number | undefined) => rows.findIndex((row) => row.id === id)
  const rangeTo = (row: Row) => {
    const [from, to] = [placeOf(last.current), placeOf(row.id)]
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
  // A button goes with what was chosen, or when there is no more to choose, and the focus to what one chooses from.
  const focusList = () => list.current?.focus({ preventScroll: true })
  const here = rows.filter(({ id }) => ids.has(id)).length
  const isPage = rows.length > 0 && here === rows.length
  return {
    chosen,
    list,
    /** The rows of the page that have a box: how many, and how many of them are chosen. */
    page: { count: rows.length, chosen: here, choose: (isOn: boolean) => set(rows, isOn) },
    /** Whether there may be more to choose than the page, which is chosen. */
    hasMore: isPage && data !== undefined && data.total > data.items.length && !choice.isAll,
    isChosen: ({ id }: Row) => ids.has(id),
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
      setChoice((was) => (was.by === filter ? { by: filter, rows: some, isAll: true } : was))
      focusList()
      return { count: some.length, isCut: some.length < all.filter((row) => feesOf(row) > 0).length }
    },
    keep: (kept: ReadonlySet<number>) =>
      setChoice(({ by, rows: was }) => ({ by, rows: was.filter(({ id }) => kept.has(id)) })),
    clear: () => {
      setChoice({ by: filter, rows: [] })
      focusList()
    },
  }
}
