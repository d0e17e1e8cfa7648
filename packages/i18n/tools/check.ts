/**
 * `npm run i18n:check`: the catalogues are what the code says, and complete. Holds every translation against its source: the same
 * variables and tags, every plural form, the right script; and the packs of a language against one another, and sees that each
 * pack can be loaded.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, locales } from '../src/locales.ts'
import { keyOf } from './known.ts'
import { lingui } from './lingui.ts'
import { modulesOf, packFaults } from './pack-rules.ts'
import { packsOf, readPack, textOf } from './packs.ts'
import { disagreements, faults } from './translation-rules.ts'

/** A message of a pack: what tells it from others, its words in the source language and in the pack's. */
interface Entry {
  key: string
  message: string
  translation: string
}

async function entriesOf(locale: string, pack: string): Promise<Entry[]> {
  return Object.values(await readPack(locale, pack)).flatMap(({ message = '', translation, context }) =>
    translation ? [{ key: keyOf({ message, context }), message, translation }] : [],
  )
}

async function faultsOf(locale: string): Promise<string[]> {
  const packs = await Promise.all(
    packsOf(locale).map(async (name) => ({ name, entries: await entriesOf(locale, name) })),
  )
  const each = packs.flatMap(({ name, entries }) =>
    entries.flatMap(({ message, translation }) =>
      faults(message, translation, locale).map((fault) => `${name}: “${message}” ${fault}`),
    ),
  )
  const translations = packs.map(({ name, entries }) => ({
    name,
    translations: new Map(entries.map(({ key, translation }) => [key, translation])),
  }))
  return [...each, ...disagreements(translations)].map((fault) => `${locale}: ${fault}`)
}

function faultsOfPacks(): string[] {
  const packs = packsOf(defaultLocale).map((name) => ({
    name,
    modules: modulesOf(textOf(defaultLocale, name)),
  }))
  return packFaults(packs, (module) => existsSync(join(import.meta.dirname, '..', module)))
}

/** What Lingui finds by itself: words that are not in their packs, and others that are not translated. */
function faultsOfExtract(): string[] {
  const checks = ['check sync --clean --verbose', 'check missing --verbose']
  const failed = checks.map(lingui).find(({ status }) => status !== 0)
  return failed ? [failed.output, 'Run `npm run i18n`, and translate what it names.'] : []
}

async function translationFaults(): Promise<string[]> {
  const found = await Promise.all(locales.filter((locale) => locale !== defaultLocale).map(faultsOf))
  return [...faultsOfPacks(), ...found.flat()]
}

const incomplete = faultsOfExtract()
const lines = incomplete.length > 0 ? incomplete : await translationFaults()
for (const line of lines) console.error(line)
if (lines.length === 0) console.log('Every word is in its pack and translated.')
process.exitCode = lines.length > 0 ? 1 : 0
