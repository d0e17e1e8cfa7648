import type { I18n, Messages } from '@lingui/core'
import type { Locale } from './locales.ts'

/** Loads a language's three packs; each is a chunk of its own that only readers of that language fetch. */
async function load(locale: Locale): Promise<Messages> {
  const packs = await Promise.all([
    import(`../locales/${locale}/global.po`),
    import(`../locales/${locale}/pages.po`),
    import(`../locales/${locale}/routes.po`),
  ])
  return Object.assign({}, ...packs.map((pack: { messages: Messages }) => pack.messages))
}

/** Makes a language the active one, loading it when it is not there yet. */
export async function activate(i18n: I18n, locale: Locale): Promise<void> {
  if (i18n.locale === locale) return
  i18n.loadAndActivate({ locale, messages: await load(locale) })
}
