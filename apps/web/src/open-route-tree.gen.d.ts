import type { routeTree as wholeTree } from './route-tree.gen.ts'

/**
 * The routes that the router starts with. Typed as the whole tree, so that links lead anywhere: what a route of it does not know, the
 * router looks up in the whole one (`router.ts`).
 */
export declare const routeTree: typeof wholeTree
