/**
 * `npm run size`: what a visitor's browser loads before a public page stands, against its limits; the home page file by
 * file. Reads the last build. Exit code 1 when a limit is passed, a font is shipped, or a module of a later view is among the
 * home page's first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from './lib/fail.ts'
import { root } from './lib/npm.ts'
import { dim, green, pad, red } from './lib/terminal.ts'
import { firstLoad, lateModules, type Manifest, publicRoutes } from './size/first-load.ts'

const dist = join(root, 'apps/web/dist')
/** In units of 1000 bytes, gzipped. */
const limits = { js: 150, css: 20 }
const limitOfAnyPage = 160

function read<T>(name: string): T {
  const file = join(dist, '.vite', name)
  if (!existsSync(file)) fail(`${file} is not there: run \`npm run build\` first.`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

const kilobytes = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length / 1000

/** Prints the files by size, largest first, and their sum; returns whether it is within the limit. */
function table(kind: keyof typeof limits, files: string[]): boolean {
  const sizes = files.map((file) => ({ file, size: kilobytes(file) })).sort((a, b) => b.size - a.size)
  for (const { file, size } of sizes) console.log(`  ${pad(file, 58)}${size.toFixed(1).padStart(7)}`)
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  const isWithin = total <= limits[kind]
  const mark = isWithin ? green('✓') : red('✗')
  const name = `${kind.toUpperCase()} in ${files.length} files, KB gzip`
  console.log(`${mark} ${pad(name, 58)}${total.toFixed(1).padStart(7)}${dim(` of ${limits[kind]}`)}\n`)
  return isWithin
}

/** The packs of words that a route's file and its shell's ask for. */
function wordsOf(route: string): string[] {
  const [shell = ''] = route.split('.')
  const files = [shell, route].map((name) => join(root, 'apps/web/src/routes', `${name}.tsx`))
  const lists = files.map((file) => /words: \[(.*?)\]/.exec(readFileSync(file, 'utf8'))?.[1] ?? '')
  return lists.flatMap((list) => [...list.matchAll(/'(.+?)'/g)].map(([, name = '']) => name))
}

/** Prints the JS of every public page, largest first; returns whether all are within the limit. */
function pageTable(manifest: Manifest): boolean {
  const pages = publicRoutes(manifest).map((route) => {
    const { js } = firstLoad(manifest, route, wordsOf(route))
    return { route, size: js.map(kilobytes).reduce((sum, size) => sum + size, 0) }
  })
  for (const { route, size } of pages.sort((a, b) => b.size - a.size)) {
    const mark = size <= limitOfAnyPage ? green('✓') : red('✗')
    console.log(`${mark} ${pad(route, 58)}${size.toFixed(1).padStart(7)}${dim(` of ${limitOfAnyPage}`)}`)
  }
  console.log()
  return pages.every(({ size }) => size <= limitOfAnyPage)
}

/** Prints the complaint with its list when there is one; returns whether there is none. */
function none(complaint: string, found: string[]): boolean {
  if (found.length > 0) console.log(`${red('✗')} ${complaint}\n  ${found.join('\n  ')}\n`)
  return found.length === 0
}

const manifest = read<Manifest>('manifest.json')
const { js, css } = firstLoad(manifest, '_public.index', wordsOf('_public.index'))
const modules = read<Record<string, string[]>>('modules.json')
const late = lateModules(js.flatMap((file) => modules[file] ?? [])).map((path) => relative(root, path))
const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[.](woff2?|ttf|otf|eot)$/.test(name),
)
const verdicts = [
  pageTable(manifest),
  table('js', js),
  table('css', css),
  none('Fonts are shipped; Chinese is set in the system’s:', fonts),
  none('Modules of later views load with the first:', late),
]
process.exitCode = verdicts.every(Boolean) ? 0 : 1
