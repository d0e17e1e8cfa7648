import { unwrap, unwrapList } from '@portal/api-contract'
import { ordered, refusedField } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'

const sample = { standard: 'BIDDING_AGENCY', service: 'WORKS', amount: 6000 } as const

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
      for (const { code, services, amount, float } of items) {
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
