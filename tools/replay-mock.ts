/**
 * `npm run replay:mock`: replays the contract against a fresh mock in memory, logged in as its personas.
 * Exit code and report are the replay's.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { personas } from '../apps/mock-api/src/seed/personas.ts'
import { startFreshMock } from './lib/fresh-mock.ts'
import { npmRun, run } from './lib/npm.ts'
import { apiAddress } from './lib/servers.ts'

const captcha = '246810'

/** The first persona of a kind and state. */
function account(kind: string, state: string) {
  const found = personas.find((persona) => persona.kind === kind && persona.state === state)
  if (!found) throw new Error(`The mock has no persona ${kind} ${state}.`)
  return { login: found.login, password: found.password }
}

const credentials = {
  person: account('PERSON', 'ARREARS'),
  unit: account('UNIT', 'ARREARS'),
  applicant: account('PERSON', 'APPLYING'),
  captcha,
  phone: '13700000001',
}

const folder = mkdtempSync(join(tmpdir(), 'replay-'))
const file = join(folder, 'credentials.json')
writeFileSync(file, JSON.stringify(credentials))
const { child, port } = await startFreshMock({ MOCK_CAPTCHA: captcha })
const { code, output } = await run(npmRun('replay', '--base-url', apiAddress(port), '--credentials', file))
console.log(output.trimEnd())
await child.stop()
rmSync(folder, { recursive: true })
process.exitCode = code
