import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Persona, personas } from '../../apps/mock-api/src/seed/personas.ts'
import { createControlClient } from '../../packages/api-contract/src/control-client.ts'
import { unwrap } from '../../packages/api-contract/src/index.ts'
import { startFreshMock } from './fresh-mock.ts'
import { apiAddress, local } from './servers.ts'

/** What every captcha and every phone code of the mock is. */
const captcha = '246810'

/** The first persona of a kind and state. */
function personaOf(kind: string, state: string): Persona {
  const found = personas.find((persona) => persona.kind === kind && persona.state === state)
  if (!found) throw new Error(`The mock has no persona ${kind} ${state}.`)
  return found
}

const person = personaOf('PERSON', 'ARREARS')
const account = ({ login, password }: Persona) => ({ login, password })

const credentials = {
  person: account(person),
  unit: account(personaOf('UNIT', 'ARREARS')),
  applicant: account(personaOf('PERSON', 'APPLYING')),
  captcha,
  phone: '13700000001',
}

/** A fresh mock in memory with the accounts to replay as. */
export interface ReplayMock {
  baseUrl: string
  /** File with the credentials, for `--credentials`. */
  credentials: string
  /** The mock's name of the person in them. */
  persona: string
}

/** Longer than any token of the mock is valid. */
const pastTokens = 9 * 3600

/** A token of the person that has expired: given out while the mock's clock stood in the past. */
async function expiredToken(port: number): Promise<string> {
  const control = createControlClient({ baseUrl: local(port, '/__mock') })
  await unwrap(control.PUT('/clock', { body: { advanceSeconds: -pastTokens } }))
  const path = { key: person.key }
  const { token } = await unwrap(control.POST('/personas/{key}/token', { params: { path } }))
  await unwrap(control.PUT('/clock', { body: { advanceSeconds: pastTokens } }))
  return token
}

/** Does something with a fresh mock, which ends with it. @returns what `work` gives */
export async function withReplayMock<T>(work: (mock: ReplayMock) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const file = join(folder, 'credentials.json')
  const { child, port } = await startFreshMock({ MOCK_CAPTCHA: captcha })
  try {
    const all = { ...credentials, expiredToken: await expiredToken(port) }
    writeFileSync(file, JSON.stringify(all), { mode: 0o600 })
    return await work({ baseUrl: apiAddress(port), credentials: file, persona: person.key })
  } finally {
    await child.stop()
    rmSync(folder, { recursive: true })
  }
}
