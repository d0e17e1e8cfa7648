import { i18n } from '@lingui/core'
import { afterEach, expect, it } from 'vitest'
import { plainNumber, typedNumber } from './typed-number.ts'

const speak = (locale: string) => i18n.loadAndActivate({ locale, messages: {} })

afterEach(() => speak('zh-CN'))

it.each([
  ['6000,5', '6000.5'],
  ['6.000', '6000'],
  ['1.234.567,89', '1234567.89'],
  ['-2,5', '-2.5'],
  ['0.25', '0.25'],
  ['6.5', '6.5'],
  ['6,', '6'],
  ['1.2.3', '1.2.3'],
  ['seis', 'seis'],
])('a Brazilian who types %s means %s', (typed, plain) => {
  speak('pt-BR')
  expect(plainNumber(typed)).toBe(plain)
})

it('shows a Brazilian the decimals of an address after a comma', () => {
  speak('pt-BR')
  expect(['6000.5', '6000', '1,2,3'].map(typedNumber)).toEqual(['6000,5', '6000', '1,2,3'])
})

it('leaves everything as it is where decimals follow a point', () => {
  speak('en-US')
  expect(['6,000.50', '6.000'].map(plainNumber)).toEqual(['6,000.50', '6.000'])
  expect(typedNumber('6000.5')).toBe('6000.5')
})
