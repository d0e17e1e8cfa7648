/**
 * `npm run docs:check`: every command, script file, source and link that the documents name is there, and the README knows every
 * persona.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { personas } from '../../apps/mock-api/src/seed/personas.ts'
import { staffPersonas } from '../../apps/mock-api/src/seed/staff-personas.ts'
import { type Claim, claims } from '../docs/claims.ts'
import { root } from '../lib/npm.ts'

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(root, folder, name),
  )

const documents = [join(root, 'README.md'), join(root, 'CONTRIBUTING.md'), ...below('docs')].filter((path) =>
  path.endsWith('.md'),
)

const sources = ['packages', 'apps', 'tools'].flatMap(below)

/** Folder of a workspace, named by its folder or by its package. */
function workspaceFolder(name: string): string {
  const folders = ['packages', 'apps'].map((parent) => name.replace(/^@portal(?=[/])/, parent))
  return join(root, folders.find((folder) => existsSync(join(root, folder))) ?? name)
}

function isKept(claim: Claim, document: string): boolean {
  if (claim.kind === 'file') {
    return existsSync(join(dirname(document), claim.path)) || existsSync(join(root, claim.path))
  }
  if (claim.kind === 'source') return sources.some((path) => path.endsWith(join('/', claim.path)))
  const manifest = join(claim.workspace ? workspaceFolder(claim.workspace) : root, 'package.json')
  return existsSync(manifest) && claim.name in JSON.parse(readFileSync(manifest, 'utf8')).scripts
}

const broken = documents.flatMap((document) =>
  claims(readFileSync(document, 'utf8'))
    .filter((claim) => !isKept(claim, document))
    .map(
      (claim) =>
        `${relative(root, document)}: ${claim.kind === 'script' ? `npm run ${claim.name}` : claim.path}`,
    ),
)
const readme = readFileSync(join(root, 'README.md'), 'utf8')
const unknown = [...personas, ...staffPersonas]
  .filter(({ login, name, password }) => [login, name, password].some((text) => !readme.includes(text)))
  .map(({ key }) => `README.md: persona ${key}, with login, name and password,`)

for (const line of [...broken, ...unknown]) console.error(`${line} is missing`)
process.exitCode = broken.length + unknown.length > 0 ? 1 : 0
