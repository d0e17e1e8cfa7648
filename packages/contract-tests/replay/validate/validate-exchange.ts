import type { Exchange } from '../exchange.ts'
import type { MismatchDetails } from '../mismatch.ts'
import { refusedInWords, unauthenticated } from './access.ts'
import { charset } from './charset.ts'
import { cors } from './cors.ts'
import { bodyByDocument, headByDocument } from './document.ts'
import { errorAsSuccess, notJson, serverError } from './failure.ts'
import { filtered } from './list/filter.ts'
import { links } from './list/link.ts'
import { ordered } from './list/order.ts'
import { pageSize, total, uniqueIds } from './list/total.ts'
import { fresh, made, raised } from './made.ts'
import { onceForABody, onceForARow } from './once-for-a-body.ts'
import { problem } from './problem.ts'
import { replaced } from './replaced.ts'
import { retryAfter } from './retry-after.ts'
import type { AnswerRule } from './rule.ts'
import { byRows, byValue } from './values.ts'

/** Kept by every answer, whatever is in it. */
const always: AnswerRule[] = [unauthenticated, charset, cors]

/** An answer that breaks one of these is not what was asked for at all: its details would say the same once more. */
const failures: AnswerRule[] = [serverError, errorAsSuccess, notJson]

const details: AnswerRule[] = [
  headByDocument,
  onceForABody([byRows, onceForARow([bodyByDocument, byValue])]),
  problem,
  refusedInWords,
  total,
  pageSize,
  uniqueIds,
  links,
  ordered,
  filtered,
  replaced,
  made,
  raised,
  fresh,
  retryAfter,
]

const applyRules = (rules: AnswerRule[], exchange: Exchange): MismatchDetails[] =>
  rules.flatMap((rule) => rule(exchange))

/** Two rules may see the same thing. */
function once(mismatches: MismatchDetails[]): MismatchDetails[] {
  if (mismatches.length < 2) return mismatches
  return [...new Map(mismatches.map((mismatch) => [`${mismatch.kind} ${mismatch.path}`, mismatch])).values()]
}

/** Everything that one call shows by itself: the same for live calls and for traffic recorded in a browser. */
export function validateExchange(exchange: Exchange): MismatchDetails[] {
  const failed = applyRules(failures, exchange)
  return once([
    ...applyRules(always, exchange),
    ...(failed.length > 0 ? failed.slice(0, 1) : applyRules(details, exchange)),
  ])
}
