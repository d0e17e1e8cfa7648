import { prcDate } from '../../domain/prc-time.ts'

const day = 86_400_000

function toChinese(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number)
  return `${year}年${month}月${dayOfMonth}日`
}

/**
 * Replaces the date tokens of the seed's texts, relative to the item's own publish date: `{{date:-3}}` →
 * 2026年11月18日, `{{year:-1}}` → 2025, `{{month}}` → 11.
 */
export function fillDates(text: string, publishDate: Date): string {
  return text.replace(/\{\{(date|year|month)(?::([+-]?\d+))?\}\}/g, (_token, unit, offset = '0') => {
    const shift = Number(offset)
    if (unit === 'date') return toChinese(prcDate(new Date(publishDate.getTime() + shift * day)))
    const [year, month] = prcDate(publishDate).split('-').map(Number)
    return String(unit === 'year' ? Number(year) + shift : month)
  })
}
