import type { Plugin } from 'vite'
import { routeFiles } from './route-files.ts'
import { routeFolders } from './route-trees.ts'

/** Writes `.vite/routes.json` beside the manifest: the routes that show a page, by their folder. The size check reads it. */
export function routeList(): Plugin {
  return {
    name: 'route-list',
    apply: 'build',
    generateBundle() {
      const routes = Object.fromEntries(routeFolders.map((folder) => [folder, routeFiles(folder)]))
      this.emitFile({ type: 'asset', fileName: '.vite/routes.json', source: JSON.stringify(routes) })
    },
  }
}
