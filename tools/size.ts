/**
 * `npm run size`: what a visitor's browser loads before the home page stands, against its limits. Reads the last build.
 * Exit code 1 when a limit is passed, a font is shipped, or a module of a later view is among the first.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { gzipSync } from 'node:zlib'
import { fail } from './lib/fail.ts'
import { root } from './lib/npm.ts'
import { dim, green, pad, red } from './lib/terminal.ts'
import { firstLoad, lateModules } from './size/first-load.ts'

const dist = join(root, 'apps/web/dist')
/** In units of 1000 bytes, gzipped. */
const limits = { js: 150, css: 20 }

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

/** Prints the complaint with its list when there is one; returns whether there is none. */
function none(complaint: string, found: string[]): boolean {
  if (found.length > 0) console.log(`${red('✗')} ${complaint}\n  ${found.join('\n  ')}\n`)
  return found.length === 0
}

const { js, css } = firstLoad(read('manifest.json'))
const modules = read<Record<string, string[]>>('modules.json')
const late = lateModules(js.flatMap((file) => modules[file] ?? [])).map((path) => relative(root, path))
const fonts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[.](woff2?|ttf|otf|eot)$/.test(name),
)
const verdicts = [
  table('js', js),
  table('css', css),
  none('Fonts are shipped; Chinese is set in the system’s:', fonts),
  none('Modules of later views load with the first:', late),
]
process.exitCode = verdicts.every(Boolean) ? 0 : 1
