/**
 * `npm run dev`: the website with hot reload, the mock started anew when its code or the contract changes, with a new default
 * world when the seed does, and the contract generated anew when its document changes.
 *
 *   npm run dev -- [--web-port 5173] [--mock-port 4010] [flags of the mock]
 */
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { startChild } from '../lib/child.ts'
import { fail, messageOf } from '../lib/fail.ts'
import { type ServerFlags, serverFlags } from '../lib/flags.ts'
import { npmRun, root, run } from '../lib/npm.ts'
import { onChange } from '../lib/on-change.ts'
import { refuseTakenPorts } from '../lib/ports.ts'
import { restarting } from '../lib/restarting.ts'
import { seededWorld } from '../lib/seeded-world.ts'
import { isListening, portalOf, startMock } from '../lib/servers.ts'
import { sayAs } from '../lib/terminal.ts'
import { keepTogether } from '../lib/together.ts'

const contract = join(root, 'packages/api-contract')
const web = join(root, 'apps/web')

/** Vite's package shows no path of its command, but its folder. */
function viteCommand(): string {
  const manifest = createRequire(join(web, 'package.json')).resolve('vite/package.json')
  return join(dirname(manifest), 'bin/vite.js')
}

function startVite({ webPort, mockPort }: ServerFlags) {
  const env = { WEB_PORT: String(webPort), MOCK_PORT: String(mockPort) }
  const args = [viteCommand(), '--clearScreen', 'false', '--host', '127.0.0.1']
  return startChild({ name: 'web', cwd: web, args, env, onLine: sayAs('web') })
}

function startWatchedMock({ mockPort, webPort, mockArgs }: ServerFlags) {
  const say = sayAs('mock')
  const world = seededWorld()
  const onLine = (line: string) => {
    if (isListening(line)) world.made()
    say(line)
  }
  const start = (changed: string[]) => {
    const isStale = world.isStale(changed)
    if (isStale) say('the seed has changed: the default world is made anew')
    const args = [...mockArgs, ...(isStale ? ['--fresh'] : [])]
    return startMock({ port: mockPort, args, env: portalOf(webPort), onLine })
  }
  const folders = ['src', 'generated'].map((folder) => join(contract, folder))
  return restarting(start, [join(root, 'apps/mock-api/src'), ...folders], say)
}

async function generateContract() {
  const { code, output } = await run(npmRun('contract'))
  const lines = output.trim().split('\n')
  for (const line of code === 0 ? lines.slice(0, 1) : lines) sayAs('contract')(line)
}

async function main() {
  const flags = serverFlags(process.argv.slice(2), process.env)
  await refuseTakenPorts(flags)
  await generateContract()
  const unwatch = onChange([join(contract, 'openapi')], generateContract)
  const { code, reason } = await keepTogether([startWatchedMock(flags), startVite(flags)])
  unwatch()
  if (code === 1) console.error(reason)
  process.exitCode = code
}

await main().catch((error: unknown) => fail(messageOf(error)))
