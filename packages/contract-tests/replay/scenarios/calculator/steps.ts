import { type Calculation, type CalculatorStandard, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

type Coefficient = CalculatorStandard['coefficients'][number]
type Step = Calculation['adjustments'][number]

/** What a step has to say: what it is, whose it is, and by what it multiplies. */
type Meant = Pick<Step, 'kind' | 'code' | 'name' | 'choice' | 'factor'>

const ofFactor = ({ code, name }: Coefficient, factor: number, choice: string | null): Meant => ({
  ...{ kind: 'COEFFICIENT', code, name, choice, factor },
})

/** The step of what applies where nothing is asked for, and those of each option, or of both ends of a range. */
function stepsOf(one: Coefficient): {
  usual: Meant | undefined
  options: { sent: string | number; meant: Meant }[]
} {
  if (one.kind === 'RANGE') {
    const { min, isMinExclusive, max } = one.limits
    const ends = isMinExclusive ? [max] : [min, max]
    const options = ends.map((factor) => ({ sent: factor, meant: ofFactor(one, factor, null) }))
    return { usual: ofFactor(one, one.default, null), options }
  }
  const options = one.options.flatMap(({ code, name, factor }) =>
    factor === null ? [] : [{ sent: code, meant: ofFactor(one, factor, name) }],
  )
  return { usual: options.find(({ sent }) => sent === one.default)?.meant, options }
}

/** A step says of a factor what the standard says; one by which nothing changes may be left out. */
function checkStep({ expect }: Context, standard: string, { adjustments }: Calculation, meant: Meant): void {
  const step = adjustments.find(({ code }) => code === meant.code)
  if (!step && meant.factor === 1) return
  const { kind, code, name, choice, factor } = { ...meant, ...step }
  const isMeant =
    step !== undefined &&
    kind === meant.kind &&
    name === meant.name &&
    choice === meant.choice &&
    Math.abs((factor ?? 0) - (meant.factor ?? 0)) < 1e-9
  const rule = `${standard}: a step is called and multiplies as the standard says of its factor`
  const seen = step ? `${kind} ${code} ${name} ${choice} ${factor}` : `no ${meant.code}`
  expect(isMeant, rule, `${seen} for ${meant.choice ?? meant.name} ${meant.factor}`, 'calculateFee')
}

/** Each factor of a standard as it applies: without being asked for, and by each of its options; the fee up and down. */
async function checkFactors(context: Context, standard: CalculatorStandard): Promise<void> {
  const { code, services, coefficients, amount, float, name } = standard
  const service = services[0]?.code
  const calculate = (more: object) => {
    const body = { standard: code, service, amount: amount.max, ...more }
    return unwrap(context.anonymous.POST('/api/public/info-computes-calculate', { body }))
  }
  const plain = await calculate({})
  for (const one of coefficients) {
    const { usual, options } = stepsOf(one)
    if (usual && plain.baseFee !== null) checkStep(context, code, plain, usual)
    for (const { sent, meant } of options) {
      const result = await calculate({ coefficients: { [one.code]: sent } })
      if (result.baseFee !== null) checkStep(context, code, result, meant)
    }
  }
  for (const percent of float ? [float.min, float.max] : []) {
    const result = await calculate({ float: percent })
    const step = result.adjustments.find((one) => one.code === 'float')
    const factor = 1 + percent / 100
    const meant: Meant = { kind: 'FLOAT', code: 'float', name: step?.name ?? '', choice: null, factor }
    if (result.baseFee !== null) checkStep(context, code, result, meant)
  }
  if (services.length > 1) return
  const unnamed = await calculate({ service: undefined })
  const isSame = unnamed.service === service && unnamed.fee === plain.fee
  context.expect(isSame, `${name}: its one service need not be named`, unnamed.service, 'calculateFee')
}

export const calculatorSteps: Scenario[] = [
  {
    name: 'Each factor of a fee is the one that its standard names, asked for or not',
    operations: ['listCalculatorStandards', 'calculateFee'],
    writes: false,
    async run(context) {
      for (const standard of await unwrap(context.anonymous.GET('/api/public/info-computes-dict'))) {
        const { name, method, services } = standard
        const kind = method === 'PROGRESSIVE' ? 'TIERS' : 'POINTS'
        const isMeant = services.every(({ table }) => table.kind === kind)
        const rule = `${name}: its services have tables of its method`
        context.expect(isMeant, rule, method, 'listCalculatorStandards')
        await checkFactors(context, standard)
      }
    },
  },
]
