import type { MemberOrder } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { chooseOrders, groupOf, groupOrders, mostOrders, totalOf } from './group-orders.ts'

const order = (id: number, orderType: MemberOrder['orderType'], totalAmount = 100) => ({
  id,
  orderType,
  totalAmount,
  refundedAmount: 0,
})
const fee = order(1, 'MEMBER_FEE')
const onBehalf = order(2, 'ON_BEHALF')
const course = order(3, 'EDU')
const other = order(4, 'OTHER')

it('groups by what was bought', () => {
  expect(groupOrders([course, fee, other, onBehalf])).toEqual([
    { group: 'fees', orders: [fee, onBehalf] },
    { group: 'services', orders: [course, other] },
  ])
  expect(groupOrders([course])).toEqual([{ group: 'services', orders: [course] }])
  expect(groupOrders([])).toEqual([])
})

it('adds to the choice and takes from it', () => {
  expect(chooseOrders([fee], [onBehalf], true)).toEqual([fee, onBehalf])
  expect(chooseOrders([fee], [fee], true)).toEqual([fee])
  expect(chooseOrders([fee, onBehalf], [fee], false)).toEqual([onBehalf])
})

it('begins anew with an order of the other group', () => {
  expect(chooseOrders([fee, onBehalf], [course], true)).toEqual([course])
})

it('never chooses of two groups, twice, or more than an invoice takes, whatever is pressed', () => {
  const types = ['MEMBER_FEE', 'ON_BEHALF', 'EDU', 'OTHER'] as const
  const orders = Array.from({ length: 130 }, (_, id) => order(id + 1, types[(id * 7) % 4] ?? 'OTHER'))
  let seed = 17
  const random = (below: number) => {
    seed = (seed * 1103515245 + 12345) % 2 ** 31
    return seed % below
  }
  let chosen: typeof orders = []
  for (let step = 0; step < 2000; step += 1) {
    const from = random(orders.length)
    const pressed = orders.slice(from, from + 1 + random(60))
    const [first] = pressed
    const changed = pressed.filter((one) => first && groupOf(one) === groupOf(first))
    chosen = chooseOrders(chosen, changed, random(3) > 0)
    expect(new Set(chosen.map(groupOf)).size).toBeLessThanOrEqual(1)
    expect(new Set(chosen).size).toBe(chosen.length)
    expect(chosen.length).toBeLessThanOrEqual(mostOrders)
  }
})

it('adds up to the fen', () => {
  expect(totalOf([order(1, 'EDU', 0.1), order(2, 'EDU', 0.2)])).toBe(0.3)
})
