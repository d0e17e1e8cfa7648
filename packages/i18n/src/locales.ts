/** The interface's languages. Declared here once; `lang` is what the page and `Accept-Language` carry. */
export const locales = ['zh-CN', 'zh-TW', 'en-US', 'pt-BR'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'zh-CN'

/** Each language in its own words: a reader who cannot read the current one still finds it. */
export const localeNames: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'zh-TW': '繁體中文',
  'en-US': 'English',
  'pt-BR': 'Português (Brasil)',
}

/** Where the choice is kept; source: specification §9. */
export const localeStorageKey = 'app_lang'

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}
