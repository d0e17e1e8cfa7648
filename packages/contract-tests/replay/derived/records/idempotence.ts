import type { Operation } from '@portal/api-contract/document'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { forEach } from '../operations.ts'
import { type Arguments, argumentsOf } from './arguments.ts'
import { firstDifference, withoutVolatile } from './volatile.ts'

const isRead = (operation: Operation): operation is Operation =>
  operation.method === 'get' && !operation.writes

interface Again {
  difference: string | null
  exchange: Exchange
}

const comparable = (operation: Operation, { answer }: Exchange): unknown => ({
  status: answer.status,
  body: withoutVolatile(operation, answer.status, answer.body),
})

/** Asks a question once more. @param first how it was answered before */
async function askAgain(
  context: Context,
  operation: Operation,
  call: Arguments,
  first: Exchange,
): Promise<Again> {
  const second = await context.call(operation, call)
  const difference = firstDifference(comparable(operation, first), comparable(operation, second))
  return { difference: difference && (difference.replace(/^\/body/, '') || '/'), exchange: second }
}

/** Something may have changed in between; that it does so time and again is something else. */
async function check(context: Context, operation: Operation, call: Arguments): Promise<void> {
  const ask = () => context.call(operation, call)
  const known = context.answered(operation, call) ?? (await ask())
  if (!(await askAgain(context, operation, call, known)).difference) return
  const { difference, exchange } = await askAgain(context, operation, call, await ask())
  if (!difference) return
  const expected = 'the same answer to the same question'
  context.reportMismatch('idempotence', difference, expected, 'another one the second time', exchange)
}

export const idempotenceScenarios = forEach(
  'Asking twice is answered alike',
  isRead,
  async (context, operation) => {
    const [call] = await argumentsOf(context, operation)
    if (call) await check(context, operation, call)
  },
)
