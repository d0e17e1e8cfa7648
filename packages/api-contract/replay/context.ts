import { type Captcha, createPortalClient, type PortalClient } from '../src/index.ts'
import { logIn, solveCaptcha } from './login.ts'
import { createRecorder, type Exchange } from './recorder.ts'

/** Accounts to replay with; a JSON file names them. */
export interface Credentials {
  person: Account
  unit: Account
  /** A member without the permission to pay, such as one whose application is not approved. */
  applicant?: Account
  /** What to answer to every captcha; for backends that can be told to accept one. */
  captcha?: string
  /** A phone that codes may be sent to. */
  phone?: string
}

export interface Account {
  login: string
  /** Either the password, for backends whose captcha can be answered, or a token of a login by hand. */
  password?: string
  token?: string
}

export type RoleName = 'person' | 'unit' | 'applicant'

/** A rule that no schema says, and that an answer broke. */
export interface BrokenRule {
  scenario: string
  rule: string
  seen: string
}

/** What a scenario works with. */
export interface Context {
  credentials: Credentials
  anonymous: PortalClient
  /** A client that is logged in as the role. */
  as(role: RoleName): Promise<PortalClient>
  /** A client with this very token. */
  withToken(token: string, role: string): PortalClient
  /** Notes a broken rule when `holds` is false; the scenario goes on. */
  expect(holds: boolean, rule: string, seen?: unknown): void
  captcha(): Promise<Pick<Captcha, 'captchaKey'> & { captchaCode: string }>
}

interface Outcome {
  exchanges: Exchange[]
  broken: BrokenRule[]
}

/** A context over `baseUrl`; what happens is collected in `outcome`. */
export function createContext(baseUrl: string, credentials: Credentials, outcome: Outcome) {
  const record = createRecorder(baseUrl, outcome.exchanges)
  const tokens = new Map<RoleName, Promise<string>>()
  let scenario = ''

  const client = (role: string, token: string | null) =>
    createPortalClient({ baseUrl, getToken: () => token, fetch: record(role) })
  const anonymous = client('anonymous', null)

  const login = async (role: RoleName): Promise<string> => {
    const account = credentials[role]
    if (!account) throw new Error(`The credentials name no account for '${role}'`)
    return logIn(anonymous, account, credentials.captcha)
  }

  const context: Context = {
    credentials,
    anonymous,
    captcha: () => solveCaptcha(anonymous, credentials.captcha),
    withToken: (token, role) => client(role, token),
    async as(role) {
      const token = tokens.get(role) ?? login(role)
      tokens.set(role, token)
      return client(role, await token)
    },
    expect(holds, rule, seen = '') {
      if (!holds) outcome.broken.push({ scenario, rule, seen: String(seen) })
    },
  }
  return {
    context,
    enter(name: string) {
      scenario = name
    },
  }
}
