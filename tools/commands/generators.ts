/**
 * `npm run generators`: three generators that our clients' authors use each make a client of the contract, and it compiles strictly, nothing
 * skipped. A generator that stumbles shows what the document says badly, even where it is valid.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, run } from '../lib/npm.ts'
import { outsideTool } from '../test/external-validators/outside-tools.ts'

const contract = join(root, 'packages/api-contract')
const document = join(contract, 'generated/openapi.json')

/** This one makes our own types, too, as a function; here it is run as others run it. */
const openapiTypescript = join(
  createRequire(join(contract, 'package.json')).resolve('openapi-typescript/package.json'),
  '../bin/cli.js',
)

type Generate = (folder: string) => Promise<string[]>

/** Each generator with the command that writes a client into a folder. */
const generators: Record<string, Generate> = {
  'hey-api': (folder) => outsideTool('heyApi', '--input', document, '--output', folder),
  orval: (folder) =>
    outsideTool('orval', '--input', document, '--output', join(folder, 'client.ts'), '--client', 'fetch'),
  // As a module, since a declaration of types would count as a library's.
  'openapi-typescript': async (folder) => [
    process.execPath,
    openapiTypescript,
    document,
    '--output',
    join(folder, 'schema.ts'),
  ],
}

const strictly = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'es2022',
    lib: ['es2022', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    types: [],
  },
}

/** Runs one step of a generator's trial. @returns what it wrote when it failed */
async function failureOf(command: string[]): Promise<string | undefined> {
  const { code, output } = await run(command)
  return code === 0 ? undefined : output.trim()
}

/** @returns what went wrong; undefined when the client compiles */
async function tryOne(name: string, generate: Generate, folder: string): Promise<string | undefined> {
  mkdirSync(folder)
  const failure = await failureOf(await generate(folder))
  if (failure !== undefined) return `${name} makes no client:\n${failure}`
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(strictly))
  const errors = await failureOf(await outsideTool('tsc', '-p', folder))
  return errors === undefined ? undefined : `The client of ${name} does not compile:\n${errors}`
}

const folder = mkdtempSync(join(tmpdir(), 'generators-'))
for (const [name, generate] of Object.entries(generators)) {
  const failure = await tryOne(name, generate, join(folder, name))
  console.log(failure ?? `${name}: its client compiles.`)
  if (failure !== undefined) process.exitCode = 1
}
rmSync(folder, { recursive: true })
