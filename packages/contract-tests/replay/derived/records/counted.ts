import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import type { Exchange } from '../../exchange.ts'
import type { Context } from '../../run/context.ts'
import { forEach } from '../operations.ts'
import { argumentsOf } from './arguments.ts'

const isCounted = (operation: Operation): operation is Operation => operation.counts !== undefined

const numberOf = ({ operation, answer }: Exchange): number =>
  isRecord(answer.body) ? Number(answer.body[operation?.counts ?? '']) : Number.NaN

/** Others may look at it meanwhile, but hardly each time. */
const readings = 4

async function check(context: Context, operation: Operation): Promise<void> {
  const [call] = await argumentsOf(context, operation)
  let exchange = await context.call(operation, call)
  const counts = [numberOf(exchange)]
  for (let reading = 0; reading < readings; reading++) {
    exchange = await context.call(operation, call)
    const [before = Number.NaN, after] = [counts.at(-1), numberOf(exchange)]
    // An answer without a number is reported for that.
    if (after === before + 1 || Number.isNaN(before + after)) return
    counts.push(after)
  }
  const expected = 'a number that each call raises by one'
  context.reportMismatch('rule', `/${operation.counts}`, expected, counts.join(', then '), exchange)
}

/** For each operation of which the document says what it counts. */
export const countedScenarios = forEach('Each call is counted', isCounted, check)
