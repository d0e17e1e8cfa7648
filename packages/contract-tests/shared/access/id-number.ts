const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]

/** The check character of an identity number, from the seventeen digits before it. */
export function idCheckOf(digits: string): string {
  const sum = weights.reduce((total, weight, place) => total + weight * Number(digits[place]), 0)
  return '10X98765432'[sum % 11] ?? ''
}
