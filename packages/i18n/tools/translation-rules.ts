import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage'
import { simplifiedIn } from '../src/traditional.ts'

/** What a message is made of besides its words. */
interface Shape {
  /** Names of its variables, with their format: `count (plural)`. */
  variables: Set<string>
  /** Its rich-text tags: `<0>`, `</0>`, `<1/>`. */
  tags: Set<string>
  /** Per variable with plural forms, the forms that are written out. */
  plurals: Map<string, string[]>
}

const chinese = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

/**
 * What is wrong with a translation, a sentence each; empty when nothing is.
 *
 * @param source the message in the source language
 * @param translation its translation, not empty
 * @param locale the translation's language
 */
export function faults(source: string, translation: string, locale: string): string[] {
  return [...shapeFaults(shapeOf(source), shapeOf(translation), locale), ...scriptFaults(translation, locale)]
}

function shapeFaults(source: Shape, translation: Shape, locale: string): string[] {
  return [
    ...difference(source.variables, translation.variables).map((name) => `lacks {${name}}`),
    ...difference(translation.variables, source.variables).map((name) => `has {${name}} of its own`),
    ...difference(source.tags, translation.tags).map((tag) => `lacks ${tag}`),
    ...difference(translation.tags, source.tags).map((tag) => `has ${tag} of its own`),
    ...missingForms(translation, locale),
  ]
}

const difference = (left: Set<string>, right: Set<string>) => [...left].filter((item) => !right.has(item))

/** `many` of Portuguese is for millions in running text; `other` stands in for it. */
function missingForms({ plurals }: Shape, locale: string): string[] {
  const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  return [...plurals].flatMap(([name, forms]) =>
    needed
      .filter((form) => form !== 'many' && !forms.includes(form))
      .map((form) => `lacks the form “${form}” of {${name}}`),
  )
}

function scriptFaults(translation: string, locale: string): string[] {
  if (locale === 'zh-TW') {
    const found = simplifiedIn(translation)
    return found.length > 0 ? [`has simplified characters: ${found.join('')}`] : []
  }
  if (locale.startsWith('zh')) return []
  return chinese.test(translation) ? ['still has Chinese in it'] : []
}

function shapeOf(message: string): Shape {
  const shape: Shape = { variables: new Set(), tags: new Set(), plurals: new Map() }
  collect(compileMessage(message), shape)
  return shape
}

function collect(message: CompiledMessage, shape: Shape): void {
  for (const part of message) {
    if (typeof part === 'string') for (const [tag] of part.matchAll(/<\/?\w+\/?>/g)) shape.tags.add(tag)
    else collectVariable(part, shape)
  }
}

type Variable = Exclude<CompiledMessage[number], string>

function collectVariable([name, format, options]: Variable, shape: Shape): void {
  shape.variables.add(format ? `${name} (${format})` : name)
  if (typeof options !== 'object' || options === null) return
  const { offset, ...forms } = options as Record<string, CompiledMessage | number | undefined>
  if (format === 'plural' || format === 'selectordinal') shape.plurals.set(name, Object.keys(forms))
  for (const form of Object.values(forms)) if (typeof form === 'object') collect(form, shape)
}

/** A pack of one language: its translations by message. */
export interface Pack {
  name: string
  translations: Map<string, string>
}

/**
 * Messages that packs of one language translate differently, a sentence each. On a page the packs lie over one another, so
 * that such a message would read one way or another after the pages opened before. What must differ asks for a context.
 */
export function disagreements(packs: Pack[]): string[] {
  const seen = new Map<string, Map<string, string>>()
  for (const { name, translations } of packs) {
    for (const [message, translation] of translations) {
      const told = seen.get(message) ?? new Map<string, string>()
      seen.set(message, told.set(translation, told.get(translation) ?? name))
    }
  }
  return [...seen]
    .filter(([, told]) => told.size > 1)
    .map(([message, told]) => {
      const readings = [...told].map(([translation, name]) => `“${translation}” in ${name}`)
      return `“${message}” is ${readings.join(', ')}: translate it alike, or give one a context`
    })
}
