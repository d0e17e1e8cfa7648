import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'
import type { RouteFolder } from './route-trees.ts'

/** A route that shows a page. */
export interface RouteFile {
  /** Name of its file: the shell, then the path with dots, such as `_public.JoinUs.post.$id`. */
  name: string
  /** Packs of words that it and its shell ask for in their `staticData.words`. */
  words: string[]
  /** Whether search params decide which page it shows, as its `staticData.canonical` says. */
  hasSeveralPages: boolean
}

const routes = join(import.meta.dirname, '../src/routes')

/** The routes of a folder that show a page below a shell. One that shows nothing only leads elsewhere. */
export function routeFiles(folder: RouteFolder): RouteFile[] {
  return globSync('_*.*.tsx', { cwd: join(routes, folder) }).flatMap((file) => {
    const options = optionsOf(join(routes, folder, file))
    if (!property(options, 'component')) return []
    const name = basename(file, '.tsx')
    const shell = optionsOf(join(routes, folder, `${name.split('.')[0]}.tsx`))
    const words = [shell, options].flatMap((one) => listed(one, 'words'))
    return [{ name, words, hasSeveralPages: listed(options, 'canonical').length > 0 }]
  })
}

/** The options in `createFileRoute(path)(options)`. @throws Error when the file makes no route */
function optionsOf(file: string): ESTree.Node {
  let options: ESTree.Node | undefined
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'CallExpression' || callee.callee.type !== 'Identifier') return
      if (callee.callee.name === 'createFileRoute') options = first
    },
  }).visit(parseSync(file, readFileSync(file, 'utf8')).program)
  if (!options) throw new Error(`${file} makes no route.`)
  return options
}

/** The value of an object literal's property. */
function property(object: ESTree.Node | undefined, name: string): ESTree.Node | undefined {
  if (object?.type !== 'ObjectExpression') return undefined
  const found = object.properties.find(
    (entry) => entry.type === 'Property' && entry.key.type === 'Identifier' && entry.key.name === name,
  )
  return found?.type === 'Property' ? found.value : undefined
}

/** The names in a list of the route's `staticData`. @throws Error when they are not written out */
function listed(options: ESTree.Node, name: string): string[] {
  const list = property(property(options, 'staticData'), name)
  if (!list) return []
  const values = list.type === 'ArrayExpression' ? list.elements : [list]
  return values.map((value) => {
    if (value?.type === 'Literal' && typeof value.value === 'string') return value.value
    throw new Error(`staticData.${name} of a route has to be a list of names, written out.`)
  })
}
