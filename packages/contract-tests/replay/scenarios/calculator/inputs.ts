import { type CalculatorStandard, type Problem, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refusedField } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

type Service = CalculatorStandard['services'][number]
type Coefficient = CalculatorStandard['coefficients'][number]
type Limits = CalculatorStandard['amount']

/** Something that a standard does not take: the field that is to blame, and what is sent. */
interface Outside {
  field: string
  sent: object
  /** The limit that it is beyond, where it is beyond one. */
  limit?: number
}

const step = ({ decimals }: Limits): number => 10 ** -decimals

/** A number within limits, and the same with one digit too many. */
const tooExact = ({ min, max, decimals }: Limits): number =>
  Number((min + (max - min) / 2 + 10 ** -(decimals + 1)).toFixed(decimals + 1))

/** The numbers next to limits on their far side, of those that the document takes, each with its limit. */
function beside(limits: Limits): { value: number; limit: number }[] {
  const { min, max, isMinExclusive, decimals } = limits
  const below = isMinExclusive ? min : min - step(limits)
  return [
    { value: below, limit: min },
    { value: max + step(limits), limit: max },
  ]
    .map(({ value, limit }) => ({ value: Number(value.toFixed(decimals)), limit }))
    .filter(({ value }) => value >= 0)
}

function ofCoefficient({ code, ...one }: Coefficient): Outside[] {
  const values =
    one.kind === 'RANGE'
      ? [...beside(one.limits), { value: tooExact(one.limits) }]
      : [{ value: 'NO_SUCH_OPTION' }]
  return values.map(({ value, ...beyond }) => ({
    ...{ field: `coefficients.${code}`, sent: { coefficients: { [code]: value } } },
    ...beyond,
  }))
}

function ofExtra(extra: Service['extras'][number], limits: Limits): Outside[] {
  if (extra.kind !== 'AMOUNT' || !extra.isWithinAmount) return []
  const amount = Math.max(1, limits.min)
  const sent = { amount, extras: { [extra.code]: amount + step(extra.limits) } }
  return [{ field: `extras.${extra.code}`, sent }]
}

const coefficientCodes = ['profession', 'industry', 'complexity', 'elevation'] as const
const extraCodes = ['documentsOnly', 'reducedAmount', 'increasedAmount'] as const

/** The first of several inputs that a standard does not know. */
function unknownOf(
  group: string,
  codes: readonly string[],
  known: { code: string }[],
  value: unknown,
): Outside[] {
  const code = codes.find((one) => known.every((other) => other.code !== one))
  return code ? [{ field: `${group}.${code}`, sent: { [group]: { [code]: value } } }] : []
}

/** What a standard does not take of a request that fits the document. */
function outsideOf(
  { services, coefficients, amount, float }: CalculatorStandard,
  others: Service[],
): Outside[] {
  const [service] = services
  const other = others.find(({ code }) => services.every((one) => one.code !== code))
  return [
    ...coefficients.flatMap(ofCoefficient),
    ...services.flatMap(({ code, extras }) =>
      extras.flatMap((extra) =>
        ofExtra(extra, amount).map(({ field, sent }) => ({ field, sent: { service: code, ...sent } })),
      ),
    ),
    ...unknownOf('coefficients', coefficientCodes, coefficients, 'OTHER'),
    ...unknownOf('extras', extraCodes, service?.extras ?? [], 1).filter(
      ({ field }) => !field.endsWith('Only'),
    ),
    ...(services.length > 1 ? [{ field: 'service', sent: { service: undefined } }] : []),
    ...(other ? [{ field: 'service', sent: { service: other.code } }] : []),
    {
      field: 'amount',
      sent: { amount: tooExact({ ...amount, max: amount.min + 2 * Math.max(1, amount.min) }) },
    },
    ...(float ? [{ field: 'float', sent: { float: tooExact(float) } }] : []),
    ...beside(amount).map(({ value, limit }) => ({ field: 'amount', sent: { amount: value }, limit })),
  ]
}

/** A refusal of what is beyond a limit says which limit that is. */
function saysLimit({ expect }: Context, { field, limit }: Outside, problem: Problem | undefined): void {
  const error = problem?.fieldErrors?.find((one) => one.field === field)
  if (limit === undefined || !error) return
  const said = JSON.stringify([error.detail, error.params])
  expect(
    said.includes(String(limit)),
    'what is beyond a limit is refused with that limit',
    `${said} for ${limit}`,
  )
}

/** What comes of the calculator's own limits for each input, beside those of the document. */
export const calculatorInputs: Scenario[] = [
  {
    name: 'The calculator takes no input that its standards do not have',
    operations: ['listCalculatorStandards', 'calculateFee'],
    writes: false,
    async run(context) {
      const { GET, POST } = context.anonymous
      const standards = await unwrap(GET('/api/public/info-computes-dict'))
      const all = standards.flatMap(({ services }) => services)
      for (const standard of standards) {
        const [service] = standard.services
        const usual = { standard: standard.code, service: service?.code, amount: standard.amount.max }
        for (const outside of outsideOf(standard, all)) {
          const body = { ...usual, ...outside.sent } as never
          const calling = POST('/api/public/info-computes-calculate', { body })
          const what = `${standard.code} with ${JSON.stringify(outside.sent)}`
          await refusedField(context, outside.field, what, calling)
          saysLimit(context, outside, (await calling).error)
        }
      }
    },
  },
]
