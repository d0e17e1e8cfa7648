import { hasDecimalComma } from '@portal/i18n'

/** A number in a language with decimal commas: either its thousands are parted by dots, or it has no dots. */
const commaForm = /^([+\-−]?)([1-9]\d{0,2}(?:\.\d{3})+|\d+)(?:,(\d*))?$/

/** What was typed in the active language as every language of the address reads it: `6.000,5` is `6000.5`. Other texts stay. */
export function plainNumber(typed: string): string {
  const parts = hasDecimalComma() ? commaForm.exec(typed) : null
  if (!parts) return typed
  const [, sign, whole = '', decimals] = parts
  return `${sign}${whole.replaceAll('.', '')}${decimals ? `.${decimals}` : ''}`
}

/** A plain number of the address as somebody would type it in the active language: `6000.5` is `6000,5`. */
export function typedNumber(plain: string): string {
  return hasDecimalComma() && /^[+-]?\d*\.\d+$/.test(plain) ? plain.replace('.', ',') : plain
}
