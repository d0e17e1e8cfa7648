import type { Subject } from './generate/base.ts'
import type { FuzzRequest } from './request.ts'
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
/** A call that hangs takes the whole time-out, so an operation is given up after three of them. */
const hangs = 3

/** A new token may be revoked by another request before it is used. */
const renewals = 3

/** A key that differs for failures with probably different causes. */
const signatureOf = ({ kind, expected, seen }: Failure): string =>
  `${kind} ${expected} ${seen}`
    .replace(/"path":"[^"]*"/g, '')
    .replace(/\d+|[0-9a-f]{8,}/g, '#')
    .slice(0, 120)

/**
 * Sends requests and validates their answers; a role that lost its token to a logout gets a new one.
 *
 * @param note is told of each answer
 */
export function createTryOut(subject: Subject, target: Target, send: Send, note: (answer: Answer) => void) {
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

/** Sends a request, and says what is wrong with its answer. */
export type TryOut = (request: FuzzRequest) => Promise<Failure | null>

/** Failures by what tells them apart; the first of each is kept, the others are counted. */
export class Found {
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
/** A finding with as little of its request as still fails in the same way. */
export async function shrinkFinding(finding: Finding, tryOut: TryOut): Promise<Finding> {
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
