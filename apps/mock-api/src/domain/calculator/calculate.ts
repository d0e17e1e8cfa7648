import type {
  Calculation,
  CalculationAdjustment,
  CalculationRequest,
  CalculatorStandard,
} from '@portal/api-contract'
import { type Adjustment, adjustmentsOf } from './adjustments.ts'
import { baseFeeOf } from './base-fee.ts'
import type { Agreed, Computed } from './fee-result.ts'
import { rounded, shown } from './figures.ts'
import { Rational } from './rational.ts'
import { findService } from './service.ts'

type Outcome = Pick<
  Calculation,
  'outcome' | 'fee' | 'feeYuan' | 'feeRange' | 'reason' | 'baseFee' | 'working' | 'adjustments'
>

const byAgreement = { outcome: 'BY_AGREEMENT', fee: null, feeYuan: null, feeRange: null } as const

const notApplied = ({ about }: Adjustment): CalculationAdjustment => ({
  ...about,
  isApplied: false,
  formula: null,
  fee: null,
})

/** Every step in its order, with what the fee is after it. */
function applyAll(base: Rational, adjustments: readonly Adjustment[]) {
  const steps: CalculationAdjustment[] = []
  let fee = base
  for (const { about, apply } of adjustments) {
    const { fee: after, formula } = apply(fee)
    const isApplied = about.kind !== 'CAP' || fee.isAbove(after)
    steps.push({ ...about, isApplied, formula, fee: shown(after) })
    fee = after
  }
  return { fee, steps }
}

/** Bounds are adjusted like a fee, each to the fen. */
function ofAgreed({ reason, range }: Agreed, adjustments: readonly Adjustment[]): Outcome {
  const nothing = { ...byAgreement, reason, baseFee: null, working: null }
  if (!range) return { ...nothing, adjustments: [] }
  const [min, max] = [range.min, range.max].map((bound) => rounded(applyAll(bound, adjustments).fee).fee)
  const feeRange = min === undefined || max === undefined ? null : { min, max }
  return { ...nothing, feeRange, adjustments: adjustments.map(notApplied) }
}

function ofComputed({ fee: base, working }: Computed, adjustments: readonly Adjustment[]): Outcome {
  const reason = adjustments.find((adjustment) => adjustment.reason !== null)?.reason ?? null
  const known = { baseFee: shown(base), working, reason }
  if (reason !== null) return { ...byAgreement, ...known, adjustments: adjustments.map(notApplied) }
  const { fee, steps } = applyAll(base, adjustments)
  return { outcome: 'CALCULATED', ...rounded(fee), feeRange: null, ...known, adjustments: steps }
}

/**
 * A fee with its working: exact, rounded once at the end, half up to the fen. Where the document leaves it to the
 * parties, `fee` is null and `reason` says why.
 *
 * @param request in which `refusalsOf` finds nothing wrong
 */
export function calculate(standard: CalculatorStandard, request: CalculationRequest): Calculation {
  const service = findService(standard, request.service)
  if (!service) throw new RangeError(`${standard.code} has no service ${request.service}`)
  const base = baseFeeOf(service, Rational.of(request.amount))
  const adjustments = adjustmentsOf(standard, service, request)
  return {
    standard: standard.code,
    standardName: standard.name,
    service: service.code,
    serviceName: service.name,
    documentNo: standard.documentNo,
    amount: request.amount,
    ...(base.kind === 'AGREED' ? ofAgreed(base, adjustments) : ofComputed(base, adjustments)),
    notes: standard.confirmationNote ? [standard.confirmationNote, ...standard.notes] : standard.notes,
    disclaimer: standard.disclaimer,
  }
}
