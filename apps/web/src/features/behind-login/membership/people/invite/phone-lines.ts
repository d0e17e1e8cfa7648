import * as v from 'valibot'
import { phoneRule } from '../../../../../lib/forms/fields/rules.ts'

/** One phone of those that were typed or pasted, or what stands there instead. */
export type PhoneLine = { text: string } & (
  | { fault: null; phone: string }
  | { fault: 'malformed' }
  /** `of` is the number, from 1, of the line that has the same phone. */
  | { fault: 'duplicate'; of: number }
)

/** The most phones that are invited in one go. */
export const mostPhones = 100

/** Without the country's prefix and what groups the digits; wide digits become plain ones. */
const digitsOf = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\s\u00AD\u200B-\u200F\u202A-\u202E\uFEFF().‐-―-]/g, '')
    .replace(/^(?:\+|00)86/, '')

/** Phones stand in lines of their own, or behind one another with a mark or a blank between them. */
const piecesOf = (text: string): string[] =>
  text
    .replaceAll(/(\d{11})[^\S\n]+(?=[+\d])/g, '$1\n')
    .split(/[\n\r\t,，;；、]+/)
    .map((piece) => piece.trim())
    .filter(Boolean)

/** Reads what was typed or pasted, one phone a line, and checks each. */
export function readPhones(text: string): PhoneLine[] {
  const first = new Map<string, number>()
  return piecesOf(text).map((piece, index): PhoneLine => {
    const phone = digitsOf(piece)
    if (!v.is(phoneRule, phone)) return { text: piece, fault: 'malformed' }
    const of = first.get(phone)
    if (of !== undefined) return { text: piece, fault: 'duplicate', of }
    first.set(phone, index + 1)
    return { text: piece, fault: null, phone }
  })
}
