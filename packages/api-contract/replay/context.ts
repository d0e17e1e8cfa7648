import type { Account, Credentials, RoleName } from '../shared/credentials/credentials.ts'
import { logIn, solveCaptcha } from '../shared/credentials/login.ts'
import type { Send } from '../shared/wire/send.ts'
import type { Operation } from '../src/document.ts'
import { type Captcha, createPortalClient, type PortalClient } from '../src/index.ts'
import { isConsequence } from './consequence.ts'
import type { Drift, DriftKind } from './drift.ts'
import type { Exchange, Sent } from './exchange.ts'
import { judgeExchange } from './judge/judge.ts'
import type { Cashier } from './mock-cashier.ts'
import { comeFrom, pageOrigin } from './page-origin.ts'
import { locate, readAnswer } from './read-answer.ts'
import { NotJudged, type Untried } from './scenario.ts'
import { seenInstead } from './stopped.ts'

/** A call by the document, not by the types: for scenarios made from operations. */
export interface Call {
  /** `anonymous`, or an account of the credentials. */
  role?: 'anonymous' | RoleName
  /** Sent instead of the account's token; names it in the report. */
  token?: { value: string; name: string }
  path?: Record<string, string | number>
  query?: [name: string, value: string][]
  /** Sent as JSON. */
  body?: unknown
  headers?: Record<string, string>
  /** Asks as a browser does before it makes the call itself. */
  isPreflight?: boolean
}

/** What a scenario works with. */
export interface Context {
  credentials: Credentials
  /** Address of the operations, without a slash at its end. */
  baseUrl: string
  anonymous: PortalClient
  /** An account of the credentials. Skips the scenario when they name none. */
  account(role: RoleName): Account
  /** A client that is logged in as the role. Skips the scenario when the credentials name no such account. */
  as(role: RoleName): Promise<PortalClient>
  /** A client with this very token. */
  withToken(token: string, role: string): PortalClient
  /** Calls any operation, and gives call and answer as they went over the wire. */
  call(operation: Operation, call?: Call): Promise<Exchange>
  /** Notes a broken rule when `holds` is false; the scenario goes on. The call made last shows it. */
  expect(holds: boolean, rule: string, seen?: unknown): void
  /** Notes a drift that calls show only together; `exchange` is the one that shows it best. */
  drift(kind: DriftKind, path: string, expected: string, seen: unknown, exchange?: Exchange): void
  /** What `make` gave when it was asked for this key first in the run: for what several scenarios are made from. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>
  /** Ends the scenario without a judgement: what it needs is not there. */
  skip(reason: string): never
  /** Notes a rule that this scenario would judge and cannot here; it goes on. What was not proven is told as well. */
  untried(rule: string, why: string): void
  /** Pays an order where that costs nothing. Skips the scenario everywhere else. */
  cashier(): Cashier
  captcha(): Promise<Pick<Captcha, 'captchaKey'> & { captchaCode: string }>
}

/** What is the same for all scenarios of a run. */
export interface Session {
  baseUrl: string
  credentials: Credentials
  send: Send
  /** Tokens by account, logged in at first need. */
  tokens: Map<RoleName, Promise<string>>
  /** What scenarios have asked for to share, by its key. */
  shared: Map<string, Promise<unknown>>
  /** Only the mock has one. */
  cashier: Cashier | null
  onUntried(untried: Untried): void
  onExchange(exchange: Exchange): void
  onDrift(drift: Drift): void
}

async function bodyOf(request: Request): Promise<string | undefined> {
  return /json/.test(request.headers.get('content-type') ?? '') ? request.clone().text() : undefined
}

/** The wire bounds each answer; the client's own time would also count what the backend asks to wait. */
const unbounded = 2 ** 31 - 1

/** A call that was not answered whole is a drift, and whoever made it cannot go on. */
function tellUnanswered(session: Session, sent: Sent, error: unknown): never {
  const seen = seenInstead(error)
  if (seen !== null) {
    const { scenario } = sent
    const expected = 'a whole answer'
    session.onDrift({ kind: 'no answer', path: 'answer', expected, seen, exchange: sent, scenario })
  }
  throw error
}

/** Makes one call: it is sent, and its answer read, judged and kept. */
async function perform(session: Session, scenario: string, role: string, request: Request) {
  const requestBody = await bodyOf(request)
  comeFrom(pageOrigin(session.credentials), request)
  const startedAt = performance.now()
  const { operation, target } = locate(session.baseUrl, request)
  const sent: Sent = {
    ...{ operation, role, scenario, target, requestBody },
    method: request.method,
    requestHeaders: Object.fromEntries(request.headers),
  }
  const sending = session.send({ operation, role, request })
  const response = await sending.catch((error) => tellUnanswered(session, sent, error))
  const exchange: Exchange = { ...sent, answer: await readAnswer(response, startedAt) }
  session.onExchange(exchange)
  for (const verdict of judgeExchange(exchange)) session.onDrift({ ...verdict, exchange, scenario })
  return { exchange, response }
}

function addressOf(baseUrl: string, { path }: Operation, { path: values = {}, query = [] }: Call): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])))
  return `${baseUrl}${filled}${query.length > 0 ? `?${new URLSearchParams(query)}` : ''}`
}

function initOf({ method }: Operation, call: Call, token: string | null): RequestInit {
  const { body, headers, isPreflight = false } = call
  return {
    method: isPreflight ? 'OPTIONS' : method.toUpperCase(),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
  }
}

/** A context of one scenario. */
export function createContext(session: Session, scenario: string): Context {
  const { baseUrl, credentials, tokens, shared } = session
  let last: Exchange | undefined
  const make = async (role: string, request: Request) => {
    const made = await perform(session, scenario, role, request)
    last = made.exchange
    return made
  }
  const record =
    (role: string): typeof fetch =>
    async (input, init) =>
      (await make(role, new Request(input, init))).response
  const client = (role: string, token: string | null) =>
    createPortalClient({ baseUrl, getToken: () => token, fetch: record(role), timeout: unbounded })
  const anonymous = client('anonymous', null)
  const note = (drift: Drift) => {
    if (!isConsequence(drift)) session.onDrift(drift)
  }
  const skip = (reason: string): never => {
    throw new NotJudged(reason)
  }
  const account = (role: RoleName): Account =>
    credentials[role] ?? skip(`the credentials name no account '${role}'`)
  const tokenOf = (role: RoleName): Promise<string> => {
    const token = tokens.get(role) ?? logIn(anonymous, account(role), credentials.captcha)
    tokens.set(role, token)
    return token
  }

  return {
    credentials,
    baseUrl,
    anonymous,
    account,
    skip,
    captcha: () => solveCaptcha(anonymous, credentials.captcha),
    untried: (rule, why) => session.onUntried({ rule, why }),
    cashier: () =>
      session.cashier ??
      skip('an order that a run makes is not paid by a program: at a real gateway money moves'),
    withToken: (token, role) => client(role, token),
    async as(role) {
      return client(role, await tokenOf(role))
    },
    async call(operation, call = {}) {
      const { role = 'anonymous', token } = call
      const value = token?.value ?? (role === 'anonymous' ? null : await tokenOf(role))
      const request = new Request(addressOf(baseUrl, operation, call), initOf(operation, call, value))
      return (await make(token?.name ?? role, request)).exchange
    },
    expect(holds, rule, seen = '') {
      if (!holds)
        note({ kind: 'rule', path: rule, expected: rule, seen: String(seen), exchange: last, scenario })
    },
    once<T>(key: string, make: () => Promise<T>): Promise<T> {
      const made = (shared.get(key) as Promise<T> | undefined) ?? make()
      shared.set(key, made)
      return made
    },
    drift(kind, path, expected, seen, exchange = last) {
      note({ kind, path, expected, seen: String(seen), exchange, scenario })
    },
  }
}
