/**
 * `npm run i18n`: puts every word of the code into its pack, takes those out that nothing shows any more, fills in what the language
 * has a translation for already, also where the word has only moved, and names what is left to translate. Lingui's own tables of
 * all packs are shown only where it fails.
 */
import { defaultLocale, locales } from '../src/locales.ts'
import { fillIn, translationsIn } from './known.ts'
import { lingui } from './lingui.ts'
import { packsOf, readPack, writePack } from './packs.ts'

const languages = locales.filter((locale) => locale !== defaultLocale)

const knownOf = async (locale: string) =>
  translationsIn(await Promise.all(packsOf(locale).map((pack) => readPack(locale, pack))))

/** @returns how many translations were filled in */
async function fillPacks(locale: string, known: ReadonlyMap<string, string>): Promise<number> {
  let filled = 0
  for (const pack of packsOf(locale)) {
    const catalogue = await readPack(locale, pack)
    const changed = fillIn(catalogue, known)
    if (changed > 0) await writePack(locale, pack, catalogue)
    filled += changed
  }
  return filled
}

const known = await Promise.all(languages.map(knownOf))
const { status, output } = lingui('extract --clean')
if (status === 0) {
  const filled = await Promise.all(
    languages.map((locale, index) => fillPacks(locale, known[index] ?? new Map())),
  )
  const sum = filled.reduce((total, one) => total + one, 0)
  if (sum > 0) console.log(`Filled in from where the same words stand or stood: ${sum}`)
  const missing = lingui('check missing --verbose')
  console.log(missing.status === 0 ? 'Every word is translated.' : `To be translated:\n${missing.output}`)
} else console.error(output)
process.exitCode = status
