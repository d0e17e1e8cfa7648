import { type AnyNode, type CallExpression, type MemberExpression, type Program, parse } from 'acorn'
import { simple } from 'acorn-walk'
import { type Missing, pageObjects } from './features.ts'

/**
 * Reads a script as the oldest browsers do: ES2022 is what all of them speak in full.
 * @throws SyntaxError for what is younger
 */
export const parseScript = (code: string): Program => parse(code, { ecmaVersion: 2022, sourceType: 'module' })

/** What a script asks for that is missing somewhere, each once: `URL.canParse`, `.toSorted`, `color-mix()`. */
export function findInScript(code: string, missing: Missing): string[] {
  const found = new Set<string>()
  const program = parse(code, { ecmaVersion: 'latest', sourceType: 'module' })
  const own = declaredNames(program)
  const imported = importedNames(program)
  const written = new Set<AnyNode>()
  // What is only written, such as a component's `displayName`, asks nothing of the browser.
  simple(program, { AssignmentExpression: ({ left }) => void written.add(left) })
  const readText = (text: string) => {
    for (const name of functionNames(missing)) if (text.includes(`${name}(`)) found.add(`${name}()`)
  }
  simple(program, {
    MemberExpression: (node) => {
      const name = written.has(node) ? undefined : nameMember(node, missing)
      if (name) found.add(name)
    },
    Identifier: ({ name }) => {
      if (own.has(name)) return
      // A word of its own, such as `navigation`, may be anything's.
      const isOfWindow = /[a-z][A-Z]/.test(name) && missing.statics.has(`Window.${name}`)
      if (isOfWindow || missing.globals.has(name)) found.add(name)
    },
    CallExpression: (node) => {
      for (const name of missingCalls(node, missing, imported)) found.add(name)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') readText(value)
    },
    TemplateElement: ({ value }) => readText(value.raw),
  })
  return [...found]
}

/** What hands out an iterator; of `Object` and `Array` it is a list. */
const handsOutIterator = new Set(['keys', 'values', 'entries', 'matchAll'])

/** `.with()` and the like of all that is not imported, such as `v.union()`, and what is asked of an iterator: `.keys().map`. */
function missingCalls({ callee }: CallExpression, missing: Missing, imported: Set<string>): string[] {
  if (callee.type !== 'MemberExpression') return []
  const name = keyOf(callee.property, callee.computed) ?? ''
  const { object } = callee
  const isImported = object.type === 'Identifier' && imported.has(object.name)
  if (missing.methods.has(name) && !isImported) return [`.${name}()`]
  if (!missing.helpers.has(name) || object.type !== 'CallExpression') return []
  const inner = object.callee.type === 'MemberExpression' ? object.callee : undefined
  const from = inner && keyOf(inner.property, inner.computed)
  const isList = inner?.object.type === 'Identifier' && ['Object', 'Array'].includes(inner.object.name)
  return from && handsOutIterator.has(from) && !isList ? [`.${from}().${name}`] : []
}

/** Names that a script gives itself; one of them may be a browser's as well. */
function declaredNames(program: Program): Set<string> {
  const names = new Set<string>()
  const note = (node: AnyNode | null | undefined) => node?.type === 'Identifier' && names.add(node.name)
  simple(program, {
    Function: ({ id, params }) => [id, ...params].forEach(note),
    Class: ({ id }) => void note(id),
    VariableDeclarator: ({ id }) => void note(id),
  })
  return new Set([...names, ...importedNames(program)])
}

function importedNames(program: Program): Set<string> {
  const imports = program.body.filter((node) => node.type === 'ImportDeclaration')
  return new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)))
}

function nameMember({ object, property, computed }: MemberExpression, missing: Missing): string | undefined {
  const name = keyOf(property, computed)
  if (name === undefined) return undefined
  if (object.type === 'Identifier') {
    const whole = `${pageObjects[object.name] ?? object.name}.${name}`
    if (missing.statics.has(whole)) return whole
    if (object.name in pageObjects && missing.globals.has(name)) return name
  }
  return missing.members.has(name) ? `.${name}` : undefined
}

function keyOf(property: AnyNode, computed: boolean): string | undefined {
  if (!computed && property.type === 'Identifier') return property.name
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined
}

/** Functions of CSS that a script can only mean as such: their names have two words. */
const functionNames = ({ functions }: Missing) => [...functions].filter((name) => name.includes('-'))
