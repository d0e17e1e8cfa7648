/** A cell's text as it was meant: full-width digits and letters as plain ones, without spaces and marks that nobody sees. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Chinese names are written without spaces, others keep one between their parts. The dot in a name has many looks and is one sign. */
export const cleanName = (text: string): string =>
  plainText(text)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .replace(/ ?[·•・‧∙⋅] ?/g, '·')

/** `３４９９ 0619680312 829x` → `34990619680312829X` */
export const cleanIdNumber = (text: string): string =>
  plainText(text)
    .replace(/[\s'’`-]/g, '')
    .toUpperCase()

/** `+86 139-1234-5678` → `13912345678` */
export const cleanPhone = (text: string): string =>
  plainText(text)
    .replace(/[\s'’`()-]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')

/** Number of a certificate. */
export const cleanCertNo = (text: string): string => plainText(text).replace(/^['’`]/, '')

/**
 * Whether a spreadsheet has cut an identity number: Excel keeps 15 digits of a number, and shows the rest as zeros or as a power of ten.
 * Such a number cannot be mended, only typed anew.
 */
export const isCutNumber = (text: string): boolean =>
  /^\d(?:\.\d+)?E\+?\d+$/i.test(text) || /^\d{15}000$/.test(text)

/** Days from Excel's day 0 to the Unix epoch. */
const epoch = 25_569
/** Numbers that Excel shows as days from 2000 to 2099. */
const isDayNumber = (number: number): boolean => number >= 36_526 && number < 73_051

/** The longest stretch of years that is one person's debt and no slip of the pen. */
const mostYears = 10

/** A month of a year, or a day of it: `2026-03`, `2026年3月1日`. What is no month, as in `2025-26`, is none. */
const dayPattern = /^(20\d\d)[-/.年](?:0?[1-9]|1[0-2])(?:月?|[-/.月](?:0?[1-9]|[12]\d|3[01])日?)(?:[T ].*)?$/

/**
 * The years that a cell names: `2026`, `2026年度`, `2025、2026`, `2024-2026`, a day of the year or the number that Excel keeps for it.
 * Undefined when it names none, or something else as well.
 */
export function yearsOf(text: string): string[] | undefined {
  const plain = plainText(text).replace(/\.0+$/, '')
  if (/^\d{5}$/.test(plain) && isDayNumber(Number(plain)))
    return [String(new Date((Number(plain) - epoch) * 86_400_000).getUTCFullYear())]
  const [, ofDay] = dayPattern.exec(plain) ?? []
  if (ofDay) return [ofDay]
  const [, from, to] = /^(20\d\d)年?(?:度)?\s*(?:-|–|—|~|至|到)\s*(20\d\d)年?(?:度)?$/.exec(plain) ?? []
  if (from && to) return stretch(Number(from), Number(to))
  const parts = plain.split(/[\s,;、/]+/).map((part) => /^(20\d\d)(?:年度?)?$/.exec(part)?.[1])
  const years = parts.filter((year) => year !== undefined)
  return years.length === parts.length ? [...new Set(years)] : undefined
}

function stretch(from: number, to: number): string[] | undefined {
  if (to < from || to - from >= mostYears) return undefined
  return Array.from({ length: to - from + 1 }, (_, index) => String(from + index))
}
