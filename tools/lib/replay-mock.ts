import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Persona, personas } from '../../apps/mock-api/src/seed/personas.ts'
import { staffPersonas } from '../../apps/mock-api/src/seed/staff-personas.ts'
import { createControlClient } from '../../packages/api-contract/src/control-client.ts'
import { expiredTokenOf } from '../../packages/contract-tests/shared/expired-token.ts'
import { startFreshMock } from './fresh-mock.ts'
import { apiAddress, local } from './servers.ts'

/** What every captcha and every phone code of the mock is. */
const captcha = '246810'

/** The first persona of a kind and state, which is none of these. */
function personaOf(kind: string, state: string, others: Persona[] = []): Persona {
  const found = personas.find(
    (persona) => persona.kind === kind && persona.state === state && !others.includes(persona),
  )
  if (!found) throw new Error(`The mock has no persona ${kind} ${state}.`)
  return found
}

const person = personaOf('PERSON', 'ARREARS')
const account = ({ login, password }: Persona) => ({ login, password })

const credentials = {
  person: account(person),
  unit: account(personaOf('UNIT', 'ARREARS')),
  applicant: account(personaOf('PERSON', 'APPLYING')),
  // The first of the staff may do everything.
  staff: { login: staffPersonas[0]?.login, password: staffPersonas[0]?.password },
  // A person with credited hours, one without a mini-site, a second unit, and a unit without a phone.
  others: [
    personaOf('PERSON', 'ACTIVE'),
    personaOf('PERSON', 'ARREARS', [person]),
    personaOf('UNIT', 'ACTIVE'),
    personaOf('UNIT', 'EXPIRED'),
  ].map(account),
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
  // Each answer is held to the document by the replay; twice would say nothing more.
  const { child, port } = await startFreshMock({ MOCK_CAPTCHA: captcha }, ['--no-validate'])
  try {
    const control = createControlClient({ baseUrl: local(port, '/__mock') })
    const all = { ...credentials, expiredToken: await expiredTokenOf(control, person.key) }
    writeFileSync(file, JSON.stringify(all), { mode: 0o600 })
    return await work({ baseUrl: apiAddress(port), credentials: file, persona: person.key })
  } finally {
    await child.stop()
    rmSync(folder, { recursive: true })
  }
}
