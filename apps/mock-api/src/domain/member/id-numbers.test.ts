import { describe, expect, it } from 'vitest'
import { isIdNumber, isUscc, maskIdNumber } from './id-numbers.ts'

describe('isUscc', () => {
  it('takes a published number', () => expect(isUscc('91350100M000100Y43')).toBe(true))

  it.each(['91350100M000100Y44', '91350100M000100I43', '91350100M000100Y4', '', '91350100m000100y43'])(
    'refuses %j',
    (code) => expect(isUscc(code)).toBe(false),
  )
})

describe('isIdNumber', () => {
  it('takes a published number', () => expect(isIdNumber('11010519491231002X')).toBe(true))

  it.each(['349906196803128297', '34990619680312829', '349906196802308296', '', '34990619680312829x'])(
    'refuses %j',
    (idNumber) => expect(isIdNumber(idNumber)).toBe(false),
  )
})

it('an identity number is masked but for its ends', () => {
  expect(maskIdNumber('349906196803128296')).toBe('349906********8296')
})
