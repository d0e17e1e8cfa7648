import { useSyncExternalStore } from 'react'
import { keepOnDevice } from '../../../browser/storage/keep-on-device.ts'
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

/** Another one for each account: filters hold the names and numbers of those whom somebody looks for. */
const ownKey = () => `deskLists:${encodeURIComponent(getPresentAccountId() ?? '')}`
const usual: KeptList = { hidden: [], filters: [], isRoomy: false }

const isFilter = (value: unknown): value is KeptFilter => {
  const { name, search } = Object(value)
  return typeof name === 'string' && typeof search === 'object' && search !== null
}

const listOf = (value: unknown): KeptList => {
  const { hidden, filters, isRoomy } = Object(value)
  return {
    hidden: Array.isArray(hidden) ? hidden.filter((id) => typeof id === 'string') : [],
    filters: Array.isArray(filters) ? filters.filter(isFilter) : [],
    isRoomy: isRoomy === true,
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
const tell = () => {
  for (const listener of listeners) listener()
}
let read: { key: string; kept: Record<string, KeptList> } | undefined

/** The same lists as long as nothing changes. */
const getKept = (): Record<string, KeptList> => {
  const key = ownKey()
  if (read?.key !== key) read = { key, kept: readKept(localStorage.getItem(key)) }
  return read.kept
}

/** Changes what is kept of a list, and keeps it on this device. */
export function changeKept(list: string, change: Partial<KeptList>): void {
  const kept = getKept()
  const changed = { ...kept, [list]: { ...(kept[list] ?? usual), ...change } }
  read = { key: ownKey(), kept: changed }
  keepOnDevice(read.key, JSON.stringify(changed))
  tell()
}

/** What another window keeps is read anew, or the next change here would undo it. */
function followOthers({ key }: StorageEvent): void {
  if (key !== ownKey() && key !== null) return
  read = undefined
  tell()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOthers)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', followOthers)
  }
}

/** What is kept of a list, as it changes. */
export const useKeptList = (list: string): KeptList =>
  useSyncExternalStore(subscribe, () => getKept()[list] ?? usual)
