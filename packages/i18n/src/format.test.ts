import { i18n } from '@lingui/core'
import { afterEach, describe, expect, it } from 'vitest'
import { formatDate, formatDateTime, formatMoney, formatNumber, formatRate } from './format.ts'

const nbsp = '\u00a0'

afterEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

describe('dates are those of China', () => {
  it.each([
    ['2026-11-20T15:59:59.000Z', '2026-11-20', '2026-11-20 23:59'],
    ['2026-11-20T16:00:00.000Z', '2026-11-21', '2026-11-21 00:00'],
    ['2026-12-31T16:30:00.000Z', '2027-01-01', '2027-01-01 00:30'],
  ])('%s', (instant, date, dateTime) => {
    expect([formatDate(instant), formatDateTime(instant)]).toEqual([date, dateTime])
  })

  it('takes a plain date as the day it names', () => {
    expect(formatDate('2026-12-31')).toBe('2026-12-31')
  })
})

it.each([
  [2000, '¥2,000.00'],
  [0, '¥0.00'],
  [1234567.5, '¥1,234,567.50'],
])('%f yuan are %s', (amount, text) => {
  expect(formatMoney(amount)).toBe(text)
})

describe('figures are written as people of the language write them', () => {
  it.each([
    ['zh-CN', ['1,000', '6,000.5', '0.25%', '9‰', '¥2,000.00']],
    ['zh-TW', ['1,000', '6,000.5', '0.25%', '9‰', '¥2,000.00']],
    ['en-US', ['1,000', '6,000.5', '0.25%', '9‰', '¥2,000.00']],
    ['pt-BR', ['1.000', '6.000,5', `0,25${nbsp}%`, `9${nbsp}‰`, `¥${nbsp}2.000,00`]],
  ])('in %s', (locale, texts) => {
    i18n.loadAndActivate({ locale, messages: {} })
    expect([
      formatNumber(1000),
      formatNumber(6000.5),
      formatRate(0.25),
      formatRate(9, '‰'),
      formatMoney(2000),
    ]).toEqual(texts)
  })

  it('has all decimals, or as many as are asked for', () => {
    expect([formatNumber(0.123456789), formatNumber(0.1 + 0.2)]).toEqual(['0.123456789', '0.3'])
    expect(formatNumber(95, { minimumFractionDigits: 1 })).toBe('95.0')
  })

  it('is a dash for what is no number', () => {
    expect([formatNumber(Number.NaN), formatNumber(undefined as never)]).toEqual(['—', '—'])
  })
})

it.each(['', 'gestern', '2026-13-45', null, undefined, 7, {}, [], new Date(Number.NaN)])(
  '%j is no day',
  (value) => {
    expect([formatDate(value as string), formatDateTime(value as string)]).toEqual(['', ''])
  },
)

it.each([null, undefined, Number.NaN, 'x', {}, Number.POSITIVE_INFINITY])('%j is no amount', (value) => {
  expect(formatMoney(value as number)).toBe('—')
})
