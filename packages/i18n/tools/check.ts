/**
 * Holds every translation against its source: the same variables and tags, every plural form, the right script; and the
 * packs of a language against one another, and sees that each pack can be loaded. That the catalogues are extracted anew and complete is `lingui check`'s part;
 * `npm run i18n:check` runs both.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formatter } from '@lingui/format-po'
import { defaultLocale, locales } from '../src/locales.ts'
import { modulesOf, packFaults } from './pack-rules.ts'
import { disagreements, faults } from './translation-rules.ts'

const folder = join(import.meta.dirname, '..', 'locales')
const po = formatter({ lineNumbers: false })

/** A message of a pack: what tells it from others, its words in the source language and in the pack's. */
interface Entry {
  key: string
  message: string
  translation: string
}

async function entriesOf(locale: string, pack: string): Promise<Entry[]> {
  const filename = join(folder, locale, pack)
  const options = { locale, sourceLocale: defaultLocale, filename }
  const catalogue = await po.parse(readFileSync(filename, 'utf8'), options)
  return Object.values(catalogue).flatMap(({ message = '', translation, context }) =>
    translation ? [{ key: context ? `${message} (${context})` : message, message, translation }] : [],
  )
}

const packsOf = (locale: string) =>
  readdirSync(join(folder, locale), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.po'),
  )

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
    modules: modulesOf(readFileSync(join(folder, defaultLocale, name), 'utf8')),
  }))
  return packFaults(packs, (module) => existsSync(join(import.meta.dirname, '..', module)))
}

const found = await Promise.all(locales.filter((locale) => locale !== defaultLocale).map(faultsOf))
const lines = [...faultsOfPacks(), ...found.flat()]
for (const line of lines) console.error(line)
process.exitCode = lines.length > 0 ? 1 : 0
