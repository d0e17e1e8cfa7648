import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { forEach } from '../operations.ts'
import { argumentsOf } from './arguments.ts'

const isCounted = (operation: Operation): operation is Operation => operation.counts !== undefined

const numberOf = ({ operation, answer }: Exchange): number =>
  isRecord(answer.body) ? Number(answer.body[operation?.counts ?? '']) : Number.NaN

async function check(context: Context, operation: Operation): Promise<void> {
  const [call] = await argumentsOf(context, operation)
  const before = numberOf(await context.call(operation, call))
  const exchange = await context.call(operation, call)
  const after = numberOf(exchange)
  // Others may look at it meanwhile. An answer without a number is reported for that.
  if (after > before || Number.isNaN(before + after)) return
  const expected = 'a number that each call raises'
  context.reportMismatch('rule', `/${operation.counts}`, expected, `${before}, then ${after}`, exchange)
}

/** For each operation of which the document says what it counts. */
export const countedScenarios = forEach('Each call is counted', isCounted, check)
