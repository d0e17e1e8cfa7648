import type { I18n, Messages } from '@lingui/core'
import { defaultLocale, type Locale } from './locales.ts'

export interface Pack {
  messages: Messages
}

// What is asked for while a language is still on its way is asked for in that language.
let wanted: Locale = defaultLocale
const pages = new Set<string>()
let packBehindLogin: (locale: Locale, name: string) => Promise<Pack> | undefined = () => undefined

/** Makes the packs of pages behind the login known, which the first page of a visitor does not carry. */
export function addPacks(find: typeof packBehindLogin): void {
  packBehindLogin = find
}

const sharedPacks = (locale: Locale): Promise<Pack>[] => [
  import(`../locales/${locale}/global.po`),
  import(`../locales/${locale}/routes.po`),
  // In the default language the columns are named as the backend has them.
  ...(locale === defaultLocale ? [] : [import(`../locales/${locale}/columns.po`)]),
]

const pagePacks = (locale: Locale, names: Iterable<string>): Promise<Pack>[] =>
  [...names].map((name) => packBehindLogin(locale, name) ?? import(`../locales/${locale}/pages/${name}.po`))

async function messagesOf(packs: Promise<Pack>[]): Promise<Messages> {
  return Object.assign({}, ...(await Promise.all(packs)).map(({ messages }) => messages))
}

/** Makes a language the active one: what every page shares and what the pages opened so far need of it. */
export async function activate(i18n: I18n, locale: Locale): Promise<void> {
  wanted = locale
  if (i18n.locale === locale) return
  const messages = await messagesOf([...sharedPacks(locale), ...pagePacks(locale, pages)])
  // The reader may have chosen yet another one meanwhile.
  if (wanted === locale) i18n.loadAndActivate({ locale, messages })
}

/** Loads the packs of pages that are about to open, in the language that is wanted now; each once. */
export async function loadPages(i18n: I18n, names: string[]): Promise<void> {
  const missing = names.filter((name) => !pages.has(name))
  if (missing.length === 0) return
  const locale = wanted
  i18n.load(locale, await messagesOf(pagePacks(locale, missing)))
  if (wanted !== locale) return loadPages(i18n, names)
  for (const name of missing) pages.add(name)
}
