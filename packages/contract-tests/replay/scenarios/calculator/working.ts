import { type Calculation, type CalculatorStandard, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

type Service = CalculatorStandard['services'][number]
type Working = NonNullable<Calculation['working']>
type Tiers = Extract<Working, { kind: 'TIERS' }>
type Adjustment = Calculation['adjustments'][number]
type Points = Extract<Working, { kind: 'POINTS' }>

/** Whether a figure of the working is this one, unrounded: a millionth of 万元 is a fen, of which nothing may be lost on the way. */
const isExact = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(1e-9, Math.abs(other) * 1e-13)

/** Whether a fee is this one, rounded once to the fen. */
const isRounded = (fee: number, exact: number): boolean =>
  Math.abs(fee - exact) <= 5e-7 + Math.max(1e-9, Math.abs(exact) * 1e-13)

/** 万元 to a millionth, by which two fees that were rounded may differ. */
const isClose = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(1, Math.abs(other) / 1000)

const shareOf = (rateUnit: string): number => (rateUnit === '‰' ? 1000 : 100)

/** The bounds of a table's stretches: what lies at each belongs to the stretch below it. */
const boundsOf = ({ table }: Service): number[] =>
  table.kind === 'TIERS'
    ? table.tiers.flatMap(({ upTo }) => (upTo === null ? [] : [upTo]))
    : table.points.map(({ amount }) => amount)

/** Each bound, and at both ends of the table also the next amount that can be asked for. */
function amountsOf(service: Service, { max, decimals }: CalculatorStandard['amount']): number[] {
  const bounds = boundsOf(service)
  const beside = [bounds[0], bounds.at(-1)].flatMap((one) =>
    one === undefined ? [] : [one + 10 ** -decimals],
  )
  return [...new Set([...bounds, ...beside, max])]
    .filter((one) => one <= max)
    .map((one) => Number(one.toFixed(decimals)))
}

function baseOfTiers({ expect }: Context, { table, name }: Service, working: Tiers, amount: number): number {
  const reached = table.kind === 'TIERS' ? table.tiers.filter(({ above }) => above < amount) : []
  expect(
    JSON.stringify(reached) ===
      JSON.stringify(working.tiers.map(({ above, upTo, rate }) => ({ above, upTo, rate }))),
    `${name}: the working has the tiers of the table that the amount reaches, a bound belonging to the tier below it`,
    `${working.tiers.length} of ${reached.length} at ${amount}`,
  )
  const parts = working.tiers.every(({ above, upTo, part }) =>
    isExact(part, Math.min(amount, upTo ?? amount) - above),
  )
  expect(parts, `${name}: each tier takes what lies in it`, amount)
  const fees = working.tiers.every(({ part, rate, fee }) =>
    isExact(fee, (part * rate) / shareOf(working.rateUnit)),
  )
  expect(fees, `${name}: each part bears its tier's rate`, amount)
  return working.tiers.reduce((sum, { fee }) => sum + fee, 0)
}

function baseOfPoints(
  { expect }: Context,
  { table, name }: Service,
  working: Points,
  amount: number,
): number {
  const { lower, upper } = working
  const placeOf = (point: Points['lower']) =>
    table.kind === 'POINTS'
      ? table.points.findIndex((one) => one.amount === point.amount && one.fee === point.fee)
      : -1
  const [from, to] = [placeOf(lower), placeOf(upper)]
  const isNext = from >= 0 && (to === from || to === from + 1)
  expect(
    isNext && lower.amount <= amount && amount <= upper.amount,
    `${name}: the working lies between one point of the table and the next`,
    `${lower.amount} to ${upper.amount} for ${amount}`,
  )
  const width = upper.amount - lower.amount
  return width === 0 ? lower.fee : lower.fee + ((upper.fee - lower.fee) * (amount - lower.amount)) / width
}

function baseOf(context: Context, service: Service, working: Working, amount: number): number {
  if (working.kind === 'TIERS') return baseOfTiers(context, service, working, amount)
  if (working.kind === 'POINTS') return baseOfPoints(context, service, working, amount)
  return (amount * working.rate) / shareOf(working.rateUnit)
}

function afterStep({ kind, factor, value }: Adjustment, fee: number): number {
  if (kind === 'CAP') return Math.min(fee, value ?? fee)
  return kind === 'ADDITION' ? fee + (value ?? 0) : fee * (factor ?? 1)
}

/** The fee after all adjustments, by what each says of itself. @param see is shown each step, with the fee after it and before */
function adjusted(
  { adjustments }: Calculation,
  base: number,
  see: (step: Adjustment, fee: number, before: number) => void,
): number {
  return adjustments.reduce((before, step) => {
    const fee = afterStep(step, before)
    see(step, fee, before)
    return fee
  }, base)
}

/** Up to its last point a fee is read from the points of a table, above it from what applies beyond. */
function checkPlace({ expect }: Context, { table, name }: Service, { amount, working }: Calculation): void {
  if (table.kind !== 'POINTS') return
  const [first = Infinity, last = 0] = [table.points[0]?.amount, table.points.at(-1)?.amount]
  const isWithin = first <= amount && amount <= last
  const rule = `${name}: its points hold from the first to the last, both included`
  expect(isWithin === (working?.kind === 'POINTS'), rule, `${working?.kind} at ${amount}`)
  if (working?.kind !== 'RATE' || table.beyond.kind !== 'RATE') return
  const { rate, rateUnit } = table.beyond
  const isMeant = working.rate === rate && working.rateUnit === rateUnit
  expect(isMeant, `${name}: above its points the rate is that of its table`, `${working.rate} for ${rate}`)
}

/** A cap applies to what was above it. */
function checkCap({ expect }: Context, service: Service, step: Adjustment, before: number): void {
  const { kind, value, isApplied } = step
  if (kind !== 'CAP' || value === null || isClose(before, value)) return
  const rule = `${service.name}: a cap is applied where the fee was above it`
  expect(isApplied === before > value, rule, `${isApplied} for ${before} and ${value}`)
}

function checkWorking(context: Context, service: Service, result: Calculation): void {
  checkPlace(context, service, result)
  const { fee, feeYuan, baseFee, working, amount } = result
  if (fee === null || feeYuan === null || baseFee === null || !working) return
  const base = baseOf(context, service, working, amount)
  context.expect(isExact(baseFee, base), `${service.name}: the working adds up to the base fee`, baseFee)
  const chain = adjusted(result, base, (step, after, before) => {
    checkCap(context, service, step, before)
    context.expect(
      step.fee === null || isExact(step.fee, after),
      `${service.name}: each adjustment says the fee after it`,
      `${step.code}: ${step.fee} for ${after}`,
    )
  })
  context.expect(
    isRounded(fee, chain),
    `${service.name}: the adjustments lead to the fee`,
    `${fee} for ${chain}`,
  )
  context.expect(
    Math.round(fee * 1e6) === Math.round(feeYuan * 100),
    `${service.name}: both fees are the same`,
    `${fee} 万元, ${feeYuan} 元`,
  )
  const isCapped = service.cap !== null && service.extras.every(({ kind }) => kind !== 'AMOUNT')
  if (isCapped) context.expect(fee <= (service.cap ?? fee), `${service.name}: the fee is within its cap`, fee)
}

/** Each extra of a service, alone: it takes or adds the part that the standard says. */
async function checkExtras(
  context: Context,
  standard: CalculatorStandard['code'],
  service: Service,
  amount: number,
): Promise<void> {
  const calculate = (extras: object) =>
    unwrap(
      context.anonymous.POST('/api/public/info-computes-calculate', {
        body: { standard, service: service.code, amount, extras },
      }),
    )
  const plain = await calculate({})
  if (service.extras.length > 0) {
    // A flag that is not set asks for nothing, and of several amounts each is added.
    const amounts = service.extras.filter(({ kind }) => kind === 'AMOUNT')
    const given = Object.assign(
      {},
      ...service.extras.map((one) => (one.kind === 'FLAG' ? { [one.code]: false } : askFor(one, amount))),
    )
    const { fee } = await calculate(given)
    const added = amounts.reduce((sum, { rate }) => sum + rate / 100, 0)
    const rule = `${service.name}: all its extras together change the fee as the standard says`
    if (fee !== null && plain.fee !== null) context.expect(isClose(fee, plain.fee + added), rule, fee)
  }
  for (const extra of service.extras) {
    const asked = await calculate(askFor(extra, amount))
    if (plain.fee === null || asked.fee === null) continue
    const meant = extra.kind === 'FLAG' ? plain.fee * (extra.rate / 100) : plain.fee + extra.rate / 100
    context.expect(
      isClose(asked.fee, meant),
      `${service.name}: ${extra.code} changes the fee as the standard says`,
      `${asked.fee} for ${meant}`,
    )
  }
}

/** What asks for an extra: a flag, or one 万元 of an amount. */
const askFor = (extra: Service['extras'][number], amount: number): object =>
  extra.kind === 'FLAG' ? { [extra.code]: true } : { [extra.code]: Math.min(1, amount) }

/** A number within limits that is no round one. */
const withinLimits = ({ min, max, decimals }: CalculatorStandard['amount'], share: number): number =>
  Number((min + (max - min) * share).toFixed(decimals))

/** A factor that is asked for in place of the one that applies without asking. */
interface Choice {
  code: string
  sent: string | number
  factor: number
}

function choicesOf({ coefficients }: CalculatorStandard): Choice[] {
  return coefficients.flatMap((one): Choice[] => {
    const { code } = one
    if (one.kind === 'RANGE') {
      const factor = withinLimits(one.limits, 0.77)
      return [{ code, sent: factor, factor }]
    }
    const options = one.options.filter((option) => option.code !== one.default && option.factor !== null)
    const option = options.findLast(({ factor }) => factor !== 1)
    return option?.factor ? [{ code, sent: option.code, factor: option.factor }] : []
  })
}

/** An amount that is no round number, with every factor that can be asked for: whoever rounds on the way is seen. */
async function checkChosen(context: Context, standard: CalculatorStandard, service: Service): Promise<void> {
  const { code, amount, float: limits } = standard
  const between = (boundsOf(service)[0] ?? Math.sqrt(amount.max)) * 1.23456789
  const choices = choicesOf(standard)
  const float = limits === null ? undefined : withinLimits(limits, 0.37)
  const body = {
    ...{ standard: code, service: service.code, amount: Number(between.toFixed(amount.decimals)) },
    coefficients: Object.fromEntries(choices.map(({ code: name, sent }) => [name, sent])),
    ...(float !== undefined && { float }),
  }
  const result = await unwrap(context.anonymous.POST('/api/public/info-computes-calculate', { body }))
  checkWorking(context, service, result)
  const asked = choices.map(({ code: name, factor }) => ({ name, factor }))
  if (float !== undefined) asked.push({ name: 'float', factor: 1 + float / 100 })
  for (const { name, factor } of asked) {
    const seen = result.adjustments.find((one) => one.code === name)?.factor
    const rule = `${service.name}: the ${name} that is asked for is the one that applies`
    context.expect(typeof seen === 'number' && isClose(seen, factor), rule, `${seen} for ${factor}`)
  }
}

/** A millionth of 万元 is a fen: an amount whose fee ends in exactly half of one, and the fee that follows; null where there is none. */
function halfFenOf({ table }: Service, min: number): { amount: number; fee: number } | null {
  const [tier] = table.kind === 'TIERS' ? table.tiers : []
  if (table.kind !== 'TIERS' || !tier || tier.above > 0) return null
  const whole = shareOf(table.rateUnit) * 1000
  const rate = Math.round(tier.rate * 1000)
  const first = Math.ceil((min + 1) * 1e6)
  for (let millionths = first; millionths < first + whole; millionths++) {
    const rest = (millionths * rate) % whole
    if (rest * 2 !== whole) continue
    return { amount: millionths / 1e6, fee: ((millionths * rate - rest) / whole + 1) / 1e6 }
  }
  return null
}

export const calculatorWorking: Scenario[] = [
  {
    name: 'A fee follows from its table, at each bound and beside it',
    operations: ['listCalculatorStandards', 'calculateFee'],
    writes: false,
    async run(context) {
      const { GET, POST } = context.anonymous
      const calculate = (standard: CalculatorStandard['code'], service: Service, amount: number) =>
        unwrap(
          POST('/api/public/info-computes-calculate', { body: { standard, service: service.code, amount } }),
        )
      for (const standard of await unwrap(GET('/api/public/info-computes-dict'))) {
        const { code, services, amount } = standard
        for (const service of services) {
          await checkChosen(context, standard, service)
          // An extra is of the full fee: of the cap where that is reached.
          const full = service.cap === null ? Math.max(1, boundsOf(service)[0] ?? 1) : amount.max
          await checkExtras(context, code, service, full)
          for (const one of amountsOf(service, amount))
            checkWorking(context, service, await calculate(code, service, one))
          const half = amount.decimals >= 6 ? halfFenOf(service, amount.min) : null
          if (!half) continue
          const result = await calculate(code, service, half.amount)
          if (result.fee !== null && result.fee === result.baseFee) continue
          const isPlain = result.adjustments.every(({ factor, isApplied }) => factor === 1 || !isApplied)
          context.expect(
            result.fee === null || !isPlain || result.fee === half.fee,
            `${service.name}: half a fen is rounded up`,
            `${result.fee} for ${half.amount}`,
          )
        }
      }
    },
  },
]
