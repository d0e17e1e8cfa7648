import type {
  CalculationAdjustment,
  CalculationRequest,
  CalculatorCoefficient,
  CalculatorService,
  CalculatorStandard,
} from '@portal/api-contract'
import { rateOf, shown, written } from './figures.ts'
import { Rational } from './rational.ts'

/** One step from the base fee to the fee. */
export interface Adjustment {
  about: Omit<CalculationAdjustment, 'isApplied' | 'formula' | 'fee'>
  /** The fee after it, and that in figures. */
  apply(fee: Rational): { fee: Rational; formula: string }
  /** Why the step is left to the parties; null where it is not. */
  reason: string | null
}

type About = Adjustment['about']

function multiply(about: Omit<About, 'factor' | 'value'>, factor: Rational): Adjustment {
  const figure = shown(factor)
  return {
    about: { ...about, factor: figure, value: null },
    apply(fee) {
      const product = fee.times(factor)
      return { fee: product, formula: `${written(fee)} × ${figure} = ${written(product)}` }
    },
    reason: null,
  }
}

function agree(about: Omit<About, 'factor' | 'value'>): Adjustment {
  return {
    about: { ...about, factor: null, value: null },
    apply: (fee) => ({ fee, formula: '' }),
    reason: `${about.name}：${about.choice}的，由双方协商确定`,
  }
}

function coefficient(
  definition: CalculatorCoefficient,
  given: CalculationRequest['coefficients'] = {},
): Adjustment {
  const { code, name } = definition
  const value = given[code] ?? definition.default
  const about = { kind: 'COEFFICIENT', code, name, choice: null } as const
  if (definition.kind === 'RANGE') return multiply(about, Rational.of(Number(value)))
  const option = definition.options.find((option) => option.code === value)
  const chosen = { ...about, choice: option?.name ?? null }
  return option?.factor ? multiply(chosen, Rational.of(option.factor)) : agree(chosen)
}

function float(percent: number): Adjustment {
  const name = percent < 0 ? `下浮${-percent}%` : `上浮${percent}%`
  const factor = Rational.of(1).plus(rateOf(percent, '%'))
  return multiply({ kind: 'FLOAT', code: 'float', name, choice: null }, factor)
}

function cap(limit: number): Adjustment {
  return {
    about: { kind: 'CAP', code: 'cap', name: '最高限额', choice: null, factor: null, value: limit },
    apply(fee) {
      const capped = fee.atMost(Rational.of(limit))
      return { fee: capped, formula: `min(${written(fee)}, ${limit}) = ${written(capped)}` }
    },
    reason: null,
  }
}

function add({ code, name }: { code: string; name: string }, amount: number, rate: number): Adjustment {
  const part = Rational.of(amount).times(rateOf(rate, '%'))
  return {
    about: { kind: 'ADDITION', code, name, choice: null, factor: null, value: shown(part) },
    apply(fee) {
      const sum = fee.plus(part)
      return { fee: sum, formula: `${written(fee)} + ${amount} × ${rate}% = ${written(sum)}` }
    },
    reason: null,
  }
}

function extras(service: CalculatorService, given: CalculationRequest['extras'] = {}): Adjustment[] {
  return service.extras.flatMap((extra) => {
    const { code, name, rate } = extra
    if (extra.kind === 'AMOUNT') {
      const amount = given[extra.code] ?? 0
      return amount > 0 ? [add({ code, name }, amount, rate)] : []
    }
    return given[extra.code] ? [multiply({ kind: 'SHARE', code, name, choice: null }, rateOf(rate, '%'))] : []
  })
}

/**
 * The steps from the base fee to the fee, in their order: coefficients, float, cap, then what the service adds or the
 * share it takes. A cap is that of the full service, so a share of it is taken afterwards.
 */
export function adjustmentsOf(
  standard: CalculatorStandard,
  service: CalculatorService,
  request: CalculationRequest,
): Adjustment[] {
  return [
    ...standard.coefficients.map((definition) => coefficient(definition, request.coefficients)),
    ...(request.float ? [float(request.float)] : []),
    ...(service.cap === null ? [] : [cap(service.cap)]),
    ...extras(service, request.extras),
  ]
}
