import type { Exchange } from '../exchange.ts'
import type { AnswerRule } from './rule.ts'

/** What rules of a body look at besides it. Of the time the minute is enough: rules about time allow clocks to differ by more. */
const aboutOf = ({ operation, answer: { status, headers } }: Exchange): string =>
  `${operation?.id} ${status} ${headers['content-type']} ${headers.date?.slice(0, -7)}`

/**
 * Rules that look at nothing but the body of an answer, as one rule: a body in which they found nothing is not looked at again.
 * Half of the answers of a run bring the text of another one, and with it its body.
 */
export function onceForABody(rules: AnswerRule[]): AnswerRule {
  const faultless = new WeakMap<object, Set<string>>()
  return (exchange) => {
    const { body } = exchange.answer
    if (typeof body !== 'object' || body === null) return rules.flatMap((rule) => rule(exchange))
    const about = aboutOf(exchange)
    const known = faultless.get(body)
    if (known?.has(about)) return []
    const mismatches = rules.flatMap((rule) => rule(exchange))
    if (mismatches.length === 0) faultless.set(body, (known ?? new Set()).add(about))
    return mismatches
  }
}
