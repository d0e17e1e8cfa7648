import { Buffer } from 'node:buffer'
import { jsonOf, sentIn, withJson } from '../../../answer.ts'
import { type Fault, isSuccess } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { denying } from '../fees-and-orders.ts'

type Body = Record<string, unknown>

interface Step extends Body {
  kind: string
  code: string
  factor: number | null
}

interface Coefficient extends Body {
  kind: string
  options: { code: string }[]
}

interface Input extends Body {
  float?: number
  coefficients?: Body
  extras?: Body
}

/** A step of a fee is told otherwise. */
const step = (name: string, change: (one: Step) => Body): Fault =>
  inBody(name, ['calculateFee'], (body) => ({
    ...body,
    adjustments: (body.adjustments as Step[]).map(change),
  }))

/** A factor that a form offers is told otherwise. */
const offered = (name: string, change: (one: Coefficient) => Body): Fault =>
  inBody(name, ['listCalculatorStandards'], (body) => ({
    ...body,
    coefficients: (body.coefficients as Coefficient[]).map((one) =>
      one.kind === 'CHOICE' ? change(one) : one,
    ),
  }))

/** What is computed is something else than was asked for; undefined where that is nothing else. */
const computing = (name: string, change: (sent: Input) => Input | undefined): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'calculateFee',
  async answer(right, call, { ask }) {
    const other = isSuccess(right) ? change(sentIn(call)) : undefined
    return other ? ask({ ...call, body: Buffer.from(JSON.stringify(other)) }) : right
  },
})

const rounded = (fee: number): number => Math.round(fee * 1e6) / 1e6

/** A fee from another base, with all that follows from it. */
function from(base: number, { baseFee, fee, adjustments, ...others }: Body, working: Body): Body {
  const by = base / Number(baseFee)
  const now = rounded(Number(fee) * by)
  return {
    ...others,
    working,
    baseFee: rounded(base),
    fee: now,
    feeYuan: Math.round(now * 1e6) / 100,
    adjustments: (adjustments as Step[]).map((one) => ({ ...one, fee: rounded(Number(one.fee) * by) })),
  }
}

/** A fault in a fee that is computed at all. */
const computed = (name: string, change: (body: Body) => Body): Fault =>
  inBody(name, ['calculateFee'], (body) => (body.fee === null ? body : change(body)))

/** A fault in how a fee comes about. */
const worked = (name: string, kind: string, change: (body: Body, working: Body) => Body): Fault =>
  computed(name, (body) => {
    const working = body.working as Body | null
    return working?.kind === kind ? change(body, working) : body
  })

/** Faults of a calculator that shows one thing and reckons with another. */
export const workedOutFaults: Fault[] = [
  offered('what applies without being asked for is none of the options', (one) => ({
    ...one,
    default: 'USUAL',
  })),
  offered('another option is named than applies without being asked for', (one) => ({
    ...one,
    default: one.options[0]?.code,
  })),
  step('a cap is applied to each fee', (one) => ({ ...one, isApplied: true })),
  step('an option that was taken has no name', (one) => ({ ...one, choice: null })),
  step('what goes up or down is a coefficient', (one) => ({
    ...one,
    kind: one.kind === 'FLOAT' ? 'COEFFICIENT' : one.kind,
  })),
  step('a cap multiplies by one', (one) => ({ ...one, factor: one.factor ?? 1 })),
  worked('above its points a fee has another rate than its table', 'RATE', (body, working) =>
    from(Number(body.baseFee) * 1.01, body, { ...working, rate: Number(working.rate) * 1.01 }),
  ),
  worked('a fee lies between the ends of its table', 'POINTS', (body, working) => {
    if (body.standard !== 'SUPERVISION') return body
    const [lower, upper] = [
      { amount: 500, fee: 16.5 },
      { amount: 1_000_000, fee: 10_390.1 },
    ]
    const share = (Number(body.amount) - lower.amount) / (upper.amount - lower.amount)
    return from(lower.fee + (upper.fee - lower.fee) * share, body, { ...working, lower, upper })
  }),
  ...['TIERS', 'POINTS'].map((kind) =>
    worked(`a fee is rounded before it is adjusted: ${kind}`, kind, (body) => ({
      ...body,
      baseFee: rounded(Number(body.baseFee)),
    })),
  ),
  worked('the fee of each tier is rounded to the fen', 'TIERS', (body, working) => {
    const tiers = (working.tiers as Step[]).map((tier) => ({ ...tier, fee: rounded(Number(tier.fee)) }))
    const baseFee = rounded(tiers.reduce((sum, { fee }) => sum + fee, 0))
    return { ...body, working: { ...working, tiers }, baseFee }
  }),
  step('a fee is rounded after each step', (one) => ({ ...one, fee: one.fee && rounded(Number(one.fee)) })),
  computed('a fee is cut off', ({ baseFee, adjustments, ...body }) => {
    const exact = Number((adjustments as Step[]).at(-1)?.fee ?? baseFee)
    const fee = Math.floor(exact * 1e6 + 1e-6) / 1e6
    return { ...body, baseFee, adjustments, fee, feeYuan: Math.round(fee * 1e6) / 100 }
  }),
  computing('a flag that is not set asks for it all the same', (sent) =>
    sent.extras?.documentsOnly === false ? { ...sent, extras: { documentsOnly: true } } : undefined,
  ),
  computing('of two amounts the first alone is added', ({ extras, ...sent }) =>
    extras?.reducedAmount && extras.increasedAmount
      ? { ...sent, extras: { reducedAmount: extras.reducedAmount } }
      : undefined,
  ),
  computing('a fee goes down alone', (sent) => (Number(sent.float) > 0 ? { ...sent, float: 0 } : undefined)),
  computing('one option of several multiplies as another', (sent) =>
    sent.coefficients?.elevation === 'UP_TO_3000'
      ? { ...sent, coefficients: { ...sent.coefficients, elevation: 'UP_TO_2000' } }
      : undefined,
  ),
  denying(
    'a service has to be named where there is one alone',
    'calculateFee',
    [400, 'error.validation'],
    (_, call) => sentIn(call).service === undefined,
  ),
  {
    name: 'a result is without what its document says besides',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'calculateFee',
    answer: (right) =>
      isSuccess(right) ? withJson(right, { ...(jsonOf(right) as Body), notes: [] }) : right,
  },
]
