import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { root, run } from '../lib/npm.ts'
import { mockLayers } from './mock-layers.ts'

const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const contract = {
  security: [{ bearerAuth: [] }],
  paths: {
    '/api/fees': { get: {} },
    '/api/news': { get: { security: [] } },
  },
}

/** A small house in which every rule is kept; each test breaks one. */
const house = {
  'package.json': '{}',
  'apps/web/package.json': JSON.stringify({ dependencies: { kept: '1' }, devDependencies: { tool: '1' } }),
  'apps/web/src/main.tsx': "import './open-route-tree.gen.js'; import('./route-tree.gen.ts')",
  'apps/web/src/open-route-tree.gen.js':
    "import './routes/open/_public.index.tsx'; import './routes/open/_public.news.tsx'",
  'apps/web/src/route-tree.gen.ts': "import './routes/behind-login/_person.fees.tsx'",
  'apps/web/src/routes/open/_public.index.tsx': "import 'kept'; import '@portal/ui'",
  'apps/web/src/routes/open/_public.news.tsx':
    "import '../../shells/public/frame.tsx'; import '../../features/news/queries.ts'; import '../../features/jobs/list.ts'",
  'apps/web/src/routes/behind-login/_person.fees.tsx': "import '../../features/behind-login/fees/page.tsx'",
  'apps/web/src/shells/public/frame.tsx': "import './logo.ts'; void import('../notifications/toasts.tsx')",
  'apps/web/src/shells/notifications/toasts.tsx': "import '@portal/ui/chakra'",
  'apps/web/src/features/news/queries.ts': "import '../../lib/http.ts'; api.GET('/api/news')",
  'apps/web/src/features/behind-login/fees/page.tsx':
    "import './queries.ts'; import '../../../lib/chakra/data-list.ts'; import '@portal/ui/chakra'",
  'apps/web/src/lib/chakra/data-list.ts': "import '@portal/ui/chakra'",
  'apps/web/src/features/behind-login/fees/queries.ts': "import '../../../lib/http.ts'; api.GET('/api/fees')",
  'apps/web/src/features/jobs/list.ts': "import '../../lib/http.ts'",
  'apps/web/src/shells/public/logo.ts': "import '../../lib/http.ts'",
  'apps/web/src/lib/http.ts': '',
  'apps/mock-api/src/server/main.js': "import '../worlds/create-world.ts'",
  'apps/mock-api/src/server/reset.ts': "import '../worlds/create-world.ts'",
  'apps/mock-api/src/worlds/create-world.ts': "import '../world.ts'",
  'apps/mock-api/src/world.ts':
    "import type { Database } from './store/database.ts'; import './seed/index.ts'",
  'apps/mock-api/src/domain/fee.ts': '',
  'apps/mock-api/src/media/seal.ts': "import '../domain/fee.ts'",
  'apps/mock-api/src/store/database.ts': "import '../domain/fee.ts'",
  'apps/mock-api/src/contract/handler.ts': "import '../store/database.ts'",
  'apps/mock-api/src/security/tokens.ts': "import '../contract/handler.ts'; import '../media/seal.ts'",
  'apps/mock-api/src/resources/fees.ts': "import '../security/tokens.ts'",
  'apps/mock-api/src/seed/index.ts': "import '../resources/fees.ts'",
  'apps/mock-api/console/src/main.tsx': "import './app.ts'",
  'apps/mock-api/console/src/app.ts': '',
  'apps/mock-api/src/testing/world.ts': "import 'node:test'",
  'apps/web/src/lib/http.test.ts': "import '../features/behind-login/fees/page.tsx'",
  'packages/ui/package.json': JSON.stringify({
    name: '@portal/ui',
    exports: { '.': './src/index.ts', './chakra': './src/chakra/index.ts' },
  }),
  'packages/ui/src/chakra/index.ts': '',
  'packages/ui/src/index.ts': "import './button.ts'",
  'packages/ui/src/button.ts': '',
  'packages/api-contract/generated/openapi.json': JSON.stringify(contract),
  'node_modules/kept/index.js': '',
  'node_modules/kept/package.json': '{"name":"kept"}',
  'node_modules/tool/index.js': '',
  'node_modules/tool/package.json': '{"name":"tool"}',
}

function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'boundaries-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  mkdirSync(join(folder, 'node_modules/@portal'), { recursive: true })
  symlinkSync(join(folder, 'packages/ui'), join(folder, 'node_modules/@portal/ui'), 'junction')
  return folder
}

/** `rule: file` of every violation in the house with `changes`. */
async function violations(changes: Record<string, string>): Promise<string[]> {
  const cruiser = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const options = ['--config', join(root, '.dependency-cruiser.js'), '--output-type', 'json']
  const command = [process.execPath, cruiser, ...options, 'apps', 'packages']
  const { output } = await run(command, { cwd: build({ ...house, ...changes }) })
  const found: { rule: { name: string }; from: string }[] = JSON.parse(output).summary.violations
  return found.map(({ rule, from }) => `${rule.name}: ${from}`)
}

interface Planted {
  rule: string
  file: string
  /** Added to what the file says in the kept house. */
  adds: string
}

const frame = 'apps/web/src/shells/public/frame.tsx'
const logo = 'apps/web/src/shells/public/logo.ts'
const http = 'apps/web/src/lib/http.ts'
const news = 'apps/web/src/features/news/queries.ts'
const index = 'apps/web/src/routes/open/_public.index.tsx'
const mock = (path: string) => `apps/mock-api/src/${path}`
const world = mock('world.ts')
const consoleApp = 'apps/mock-api/console/src/app.ts'
const button = 'packages/ui/src/button.ts'

const planted: Planted[] = [
  { rule: 'packages-know-no-app', file: button, adds: "import '../../../apps/mock-api/src/world.ts'" },
  { rule: 'apps-know-no-other-app', file: http, adds: "import '../../../mock-api/src/world.ts'" },
  { rule: 'apps-know-no-other-app', file: world, adds: "import '../../web/src/lib/http.ts'" },
  { rule: 'console-knows-no-mock', file: consoleApp, adds: "import '../../src/world.ts'" },
  { rule: 'mock-knows-no-console', file: world, adds: "import '../console/src/app.ts'" },
  { rule: 'mock-domain-layer', file: mock('domain/fee.ts'), adds: "import '../store/database.ts'" },
  { rule: 'mock-domain-layer', file: mock('domain/fee.ts'), adds: "import type { W } from '../world.ts'" },
  { rule: 'mock-media-layer', file: mock('media/seal.ts'), adds: "import '../seed/index.ts'" },
  { rule: 'mock-store-layer', file: mock('store/database.ts'), adds: "import '../resources/fees.ts'" },
  { rule: 'mock-contract-layer', file: mock('contract/handler.ts'), adds: "import '../security/tokens.ts'" },
  { rule: 'mock-resources-layer', file: mock('resources/fees.ts'), adds: "import '../seed/index.ts'" },
  { rule: 'mock-server-layer', file: mock('server/reset.ts'), adds: "import '../seed/index.ts'" },
  { rule: 'mock-seed-layer', file: mock('seed/index.ts'), adds: "import '../server/main.js'" },
  { rule: 'packages-by-name', file: index, adds: "import '../../../../../packages/ui/src/index.ts'" },
  { rule: 'lib-below-features-and-shells', file: http, adds: "import '../shells/public/logo.ts'" },
  { rule: 'lib-below-features-and-shells', file: http, adds: "import '../features/jobs/list.ts'" },
  { rule: 'chakra-behind-a-login', file: news, adds: "import '@portal/ui/chakra'" },
  { rule: 'chakra-behind-a-login', file: http, adds: "void import('@portal/ui/chakra')" },
  { rule: 'chakra-behind-a-login', file: news, adds: "import '../../lib/chakra/data-list.ts'" },
  {
    rule: 'no-light-widgets-behind-a-login',
    file: 'apps/web/src/features/behind-login/fees/page.tsx',
    adds: "import '@portal/ui'",
  },
  { rule: 'chakra-fetched-when-asked', file: logo, adds: "import '../notifications/toasts.tsx'" },
  { rule: 'features-below-routes', file: news, adds: "import '../jobs/list.ts'" },
  { rule: 'features-below-routes', file: news, adds: "import '../behind-login/fees/page.tsx'" },
  { rule: 'features-below-routes', file: news, adds: "import '../../shells/public/logo.ts'" },
  { rule: 'shells-below-routes', file: frame, adds: "import '../../features/jobs/list.ts'" },
  { rule: 'routes-only-in-the-route-trees', file: index, adds: "import './_public.news.tsx'" },
  {
    rule: 'public-pages-need-no-login',
    file: index,
    adds: "import('../../features/behind-login/fees/page.tsx')",
  },
  { rule: 'test-code-only-in-tests', file: world, adds: "import './testing/world.ts'" },
  { rule: 'no-cycle', file: button, adds: "import './index.ts'" },
  { rule: 'no-cycle', file: button, adds: "import type { Theme } from './index.ts'" },
  { rule: 'no-dead-module', file: 'apps/mock-api/src/left-over.ts', adds: "import './world.ts'" },
  { rule: 'no-dead-module', file: 'apps/mock-api/console/src/left-over.ts', adds: "import './app.ts'" },
  { rule: 'no-orphan', file: 'apps/web/src/lib/alone.ts', adds: 'export const alone = 1' },
  { rule: 'no-dev-dependency-in-source', file: http, adds: "import 'tool'" },
  { rule: 'no-undeclared-dependency', file: world, adds: "import 'kept'" },
  { rule: 'no-unresolved-import', file: http, adds: "import './nowhere.ts'" },
]

/** The planted faults in houses, as few as will do: each file of a house has one fault at most, which its violation is of. */
function housesOf(faults: Planted[]): Planted[][] {
  const houses: Planted[][] = []
  for (const fault of faults) {
    const free = houses.find((others) => others.every(({ file }) => file !== fault.file))
    if (free) free.push(fault)
    else houses.push([fault])
  }
  return houses
}

function textWith({ file, adds }: Planted): string {
  const text = file in house ? house[file as keyof typeof house] : ''
  return `${text}\n${adds}`
}

describe('module boundaries', { concurrency: 2 }, () => {
  test('a house that keeps every rule is clean', async () => {
    assert.deepEqual(await violations({}), [])
  })

  test('every folder of the mock is a layer', () => {
    const entries = readdirSync(join(root, 'apps/mock-api/src'), { withFileTypes: true })
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
    const layers = mockLayers.map(({ folder }) => folder)
    assert.deepEqual(folders.filter((name) => name !== 'testing').sort(), layers.sort())
  })

  for (const [number, faults] of housesOf(planted).entries()) {
    describe(`house ${number + 1} of planted faults`, () => {
      let found: string[] = []
      before(async () => {
        found = await violations(Object.fromEntries(faults.map((fault) => [fault.file, textWith(fault)])))
      })

      for (const { rule, file, adds } of faults) {
        test(`${rule} finds ${adds} in ${file}`, () => {
          const expected = `${rule}: ${file}`
          assert.ok(found.includes(expected), `${expected} is not among:\n${found.join('\n')}`)
        })
      }
    })
  }
})
