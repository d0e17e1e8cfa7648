const instant = /^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:\d\d)$/
const ascii = /^[\x20-\x7e]*$/
const alphanumeric = /^[a-z0-9]$/i

/** Whether a text stands for another: names and numbers of persons are masked with stars. */
export const isMasked = (value: unknown): boolean => typeof value === 'string' && value.includes('*')

/** Milliseconds of an instant; null for any other text. */
export function timeOf(text: string): number | null {
  const time = instant.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : time
}

/**
 * The order of two texts as far as all databases agree on it: by the first characters that differ, when both are letters
 * or digits of ASCII and differ by more than their case. Null where a collation decides.
 */
function compareTexts(a: string, b: string): number | null {
  if (a === b) return 0
  if (!ascii.test(a) || !ascii.test(b)) return null
  let place = 0
  while (a[place] === b[place]) place++
  const [first, second] = [a[place], b[place]]
  // What is longer comes later.
  if (first === undefined || second === undefined) return first === undefined ? -1 : 1
  if (!alphanumeric.test(first) || !alphanumeric.test(second)) return null
  const plain = Math.sign(first.charCodeAt(0) - second.charCodeAt(0))
  const folded = Math.sign(first.toLowerCase().charCodeAt(0) - second.toLowerCase().charCodeAt(0))
  return plain === folded ? plain : null
}

/** Order of two values of a row: negative, 0, positive, or null where it cannot be told. */
export function compare(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b)
  if (typeof a !== 'string' || typeof b !== 'string' || isMasked(a) || isMasked(b)) return null
  const [first, second] = [timeOf(a), timeOf(b)]
  return first !== null && second !== null ? first - second : compareTexts(a, b)
}
