import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Persona, personas } from '../../apps/mock-api/src/seed/personas.ts'
import { startFreshMock } from './fresh-mock.ts'
import { apiAddress } from './servers.ts'

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

/** Does something with a fresh mock, which ends with it. @returns what `work` gives */
export async function withReplayMock<T>(work: (mock: ReplayMock) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'replay-'))
  const file = join(folder, 'credentials.json')
  writeFileSync(file, JSON.stringify(credentials), { mode: 0o600 })
  const { child, port } = await startFreshMock({ MOCK_CAPTCHA: captcha })
  try {
    return await work({ baseUrl: apiAddress(port), credentials: file, persona: person.key })
  } finally {
    await child.stop()
    rmSync(folder, { recursive: true })
  }
}
