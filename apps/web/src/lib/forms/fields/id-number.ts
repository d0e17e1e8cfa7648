const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const checks = '10X98765432'

/** What an identity number says of its holder. */
export interface Identity {
  /** `yyyy-MM-dd` */
  birthDate: string
  gender: '男' | '女'
}

function isDay(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date)
}

function checkCharacter(digits: string): string {
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return checks.charAt(sum % 11)
}

/**
 * Reads an identity number: 18 places with a day of birth and the right check character (GB 11643). Undefined when it is
 * none.
 */
export function readIdNumber(idNumber: string): Identity | undefined {
  if (!/^\d{17}[\dX]$/.test(idNumber) || checkCharacter(idNumber) !== idNumber[17]) return undefined
  const birthDate = `${idNumber.slice(6, 10)}-${idNumber.slice(10, 12)}-${idNumber.slice(12, 14)}`
  if (!isDay(birthDate)) return undefined
  return { birthDate, gender: Number(idNumber[16]) % 2 === 1 ? '男' : '女' }
}
