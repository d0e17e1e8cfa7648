import { join } from 'node:path'
import { type Config, getConfig } from '@tanstack/router-generator'

const web = join(import.meta.dirname, '..')

/** The folders of `src/routes`. In which one a route's file lies says whether the first page carries the route. */
export const routeFolders = ['open', 'behind-login'] as const

export type RouteFolder = (typeof routeFolders)[number]

const below = (...folders: RouteFolder[]) => ({
  type: 'root' as const,
  file: '__root.tsx',
  children: folders.map((directory) => ({ type: 'physical' as const, directory, pathPrefix: '' })),
})

/** All routes. Every link's types come from this tree; the browser loads it for an address that no open route has. */
export const wholeTree: Partial<Config> = {
  target: 'react',
  virtualRouteConfig: below(...routeFolders),
  generatedRouteTree: './src/route-tree.gen.ts',
  routeTreeFileHeader: ['// Made from src/routes by `npm run routes`. Do not edit.', '// @ts-nocheck'],
}

/** What a visitor may open, without types: those are the whole tree's (`src/open-route-tree.gen.d.ts`). */
export const openTree: Partial<Config> = {
  ...wholeTree,
  virtualRouteConfig: below('open'),
  generatedRouteTree: './src/open-route-tree.gen.js',
  disableTypes: true,
}

/** The settings with whole paths and the generator's defaults. */
export const settingsOf = (tree: Partial<Config>): Config => getConfig(tree, web)
