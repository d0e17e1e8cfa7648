import { itemsOf, keptValue } from '../../../browser/storage/kept-value.ts'
import { getPresentAccountId } from '../../../session/session.ts'

/** Filters, sort included, under a name. */
export interface KeptFilter {
  name: string
  search: Record<string, unknown>
}

/** What somebody chose for a list on this device. */
export interface KeptList {
  /** Columns that are not shown. */
  hidden: readonly string[]
  filters: readonly KeptFilter[]
  /** Rows with more room between them. */
  isRoomy: boolean
}

const usual: KeptList = { hidden: [], filters: [], isRoomy: false }

const isFilter = (value: unknown): value is KeptFilter => {
  const { name, search } = Object(value)
  return typeof name === 'string' && typeof search === 'object' && search !== null
}

const listOf = (value: unknown): KeptList => {
  const { hidden, filters, isRoomy } = Object(value)
  return {
    hidden: itemsOf(hidden, (id) => typeof id === 'string'),
    filters: itemsOf(filters, isFilter),
    isRoomy: isRoomy === true,
  }
}

/** By the lists' keys. */
const listsOf = (stored: unknown): Record<string, KeptList> =>
  Object.fromEntries(Object.entries(Object(stored)).map(([list, value]) => [list, listOf(value)]))

/** Another one for each account: filters hold the names and numbers of those whom somebody looks for. */
const lists = keptValue('deskLists', listsOf, () => getPresentAccountId() ?? '')

/** With one filter more; one of the same name gives way. */
export const withFilter = (filters: readonly KeptFilter[], added: KeptFilter): KeptFilter[] => [
  ...filters.filter(({ name }) => name !== added.name),
  added,
]

/** Changes what is kept of a list, and keeps it on this device. */
export function changeKept(list: string, change: Partial<KeptList>): void {
  const kept = lists.get()
  lists.set({ ...kept, [list]: { ...(kept[list] ?? usual), ...change } })
}

/** What is kept of a list, as it changes. */
export const useKeptList = (list: string): KeptList => lists.useValue()[list] ?? usual
