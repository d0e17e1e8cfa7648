import { expect, it } from 'vitest'
import { readIdNumber } from './id-number.ts'

it.each([
  ['34990119850312002X', { birthDate: '1985-03-12', gender: '女' }],
  ['11010519491231002X', { birthDate: '1949-12-31', gender: '女' }],
  ['440524188001010014', { birthDate: '1880-01-01', gender: '男' }],
])('%s is one', (idNumber, identity) => {
  expect(readIdNumber(idNumber)).toEqual(identity)
})

it.each([
  ['a wrong check character', '349901198503120021'],
  ['no day of the calendar', '349901198502300020'],
  ['a small x', '34990119850312002x'],
  ['too few places', '3499011985031200'],
  ['letters', 'ABCDEFGHIJKLMNOPQR'],
])('%s is none', (_what, idNumber) => {
  expect(readIdNumber(idNumber)).toBeUndefined()
})
