import { describe, expect, it } from 'vitest'
import { type PrintContent, printStatus, validFrom } from './certificate.ts'

const printed: PrintContent = {
  certNo: 'JC-P-2019-0001',
  holderName: '林知远',
  memberNo: 'JC-P-2019-0001',
  memberLevel: '会员',
  photoUrl: null,
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  amount: null,
  statement: null,
  rows: [
    { label: '身份证号', value: '349901********7319' },
    { label: '职称', value: '工程师' },
    { label: '入会日期', value: '2019-05-20' },
  ],
}
const today = '2026-11-21'

describe('a print', () => {
  it.each<[string, PrintContent | null, string, string]>([
    ['holds while it is true', printed, today, 'VALID'],
    [
      'holds when the term was extended',
      { ...printed, validFrom: '2027-01-01', validTo: '2027-12-31' },
      today,
      'VALID',
    ],
    ['is over after its last day', printed, '2027-01-01', 'EXPIRED'],
    ['holds on its last day', printed, '2026-12-31', 'VALID'],
    ['is revoked when a field has changed', { ...printed, memberLevel: '理事' }, today, 'REVOKED'],
    ['is revoked when a line of its holder has changed', { ...printed, rows: [] }, today, 'REVOKED'],
    [
      'holds with another photo and another title',
      {
        ...printed,
        photoUrl: 'files/photos/1.png',
        rows: printed.rows.map((row) => (row.label === '职称' ? { ...row, value: '高级工程师' } : row)),
      },
      today,
      'VALID',
    ],
    ['is revoked when the term was taken back', { ...printed, validTo: '2025-12-31' }, today, 'REVOKED'],
    ['is revoked when its holder has left', null, today, 'REVOKED'],
    [
      'is revoked when its holder has left and joined anew',
      {
        ...printed,
        rows: printed.rows.map((row) => (row.label === '入会日期' ? { ...row, value: today } : row)),
      },
      today,
      'REVOKED',
    ],
  ])('%s', (_what, live, day, status) => {
    expect(printStatus(printed, live, day)).toBe(status)
  })

  it('begins with the year of its term, or with joining in that year', () => {
    expect(validFrom('2019-05-20', '2026-12-31')).toBe('2026-01-01')
    expect(validFrom('2026-11-21', '2026-12-31')).toBe('2026-11-21')
  })
})
