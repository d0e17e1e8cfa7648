import type { Operation } from '../../../src/document.ts'
import type { Call, Context } from '../../context.ts'
import { membersOf } from '../callers.ts'
import { forEach } from '../operations.ts'
import { argumentsOf } from '../records/arguments.ts'
import { firstDifference, withoutVolatile } from '../records/volatile.ts'
import { worthlessTokens } from './tokens.ts'

const isPublicReading = (operation: Operation): operation is Operation =>
  operation.permissions === null && operation.method === 'get' && !operation.writes

async function answerTo(context: Context, operation: Operation, call: Call) {
  const exchange = await context.call(operation, call)
  const { status, body } = exchange.answer
  return { exchange, comparable: { status, body: withoutVolatile(operation, status, body) } }
}

/** What is public is the same for whoever asks, and does not mind a token that is not valid any more. */
async function judge(context: Context, operation: Operation): Promise<void> {
  const [known] = await argumentsOf(context, operation)
  const { path, query } = known ?? {}
  const call: Call = { ...(path && { path }), ...(query && { query }) }
  const [role] = membersOf(context)
  const [token] = await worthlessTokens(context)
  const others: Call[] = [...(role ? [{ role }] : []), ...(token ? [{ token }] : [])]
  for (const other of others) {
    const compare = async () => {
      const alone = await answerTo(context, operation, call)
      const { exchange, comparable } = await answerTo(context, operation, { ...call, ...other })
      return { exchange, difference: firstDifference(alone.comparable, comparable) }
    }
    if (!(await compare()).difference) continue
    const { exchange, difference } = await compare()
    if (!difference) continue
    const expected = 'the same answer with and without a token'
    context.drift('role', difference, expected, `another one, ${exchange.answer.status}`, exchange)
  }
}

export const publicScenarios = forEach('What is public is the same for everybody', isPublicReading, judge)
