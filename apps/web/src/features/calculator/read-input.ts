import type {
  ApiError,
  CalculationRequest,
  CalculatorCoefficient,
  CalculatorExtra,
  CalculatorService,
  CalculatorStandard,
} from '@portal/api-contract'
import type { CalculatorSearch } from './calculator-search.ts'
import { type Flaw, type Reading, readNumber } from './read-number.ts'

/** The fields that numbers are typed into. */
export type NumberField = 'amount' | 'complexity' | 'float' | 'reducedAmount' | 'increasedAmount'

export type Flaws = Partial<Record<NumberField, Flaw>>

/** What the form comes to: a request once there is an amount and nothing is wrong, and what is wrong. */
export interface Input {
  request: CalculationRequest | undefined
  flaws: Flaws
}

type Given<Value> = [name: string, value: Value | undefined]

const present = <Value>(given: Given<Value>[]): Record<string, Value> =>
  Object.fromEntries(given.filter((entry): entry is [string, Value] => entry[1] !== undefined))

/** The service that the address names, else the standard's first. */
export function chosenService(standard: CalculatorStandard, code: string | undefined): CalculatorService {
  const service = standard.services.find((one) => one.code === code) ?? standard.services[0]
  if (!service) throw new RangeError(`${standard.code} has no service.`)
  return service
}

/** The option that the address names, else the default; undefined for a factor that is typed. */
export function chosenOption(coefficient: CalculatorCoefficient, search: CalculatorSearch) {
  if (coefficient.kind === 'RANGE') return undefined
  const { options } = coefficient
  const named = options.find(({ code }) => code === search[coefficient.code])
  return named ?? options.find(({ code }) => code === coefficient.default)
}

function readExtra(extra: CalculatorExtra, search: CalculatorSearch, amount: number | undefined): Reading {
  if (extra.kind === 'FLAG') return { flaw: undefined }
  const reading = readNumber(search[extra.code], extra.limits)
  const isTooMuch = extra.isWithinAmount && amount !== undefined && (reading.value ?? 0) > amount
  return isTooMuch ? { flaw: { kind: 'within' } } : reading
}

function readFactor(coefficient: CalculatorCoefficient, search: CalculatorSearch): Reading {
  if (coefficient.kind === 'CHOICE') return { flaw: undefined }
  return readNumber(search.complexity, coefficient.limits)
}

function coefficientsOf({ coefficients }: CalculatorStandard, search: CalculatorSearch) {
  return present(
    coefficients.map(
      (coefficient): Given<string | number> => [
        coefficient.code,
        coefficient.kind === 'RANGE'
          ? readFactor(coefficient, search).value
          : chosenOption(coefficient, search)?.code,
      ],
    ),
  )
}

function extrasOf({ extras }: CalculatorService, search: CalculatorSearch, amount: number) {
  return present(
    extras.map(
      (extra): Given<true | number> => [
        extra.code,
        extra.kind === 'FLAG' ? search.documentsOnly : readExtra(extra, search, amount).value,
      ],
    ),
  )
}

function flawsOf(standard: CalculatorStandard, search: CalculatorSearch): Flaws {
  const service = chosenService(standard, search.service)
  const amount = readNumber(search.amount, standard.amount)
  return present<Flaw>([
    ['amount', amount.flaw],
    ...standard.coefficients.map((one): Given<Flaw> => [one.code, readFactor(one, search).flaw]),
    ['float', standard.float ? readNumber(search.float, standard.float).flaw : undefined],
    ...service.extras.map((one): Given<Flaw> => [one.code, readExtra(one, search, amount.value).flaw]),
  ])
}

function requestOf(standard: CalculatorStandard, search: CalculatorSearch, amount: number) {
  const service = chosenService(standard, search.service)
  const coefficients = coefficientsOf(standard, search)
  const extras = extrasOf(service, search, amount)
  const float = standard.float ? readNumber(search.float, standard.float).value : undefined
  return {
    standard: standard.code,
    service: service.code,
    amount,
    ...(Object.keys(coefficients).length > 0 && { coefficients }),
    ...(Object.keys(extras).length > 0 && { extras }),
    ...(float && { float }),
  } satisfies CalculationRequest
}

/** What the address says, held against the limits that the standard tells. */
export function readInput(standard: CalculatorStandard, search: CalculatorSearch): Input {
  const flaws = flawsOf(standard, search)
  const amount = readNumber(search.amount, standard.amount).value
  const isReady = amount !== undefined && Object.keys(flaws).length === 0
  return { request: isReady ? requestOf(standard, search, amount) : undefined, flaws }
}

const fields: Record<string, NumberField> = {
  amount: 'amount',
  'coefficients.complexity': 'complexity',
  float: 'float',
  'extras.reducedAmount': 'reducedAmount',
  'extras.increasedAmount': 'increasedAmount',
}

/** What the server found wrong, by the form's fields; empty when it is about none of them. */
export function refusedFields(error: ApiError): Flaws {
  return present<Flaw>(
    error.fieldErrors.flatMap(({ field }): Given<Flaw>[] => {
      const name = fields[field]
      return name ? [[name, { kind: 'refused' }]] : []
    }),
  )
}
