import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { isUscc, usccLength } from './uscc.ts'

/** A tax number as it is sent: in narrow capitals, without the blanks and hyphens that people put between its parts. */
export const tidyTaxNumber = (text: string): string =>
  text.normalize('NFKC').replace(/[\s-]/g, '').toUpperCase()

/**
 * What is wrong with a tax number: signs that none has, a length that none has, or the check character of one with 18. The older ones, of 15
 * to 20 places, have no check character.
 */
export function taxNumberFault(text: string): 'signs' | 'length' | 'check' | undefined {
  const number = tidyTaxNumber(text)
  if (!/^[0-9A-Z]*$/.test(number)) return 'signs'
  if (number.length < 15 || number.length > 20) return 'length'
  return number.length === usccLength && !isUscc(number) ? 'check' : undefined
}

const faultWords = {
  signs: msg`税号只有数字和大写字母。`,
  length: msg`税号为 15 至 20 位，统一社会信用代码为 18 位。`,
  check: msg`税号校验不通过，请对照营业执照检查。`,
}

/** What is wrong with a tax number, in words. */
export function taxNumberError(text: string): MessageDescriptor | undefined {
  const fault = taxNumberFault(text)
  return fault && faultWords[fault]
}
