import { expect, it } from 'vitest'
import { closingReasons, type Ties } from './closing.ts'

const none: Ties = {
  ...{ openOrders: 0, owedFees: 0, paidPlaces: 0, applicationsInReview: 0, isInUnit: false, people: 0 },
}

it('stands open to whoever has no ties', () => {
  expect(closingReasons(none)).toEqual([])
})

it.each<[Partial<Ties>, string]>([
  [{ openOrders: 1 }, 'error.ordersOpen'],
  [{ owedFees: 2 }, 'error.feesOwed'],
  [{ paidPlaces: 1 }, 'error.activitiesPaid'],
  [{ applicationsInReview: 1 }, 'error.applicationInReview'],
  [{ isInUnit: true }, 'error.stillInUnit'],
  [{ people: 3 }, 'error.stillHasPeople'],
])('%o is a reason against it', (tie, reason) => {
  expect(closingReasons({ ...none, ...tie })).toEqual([reason])
})

it('tells all reasons at once', () => {
  expect(closingReasons({ ...none, openOrders: 1, owedFees: 1, people: 1 })).toEqual([
    'error.ordersOpen',
    'error.feesOwed',
    'error.stillHasPeople',
  ])
})
