import { join } from 'node:path'
import { type Config, getConfig } from '@tanstack/router-generator'

const web = join(import.meta.dirname, '..')

/**
 * The folders of `src/routes`. In which one a route's file lies says whether the first page carries the route, the first one behind the
 * login, or the first one of the association's desk.
 */
export const routeFolders = ['open', 'behind-login', 'desk'] as const

export type RouteFolder = (typeof routeFolders)[number]

const below = (...folders: RouteFolder[]) => ({
  type: 'root' as const,
  file: '__root.tsx',
  children: folders.map((directory) => ({ type: 'physical' as const, directory, pathPrefix: '' })),
})

/** All routes: every link's types come from this tree. What the browser loads are its parts. */
export const wholeTree: Partial<Config> = {
  target: 'react',
  virtualRouteConfig: below(...routeFolders),
  generatedRouteTree: './src/route-tree.gen.ts',
  routeTreeFileHeader: ['// Made from src/routes by `npm run routes`. Do not edit.', '// @ts-nocheck'],
}

/** The routes of each folder, without types: those are the whole tree's (`src/open-route-tree.gen.d.ts`). */
export const parts: Partial<Config>[] = routeFolders.map((folder) => ({
  ...wholeTree,
  virtualRouteConfig: below(folder),
  generatedRouteTree: `./src/${folder}-route-tree.gen.js`,
  disableTypes: true,
}))

/** The settings with whole paths and the generator's defaults. */
export const settingsOf = (tree: Partial<Config>): Config => getConfig(tree, web)
