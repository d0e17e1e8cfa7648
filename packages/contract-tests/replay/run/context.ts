import type { Captcha, PortalClient } from '@portal/api-contract'
import { createCalls } from '@portal/api-contract/calls'
import type { Operation, OperationId } from '@portal/api-contract/document'
import {
  type Account,
  type Credentials,
  isRoleName,
  nameOfOther,
  type OtherName,
  type RoleName,
} from '../../shared/credentials/credentials.ts'
import { logIn, solveCaptcha } from '../../shared/credentials/login.ts'
import { type HttpRequest, requestOf, textOf } from '../../shared/http/bytes.ts'
import { type Exchange, operationAt, type Sent } from '../exchange.ts'
import type { Mismatch, MismatchKind } from '../mismatch.ts'
import { validateExchange } from '../validate/validate-exchange.ts'
import { aheadBy, backendTime } from './backend-time.ts'
import { addressOf, type Call, initOf } from './call.ts'
import { isConsequence } from './consequences/consequence.ts'
import { isFileAgain, locationOf, madeElsewhere, madeNowhere, readerOf } from './consequences/created.ts'
import { followReplaced, type Made, ofOthers, tryAsOthers } from './consequences/follow.ts'
import { readFurther } from './consequences/further.ts'
import { madeIds, recalled } from './consequences/recalled.ts'
import type { Association } from './mock/association.ts'
import { decidingAtDesk } from './mock/at-desk.ts'
import type { Cashier } from './mock/cashier.ts'
import type { Clock } from './mock/clock.ts'
import type { AskPresence } from './mock/presence.ts'
import { pageOrigin, setOrigin } from './page-origin.ts'
import type { Postbox } from './postbox.ts'
import { locate, readAnswer } from './read-answer.ts'
import { ScenarioSkipped } from './scenario-errors.ts'
import type { Session } from './session.ts'
import { seenInstead } from './stopped.ts'

/** An account that the credentials name besides the three. */
export interface Other {
  account: Account
  client: PortalClient
}

/** The functions that a scenario works with. */
export interface Context {
  credentials: Credentials
  /** Address of the operations, without a slash at its end. */
  baseUrl: string
  anonymous: PortalClient
  /** Operations that the run leaves out: a call of one skips the scenario. */
  leftOut: ReadonlySet<string>
  /** An account of the credentials. Skips the scenario when they name none. */
  account(role: RoleName): Account
  /** A client that is logged in as the role. Skips the scenario when the credentials name no such account. */
  as(role: RoleName): Promise<PortalClient>
  /** Further accounts of the credentials, each with a client that is logged in as it. */
  others(): Promise<Other[]>
  /** A client with this very token. */
  withToken(token: string, role: string): PortalClient
  /** Calls any operation, and gives call and answer as they went over the wire. */
  call(operation: Operation, call?: Call): Promise<Exchange>
  /** What the run was answered to the very same question, where it has written nothing since. */
  answered(operation: Operation, call: Call): Exchange | undefined
  /**
   * Notes a broken rule when `holds` is false; the scenario goes on.
   * @param seen what there is instead
   * @param operation whose newest call shows it, where that is not the call made last
   */
  expect(holds: boolean, rule: string, seen: unknown, operation?: OperationId): void
  /** Notes a mismatch that calls show only together; `exchange` is the one that shows it best. */
  reportMismatch(kind: MismatchKind, path: string, expected: string, seen: unknown, exchange?: Exchange): void
  /** What `make` gave when it was asked for this key first in the run: for what several scenarios are made from. */
  once<T>(key: string, make: () => Promise<T>): Promise<T>
  /** The record that the run made last of those that an operation reads. */
  made(read: Operation): Made | undefined
  /** The ids of what the run has made by a POST at an address, in that order. */
  madeAt(path: string): string[]
  /** Skips the rest of the scenario because what it needs is not there. */
  skip(reason: string): never
  /** Notes a rule that this scenario would check and cannot here; it goes on. What was not proven is told as well. */
  untried(rule: string, why: string): void
  /** Pays an order where that costs nothing. Skips the scenario everywhere else. */
  cashier(): Cashier
  /** Decides for the association, as its staff would. Skips the scenario everywhere else. */
  association(): Association
  /** Moves the time of the mock, where nobody else waits for it. Skips the scenario everywhere else, with what it would take there. */
  clock(elsewhere: string): Clock
  /** Lets a viewer be asked for presence. Skips the scenario everywhere else, where the question comes at random. */
  presence(): AskPresence
  /** What time it is for the backend, as its last answer to the scenario or to the run says. */
  now(): Date
  captcha(): Promise<Pick<Captcha, 'captchaKey'> & { captchaCode: string }>
  /** Phones and mail addresses that codes may be sent to. */
  postbox: Postbox
  /** Forgets the token of a role, which the backend has ended: it is logged in again at its next call. */
  forgetLogin(role: RoleName): void
}

async function bodyOf(request: HttpRequest): Promise<string | undefined> {
  const isJson = request.body !== null && /json/.test(request.headers.get('content-type') ?? '')
  return isJson ? textOf(request) : undefined
}

/** Reports a call without a complete response as a mismatch, and stops its scenario. */
function tellUnanswered(session: Session, sent: Sent, error: unknown): never {
  const seen = seenInstead(error)
  if (seen !== null) {
    const { scenario } = sent
    const expected = 'a whole answer'
    session.onMismatch({ kind: 'no answer', path: 'answer', expected, seen, exchange: sent, scenario })
  }
  throw error
}

/** The keys of what scenarios share for the whole run. */
export const lasting: ReadonlySet<string> = new Set([ofOthers, 'permissions', 'permissions of others'])

/** A login goes through these, so that they are called even by a run that leaves them out. */
const ofLogin: ReadonlySet<string> = new Set<OperationId>(['getCaptcha', 'authenticate', 'getCurrentUser'])

function assertMeant(operation: Operation | undefined, { leftOut }: Session): void {
  if (operation && leftOut.has(operation.id) && !ofLogin.has(operation.id))
    throw new ScenarioSkipped(`it needs ${operation.id}, which this run leaves out`)
}

/** A call that was made. */
interface Performed {
  exchange: Exchange
  response: Response
}

/** Makes one call: it is sent, and its answer read, checked and kept. */
async function perform(
  session: Session,
  scenario: string,
  role: string,
  request: HttpRequest,
): Promise<Performed> {
  const requestBody = await bodyOf(request)
  setOrigin(pageOrigin(session.credentials), request)
  const startedAt = performance.now()
  const { operation, target } = locate(session.baseUrl, request)
  assertMeant(operation, session)
  // The call gets the headers of the command line as soon as it is sent, and is told with them.
  const sending = session.send({ operation, role, request })
  const sent: Sent = {
    ...{ operation, role, scenario, target, requestBody },
    method: request.method,
    requestHeaders: Object.fromEntries(request.headers),
  }
  const response = await sending.catch((error) => tellUnanswered(session, sent, error))
  const answer = await readAnswer(response, startedAt)
  const exchange: Exchange = { ...sent, answer }
  session.memory.aheadMs = aheadBy(answer.headers.date)
  session.onExchange(exchange)
  for (const mismatch of validateExchange(exchange)) session.onMismatch({ ...mismatch, exchange, scenario })
  const known = recalled(session.memory, exchange, session.baseUrl)
  for (const mismatch of known) session.onMismatch({ ...mismatch, exchange, scenario })
  await followLocation(session, exchange, request)
  await readFurther(session, exchange, (path, body, method) =>
    readAt(session, exchange, path, request, body, method),
  )
  await followReplaced(reader(session, scenario), exchange, request)
  return { exchange, response }
}

/** What reads what a scenario wrote. */
const reader = (session: Session, scenario: string) => ({
  ...session,
  ask: (role: string, request: HttpRequest) => perform(session, scenario, role, request),
})

/** Reads an address as whoever made a call. */
async function readAt(
  session: Session,
  { scenario, role }: Exchange,
  path: string,
  { headers }: HttpRequest,
  body?: Record<string, unknown>,
  method = body ? 'POST' : 'GET',
) {
  const authorization = headers.get('authorization')
  const reading = requestOf(`${session.baseUrl}${path}`, {
    headers: {
      ...(authorization === null ? {} : { authorization }),
      ...(body && { 'content-type': 'application/json' }),
    },
    method,
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await perform(session, scenario, role, reading)).exchange
}

/** Reads what an answer says was made, at the address that it gives, as whoever made it. */
async function followLocation(session: Session, made: Exchange, request: HttpRequest): Promise<void> {
  const path = made.operation ? locationOf(made, session.baseUrl) : null
  const read = readerOf(path ?? '')
  if (path === null || session.leftOut.has(read?.id ?? '')) return
  if (read && isFileAgain(session.lookedUp, read, made.role)) return
  const nowhere = madeNowhere(path)
  const because = nowhere ? undefined : await readAt(session, made, path, request)
  const mismatch = because ? madeElsewhere(made, because) : nowhere
  if (mismatch) session.onMismatch({ ...mismatch, exchange: made, because, scenario: made.scenario })
  await tryAsOthers(reader(session, made.scenario), made, path)
}

/** What was made first under a key. */
function share<T>(shared: Session['shared'], key: string, make: () => Promise<T>): Promise<T> {
  const made = (shared.get(key) as Promise<T> | undefined) ?? make()
  shared.set(key, made)
  return made
}

/** A context of one scenario. */
export function createContext(session: Session, scenario: string): Context {
  const { baseUrl, credentials, tokens, shared } = session
  let last: Exchange | undefined
  const newest = new Map<string, Exchange>()
  const make = async (role: string, request: HttpRequest) => {
    const made = await perform(session, scenario, role, request)
    last = made.exchange
    if (last.operation) newest.set(last.operation.id, last)
    return made
  }
  const client = (role: string, token: string | null): PortalClient =>
    createCalls(baseUrl, async (url, init) => {
      const request = requestOf(url, init)
      if (token) request.headers.set('Authorization', `Bearer ${token}`)
      return (await make(role, request)).response
    })
  const anonymous = client('anonymous', null)
  const note = (mismatch: Mismatch) => {
    if (!isConsequence(mismatch)) session.onMismatch(mismatch)
  }
  const skip = (reason: string): never => {
    throw new ScenarioSkipped(reason)
  }
  const account = (role: RoleName): Account =>
    credentials[role] ?? skip(`the credentials name no account '${role}'`)
  const accounts = credentials.others ?? []
  const tokenOfOther = (one: Account, place: number) =>
    tokens.get(nameOfOther(place)) ?? logIn(anonymous, one, credentials.captcha)
  const tokensOfOthers = () => share(shared, ofOthers, () => Promise.all(accounts.map(tokenOfOther)))
  const tokenOf = async (role: RoleName | OtherName): Promise<string> => {
    if (!isRoleName(role)) {
      const place = accounts.findIndex((_, at) => nameOfOther(at) === role)
      return (await tokensOfOthers())[place] ?? skip(`the credentials name no account '${role}'`)
    }
    const token = tokens.get(role) ?? logIn(anonymous, account(role), credentials.captcha)
    tokens.set(role, token)
    return token
  }

  const forgetLogin = (role: RoleName) => tokens.delete(role)
  const as = async (role: RoleName) => client(role, await tokenOf(role))

  return {
    credentials,
    baseUrl,
    anonymous,
    leftOut: session.leftOut,
    account,
    skip,
    postbox: session.postbox,
    now: () => (last ? backendTime(last.answer.headers.date) : new Date(Date.now() + session.memory.aheadMs)),
    captcha: () => solveCaptcha(anonymous, credentials.captcha),
    forgetLogin,
    untried: (rule, why) => session.onUntried({ rule, why }),
    cashier: () =>
      session.cashier ??
      skip('an order that a run makes is not paid by a program: at a real gateway money moves'),
    association: () =>
      decidingAtDesk(session.association, { as, credentials, forgetLogin, skip, leftOut: session.leftOut }),
    presence: () =>
      session.presence ??
      skip('the question comes at random: play a lesson until it does, and do not answer'),
    clock: (elsewhere) => session.clock ?? skip(elsewhere),
    withToken: (token, role) => client(role, token),
    as,
    async others() {
      const all = await tokensOfOthers()
      return accounts.map((one, place) => ({
        account: one,
        client: client(nameOfOther(place), all[place] ?? null),
      }))
    },
    async call(operation, call = {}) {
      const { role = 'anonymous', token } = call
      const value = token?.value ?? (role === 'anonymous' ? null : await tokenOf(role))
      const request = requestOf(addressOf(baseUrl, operation, call), initOf(operation, call, value))
      return (await make(token?.name ?? role, request)).exchange
    },
    answered: (operation, call) =>
      session.memory.answers.get(`${call.role ?? 'anonymous'} ${addressOf('', operation, call)}`),
    expect(holds, rule, seen, operation) {
      const exchange = newest.get(operation ?? '') ?? last
      if (!holds) note({ kind: 'rule', path: rule, expected: rule, seen: String(seen), exchange, scenario })
    },
    once: (key, make) => share(shared, key, make),
    made: ({ id }) => session.made.get(id),
    madeAt: (path) => madeIds(session.memory, operationAt('POST', path)?.id),
    reportMismatch(kind, path, expected, seen, exchange = last) {
      note({ kind, path, expected, seen: String(seen), exchange, scenario })
    },
  }
}
