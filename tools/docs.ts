/** `npm run docs:check`: every command, script file and link that the documents name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Claim, claims } from './docs/claims.ts'
import { root } from './lib/npm.ts'

const below = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
    join(root, folder, name),
  )

const documents = [join(root, 'README.md'), join(root, 'CONTRIBUTING.md'), ...below('docs')].filter((path) =>
  path.endsWith('.md'),
)

/** Folder of a workspace, named by its folder or by its package. */
function workspaceFolder(name: string): string {
  const folders = ['packages', 'apps'].map((parent) => name.replace(/^@portal(?=[/])/, parent))
  return join(root, folders.find((folder) => existsSync(join(root, folder))) ?? name)
}

function isKept(claim: Claim, document: string): boolean {
  if (claim.kind === 'file') {
    return existsSync(join(dirname(document), claim.path)) || existsSync(join(root, claim.path))
  }
  const manifest = join(claim.workspace ? workspaceFolder(claim.workspace) : root, 'package.json')
  return existsSync(manifest) && claim.name in JSON.parse(readFileSync(manifest, 'utf8')).scripts
}

const broken = documents.flatMap((document) =>
  claims(readFileSync(document, 'utf8'))
    .filter((claim) => !isKept(claim, document))
    .map(
      (claim) =>
        `${relative(root, document)}: ${claim.kind === 'file' ? claim.path : `npm run ${claim.name}`}`,
    ),
)
for (const line of broken) console.error(`${line} does not exist`)
process.exitCode = broken.length > 0 ? 1 : 0
