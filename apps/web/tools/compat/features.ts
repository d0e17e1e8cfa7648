import { createRequire } from 'node:module'
import { isOlder, type Oldest } from './supported.ts'

interface Support {
  version_added: string | boolean | null
  version_removed?: string
  prefix?: string
  alternative_name?: string
  flags?: unknown
}

/** A feature in MDN's data, with what it is made of. */
interface Entry {
  __compat?: { support: Record<string, Support | Support[]> }
  [part: string]: Entry | unknown
}

interface Data {
  api: Entry
  javascript: { builtins: Entry }
  css: Record<'at-rules' | 'properties' | 'selectors' | 'types', Entry>
  html: Record<'elements' | 'global_attributes', Entry>
}

/** What at least one of the supported browsers lacks. */
export interface Missing {
  /** Objects by name, such as `Iterator`. */
  globals: Set<string>
  /** What is asked of an object by its name, such as `URL.canParse`. */
  statics: Set<string>
  /** What is asked of any object, such as `toSorted`: names that nothing has which all browsers have. */
  members: Set<string>
  /** Methods of lists and sets whose names are single words, such as `with`. */
  methods: Set<string>
  /** What is asked of an iterator, such as `map` of the keys of a map. */
  helpers: Set<string>
  /** Elements, `search`, and attributes, such as `popover` of any element and `details name`. */
  markup: Set<string>
  /** Properties of CSS, and single values of them, such as `text-wrap: balance`. */
  declarations: Set<string>
  /** Functions in values, such as `color-mix`. */
  functions: Set<string>
  /** Units of lengths, such as `lh`. */
  units: Set<string>
  /** Without colons. */
  selectors: Set<string>
  atRules: Set<string>
}

/** Objects that a page has, and the interface that tells what they can. */
export const pageObjects: Record<string, string> = {
  window: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
}

/** What the supported browsers lack, from MDN's data. */
export function findMissing(oldest: Oldest[]): Missing {
  const data: Data = createRequire(import.meta.url)('@mdn/browser-compat-data')
  const isThere = (entry: Entry) => oldest.every((browser) => supports(entry, browser))
  return {
    ...missingInScripts(data, isThere),
    ...missingInStyles(data, isThere),
    markup: missingMarkup(data, isThere),
  }
}

type Test = (entry: Entry) => boolean

function supports({ __compat }: Entry, { browser, version }: Oldest): boolean {
  const found = __compat?.support[browser]
  const statements = Array.isArray(found) ? found : found ? [found] : []
  return statements.some(({ version_added: added, version_removed: removed, ...rest }) => {
    if (typeof added !== 'string' || rest.prefix || rest.alternative_name || rest.flags) return false
    const from = added.replace('≤', '')
    return Number.isFinite(Number.parseFloat(from)) && !isOlder(version, from) && !removed
  })
}

const entries = (entry: Entry): [string, Entry][] =>
  Object.entries(entry).filter(([key]) => !key.startsWith('__')) as [string, Entry][]

function missingInScripts({ api, javascript }: Data, isThere: Test) {
  const globals = new Set<string>()
  const statics = new Set<string>()
  const lacking = new Set<string>()
  const common = new Set<string>()
  const methods = new Set<string>()
  const helpers = new Set<string>()
  for (const [name, entry] of [...entries(javascript.builtins), ...entries(api)]) {
    // What can be done with an object that is itself missing is never reached.
    if (!isThere(entry)) {
      globals.add(name)
      continue
    }
    for (const [part, member] of entries(entry).filter(([, { __compat }]) => __compat)) {
      const own = part.replace(/_static$/, '')
      if (isThere(member)) common.add(own)
      else {
        statics.add(`${name}.${own}`)
        lacking.add(own)
        if (name === 'Array' || name === 'Set') methods.add(own)
        if (name === 'Iterator') helpers.add(own)
      }
    }
  }
  // A single everyday word may be anybody's: `tag` is asked of more than notifications.
  const members = new Set([...lacking].filter((name) => !common.has(name) && /[a-z][A-Z]/.test(name)))
  return { globals, statics, members, methods: without(methods, common), helpers }
}

const without = (names: Set<string>, others: Set<string>) =>
  new Set([...names].filter((name) => !others.has(name)))

function missingMarkup({ html }: Data, isThere: Test) {
  const markup = new Set<string>()
  for (const [name, entry] of entries(html.elements)) {
    if (!isThere(entry)) markup.add(name)
    for (const [part, attribute] of entries(entry))
      if (attribute.__compat && !isThere(attribute)) markup.add(`${name} ${part}`)
  }
  for (const [name, entry] of entries(html.global_attributes)) if (!isThere(entry)) markup.add(name)
  return markup
}

function missingInStyles({ css }: Data, isThere: Test) {
  const declarations = new Set<string>()
  for (const [name, entry] of entries(css.properties)) {
    if (!isThere(entry)) declarations.add(name)
    for (const [value, part] of entries(entry))
      if (part.__compat && !isThere(part)) declarations.add(`${name}: ${value}`)
  }
  const functions = new Set<string>()
  for (const [name, entry] of entries(css.types)) {
    if (entry.__compat && !isThere(entry)) functions.add(name)
    for (const [part, inner] of entries(entry)) if (inner.__compat && !isThere(inner)) functions.add(part)
  }
  const lengths = entries((css.types.length ?? {}) as Entry)
  const units = new Set(lengths.filter(([, entry]) => !isThere(entry)).map(([name]) => name))
  const named = (part: Entry) =>
    new Set(
      entries(part)
        .filter(([, entry]) => !isThere(entry))
        .map(([name]) => name),
    )
  return { declarations, functions, units, selectors: named(css.selectors), atRules: named(css['at-rules']) }
}
