import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { defaultLocale } from '../src/locales.ts'

const folder = join(import.meta.dirname, '..', 'locales')
// As in lingui.config.ts, so that a pack that is written is what Lingui would write.
const po = formatter({ lineNumbers: false })

/** The messages of a pack by their ids. */
export type Catalogue = Awaited<ReturnType<typeof po.parse>>

const pathOf = (locale: string, pack: string) => join(folder, locale, pack)
const optionsOf = (locale: string, pack: string) => ({
  locale,
  sourceLocale: defaultLocale,
  filename: pathOf(locale, pack),
})

/** The packs of a language by their paths below it, such as `pages/jobs.po`. */
export const packsOf = (locale: string): string[] =>
  readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  )

/** The text of a pack. */
export const textOf = (locale: string, pack: string): string => readFileSync(pathOf(locale, pack), 'utf8')

/** The messages of a pack. */
export const readPack = async (locale: string, pack: string): Promise<Catalogue> =>
  po.parse(textOf(locale, pack), optionsOf(locale, pack))

/** Writes the messages of a pack that is there. */
export async function writePack(locale: string, pack: string, catalogue: Catalogue): Promise<void> {
  const options = { ...optionsOf(locale, pack), existing: textOf(locale, pack) }
  writeFileSync(pathOf(locale, pack), await po.serialize(catalogue, options))
}
