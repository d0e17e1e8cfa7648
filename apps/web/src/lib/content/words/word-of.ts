import type { MessageDescriptor } from '@lingui/core'
import { rawWord, type StoredWords } from './stored-words.ts'

// Not beside `rawWord`, which the first pages load: they do without it.

/** The word for a stored value; its own where the website has none. */
export const wordOf = (words: Partial<StoredWords>, stored: unknown): MessageDescriptor =>
  (typeof stored === 'string' && Object.hasOwn(words, stored) && words[stored]) || rawWord(stored)
