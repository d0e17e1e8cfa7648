import { nextSort, type Sort, sortOrder } from './sort.ts'
import { useNarrow } from './use-narrow.ts'

/**
 * Sorts a list by the heads of its columns; the order lives in the address as `sort`.
 *
 * @param sorts the list's orders, that of an address without one first
 */
export function useSort<Sorts extends Sort>(sorts: readonly [Sorts, ...Sorts[]], chosen: Sorts | undefined) {
  const narrow = useNarrow<{ sort?: Sorts | undefined }>()
  const [usual] = sorts
  const current = chosen ?? usual
  const onSort = (columnId: string) => {
    const next = nextSort(sorts, current, columnId)
    void narrow({ sort: next === usual ? undefined : next })
  }
  return { sort: sortOrder(current), onSort }
}
