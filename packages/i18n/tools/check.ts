/**
 * Holds every translation against its source: the same variables and tags, every plural form, the right script.
 * That the catalogues are extracted anew and complete is `lingui check`'s part; `npm run i18n:check` runs both.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from '../src/locales.ts'
import { faults } from './translation-rules.ts'

const folder = join(import.meta.dirname, '..', 'locales')
const po = formatter({ lineNumbers: false })

async function faultsOfPack(locale: string, pack: string): Promise<string[]> {
  const filename = join(folder, locale, pack)
  const options = { locale, sourceLocale: defaultLocale, filename }
  const catalogue = await po.parse(readFileSync(filename, 'utf8'), options)
  return Object.values(catalogue).flatMap(({ message = '', translation }) =>
    translation
      ? faults(message, translation, locale).map((fault) => `${locale}/${pack}: “${message}” ${fault}`)
      : [],
  )
}

const packsOf = (locale: string) =>
  readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  )

const translated = locales.filter((locale) => locale !== defaultLocale)
const found = await Promise.all(
  translated.flatMap((locale) => packsOf(locale).map((pack) => faultsOfPack(locale, pack))),
)
for (const line of found.flat()) console.error(line)
process.exitCode = found.flat().length > 0 ? 1 : 0
