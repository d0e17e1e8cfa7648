import type { Operation } from '@portal/api-contract/document'
import { everybody, type Role } from '../shared/access/roles.ts'
import { type HttpRequest, requestOf as httpRequest, textOf } from '../shared/http/bytes.ts'
import { createSend, type Outgoing } from '../shared/http/send.ts'
import { isRecord } from '../shared/is-record.ts'
import { parseJson } from '../shared/json/parse-json.ts'
import { walk } from '../states/states.ts'
import type { Subject } from './generate/base.ts'
import { plan } from './generate/plan.ts'
import type { FuzzRequest } from './request.ts'
import { count, type Effort, hasSucceeded, type Outcome } from './run-operation.ts'
import { type Known, subjectOf } from './subjects.ts'
import { unanswered } from './target/mock.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'
import { createTryOut, Found, shrinkFinding } from './try-out.ts'

/** What the walks through the scenarios need. */
export interface Walks {
  operations: Operation<string>[]
  outcomes: Outcome[]
  known: Known
  effort: Effort
  mayWrite: boolean
  timeoutMs: number
  signal?: AbortSignal
  /** Where each walk begins: of the mock a new world, of any other backend the backend itself. */
  open(): Promise<{ target: Target; send: Send; close(): Promise<void> }>
}

/** Wrong requests ahead of each call of a scenario, and how many of its calls get some. */
const [perCall, calls] = [8, 3]

function pathOf({ path }: Operation<string>, { pathname }: URL, base: string): Record<string, string> {
  const given = pathname.slice(base.length).split('/')
  return Object.fromEntries(
    path.split('/').flatMap((part, at) => {
      const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
      return name === undefined ? [] : [[name, decodeURIComponent(given[at] ?? '')]]
    }),
  )
}

/** A call of a scenario as the fuzz makes requests; null for one that it cannot send as the same member. */
async function requestOf(
  { operation, role, request }: Outgoing,
  target: Target,
): Promise<FuzzRequest | null> {
  const own = role === 'anonymous' ? 'none' : (role as Role)
  const type = request.headers.get('content-type') ?? ''
  if (!operation || !everybody.includes(own) || /form-data/.test(type)) return null
  const url = new URL(request.url)
  const text = /json/.test(type) ? await textOf(request) : ''
  return {
    operation,
    role: own,
    path: pathOf(operation, url, new URL(target.baseUrl).pathname),
    query: [...url.searchParams],
    ...(text !== '' && { body: { kind: 'json', value: parseJson(text) } }),
    label: 'nothing wrong',
  }
}

/** The call with the right answer to its captcha. */
async function answered(request: HttpRequest, { controls }: Target): Promise<HttpRequest> {
  const { method, headers } = request
  const url = new URL(request.url)
  const text = /json/.test(headers.get('content-type') ?? '') ? await textOf(request) : ''
  const body = parseJson(text)
  const { captchaKey, captchaCode } = isRecord(body) ? body : Object.fromEntries(url.searchParams)
  if (!controls || captchaCode !== unanswered || typeof captchaKey !== 'string') return request
  const answer = await controls.answerTo(captchaKey)
  if (answer === null) return request
  if (isRecord(body)) {
    const answered = JSON.stringify({ ...body, captchaCode: answer })
    return httpRequest(request.url, { method, headers, body: answered })
  }
  url.searchParams.set('captchaCode', answer)
  return httpRequest(url.href, { method, headers, ...(text !== '' && { body: text }) })
}

type Look = (operation: Operation<string>, outgoing: Outgoing, target: Target, send: Send) => Promise<void>

/** Walks once; `look` sees each call of an operation before it is sent. */
async function walkOnce(walks: Walks, lacking: Outcome[], look: Look): Promise<void> {
  const { mayWrite, timeoutMs, signal, open } = walks
  const byId = new Map(lacking.map((outcome) => [outcome.operation, outcome]))
  const { target, send, close } = await open()
  const deliver = createSend({ isReadOnly: !mayWrite, timeoutMs, headers: target.headers })
  try {
    await walk(new Set(byId.keys()), {
      ...{ baseUrl: target.baseUrl, credentials: target.credentials, mayWrite, signal },
      isMock: target.controls !== null,
      async send(outgoing) {
        const { operation } = outgoing
        const outcome = operation && byId.get(operation.id)
        const request = await answered(outgoing.request, target)
        if (operation && outcome) await look(operation, { ...outgoing, request }, target, send)
        const response = await deliver({ ...outgoing, request })
        if (outcome) {
          outcome.sent++
          outcome.statuses.set(response.status, (outcome.statuses.get(response.status) ?? 0) + 1)
        }
        return response
      },
    })
  } finally {
    await close()
  }
}

/** Makes wrong requests from each call that a scenario is about to make, in the state in which that call would succeed. */
function disturber({ outcomes, known, effort: { seed, requests } }: Walks): Look {
  const seen = new Map<string, number>()
  return async (operation, outgoing, target, send) => {
    const outcome = outcomes.find((one) => one.operation === operation.id)
    const times = seen.get(operation.id) ?? 0
    seen.set(operation.id, times + 1)
    const base = times < calls ? await requestOf(outgoing, target) : null
    if (!base || !outcome) return
    const subject: Subject = { ...subjectOf(operation, known), base, allowed: [base.role] }
    const tryOut = createTryOut(subject, target, send, (answer) => count(outcome, answer))
    const found = new Found()
    for (let number = 0; number < perCall; number++) {
      const planned = plan(subject, seed, requests + times * perCall + number)
      const request = { ...planned, label: `${planned.label}, ahead of a call of a scenario` }
      const failure = planned.label === base.label ? null : await tryOut(request)
      if (failure) found.add(failure, request, requests + times * perCall + number)
    }
    for (const finding of found.all()) {
      const isTold = outcome.findings.some(({ failure: { kind } }) => kind === finding.failure.kind)
      if (!isTold) outcome.findings.push(await shrinkFinding(finding, tryOut))
    }
  }
}

/**
 * Reaches what no request alone could: walks through the scenarios about the operations of which no success was seen, once as they are,
 * and once with wrong requests ahead of each of their calls.
 */
export async function walkToSuccess(walks: Walks): Promise<void> {
  const ids = new Set(walks.operations.map(({ id }) => id))
  const lacking = walks.outcomes.filter((outcome) => ids.has(outcome.operation) && !hasSucceeded(outcome))
  if (lacking.length === 0 || walks.signal?.aborted) return
  await walkOnce(walks, lacking, async () => {})
  await walkOnce(walks, lacking, disturber(walks))
}
