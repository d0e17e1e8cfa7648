import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { parseSync } from '@swc/core'
import { reachOfRoutes } from '../e2e/import-graph.ts'

interface Wordless {
  /** Name of the route's file, such as `_public.JoinUs.index`. */
  route: string
  missing: string[]
}

/**
 * Routes whose readers would see ids in place of words: what a route and its shell import at any distance has words in packs
 * that neither of the two names. To be called at the repository's root.
 */
export async function routesWithoutWords(): Promise<Wordless[]> {
  const packs = packsOfModules()
  const routes = globSync('apps/web/src/routes/*/*.tsx').map((file) => file.replaceAll('\\', '/'))
  const named = new Map(
    routes.map((file) => [basename(file, '.tsx'), namedWords(readFileSync(file, 'utf8'))]),
  )
  const reach = await reachOfRoutes()
  return [...reach].flatMap(([route, modules]) => {
    const [shell = ''] = route.split('.')
    const there = new Set([...(named.get(route) ?? []), ...(named.get(shell) ?? [])])
    const shown = new Set([...modules].flatMap((module) => packs.get(module) ?? []))
    const missing = [...shown].filter((pack) => !there.has(pack)).toSorted()
    return missing.length > 0 ? [{ route, missing }] : []
  })
}

const locales = 'packages/i18n/locales/zh-CN/{pages,behind-login}'

/** The packs that a module's words lie in, by its path from the root: each message of a pack says where it stands. */
function packsOfModules(): Map<string, string[]> {
  const packs = new Map<string, string[]>()
  for (const file of globSync(`${locales}/*.po`)) {
    const pack = basename(file, '.po')
    const lines = readFileSync(file, 'utf8').split('\n')
    const modules = lines
      .filter((line) => line.startsWith('#: ../../'))
      .map((line) => line.slice('#: ../../'.length))
    for (const module of new Set(modules)) packs.set(module, [...(packs.get(module) ?? []), pack])
  }
  return packs
}

type List = { type?: string; elements?: ({ expression: { value?: unknown } } | undefined)[] }

/** As much of a parsed module as tells the lists of packs from other code. */
interface Node {
  type?: string
  key?: { value?: unknown }
  value?: List
  callee?: { value?: unknown }
  arguments?: { expression: List }[]
}

/** The packs that a route's file names as `words`, or fetches by `loadPages` together with what shows them. */
export function namedWords(source: string): string[] {
  return wordsIn(parseSync(source, { syntax: 'typescript', tsx: true }))
}

function wordsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  const list = listOf(node)
  if (list) return (list.elements ?? []).map((element) => String(element?.expression.value))
  return Object.values(node).flatMap(wordsIn)
}

function listOf({ type, key, value, callee, arguments: given }: Node): List | undefined {
  if (type === 'KeyValueProperty' && key?.value === 'words') return value
  if (type === 'CallExpression' && callee?.value === 'loadPages') return given?.[1]?.expression
}
