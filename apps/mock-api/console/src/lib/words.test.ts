import { expect, it } from 'vitest'
import { sizeText, words, yuan } from './words.ts'

it('constants become words', () => {
  expect([words('WRONG_AMOUNT'), words('SETTLED'), words('')]).toEqual(['Wrong amount', 'Settled', ''])
})

it('a name keeps its own capitals', () => {
  expect([words('WECHAT'), words('ALIPAY')]).toEqual(['WeChat', 'Alipay'])
})

it('sizes keep one digit from a megabyte on', () => {
  expect([sizeText(512), sizeText(700 * 1024), sizeText(1.25 * 1024 * 1024)]).toEqual([
    '1 KB',
    '700 KB',
    '1.3 MB',
  ])
})

it('amounts have groups and fen', () => {
  expect([yuan(2000), yuan(0.1), yuan(1234567.891)]).toEqual(['¥2,000.00', '¥0.10', '¥1,234,567.89'])
})
