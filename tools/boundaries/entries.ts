import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

type Exports = Record<string, string>

/** What a package shows to others, by the `exports` of its package.json. */
function exportsOf(root: string, folder: string): string[] {
  const file = join(root, 'packages', folder, 'package.json')
  if (!existsSync(file)) return []
  const { exports = {} }: { exports?: Exports } = JSON.parse(readFileSync(file, 'utf8'))
  return Object.values(exports).map((path) => `packages/${folder}/${path.replace(/^[.][/]/, '')}`)
}

/** Every module from which others may begin: what the apps start with and what the packages export. */
export function entries(root: string): string[] {
  const packages = existsSync(join(root, 'packages')) ? readdirSync(join(root, 'packages')) : []
  const apps = [
    'apps/web/src/main.tsx',
    'apps/mock-api/src/server/main.js',
    'apps/mock-api/src/server/reset.ts',
    'apps/mock-api/console/src/main.tsx',
  ]
  return [...apps, ...packages.flatMap((folder) => exportsOf(root, folder))]
}
