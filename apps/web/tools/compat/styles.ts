import postcss, { type ChildNode, type Declaration, type Rule } from 'postcss'
import type { Missing } from './features.ts'

/**
 * What a style sheet says that some supported browser does not understand, each once. What stands in `@supports` is for those
 * that do, and a declaration after one that all understand replaces it where it can.
 */
export function findInStyles(css: string, missing: Missing): string[] {
  const found = new Set<string>()
  const sheet = postcss.parse(css)
  sheet.walkAtRules(({ name, ...rule }) => {
    if (missing.atRules.has(name) && !isGuarded(rule as ChildNode)) found.add(`@${name}`)
  })
  sheet.walkRules((rule) => {
    if (isGuarded(rule)) return
    for (const name of missingSelectors(rule, missing)) {
      found.add(name)
      // A part of the browser's own is not there to be laid out; an element is, and stands where it must not.
      if (!name.startsWith('::')) for (const prop of layoutIn(rule)) found.add(`${name} for ${prop}`)
    }
  })
  sheet.walkDecls((declaration) => {
    if (isGuarded(declaration)) return
    const names = missingIn(declaration, missing)
    if (names.length > 0 && !hasFallback(declaration, missing)) for (const name of names) found.add(name)
  })
  return [...found]
}

function isGuarded(node: ChildNode): boolean {
  for (let outer = node.parent; outer; outer = outer.parent as typeof outer)
    if (outer.type === 'atrule' && 'name' in outer && outer.name === 'supports') return true
  return false
}

/** `:has`, `::part`: the names behind colons. */
function missingSelectors({ selector }: Rule, { selectors }: Missing): string[] {
  const names = selector.match(/::?[\w-]+/g) ?? []
  return names.filter((name) => selectors.has(name.replace(/^:+/, '')))
}

/** Where things stand and how wide they are; `min-height`, which keeps room for what still loads, is not among it. */
const layout = [
  'display',
  'position',
  'order',
  'float',
  'width',
  'height',
  'grid',
  'flex',
  'padding',
  'margin',
]

/** The properties of a rule that lay out what it selects. */
function layoutIn(rule: Rule): string[] {
  const props = rule.nodes.flatMap((node) => (node.type === 'decl' ? [node.prop] : []))
  return props.filter((prop) => layout.some((part) => prop === part || prop.startsWith(`${part}-`)))
}

function missingIn({ prop, value }: Declaration, missing: Missing): string[] {
  const whole = `${prop}: ${value}`
  const own = missing.declarations.has(prop) ? [prop] : missing.declarations.has(whole) ? [whole] : []
  // What is read aloud in place of the content stands behind a slash; who does not know it shows no content at all.
  const outside = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, '')
  if (prop === 'content' && missing.declarations.has('content: alt_text') && outside.includes('/'))
    own.push('content with a text to be read')
  const functions = [...value.matchAll(/([\w-]+)\(/g)].map(([, name = '']) => name)
  const units = [...value.matchAll(/(?<![\w#-])[\d.]+([a-zA-Z]+)\b/g)].map(([, unit = '']) => unit)
  return [
    ...own,
    ...functions.filter((name) => missing.functions.has(name)).map((name) => `${name}()`),
    ...units.filter((unit) => missing.units.has(unit)),
  ]
}

/**
 * Whether an older browser takes what was said before: the same without what it lacks, or under a name of its own. With a variable
 * in it the younger declaration wins everywhere, and is nothing where it is not understood.
 */
function hasFallback(declaration: Declaration, missing: Missing): boolean {
  const { prop, value } = declaration
  for (let other = declaration.prev(); other; other = other.prev()) {
    if (other.type !== 'decl') continue
    const isEarlier = other.prop === prop && !value.includes('var(') && missingIn(other, missing).length === 0
    if (isEarlier || other.prop === `-webkit-${prop}` || other.prop === `-moz-${prop}`) return true
  }
  return false
}
