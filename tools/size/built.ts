import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from '../lib/fail.ts'
import { root } from '../lib/npm.ts'
import type { Manifest, Pages } from './first-load.ts'

/** What `npm run build` has made of the web app, in a folder. */
export interface Built {
  manifest: Manifest
  pages: Pages
  /** Modules by the built file that they are in. */
  modules: Record<string, string[]>
  /** Size of a built file, gzipped, in units of 1000 bytes. */
  kilobytes: (file: string) => number
}

/** Reads a build, the last one of the web app unless told otherwise; ends the tool when there is none. */
export function readBuild(dist = join(root, 'apps/web/dist')): Built {
  const read = (name: string) => {
    const file = join(dist, '.vite', name)
    if (!existsSync(file)) fail(`${file} is not there: run \`npm run build\` first.`)
    return JSON.parse(readFileSync(file, 'utf8'))
  }
  return {
    manifest: read('manifest.json'),
    pages: read('routes.json'),
    modules: read('modules.json'),
    kilobytes: (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000,
  }
}
