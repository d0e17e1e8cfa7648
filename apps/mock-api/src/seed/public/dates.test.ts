import { describe, expect, it } from 'vitest'
import { fillDates } from './date-tokens.ts'
import { publishedAt } from './publish-date.ts'

describe('fillDates', () => {
  // 07:30 on New Year's Day in PRC, still the old year in UTC.
  const published = new Date('2025-12-31T23:30:00.000Z')

  it.each([
    ['{{date}}', '2026年1月1日'],
    ['{{date:-1}}', '2025年12月31日'],
    ['{{date:+31}}', '2026年2月1日'],
    ['{{year}}年度，{{year:-1}}', '2026年度，2025'],
    ['{{month}}月', '1月'],
    ['{{other}} {date}', '{{other}} {date}'],
  ])('%s → %s', (text, filled) => {
    expect(fillDates(text, published)).toBe(filled)
  })
})

describe('publishedAt', () => {
  const now = new Date('2026-11-21T02:00:00.000Z')

  it('lies in the working day that many days ago', () => {
    expect(publishedAt(now, 3, 0).toISOString()).toBe('2026-11-18T01:00:00.000Z')
    expect(publishedAt(now, 3, 5).toISOString()).toBe('2026-11-18T04:05:00.000Z')
  })

  it('is never ahead of now', () => {
    for (let index = 0; index < 600; index += 1) {
      expect(publishedAt(now, 0, index).getTime()).toBeLessThan(now.getTime())
    }
  })
})
