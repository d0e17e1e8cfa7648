import { type AnyNode, type AssignmentProperty, type CallExpression, type Property, parse } from 'acorn'
import { ancestor, simple } from 'acorn-walk'
import type { Missing } from './features.ts'

/**
 * What the objects of one of our modules say that is missing somewhere, each once: styles that are written as objects (`textWrap`,
 * `grid-template-columns: subgrid`, `:has`) but not behind `@supports`, and elements with their attributes (`<search>`).
 */
export function findInObjects(code: string, missing: Missing): string[] {
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const found = new Set<string>()
  const note = (names: string[]) => {
    for (const name of names) found.add(name)
  }
  ancestor(program, {
    Property: (node, _state, around) => {
      if (!around.some((outer) => keyOf(outer)?.startsWith('@supports'))) note(missingStyle(node, missing))
    },
  })
  simple(program, { CallExpression: (node) => note(missingMarkup(node, missing)) })
  return [...found]
}

/** The key of a property that is written out. */
function keyOf(node: AnyNode): string | undefined {
  if (node.type !== 'Property' || node.computed) return undefined
  if (node.key.type === 'Identifier') return node.key.name
  return node.key.type === 'Literal' ? String(node.key.value) : undefined
}

const hyphenated = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A key of a single word, such as `resize`, is known for a style by its value alone. */
function missingStyle(
  node: Property | AssignmentProperty,
  { declarations, selectors, atRules }: Missing,
): string[] {
  const key = keyOf(node) ?? ''
  const prop = hyphenated(key)
  const whole = textsIn(node.value).map((value) => `${prop}: ${value}`)
  const values = whole.filter((declaration) => declarations.has(declaration))
  const isStyle = prop !== key || values.length > 0
  const words = key.match(/::?[a-z-]+/g) ?? []
  const [, rule = ''] = /^@([a-z-]+)/.exec(key) ?? []
  return [
    ...(isStyle && declarations.has(prop) ? [prop] : values),
    ...words.filter((word) => selectors.has(word.replace(/^:+/, ''))),
    ...(atRules.has(rule) ? [`@${rule}`] : []),
  ]
}

/** What a property may be: one text, one of two, or one for each width of the window. */
function textsIn(value: AnyNode): string[] {
  if (value.type === 'Literal') return typeof value.value === 'string' ? [value.value] : []
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(textsIn)
  if (value.type !== 'ObjectExpression') return []
  return value.properties.flatMap((part) => (part.type === 'Property' ? textsIn(part.value) : []))
}

/** `jsx`, or `(0, runtime.jsx)`, as the bundler has it. */
function makesElement(callee: AnyNode): boolean {
  if (callee.type === 'SequenceExpression') return callee.expressions.some(makesElement)
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && /^_?jsxs?$/.test(name.name)
}

/** An element that is made, such as `jsx('search', { … })`: itself, its attributes, and of a field its type. */
function missingMarkup(
  { callee, arguments: [element, props] }: CallExpression,
  { markup }: Missing,
): string[] {
  if (!makesElement(callee)) return []
  const tag = element?.type === 'Literal' ? String(element.value) : ''
  const attributes = props?.type === 'ObjectExpression' ? props.properties : []
  const names = attributes.flatMap((attribute) => {
    const name = keyOf(attribute)?.toLowerCase() ?? ''
    const types = attribute.type === 'Property' && name === 'type' ? textsIn(attribute.value) : []
    return [...(tag ? [name, `${tag} ${name}`] : []), ...types.map((type) => `input type_${type}`)]
  })
  return [tag, ...names].filter((name) => markup.has(name)).map((name) => `<${name}>`)
}
