import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import config from '../../.dependency-cruiser.js'

const routesFolder = 'apps/web/src/routes'

/** Modules that each route reaches at any distance, by the name of the route's file, such as `_public.JoinUs.index`. */
export type Reach = Map<string, Set<string>>

/** What each of the web app's routes imports; paths start at the repository's root, where this has to be called. */
export async function reachOfRoutes(): Promise<Reach> {
  const { output } = await cruise([routesFolder], config.options, config.options?.enhancedResolveOptions)
  const { modules } = output as ICruiseResult
  const imports = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  )
  const files = globSync(`${routesFolder}/*/*.tsx`).map((file) => file.replaceAll('\\', '/'))
  return new Map(files.map((file) => [basename(file, '.tsx'), reachOf([file, ...shellsOf(file)], imports)]))
}

/** A route stands in the routes that its name begins with: `_public.JoinUs.index` in `_public` and the root. */
function shellsOf(file: string): string[] {
  const [shell] = basename(file, '.tsx').split('.')
  return [`${routesFolder}/__root.tsx`, `${dirname(file)}/${shell}.tsx`]
}

function reachOf(start: string[], imports: Map<string, string[]>): Set<string> {
  const reached = new Set(start)
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}
