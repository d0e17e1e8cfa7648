import { type AnyNode, type MemberExpression, type Program, parse } from 'acorn'
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
      if (missing.globals.has(name) && !own.has(name)) found.add(name)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') readText(value)
    },
    TemplateElement: ({ value }) => readText(value.raw),
  })
  return [...found]
}

/** Names that a script gives itself; one of them may be a browser's as well. */
function declaredNames(program: Program): Set<string> {
  const names = new Set<string>()
  const note = (node: AnyNode | null | undefined) => node?.type === 'Identifier' && names.add(node.name)
  simple(program, {
    Function: ({ id, params }) => [id, ...params].forEach(note),
    Class: ({ id }) => void note(id),
    VariableDeclarator: ({ id }) => void note(id),
    ImportSpecifier: ({ local }) => void note(local),
    ImportDefaultSpecifier: ({ local }) => void note(local),
    ImportNamespaceSpecifier: ({ local }) => void note(local),
  })
  return names
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
