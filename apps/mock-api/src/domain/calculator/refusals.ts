import type {
  CalculationRequest,
  CalculatorCoefficient,
  CalculatorService,
  CalculatorStandard,
  FieldError,
} from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { limitErrors } from './limits.ts'
import { findService } from './service.ts'

function ofService(standard: CalculatorStandard, code: string | undefined): FieldError[] {
  if (findService(standard, code)) return []
  const codes = standard.services.map((service) => service.code).join(', ')
  return [bodyError('service', code === undefined ? 'NotNull' : 'OneOf', `must be one of ${codes}`)]
}

function ofUnknown(group: 'coefficients' | 'extras', given: object, known: readonly string[]): FieldError[] {
  const detail = known.length > 0 ? `known here: ${known.join(', ')}` : 'leave it out: none apply here'
  return Object.keys(given)
    .filter((code) => !known.includes(code))
    .map((code) => bodyError(`${group}.${code}`, 'Unknown', detail))
}

function ofCoefficient(definition: CalculatorCoefficient, value: string | number | undefined): FieldError[] {
  const field = `coefficients.${definition.code}`
  if (value === undefined) return []
  if (definition.kind === 'RANGE') {
    if (typeof value === 'number') return limitErrors(field, value, definition.limits)
    const { min, max } = definition.limits
    return [bodyError(field, 'Type', `must be a number from ${min} to ${max}`)]
  }
  const codes = definition.options.map((option) => option.code)
  if (codes.some((code) => code === value)) return []
  return [bodyError(field, 'OneOf', `must be one of ${codes.join(', ')}`)]
}

function ofCoefficients(
  { coefficients }: CalculatorStandard,
  given: CalculationRequest['coefficients'] = {},
): FieldError[] {
  const known = coefficients.map(({ code }) => code)
  return [
    ...ofUnknown('coefficients', given, known),
    ...coefficients.flatMap((definition) => ofCoefficient(definition, given[definition.code])),
  ]
}

function ofFloat({ float }: CalculatorStandard, percent: number | undefined): FieldError[] {
  if (percent === undefined) return []
  if (!float) return [bodyError('float', 'Unknown', 'leave it out: this standard does not float')]
  return limitErrors('float', percent, float)
}

function ofExtras(service: CalculatorService, { amount, extras = {} }: CalculationRequest): FieldError[] {
  const ofAmounts = service.extras.flatMap((extra) => {
    const value = extra.kind === 'AMOUNT' ? extras[extra.code] : undefined
    if (extra.kind !== 'AMOUNT' || value === undefined) return []
    const field = `extras.${extra.code}`
    const errors = limitErrors(field, value, extra.limits)
    if (!extra.isWithinAmount || value <= amount) return errors
    return [...errors, bodyError(field, 'Max', `must be <= amount, which is ${amount}`)]
  })
  const known = service.extras.map(({ code }) => code)
  return [...ofUnknown('extras', extras, known), ...ofAmounts]
}

/** What a standard does not take of a request that fits the document: each field, its limit, how to mend it. */
export function refusalsOf(standard: CalculatorStandard, request: CalculationRequest): FieldError[] {
  const service = findService(standard, request.service)
  return [
    ...ofService(standard, request.service),
    ...limitErrors('amount', request.amount, standard.amount),
    ...ofCoefficients(standard, request.coefficients),
    ...ofFloat(standard, request.float),
    ...(service ? ofExtras(service, request) : []),
  ]
}
