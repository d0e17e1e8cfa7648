import { globSync, readFileSync } from 'node:fs'
import { defaultLocale, type Locale } from '@portal/i18n/locales'

const catalogues = new URL('../../../../packages/i18n/locales/', import.meta.url).pathname
const entry = /^msgid "(?<source>.+)"\nmsgstr "(?<translation>.+)"$/gm

/** What the interface says for a Chinese source text; `values` fill its `{placeholders}`. */
export type Say = (source: string, values?: Record<string, string | number>) => string

function readCatalogues(locale: Locale): Map<string, string> {
  const texts = globSync(`${catalogues}${locale}/**/*.po`).map((file) => readFileSync(file, 'utf8'))
  return new Map(
    texts.flatMap((text) =>
      [...text.matchAll(entry)].map(({ groups = {} }) => [groups.source ?? '', groups.translation ?? '']),
    ),
  )
}

/**
 * The interface's words in a language, as its catalogues hold them.
 * @throws Error when a text is not translated
 */
export function sayIn(locale: Locale): Say {
  const words = locale === defaultLocale ? undefined : readCatalogues(locale)
  return (source, values = {}) => {
    const text = words ? words.get(source) : source
    if (text === undefined) throw new Error(`'${source}' has no translation into ${locale}.`)
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
  }
}
