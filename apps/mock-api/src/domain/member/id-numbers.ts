const usccAlphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const usccWeights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** The check character of a 统一社会信用代码's first 17 characters. Source: GB 32100. */
export function usccCheckCharacter(code: string): string {
  const sum = usccWeights.reduce(
    (total, weight, index) => total + weight * usccAlphabet.indexOf(code.charAt(index)),
    0,
  )
  return usccAlphabet.charAt((31 - (sum % 31)) % 31)
}

/** Whether a 统一社会信用代码 has 18 characters of its alphabet and the right check character. Source: GB 32100. */
export const isUscc = (code: string): boolean =>
  code.length === 18 &&
  [...code].every((character) => usccAlphabet.includes(character)) &&
  code.endsWith(usccCheckCharacter(code))

const idWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const idChecks = '10X98765432'

/** The `yyyy-MM-dd` in an identity number; it may be no day of any calendar. */
export const birthDateOf = (idNumber: string): string =>
  `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

/** The check character of an identity number's first 17 digits. Source: GB 11643. */
export function idCheckCharacter(digits: string): string {
  const sum = idWeights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return idChecks.charAt(sum % 11)
}

/** Whether an identity number has 18 places, a day of birth and the right check character. Source: GB 11643. */
export function isIdNumber(idNumber: string): boolean {
  if (!/^\d{17}[\dX]$/.test(idNumber) || !isDay(birthDateOf(idNumber))) return false
  return idCheckCharacter(idNumber) === idNumber[17]
}

/** An identity number as others may see it: `349901********1234`. */
export const maskIdNumber = (idNumber: string): string =>
  `${idNumber.slice(0, 6)}********${idNumber.slice(-4)}`
