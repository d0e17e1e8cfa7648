import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { defaultLocale } from '@portal/i18n'

/** Words of the backend's data by how they are stored, as messages to be translated. */
export type StoredWords = Record<string, MessageDescriptor>

/** A stored value as its own word, for one that the website has no word for yet: what the backend adds later is shown as it is. */
export function rawWord(stored: unknown): MessageDescriptor {
  const text = typeof stored === 'string' && stored.trim() ? stored : '—'
  // A message of the catalogues: one that is none would be reported in the console.
  return msg`${text}`
}

/** Stored words for the reader; `lang` is set when they stay in Chinese on a page of another language. */
export function storedLabel(
  i18n: I18n,
  words: StoredWords,
  stored: string,
): { label: string; lang?: string } {
  if (i18n.locale === defaultLocale) return { label: stored }
  const word = words[stored]
  return word ? { label: i18n._(word) } : { label: stored, lang: defaultLocale }
}
