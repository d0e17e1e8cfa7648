const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY'
const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28]

/** How many characters a 统一社会信用代码 has. */
export const usccLength = 18

/** Whether a 统一社会信用代码 has 18 characters of its alphabet and the right check character (GB 32100). */
export function isUscc(code: string): boolean {
  const values = [...code].map((character) => alphabet.indexOf(character))
  const sum = values.reduce((total, value, index) => total + value * (weights[index] ?? 1), 0)
  return values.length === usccLength && !values.includes(-1) && sum % 31 === 0
}
