/**
 * Makes `generated/` from `openapi/`: the bundled document and the TypeScript types.
 *
 *   node tools/generate.ts           write
 *   node tools/generate.ts --check   exit 1 when what is committed differs from what would be written
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { takeWhatIsRead } from './read-only.ts'
import { redocly } from './redocly.ts'
import { misfits } from './relations.ts'
import { undescribed } from './undescribed.ts'

const root = join(import.meta.dirname, '..')
const banner = '// Made from openapi/ by `npm run contract`. Do not edit.\n\n'

/** Each document of `redocly.yaml` with the files that are made from it. */
const targets = {
  main: { document: 'openapi.json', types: 'schema.d.ts' },
  mock: { document: 'mock.json', types: 'mock.d.ts' },
} as const

/** Ends the command when the document says what cannot be. */
function refuse(faults: string[]): void {
  if (faults.length === 0) return
  console.error(faults.join('\n'))
  process.exit(1)
}

function bundle(api: keyof typeof targets) {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'))
  const file = join(folder, 'openapi.json')
  try {
    execFileSync(process.execPath, [redocly.cli, 'bundle', api, '-o', file], {
      cwd: redocly.folder,
      env: redocly.env,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    return JSON.parse(readFileSync(file, 'utf8'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function documentOf(api: keyof typeof targets): string {
  const document = bundle(api)
  refuse(misfits(document))
  takeWhatIsRead(document)
  refuse(undescribed(document))
  return `${JSON.stringify(document, null, 1)}\n`
}

/** What is binary in the document is a Blob to a client, which sends forms and reads files with it. */
const blob = ts.factory.createTypeReferenceNode('Blob')

async function generateOne(api: keyof typeof targets): Promise<[string, string][]> {
  const document = documentOf(api)
  const nodes = await openapiTS(document, {
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
    transform: ({ format }) => (format === 'binary' ? blob : undefined),
  })
  const types = astToString(nodes)
  return [
    [targets[api].document, document],
    [targets[api].types, banner + types],
  ]
}

async function generate(): Promise<Record<string, string>> {
  return Object.fromEntries([...(await generateOne('main')), ...(await generateOne('mock'))])
}

function staleFiles(files: Record<string, string>): string[] {
  return Object.entries(files)
    .filter(([name, text]) => readIfThere(join(root, 'generated', name)) !== text)
    .map(([name]) => name)
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

const files = await generate()
const stale = staleFiles(files)
if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(
      `generated/ is stale (${stale.join(', ')}): run \`npm run contract\` and commit the result.`,
    )
    process.exit(1)
  }
  console.log('generated/ is what openapi/ says.')
} else {
  mkdirSync(join(root, 'generated'), { recursive: true })
  for (const name of stale) writeFileSync(join(root, 'generated', name), files[name] ?? '')
  console.log(
    stale.length > 0 ? `Wrote generated/${stale.join(', generated/')}.` : 'generated/ is up to date.',
  )
}
