/**
 * How many seconds the header `Retry-After` asks to wait; undefined when it has no valid value.
 *
 * @param header seconds, or a date as in `Date`
 * @param now milliseconds since 1970
 */
export function retryAfterSeconds(header: string | null, now = Date.now()): number | undefined {
  if (header === null || header.trim() === '') return undefined
  if (/^\s*\d+\s*$/.test(header)) return Number(header)
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now) / 1000
}
