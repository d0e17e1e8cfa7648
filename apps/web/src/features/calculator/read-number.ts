import type { CalculatorLimits } from '@portal/api-contract'

/** What is wrong with a number that was typed. */
export type Flaw =
  | { kind: 'number' }
  | { kind: 'min' | 'max' | 'digits'; limits: CalculatorLimits }
  /** More than the amount it is a part of. */
  | { kind: 'within' }
  /** Refused by the server for a reason that the form does not know. */
  | { kind: 'refused' }

export type Reading = { value: number; flaw?: undefined } | { value?: undefined; flaw: Flaw | undefined }

const form = /^[+-]?(\d+\.?\d*|\.\d+)$/

/** Full-width digits, signs and thousands separators as keyboards of the trade produce them; a comma that parts no thousands is a decimal one. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll('−', '-')
    .replace(/^(\D?\d+),(\d\d?)$/, '$1.$2')
    .replaceAll(/[,，、\s]/g, '')

const decimalsOf = (text: string): number => (text.split('.')[1] ?? '').replace(/0+$/, '').length

function flawOf(text: string, value: number, limits: CalculatorLimits): Flaw | undefined {
  if (value < limits.min || (limits.isMinExclusive && value === limits.min)) return { kind: 'min', limits }
  if (value > limits.max) return { kind: 'max', limits }
  return decimalsOf(text) > limits.decimals ? { kind: 'digits', limits } : undefined
}

/** Reads a number as people type it, within limits. No text is no flaw: there is only no value yet. */
export function readNumber(typed: string | undefined, limits: CalculatorLimits): Reading {
  const text = plain(typed ?? '')
  if (text === '') return { flaw: undefined }
  if (!form.test(text)) return { flaw: { kind: 'number' } }
  const value = Number(text)
  const flaw = flawOf(text, value, limits)
  return flaw ? { flaw } : { value }
}
