/**
 * `npm run size:routes`: what forty more routes behind the login cost the home page. Builds a copy of the web app that has
 * them and compares its home page's script with that of the last build. Exit code 1 from 1 KB on.
 */
import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fail } from '../lib/fail.ts'
import { root, run } from '../lib/npm.ts'
import { green, red } from '../lib/terminal.ts'
import { type Built, readBuild } from '../size/built.ts'
import { firstLoad } from '../size/first-load.ts'

const count = 40
const limit = 1
const web = join(root, 'apps/web')
// As deep as the app lies: its imports lead out of it.
const copy = join(root, 'apps/.web-with-more-routes')
const left = new Set(['dist', 'node_modules', 'e2e', 'test-results', '.turbo', '.tanstack'])

/** A route that shows an empty page. */
const routeFile = (path: string) => `import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/_person/${path}')({
  staticData: { name: '${path}' },
  component: () => null,
})
`

/** The home page's script in units of 1000 bytes, gzipped. */
function homeSize({ manifest, pages, kilobytes }: Built): number {
  const home =
    pages.open.find(({ name }) => name === '_public.index') ?? fail('The build shows no home page.')
  return firstLoad(manifest, home)
    .js.map(kilobytes)
    .reduce((sum, size) => sum + size, 0)
}

async function buildCopy(): Promise<Built> {
  cpSync(web, copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
  for (let number = 1; number <= count; number++) {
    const path = `moreRoutes${number}`
    writeFileSync(join(copy, 'src/routes/behind-login', `_person.${path}.tsx`), routeFile(path))
  }
  const { code, output } = await run(['npx', 'vite', 'build'], { cwd: copy })
  if (code !== 0) fail(output)
  const built = readBuild(join(copy, 'dist'))
  const added = built.pages['behind-login'].length - before.pages['behind-login'].length
  if (added !== count)
    fail(`The copy has ${added} more pages behind the login than the last build, not ${count}.`)
  return built
}

// Also when the tool ends early.
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))

const before = readBuild()
const growth = homeSize(await buildCopy()) - homeSize(before)
const isWithin = growth < limit
const verdict = `${count} more routes behind the login: ${growth.toFixed(2)} KB of script more on the home page`
console.log(`${isWithin ? green('✓') : red('✗')} ${verdict}, less than ${limit} wanted`)
process.exitCode = isWithin ? 0 : 1
