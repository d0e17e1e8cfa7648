import { isDeepStrictEqual } from 'node:util'
import { type Calculation, type CalculatorStandard, unwrap, unwrapList } from '@portal/api-contract'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import { ordered, refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const sample = { standard: 'BIDDING_AGENCY', service: 'WORKS', amount: 6000 } as const

type Service = CalculatorStandard['services'][number]
/** What the standard says of a fee that it leaves to the parties. */
type Agreed = Partial<Pick<Calculation, 'reason' | 'feeRange'>>

/** A fee that the standard leaves to the parties is none, and the answer says why and between what they agree. */
function checkAgreed({ expect }: Context, result: Calculation, what: string, meant: Agreed): void {
  const { outcome, fee, feeYuan, reason } = result
  const isLeft = outcome === 'BY_AGREEMENT' && fee === null && feeYuan === null && reason !== null
  expect(isLeft, `${what} is left to the parties, and says why`, `${outcome} ${fee} ${reason}`)
  const rule = `${what}: it is agreed on as the standard says`
  const isMeant = Object.entries(meant).every(([name, value]) =>
    isDeepStrictEqual(result[name as keyof Agreed], value),
  )
  if (isLeft) expect(isMeant, rule, JSON.stringify({ reason, feeRange: result.feeRange }))
}

/** What the standard leaves to the parties: options without a factor, and amounts below the points of a table. */
async function checkLeft(context: Context, standard: CalculatorStandard): Promise<void> {
  const { code, services, coefficients, amount } = standard
  const calculate = (service: string, sum: number, chosen = {}) => {
    const body = { standard: code, service, amount: sum, coefficients: chosen }
    return unwrap(context.anonymous.POST('/api/public/info-computes-calculate', { body }))
  }
  for (const one of coefficients) {
    const option = one.kind === 'CHOICE' && one.options.find(({ factor }) => factor === null)
    if (!option) continue
    const result = await calculate(services[0]?.code ?? '', amount.max, { [one.code]: option.code })
    checkAgreed(context, result, `${code} with ${option.name}`, {})
  }
  for (const { code: service, name, table } of services) {
    const [first] = table.kind === 'POINTS' ? table.points : []
    const below = Number(((first?.amount ?? 0) - 10 ** -amount.decimals).toFixed(amount.decimals))
    if (table.kind !== 'POINTS' || below < amount.min) continue
    const meant = { reason: table.belowReason }
    checkAgreed(context, await calculate(service, below), `${name} below its table`, meant)
  }
}

/** Above the last point the parties agree where the table says so. */
function checkBeyond(context: Context, { name, table }: Service, result: Calculation): void {
  const last = table.kind === 'POINTS' ? table.points.at(-1) : undefined
  if (table.kind !== 'POINTS' || table.beyond.kind !== 'AGREEMENT' || !last || result.amount <= last.amount)
    return
  const { reason, fee: feeRange } = table.beyond
  checkAgreed(context, result, `${name} beyond its table`, { reason, feeRange })
}

/** A result is called what its standard and its service are called, and says of them what the list says. */
function checkNames(
  context: Context,
  { name, documentNo, disclaimer, notes }: CalculatorStandard,
  service: Service,
  result: Calculation,
): void {
  const listed = { standardName: name, serviceName: service.name, documentNo, disclaimer }
  const pointer = firstSharedDifference(listed, { ...result })
  const rule = `${service.name}: a result says of its standard what the list says`
  context.expect(pointer === null, rule, `another ${pointer}`, 'calculateFee')
  const left = notes.find((note) => !result.notes.includes(note))
  context.expect(left === undefined, `${service.name}: a result has the notes of its standard`, left)
}

export const calculator: Scenario[] = [
  {
    name: 'Every service of the calculator answers to its own limits',
    operations: ['listCalculatorStandards', 'calculateFee'],
    writes: false,
    async run(context) {
      const query = { sort: ['orderNum' as const] }
      const { items } = await unwrapList(
        context.anonymous.GET('/api/public/info-computes-dict', { params: { query } }),
      )
      context.expect(items.length > 0, 'there are standards', items.length)
      ordered(context, items, (row) => row.orderNum, 1, 'standards')
      for (const standard of items) {
        const { code, services, amount, float } = standard
        await checkLeft(context, standard)
        const floats = float === null ? [1] : [float.min - 1, float.max + 1]
        const [service] = services
        for (const beyond of floats) {
          const body = { standard: code, service: service?.code ?? '', amount: amount.max, float: beyond }
          const call = context.anonymous.POST('/api/public/info-computes-calculate', { body })
          await refusedField(context, 'float', `${code} with a float of ${beyond}`, call)
        }
        for (const service of services) {
          const body = { standard: code, service: service.code, amount: amount.max }
          const result = await unwrap(context.anonymous.POST('/api/public/info-computes-calculate', { body }))
          checkBeyond(context, service, result)
          checkNames(context, standard, service, result)
          context.expect(
            (result.outcome === 'CALCULATED') === (result.fee !== null),
            `${service.name}: there is a fee exactly when it is computed`,
            result.outcome,
          )
          if (service.cap !== null && float !== null) {
            const highest = await unwrap(
              context.anonymous.POST('/api/public/info-computes-calculate', {
                body: { ...body, float: float.max },
              }),
            )
            context.expect(
              highest.fee !== null && highest.fee <= service.cap,
              `${service.name}: no float leads above its cap`,
              highest.fee,
            )
          }
          const beyond = { ...body, amount: amount.max + 1 }
          await refusedField(
            context,
            'amount',
            `${service.name} above its limit`,
            context.anonymous.POST('/api/public/info-computes-calculate', { body: beyond }),
          )
        }
      }
    },
  },
  {
    name: "The calculator agrees with the document's own example",
    operations: ['calculateFee'],
    writes: false,
    async run(context) {
      const { fee, feeYuan, disclaimer } = await unwrap(
        context.anonymous.POST('/api/public/info-computes-calculate', { body: sample }),
      )
      context.expect(fee === 22.55 && feeYuan === 225_500, '6000 万元 of works cost 22.55 万元', fee)
      context.expect(disclaimer.includes('仅供参考'), 'it says that it is for reference alone', disclaimer)
    },
  },
]
