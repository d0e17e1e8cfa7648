import type { I18n } from '@lingui/core'
import { defaultLocale, type Locale } from '@portal/i18n'
import { type StoredWords, storedLabel } from '../words/stored-words.ts'

let words: StoredWords = {}

/** Loads what a language needs to name the columns: nothing where they stand as stored. Before the language is active. */
export async function loadColumnWords(locale: Locale): Promise<void> {
  if (locale !== defaultLocale) words = (await import('./column-words.ts')).columnWords
}

/** A column's name for the reader; `lang` is set when it stays in Chinese on a page of another language. */
export const columnLabel = (i18n: I18n, name: string): ReturnType<typeof storedLabel> =>
  storedLabel(i18n, words, name)
