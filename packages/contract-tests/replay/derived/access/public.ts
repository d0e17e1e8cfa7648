import type { Operation } from '@portal/api-contract/document'
import type { Call } from '../../run/call.ts'
import type { Context } from '../../run/context.ts'
import { notJson } from '../../validate/failure.ts'
import { membersOf } from '../callers.ts'
import { forEach } from '../operations.ts'
import { argumentsOf } from '../records/arguments.ts'
import { firstDifference, withoutVolatile } from '../records/volatile.ts'
import { worthlessTokens } from './tokens.ts'

const isPublicReading = (operation: Operation): operation is Operation =>
  operation.permissions === null && operation.method === 'get' && !operation.writes

async function answerTo(context: Context, operation: Operation, call: Call) {
  const exchange = await context.call(operation, call)
  const { status } = exchange.answer
  // An unreadable answer has a mismatch of its own.
  const body = notJson(exchange).length > 0 ? null : exchange.answer.body
  return { exchange, comparable: { status, body: withoutVolatile(operation, status, body) } }
}

/** Calls that differ in nothing but the token that comes with them: one that is valid, and one that is not any more. */
async function withTokens(context: Context, call: Call): Promise<Call[]> {
  const [role] = membersOf(context)
  const [token] = await worthlessTokens(context)
  return [...(role ? [{ ...call, role }] : []), ...(token ? [{ ...call, token }] : [])]
}

/** Checks that a public answer is the same for every caller, also with an expired token. */
async function check(context: Context, operation: Operation): Promise<void> {
  const [{ path, query } = {}] = await argumentsOf(context, operation)
  const call: Call = { ...(path && { path }), ...(query && { query }) }
  let alone = await answerTo(context, operation, call)
  for (const other of await withTokens(context, call)) {
    const first = await answerTo(context, operation, other)
    if (!firstDifference(alone.comparable, first.comparable)) continue
    // Something may have changed in between.
    alone = await answerTo(context, operation, call)
    const { exchange, comparable } = await answerTo(context, operation, other)
    const difference = firstDifference(alone.comparable, comparable)
    if (!difference) continue
    const expected = 'the same answer with and without a token'
    context.reportMismatch('role', difference, expected, `another one, ${exchange.answer.status}`, exchange)
  }
}

export const publicScenarios = forEach('What is public is the same for everybody', isPublicReading, check)
