import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { type StoredWords, storedLabel } from '../../../lib/content/words/stored-words.ts'

let words: StoredWords = {}

/** Keeps the words of the fee standards, which are loaded in the languages that need them. */
export const takeWords = (loaded: StoredWords): void => {
  words = loaded
}

/** A name or remark of a fee standard in the reader's language; marked where it stays in Chinese. */
export function Word({ of: stored }: { of: string }) {
  const { i18n } = useLingui()
  const { label, lang } = storedLabel(i18n, words, stored)
  return lang ? <span lang={lang}>{label}</span> : label
}

/** The same as a text, where there is no place for a mark. */
export const wordOf = (stored: string): string => storedLabel(i18n, words, stored).label
