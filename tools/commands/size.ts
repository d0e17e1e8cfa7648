/**
 * `npm run size`: what a browser loads before a page stands, against its limits; the home page file by file, and of a page beyond
 * its limit what it loads and the home page does not. Reads the last build. Exit code 1 when a limit is passed, a font is
 * shipped, or a module of a later view is among the home page's first.
 */
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fail } from '../lib/fail.ts'
import { root } from '../lib/npm.ts'
import { dim, green, pad, red } from '../lib/terminal.ts'
import { readBuild } from '../size/built.ts'
import { firstLoad, lateModules, limitOf, limits, type Pages } from '../size/first-load.ts'

/** What of the home page is listed file by file, with its limit in units of 1000 bytes, gzipped. */
const homeLimits = { js: limits.home, css: 20 }

const { manifest, pages, modules, kilobytes } = readBuild()
const home = pages.open.find(({ name }) => name === '_public.index') ?? fail('The build shows no home page.')
const { js, css } = firstLoad(manifest, home)
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** Files with their sizes, largest first. */
const bySize = (files: string[]) =>
  files.map((file) => ({ file, size: kilobytes(file) })).sort((a, b) => b.size - a.size)

const fileLine = (file: string, size: number) => `  ${pad(file, 58)}${size.toFixed(1).padStart(7)}`

/** Prints a line with its verdict; returns whether the size is within the limit. */
function line(name: string, size: number, limit: number): boolean {
  const mark = size <= limit ? green('✓') : red('✗')
  console.log(`${mark} ${pad(name, 58)}${size.toFixed(1).padStart(7)}${dim(` of ${limit}`)}`)
  return size <= limit
}

/** Prints the files by size, largest first, and their sum; returns whether it is within the limit. */
function table(kind: keyof typeof homeLimits, files: string[]): boolean {
  const sizes = bySize(files)
  for (const { file, size } of sizes) console.log(fileLine(file, size))
  const name = `${kind.toUpperCase()} in ${files.length} files, KB gzip`
  const isWithin = line(name, sum(sizes.map(({ size }) => size)), homeLimits[kind])
  console.log()
  return isWithin
}

/** Prints what a page loads beyond the home page's files, with some modules of each: there something can load later. */
function ownFiles(files: string[]): void {
  for (const { file, size } of bySize(files.filter((one) => !js.includes(one)))) {
    const named = (modules[file] ?? []).slice(0, 3).map((path) => relative(root, path))
    console.log(`${fileLine(file, size)}  ${dim(named.join(', '))}`)
  }
}

/** Prints the JS of each page of a folder, largest first; returns whether all are within their limits. */
function pageTable(folder: keyof Pages): boolean {
  const sizes = pages[folder].map((page) => {
    const { js: files } = firstLoad(manifest, page, folder)
    return { name: page.name, files, size: sum(files.map(kilobytes)) }
  })
  const verdicts = sizes
    .sort((a, b) => b.size - a.size)
    .map(({ name, files, size }) => {
      const isWithin = line(name, size, limitOf(name, folder))
      if (!isWithin) ownFiles(files)
      return isWithin
    })
  console.log()
  return verdicts.every(Boolean)
}

/** Prints the complaint with its list when there is one; returns whether there is none. */
function none(complaint: string, found: string[]): boolean {
  if (found.length > 0) console.log(`${red('✗')} ${complaint}\n  ${found.join('\n  ')}\n`)
  return found.length === 0
}

const late = lateModules(js.flatMap((file) => modules[file] ?? [])).map((path) => relative(root, path))
const fonts = readdirSync(join(root, 'apps/web/dist'), { recursive: true, encoding: 'utf8' }).filter((name) =>
  /[.](woff2?|ttf|otf|eot)$/.test(name),
)
const verdicts = [
  pageTable('open'),
  pageTable('behind-login'),
  pageTable('desk'),
  table('js', js),
  table('css', css),
  none('Fonts are shipped; Chinese is set in the system’s:', fonts),
  none('Modules of later views load with the first:', late),
]
process.exitCode = verdicts.every(Boolean) ? 0 : 1
