import { describe, expect, it } from 'vitest'
import { feeIdsOfSearch, namesPayment, paymentSearch } from './payment-search.ts'

const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(',')

describe('the fees in an address', () => {
  it.each(['7', '7,9', many(200)])('are read: %s', (fees) => {
    expect(paymentSearch({ fees }).fees).toBe(fees)
  })

  it('are read where the address bar made a number of them', () => {
    expect(paymentSearch({ fees: 7 }).fees).toBe('7')
  })

  it.each(['', '0', '7,', '7;9', '-7', '7,x', '1e3', many(201)])(
    'fall away when they are none: %s',
    (fees) => {
      expect(paymentSearch({ fees })).toEqual({})
    },
  )

  it('count once each', () => {
    expect(feeIdsOfSearch('9,7,9')).toEqual([9, 7])
  })
})

it('says what is to be paid by fees or by an order, not by what a gateway adds', () => {
  expect(namesPayment(paymentSearch({ order: '7' }))).toBe(true)
  expect(namesPayment(paymentSearch({ fees: '7' }))).toBe(true)
  expect(namesPayment(paymentSearch({ out_trade_no: 'ZJ1', order: 'x' }))).toBe(false)
})
