import { execFileSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'

const root = join(import.meta.dirname, '../../..')
const contract = 'packages/api-contract'
const { resolve } = createRequire(join(root, contract, 'package.json'))

/** The types of others that ours are made of; whoever installs the package has not got them. */
const foreign = ['openapi-fetch', 'openapi-typescript-helpers']

const { exports } = JSON.parse(readFileSync(join(root, contract, 'package.json'), 'utf8')) as {
  exports: Record<string, string>
}
/** What the contract's package shows, such as `@portal/api-contract/mock`, and its source. */
const shown = Object.entries(exports)
  .filter(([, path]) => path.endsWith('.ts'))
  .map(([name, path]): [string, string] => [join('@portal/api-contract', name), join(contract, path)])

/** Where each name leads in the folder of types. */
const places = new Map([...shown, ...foreign.map((name): [string, string] => [name, `${name}.d.ts`])])

function compile(entry: string, types: string): void {
  const settings = {
    extends: join(root, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      outDir: types,
      rootDir: root,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      // By their sources: of what is found in `node_modules` the compiler writes no declarations.
      paths: Object.fromEntries(shown.map(([name, path]) => [name, [join(root, path)]])),
    },
    files: [join(root, entry)],
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-mock-types-'))
  try {
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings))
    execFileSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      stdio: ['ignore', 2, 2],
    })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Declarations that are written by hand or generated are no output of the compiler. */
function copyDeclarations(types: string): void {
  mkdirSync(join(types, contract, 'generated'), { recursive: true })
  for (const name of ['mock.d.ts', 'schema.d.ts'])
    copyFileSync(join(root, contract, 'generated', name), join(types, contract, 'generated', name))
  for (const name of foreign)
    copyFileSync(join(dirname(resolve(name)), 'index.d.mts'), join(types, `${name}.d.ts`))
}

/** A module names another by the script that would lie there; both belong to the same package now. */
function withPlaces(code: string, folder: string): string {
  return code.replace(/(\bfrom |\bimport\()(['"])([^'"]+)\2/g, (whole, before, _, name: string) => {
    const place = places.get(name)
    const path = place ? `./${relative(folder, place)}` : name
    return place || /^[.].*[.]ts$/.test(name)
      ? `${before}'${path.replace(/(?:[.]d)?[.]ts$/, '.js').replace(/^[.][/](?=[.])/, '')}'`
      : whole
  })
}

/**
 * Writes the types of a module, and of all that it imports of ours, as declarations that need nothing but the module's peers.
 *
 * @param entry a source, from the repository's root
 * @param types folder of the declarations
 * @returns the declaration of the entry, from that folder
 */
export function writeTypes(entry: string, types: string): string {
  compile(entry, types)
  copyDeclarations(types)
  const files = readdirSync(types, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.d.ts'),
  )
  for (const name of files) {
    const path = join(types, name)
    writeFileSync(path, withPlaces(readFileSync(path, 'utf8'), dirname(name)))
  }
  return entry.replace(/[.]ts$/, '.d.ts')
}
