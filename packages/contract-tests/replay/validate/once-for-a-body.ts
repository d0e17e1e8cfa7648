import { isRecord } from '../../shared/is-record.ts'
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

/**
 * Rules that look at each row of a list by itself, as one rule: a row in which they found nothing is not looked at again. Where they
 * find something they look at the whole list, of which a row is told by its place.
 */
export function onceForARow(rules: AnswerRule[]): AnswerRule {
  const faultless = new Map<string, WeakSet<object>>()
  const all: AnswerRule = (exchange) => rules.flatMap((rule) => rule(exchange))
  return (exchange) => {
    const { operation, answer } = exchange
    if (!operation?.list || !Array.isArray(answer.body) || !answer.body.every(isRecord)) return all(exchange)
    const about = aboutOf(exchange)
    const known = faultless.get(about) ?? new WeakSet()
    faultless.set(about, known)
    const rest = answer.body.filter((row) => !known.has(row))
    if (all({ ...exchange, answer: { ...answer, body: rest } }).length > 0) return all(exchange)
    for (const row of rest) known.add(row)
    return []
  }
}
