/**
 * `npm run mock:pack -- [FOLDER]`: the mock as one file that `npm install` takes anywhere, without this repository.
 * The last line is the file's path.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { build } from 'vite'
import { writeTypes } from './pack-types.ts'

const mock = join(import.meta.dirname, '..')
const commands = { 'portal-mock': 'src/server/main.js', 'portal-mock-reset': 'src/server/reset.ts' }
/** Name of a source in the package. */
const nameOf = (source: string) => basename(source, extname(source))
/** The module that tests import; Playwright is theirs to bring. */
const fixtures = { source: 'src/testing/playwright.ts', peer: '@playwright/test' }

/** Says what is missing before a line of the mock is read, which an older Node would not even load. */
const starter = (file: string) => `#!/usr/bin/env node
if (Number.parseInt(process.versions.node, 10) < 24) {
  console.error('The mock needs Node 24 or newer, this is ' + process.versions.node + '.')
  process.exit(1)
}
await import('../lib/${file}.js')
`

/** Node compiles no TypeScript in `node_modules`, so the sources become JavaScript, with all that they import. */
async function bundle(folder: string): Promise<void> {
  const sources = [...Object.values(commands), fixtures.source]
  await build({
    root: mock,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: [fixtures.peer] },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(folder, 'lib'),
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(sources.map((path) => [nameOf(path), join(mock, path)])),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
}

function writeCommands(folder: string): void {
  mkdirSync(join(folder, 'bin'))
  for (const [command, file] of Object.entries(commands)) {
    writeFileSync(join(folder, 'bin', `${command}.js`), starter(nameOf(file)), { mode: 0o755 })
  }
}

/** @param types the declaration of the fixtures, from the package's folder */
function manifest(types: string) {
  const { name, version } = JSON.parse(readFileSync(join(mock, 'package.json'), 'utf8'))
  return {
    name,
    version,
    type: 'module',
    license: 'UNLICENSED',
    engines: { node: '>=24' },
    bin: Object.fromEntries(Object.keys(commands).map((command) => [command, `bin/${command}.js`])),
    exports: { './playwright': { types: `./${types}`, default: './lib/playwright.js' } },
    // Who only starts the mock needs none.
    peerDependencies: { [fixtures.peer]: '>=1.40' },
    peerDependenciesMeta: { [fixtures.peer]: { optional: true } },
  }
}

async function pack(destination: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-'))
  try {
    await bundle(folder)
    writeCommands(folder)
    for (const part of ['assets', 'dist/console'])
      cpSync(join(mock, part), join(folder, part), { recursive: true })
    cpSync(join(import.meta.dirname, 'package-readme.md'), join(folder, 'README.md'))
    const types = join('types', writeTypes(join('apps/mock-api', fixtures.source), join(folder, 'types')))
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(types), null, 2)}\n`)
    mkdirSync(destination, { recursive: true })
    const npm = process.env.npm_execpath
    const args = ['pack', '--silent', '--pack-destination', destination]
    const [command, words] = npm ? [process.execPath, [npm, ...args]] : ['npm', args]
    return execFileSync(command, words, { cwd: folder, encoding: 'utf8' }).trim()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const destination = resolve(process.env.INIT_CWD ?? '.', process.argv[2] ?? '.')
console.log(join(destination, await pack(destination)))
