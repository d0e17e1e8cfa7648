import type { I18n, MessageDescriptor } from '@lingui/core'
import { defaultLocale, type Locale } from '@portal/i18n'

let words: Record<string, MessageDescriptor> = {}

/** Loads what a language needs to name the columns: nothing where they stand as stored. Before the language is active. */
export async function loadColumnWords(locale: Locale): Promise<void> {
  if (locale !== defaultLocale) words = (await import('./column-words.ts')).columnWords
}

/** A column's name for the reader; `lang` is set when it stays in Chinese on a page of another language. */
export function columnLabel(i18n: I18n, name: string): { label: string; lang?: string } {
  if (i18n.locale === defaultLocale) return { label: name }
  const word = words[name]
  return word ? { label: i18n._(word) } : { label: name, lang: defaultLocale }
}
