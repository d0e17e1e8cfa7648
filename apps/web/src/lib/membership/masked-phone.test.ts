import { expect, it } from 'vitest'
import { maskedPhone } from './masked-phone.ts'

it.each([
  ['13800010002', '138****0002'],
  ['0791-8621', '0791-8621'],
  [null, ''],
  [undefined, ''],
  [13_800_010_002, ''],
  [{}, ''],
])('of %j', (phone, shown) => {
  expect(maskedPhone(phone)).toBe(shown)
})
