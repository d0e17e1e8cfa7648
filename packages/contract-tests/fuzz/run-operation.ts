import type { OperationId } from '@portal/api-contract/document'
import type { Subject } from './generate/base.ts'
import { plan } from './generate/plan.ts'
import type { FuzzRequest } from './request.ts'
import { withSecrets } from './secrets.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'
import { shrink } from './validate/shrink.ts'
import { type Answer, type Failure, validateAnswer } from './validate/validate-answer.ts'

/** A failure with the smallest request that reproduces it. */
export interface Finding {
  failure: Failure
  request: FuzzRequest
  /** Number of the request that showed it first, and how many did. */
  number: number
  times: number
}

/** The results of the requests of one operation. */
export interface Outcome {
  operation: string
  sent: number
  statuses: Map<number, number>
  findings: Finding[]
}

export interface Effort {
  seed: number
  /** Requests of each operation. */
  requests: number
  /** Requests at the same time. */
  parallel: number
}

/** The most failures of one operation that are shrunk and shown, because they usually have one cause. */
const shown = 5
/** A call that hangs takes the whole time-out, so an operation is given up after three of them. */
const hangs = 3

/** Operations that revoke a token which other requests still use, or change what they log in with. */
export const endsSessions: ReadonlySet<string> = new Set<OperationId>([
  'logOut',
  'endMemberLogin',
  'endOtherLogins',
  'changePassword',
  'closeAccount',
])

/** A new token may be revoked by another request before it is used. */
const renewals = 3

/** A key that differs for failures with probably different causes. */
const signatureOf = ({ kind, expected, seen }: Failure): string =>
  `${kind} ${expected} ${seen}`
    .replace(/"path":"[^"]*"/g, '')
    .replace(/\d+|[0-9a-f]{8,}/g, '#')
    .slice(0, 120)

/** Sends a request and validates its answer; a role that lost its token to a logout gets a new one. */
function createValidator(subject: Subject, target: Target, send: Send, note: (answer: Answer) => void) {
  const sendAndValidate = async (request: FuzzRequest) => {
    const answer = await send(request)
    note(answer)
    return validateAnswer(request, answer, { permissions: target.permissions, inputs: subject.inputs })
  }
  return async (request: FuzzRequest): Promise<Failure | null> => {
    let failure = await sendAndValidate(request)
    for (let left = renewals; failure?.kind === 'wrong role' && left > 0; left--) {
      await target.renew(request.role).catch(() => {})
      failure = await sendAndValidate(request)
    }
    return failure
  }
}

type TryOut = (request: FuzzRequest) => Promise<Failure | null>

/** Failures by what tells them apart; the first of each is kept, the others are counted. */
class Found {
  readonly #bySignature = new Map<string, Finding>()

  add(failure: Failure, request: FuzzRequest, number: number): void {
    const signature = signatureOf(failure)
    const known = this.#bySignature.get(signature)
    if (known) known.times++
    else this.#bySignature.set(signature, { failure, request, number, times: 1 })
  }

  all(): Finding[] {
    return [...this.#bySignature.values()]
  }

  /** Whether further requests would only cost time. */
  isHopeless(): boolean {
    return this.all().some(({ failure, times }) => failure.kind === 'hang' && times >= hangs)
  }
}

/** Sends the request of a number; some of the valid ones twice at once, because the second may meet a half-finished first. */
async function tryNumber(number: number, subject: Subject, target: Target, seed: number, tryOut: TryOut) {
  const planned = plan(subject, seed, number)
  const isSound = planned.label === 'nothing wrong'
  const request = isSound && number % 3 === 0 ? await withSecrets(planned, target) : planned
  const copies = isSound && number % 4 === 0 ? 2 : 1
  const failures = await Promise.all(Array.from({ length: copies }, () => tryOut(request)))
  return { request, failures: failures.filter((failure) => failure !== null) }
}

async function shrinkFinding(finding: Finding, tryOut: TryOut): Promise<Finding> {
  const { kind } = finding.failure
  let last = finding.failure
  const stillFails = async (candidate: FuzzRequest) => {
    const failure = await tryOut(candidate)
    if (failure?.kind !== kind) return false
    last = failure
    return true
  }
  const request = await shrink(finding.request, stillFails, kind === 'hang' ? hangs : undefined)
  return { ...finding, request, failure: last }
}

/** Sends the requests of one operation and collects the responses that violate the contract. */
export async function runOperation(
  subject: Subject,
  target: Target,
  send: Send,
  { seed, requests, parallel }: Effort,
): Promise<Outcome> {
  const outcome: Outcome = { operation: subject.operation.id, sent: 0, statuses: new Map(), findings: [] }
  const tryOut = createValidator(subject, target, send, (answer) => {
    outcome.sent++
    const status = answer.kind === 'answer' ? answer.status : 0
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
  })
  const found = new Found()
  let next = 0
  const work = async () => {
    while (next < requests && !found.isHopeless()) {
      const number = next++
      const { request, failures } = await tryNumber(number, subject, target, seed, tryOut)
      for (const failure of failures) found.add(failure, request, number)
    }
  }
  const workers = endsSessions.has(subject.operation.id) ? 1 : parallel
  await Promise.all(Array.from({ length: workers }, work))
  for (const finding of found.all().slice(0, shown)) {
    outcome.findings.push(await shrinkFinding(finding, tryOut))
  }
  return outcome
}
