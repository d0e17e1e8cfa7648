import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { defaultLocale, type Locale } from '@portal/i18n/locales'

const catalogues = join(import.meta.dirname, '../../../../../packages/i18n/locales')

/** What the interface says for a Chinese source text; `values` fill its `{placeholders}`. */
export type Say = (source: string, values?: Record<string, string | number>) => string

async function readCatalogue(filename: string, locale: Locale): Promise<[string, string][]> {
  const options = { locale, sourceLocale: defaultLocale, filename }
  const catalogue = await formatter().parse(readFileSync(filename, 'utf8'), options)
  return Object.values(catalogue).flatMap(({ message, translation }) =>
    message && translation ? [[message, translation] as [string, string]] : [],
  )
}

/**
 * The interface's words in a language, as its catalogues hold them.
 * @throws Error when a text is not translated
 */
export async function sayIn(locale: Locale): Promise<Say> {
  const folder = join(catalogues, locale)
  const files =
    locale === defaultLocale ? [] : globSync('**/*.po', { cwd: folder }).map((file) => join(folder, file))
  const words = new Map((await Promise.all(files.map((file) => readCatalogue(file, locale)))).flat())
  return (source, values = {}) => {
    const text = locale === defaultLocale ? source : words.get(source)
    if (text === undefined) throw new Error(`'${source}' has no translation into ${locale}.`)
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  }
}
