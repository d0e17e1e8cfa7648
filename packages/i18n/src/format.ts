/** The time zone everything is shown in; source: specification §9 (PRC). */
export const timeZone = 'Asia/Shanghai'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

function split(instant: string | Date): Record<string, string> {
  const date = typeof instant === 'string' ? new Date(instant) : instant
  return Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]))
}

/** `2026-11-21` in time zone PRC, of an ISO instant or a plain date. */
export function formatDate(instant: string | Date): string {
  const { year, month, day } = split(instant)
  return `${year}-${month}-${day}`
}

/** `2026-11-21 10:43` in time zone PRC. */
export function formatDateTime(instant: string | Date): string {
  const { hour, minute } = split(instant)
  return `${formatDate(instant)} ${hour}:${minute}`
}

const yuan = new Map<string, Intl.NumberFormat>()

function yuanIn(locale: string): Intl.NumberFormat {
  const known = yuan.get(locale)
  if (known) return known
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'CNY',
    currencyDisplay: 'narrowSymbol',
  })
  yuan.set(locale, format)
  return format
}

/** `¥2,000.00` of an amount in yuan as a language writes it; in Portuguese `¥ 2.000,00`. */
export function formatMoney(amount: number, locale: string): string {
  return yuanIn(locale).format(amount)
}
