import type { OperationId } from '../src/document.ts'
import type { Subject } from './generate/base.ts'
import { plan } from './generate/plan.ts'
import { type Answer, type Failure, judge } from './judge/judge.ts'
import { shrink } from './judge/shrink.ts'
import type { FuzzRequest } from './request.ts'
import { withSecrets } from './secrets.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'

/** A failure with the smallest request that still shows it. */
export interface Finding {
  failure: Failure
  request: FuzzRequest
  /** Number of the request that showed it first, and how many did. */
  number: number
  times: number
}

/** What became of the requests of one operation. */
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

/** Of one operation no more are shrunk and shown: they have one cause more often than not. */
const shown = 5
/** A call that hangs takes its time; three of them are enough to know. */
const hangs = 3

/** Operations that take everybody's token away while others still use it. */
export const endsSessions: ReadonlySet<string> = new Set<OperationId>(['logOut'])

/** A new token may be revoked by another request before it is used. */
const renewals = 3

/** Tells failures apart that have different causes, most likely. */
const signatureOf = ({ kind, expected, seen }: Failure): string =>
  `${kind} ${expected} ${seen}`
    .replace(/"path":"[^"]*"/g, '')
    .replace(/\d+|[0-9a-f]{8,}/g, '#')
    .slice(0, 120)

/** Sends a request and judges its answer; a role that lost its token to a logout gets a new one. */
function judging(subject: Subject, target: Target, send: Send, note: (answer: Answer) => void) {
  const judgeOnce = async (request: FuzzRequest) => {
    const answer = await send(request)
    note(answer)
    return judge(request, answer, { permissions: target.permissions, inputs: subject.inputs })
  }
  return async (request: FuzzRequest): Promise<Failure | null> => {
    let failure = await judgeOnce(request)
    for (let left = renewals; failure?.kind === 'wrong role' && left > 0; left--) {
      await target.renew(request.role).catch(() => {})
      failure = await judgeOnce(request)
    }
    return failure
  }
}

/** Sends the requests of one operation and finds what should not have been answered. */
export async function runOperation(
  subject: Subject,
  target: Target,
  send: Send,
  { seed, requests, parallel }: Effort,
): Promise<Outcome> {
  const outcome: Outcome = { operation: subject.operation.id, sent: 0, statuses: new Map(), findings: [] }
  const found = new Map<string, Finding>()
  const tryOut = judging(subject, target, send, (answer) => {
    outcome.sent++
    const status = answer.kind === 'answer' ? answer.status : 0
    outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
  })
  const keep = (failure: Failure, request: FuzzRequest, number: number) => {
    const signature = signatureOf(failure)
    const known = found.get(signature)
    if (known) known.times++
    else found.set(signature, { failure, request, number, times: 1 })
  }
  const isHopeless = () =>
    [...found.values()].some(({ failure, times }) => failure.kind === 'hang' && times >= hangs)

  let next = 0
  const work = async () => {
    while (next < requests && !isHopeless()) {
      const number = next++
      const planned = plan(subject, seed, number)
      const isSound = planned.label === 'nothing wrong'
      const request = isSound && number % 3 === 0 ? await withSecrets(planned, target) : planned
      // Some of what is fine is sent twice at once: the second may find the first half done.
      const copies = isSound && number % 4 === 0 ? 2 : 1
      const failures = await Promise.all(Array.from({ length: copies }, () => tryOut(request)))
      for (const failure of failures) if (failure) keep(failure, request, number)
    }
  }
  const isAlone = endsSessions.has(subject.operation.id)
  await Promise.all(Array.from({ length: isAlone ? 1 : parallel }, work))

  for (const finding of [...found.values()].slice(0, shown)) {
    const { kind } = finding.failure
    let last = finding.failure
    const request = await shrink(
      finding.request,
      async (candidate) => {
        const failure = await tryOut(candidate)
        if (failure?.kind !== kind) return false
        last = failure
        return true
      },
      kind === 'hang' ? hangs : undefined,
    )
    outcome.findings.push({ ...finding, request, failure: last })
  }
  return outcome
}
