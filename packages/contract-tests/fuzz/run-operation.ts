import type { OperationId } from '@portal/api-contract/document'
import type { Subject } from './generate/base.ts'
import { plan } from './generate/plan.ts'
import { withSecrets } from './secrets.ts'
import type { Send } from './target/send.ts'
import type { Target } from './target/target.ts'
import { createTryOut, type Finding, Found, shrinkFinding, type TryOut } from './try-out.ts'
import type { Answer } from './validate/validate-answer.ts'

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
/** Operations that revoke a token which other requests still use, or change what they log in with. */
export const endsSessions: ReadonlySet<string> = new Set<OperationId>([
  'logOut',
  'endMemberLogin',
  'endOtherLogins',
  'changePassword',
  'closeAccount',
])

/** Sends the request of a number; some of the valid ones twice at once, because the second may meet a half-finished first. */
async function tryNumber(number: number, subject: Subject, target: Target, seed: number, tryOut: TryOut) {
  const planned = plan(subject, seed, number)
  const isSound = planned.label === 'nothing wrong'
  const request = isSound && number % 3 === 0 ? await withSecrets(planned, target) : planned
  const copies = isSound && number % 4 === 0 ? 2 : 1
  const failures = await Promise.all(Array.from({ length: copies }, () => tryOut(request)))
  return { request, failures: failures.filter((failure) => failure !== null) }
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300

/** Whether a success of an operation was seen. */
export const hasSucceeded = ({ statuses }: Outcome): boolean => [...statuses.keys()].some(isSuccess)

/** Counts an answer of an operation. */
export function count(outcome: Outcome, answer: Answer): void {
  outcome.sent++
  const status = answer.kind === 'answer' ? answer.status : 0
  outcome.statuses.set(status, (outcome.statuses.get(status) ?? 0) + 1)
}

/** Sends the requests of one operation and collects the responses that violate the contract. */
export async function runOperation(
  subject: Subject,
  target: Target,
  send: Send,
  { seed, requests, parallel }: Effort,
): Promise<Outcome> {
  const outcome: Outcome = { operation: subject.operation.id, sent: 0, statuses: new Map(), findings: [] }
  const tryOut = createTryOut(subject, target, send, (answer) => count(outcome, answer))
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
