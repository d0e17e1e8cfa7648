import { i18n } from '@lingui/core'
import { activate, defaultLocale, isLocale, type Locale, localeStorageKey } from '@portal/i18n'
import { loadColumnWords } from '../content/columns/column-label.ts'
import { keepOnDevice } from './storage/keep-on-device.ts'

/** The language kept on this device, else the default: what the association writes is Chinese, whatever the browser prefers. */
function storedLocale(): Locale {
  const stored = localStorage.getItem(localeStorageKey)
  return isLocale(stored) ? stored : defaultLocale
}

/** Switches the interface to a language and keeps the choice. */
export async function changeLocale(locale: Locale): Promise<void> {
  // Activating renders the page anew, so the words must have been loaded before.
  await loadColumnWords(locale)
  await activate(i18n, locale)
  keepOnDevice(localeStorageKey, locale)
  document.documentElement.lang = locale
}

/** Loads the kept language before the first render. */
export async function startLocale(): Promise<void> {
  const locale = storedLocale()
  document.documentElement.lang = locale
  await Promise.all([loadColumnWords(locale), activate(i18n, locale)])
}
