import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { keepOnDevice } from '../../../lib/browser/storage/keep-on-device.ts'

const key = 'recentSearches'
const limit = 8

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.unknown()),
  v.transform((list) => list.filter((item) => typeof item === 'string').slice(0, limit)),
)

function load(): string[] {
  const result = v.safeParse(stored, localStorage.getItem(key))
  return result.success ? result.output : []
}

// The same list as long as nothing changes.
let words: string[] | undefined
const listeners = new Set<() => void>()

function announce(): void {
  for (const listener of listeners) listener()
}

function save(next: string[]): void {
  words = next
  keepOnDevice(key, JSON.stringify(next))
  announce()
}

/** What was searched for on this device, the latest first; at most eight. */
export function getRecentSearches(): string[] {
  words ??= load()
  return words
}

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** Puts a keyword at the head of the list. */
export function rememberSearch(keyword: string): void {
  save([keyword, ...getRecentSearches().filter((word) => !isSame(word, keyword))].slice(0, limit))
}

export function forgetSearch(keyword: string): void {
  save(getRecentSearches().filter((word) => word !== keyword))
}

export function forgetAllSearches(): void {
  save([])
}

/** Another tab of the site searched. */
function onStorage(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return
  words = undefined
  announce()
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('storage', onStorage)
  }
}

/** The recent searches of this device, kept up to date. */
export function useRecentSearches(): string[] {
  return useSyncExternalStore(subscribe, getRecentSearches)
}
