import { createHash } from 'node:crypto'
import type { Reach } from './import-graph.ts'

/** Which routes' pages the tables look at in this run. */
export interface Choice {
  /** Routes that the change touches, the ones it is most about first. */
  touched: string[]
  /** Touched routes for which there is no room. */
  left: string[]
  /** Others, a different part of them with each commit. */
  slice: string[]
}

interface Options {
  /** Routes to choose from. */
  routes: string[]
  reach: Reach
  changed: string[]
  /** Decides what the slice is. */
  commit: string
  /** The most routes to choose. */
  limit: number
  /** Room that is kept for the slice, however much is touched. */
  kept: number
}

/** Chooses at most `limit` routes: those that reach a changed file, and a slice of the others. */
export function chooseRoutes({ routes, reach, changed, commit, limit, kept }: Options): Choice {
  const weights = weigh(routes, reach, changed)
  // A route that the change is about comes before those that only share a widget with it.
  const byWeight = routes
    .filter((route) => weights.has(route))
    .toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || order(commit, a, b))
  const touched = byWeight.slice(0, limit - kept)
  const others = routes.filter((route) => !touched.includes(route)).toSorted((a, b) => order(commit, a, b))
  const slice = others.slice(0, limit - touched.length)
  return { touched, left: byWeight.slice(touched.length).filter((route) => !slice.includes(route)), slice }
}

/** A changed file weighs the more for a route the fewer routes share it. Routes that reach none are left out. */
function weigh(routes: string[], reach: Reach, changed: string[]): Map<string, number> {
  const weights = new Map<string, number>()
  for (const file of changed) {
    const sharers = routes.filter((route) => isReached(reach.get(route), file))
    for (const route of sharers) weights.set(route, (weights.get(route) ?? 0) + 1 / sharers.length)
  }
  return weights
}

/** A pack of words is loaded by its name: it belongs to whoever reaches a module whose words it holds. */
function isReached(modules: Set<string> | undefined, file: string): boolean {
  const folders = foldersOfWords(file)
  if (folders.length === 0) return modules?.has(file) ?? false
  return [...(modules ?? [])].some((module) => folders.some((folder) => module.startsWith(folder)))
}

const web = 'apps/web/src'
const pack = /^packages\/i18n\/locales\/[^/]+\/(?:(?:pages|behind-login)\/)?([^/]+)\.po$/
const shared: Record<string, string> = { global: web, columns: web, routes: web, forms: `${web}/lib/forms` }

/** The folders whose words a pack holds; none of any other file. */
function foldersOfWords(file: string): string[] {
  const [, name] = pack.exec(file) ?? []
  if (!name) return []
  const folders = shared[name]
    ? [shared[name]]
    : [`${web}/features/${name}`, `${web}/features/behind-login/${name}`]
  return folders.map((folder) => `${folder}/`)
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** An order of the routes that every commit shuffles anew. */
const order = (commit: string, a: string, b: string) =>
  hash(`${commit} ${a}`) < hash(`${commit} ${b}`) ? -1 : 1
