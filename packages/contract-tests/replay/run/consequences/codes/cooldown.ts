import { isRecord } from '../../../../shared/is-record.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'

/** What a run remembers of the codes that it had sent. */
interface Sendings {
  /** Seconds until the next code, as the first call that sent one said. */
  resendAfter?: number
}

/** Where a number is told another wait than the first: it would say whether somebody logs in by it. */
function otherWait(memory: Sendings, body: Record<string, unknown>): MismatchDetails[] {
  const { resendAfter } = body
  if (typeof resendAfter !== 'number') return []
  memory.resendAfter ??= resendAfter
  if (memory.resendAfter === resendAfter) return []
  const expected = 'the same for every number and address, whoever has it'
  const seen = `${resendAfter}, and ${memory.resendAfter} before`
  return [{ kind: 'rule', path: '/resendAfter', expected, seen }]
}

/** Where who asks too early is to wait longer than the call that sent the code said. */
function longerWait({ resendAfter }: Sendings, { answer }: Exchange): MismatchDetails[] {
  const wait = Number(answer.headers['retry-after'])
  const isCooldown = isRecord(answer.body) && answer.body.message === 'error.codeCooldown'
  if (!isCooldown || resendAfter === undefined || !(wait > Math.max(1, resendAfter))) return []
  const expected = 'seconds, not more than resendAfter said'
  return [{ kind: 'header', path: 'Retry-After', expected, seen: `${wait}, after ${resendAfter}` }]
}

/** Where calls that send codes say different things of how long to wait for the next. */
export function otherCooldown(memory: Sendings, exchange: Exchange): MismatchDetails[] {
  const { status, body } = exchange.answer
  if (status === 429) return longerWait(memory, exchange)
  return status === 200 && isRecord(body) ? otherWait(memory, body) : []
}
