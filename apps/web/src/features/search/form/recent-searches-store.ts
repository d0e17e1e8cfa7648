import { itemsOf, keptValue } from '../../../lib/browser/storage/kept-value.ts'

const limit = 8

const isWord = (value: unknown) => typeof value === 'string'

const words = keptValue('recentSearches', (stored) => itemsOf(stored, isWord).slice(0, limit))

/** What was searched for on this device, the latest first; at most eight. */
export const getRecentSearches = words.get

const isSame = (left: string, right: string) => left.toLowerCase() === right.toLowerCase()

/** Puts a keyword at the head of the list. */
export function rememberSearch(keyword: string): void {
  words.set([keyword, ...words.get().filter((word) => !isSame(word, keyword))].slice(0, limit))
}

export function forgetSearch(keyword: string): void {
  words.set(words.get().filter((word) => word !== keyword))
}

export function forgetAllSearches(): void {
  words.set([])
}

/** The recent searches of this device, kept up to date. */
export const useRecentSearches = words.useValue
