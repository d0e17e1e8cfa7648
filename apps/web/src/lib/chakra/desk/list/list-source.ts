import type { ListResult } from '@portal/api-contract'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { allPages } from '../../../api/all-pages.ts'
import { serverNow } from '../../../api/server-clock.ts'
import type { Sort } from '../../../list/sort.ts'

export const deskPageSize = 20

interface Paged<Sorts, Last> {
  page: number
  size: number
  sort: (Sorts | Last)[]
}

interface SourceOptions<Search, Row, Sorts extends Sort, Last extends string, Criteria> {
  /** Of the queries, and of what is kept of the list on the device. */
  key: string
  /** The orders that the backend knows, that of an address without one first. */
  sorts: readonly [Sorts, ...Sorts[]]
  /** Keeps the order of rows that are alike in all else. */
  last: Last
  /** What the list is narrowed to, as the backend is asked for it. @param now an instant */
  criteria: (search: Search, now: string) => Criteria
  ask: (query: Criteria & Paged<Sorts, Last>, init: { signal?: AbortSignal }) => Promise<ListResult<Row>>
}

/** What a list of the desk always has in its address. */
export interface ListSearch {
  page?: number | undefined
  sort?: string | undefined
}

/** Where the rows of a list come from: a page of them for the screen, all of them for a file. */
export function listSource<
  Search extends ListSearch,
  Row,
  const Sorts extends Sort,
  const Last extends string,
  Criteria,
>({
  key,
  sorts,
  last,
  criteria,
  ask,
}: SourceOptions<Search, Row, Sorts, Last, Criteria>): ListSource<Search, Row> {
  /** The order among those of this list: an address may have that of another. */
  const sortOf = ({ sort }: ListSearch) => sorts.find((one) => one === sort)
  const queryOf = (search: Search, paging: { page: number; size: number }) => ({
    ...criteria(search, new Date(serverNow()).toISOString()),
    ...paging,
    sort: [sortOf(search) ?? sorts[0], last],
  })
  return {
    key,
    sorts,
    sortOf,
    /** A page of the rows; the one before stays until it has come. */
    page: (search: Search) => {
      const paging = { page: (search.page ?? 1) - 1, size: deskPageSize }
      // An instant in the key would make it another list each time.
      const narrowed = { ...criteria(search, 'now'), ...paging, sort: sortOf(search) }
      return queryOptions<ListResult<Row>>({
        queryKey: ['desk', key, 'list', narrowed],
        queryFn: ({ signal }) => ask(queryOf(search, paging), { signal }),
        placeholderData: keepPreviousData,
      })
    },
    /** Every row that the list is narrowed to, in its order. */
    all: (search: Search) => allPages((paging) => ask(queryOf(search, paging), {})),
  }
}

/** Where the rows of a list come from, whatever it is narrowed by. */
export interface ListSource<Search, Row> {
  key: string
  sorts: readonly [Sort, ...Sort[]]
  sortOf: (search: ListSearch) => Sort | undefined
  page: (search: Search) => ReturnType<typeof queryOptions<ListResult<Row>>>
  all: (search: Search) => Promise<Row[]>
}
