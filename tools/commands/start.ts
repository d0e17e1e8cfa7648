/**
 * `npm start`: the website and its mock on this machine, without a network.
 *
 *   npm start -- [--web-port 5173] [--mock-port 4010] [flags of the mock: --memory, --store FILE, --scale N]
 *
 * Ctrl-C, SIGTERM and the end of either server stop both.
 */
import { personas } from '../../apps/mock-api/src/seed/personas.ts'
import { staffPersonas } from '../../apps/mock-api/src/seed/staff-personas.ts'
import { untilAnswers } from '../lib/answers.ts'
import { fail, messageOf } from '../lib/fail.ts'
import { type ServerFlags, serverFlags } from '../lib/flags.ts'
import { refuseTakenPorts } from '../lib/ports.ts'
import {
  apiAddress,
  consoleAddress,
  local,
  mockProbe,
  portalOf,
  referenceAddress,
  startMock,
  startWeb,
} from '../lib/servers.ts'
import { sayAs } from '../lib/terminal.ts'
import { keepTogether } from '../lib/together.ts'
import { greeting } from '../start/greeting.ts'
import { prepare } from '../start/prepare.ts'

function startBoth({ webPort, mockPort, mockArgs }: ServerFlags) {
  return [
    startMock({ port: mockPort, args: mockArgs, env: portalOf(webPort), onLine: sayAs('mock') }),
    startWeb({ port: webPort, mockPort, onLine: sayAs('web') }),
  ]
}

async function greetWhenReady({ webPort, mockPort }: ServerFlags, signal: AbortSignal) {
  const web = local(webPort)
  await Promise.all([web, mockProbe(mockPort)].map((url) => untilAnswers(url, { signal })))
  if (signal.aborted) return
  const [api, reference] = [apiAddress(mockPort), referenceAddress(mockPort)]
  const addresses = { web, api, reference, mockConsole: consoleAddress(mockPort) }
  console.log(greeting({ ...addresses, personas, staff: staffPersonas }))
}

async function main() {
  const flags = serverFlags(process.argv.slice(2), process.env)
  await refuseTakenPorts(flags)
  await prepare()
  const ended = new AbortController()
  const end = keepTogether(startBoth(flags)).finally(() => ended.abort())
  await Promise.race([greetWhenReady(flags, ended.signal), end])
  const { code, reason } = await end
  if (code === 1) console.error(reason)
  process.exitCode = code
}

await main().catch((error: unknown) => fail(messageOf(error)))
