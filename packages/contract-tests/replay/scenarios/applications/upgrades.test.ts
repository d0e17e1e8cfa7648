import type { MemberFee } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { wronglyBilled } from './upgrades.ts'

const year = { feeYear: 2026, feeKind: 'YEAR', feeStandard: 2000, discount: 0, amount: 2000 }
const upgrade = { feeYear: 2026, feeKind: 'UPGRADE', feeStandard: 5000, discount: 2000, amount: 3000 }
const wrong = (...fees: object[]) => wronglyBilled(fees as MemberFee[]).length

it('an upgrade bills the difference of its year, and another one what is missing then', () => {
  expect(wrong(year)).toBe(0)
  expect(wrong(year, upgrade)).toBe(0)
  expect(wrong(year, upgrade, { ...upgrade, feeStandard: 10000, discount: 5000, amount: 5000 })).toBe(0)
})

it.each([
  ['the whole standard', { ...upgrade, discount: 0, amount: 5000 }],
  ['another sum', { ...upgrade, amount: 3500 }],
  ['nothing', { ...upgrade, feeStandard: 2000, amount: 0 }],
  ['the difference of another year', { ...upgrade, feeYear: 2025 }],
])('an upgrade that bills %s is wrong', (_, fee) => {
  expect(wrong(year, fee)).toBe(1)
})
