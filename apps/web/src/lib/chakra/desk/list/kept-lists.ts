import { useSyncExternalStore } from 'react'

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
}

const key = 'deskLists'
const usual: KeptList = { hidden: [], filters: [] }

const isFilter = (value: unknown): value is KeptFilter => {
  const { name, search } = Object(value)
  return typeof name === 'string' && typeof search === 'object' && search !== null
}

const listOf = (value: unknown): KeptList => {
  const { hidden, filters } = Object(value)
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
    filters: Array.isArray(filters) ? filters.filter(isFilter) : [],
  }
}

/** Reads what was kept, by the lists' keys; what cannot be read is as good as nothing. */
export function readKept(text: string | null): Record<string, KeptList> {
  try {
    const kept: Record<string, unknown> = Object(JSON.parse(text ?? '{}'))
    return Object.fromEntries(Object.entries(kept).map(([list, value]) => [list, listOf(value)]))
  } catch {
    return {}
  }
}

/** With one filter more; one of the same name gives way. */
export const withFilter = (filters: readonly KeptFilter[], added: KeptFilter): KeptFilter[] => [
  ...filters.filter(({ name }) => name !== added.name),
  added,
]

const listeners = new Set<() => void>()
let current: Record<string, KeptList> | undefined

const getKept = (): Record<string, KeptList> => {
  current ??= readKept(localStorage.getItem(key))
  return current
}

/** Changes what is kept of a list, and keeps it on this device. */
export function changeKept(list: string, change: Partial<KeptList>): void {
  const kept = getKept()
  current = { ...kept, [list]: { ...(kept[list] ?? usual), ...change } }
  localStorage.setItem(key, JSON.stringify(current))
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What is kept of a list, as it changes. */
export const useKeptList = (list: string): KeptList =>
  useSyncExternalStore(subscribe, () => getKept()[list] ?? usual)
