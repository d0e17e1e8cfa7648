import type { MemberOrder, MemberOrderDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { fenOf, sumOf } from '../../../domain/money.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

async function listOrders(bed: TestBed, persona: string, query = ''): Promise<MemberOrder[]> {
  return (await bed.get(`/api/member-orders${query}`, persona)).json()
}

describe('GET /api/member-orders', () => {
  it('lists the caller’s orders only, newest first, over several pages', async () => {
    const bed = await createTestBed()
    const first = await bed.get('/api/member-orders', 'hengxin')
    const total = Number(first.headers['x-total-count'])
    expect(total).toBeGreaterThanOrEqual(25)
    const orders = first.json<MemberOrder[]>()
    for (let page = 1; page * 20 < total; page += 1)
      orders.push(...(await listOrders(bed, 'hengxin', `?page=${page}`)))
    expect(orders).toHaveLength(total)
    expect(new Set(orders.map((order) => order.id)).size).toBe(total)
    expect(new Set(orders.map((order) => order.payerId))).toEqual(new Set([memberIdOf('hengxin')]))
    const dates = orders.map((order) => order.createdDate)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('filters by yuan and state', async () => {
    const bed = await createTestBed()
    const orders = await listOrders(
      bed,
      'hengxin',
      '?totalAmount.greaterThan=5000&status.equals=PAID&size=100',
    )
    expect(orders.length).toBeGreaterThan(0)
    for (const order of orders) {
      expect(order.totalAmount).toBeGreaterThan(5000)
      expect(order.status).toBe('PAID')
    }
  })

  it('gives a code for the QR only while a WeChat order is open, and no secrets', async () => {
    const bed = await createTestBed()
    const orders = await listOrders(bed, 'cheng')
    const withCode = orders.filter((order) => order.codeUrl !== null)
    expect(withCode.map((order) => order.status)).toEqual(['CREATED'])
    for (const order of orders) {
      expect(order).not.toHaveProperty('cashierToken')
      expect(order).not.toHaveProperty('returnUrl')
    }
  })

  it('closes an order that has run out, which frees its fee', async () => {
    const bed = await createTestBed()
    const [open] = await listOrders(bed, 'cheng', '?status.equals=CREATED')
    bed.clock.set(open?.expireTime ?? '')
    expect(await listOrders(bed, 'cheng', '?status.equals=CREATED')).toEqual([])
    expect(await listOrders(bed, 'cheng', `?id.equals=${open?.id}`)).toMatchObject([
      { status: 'CLOSED', codeUrl: null },
    ])
    const [fee] = (await bed.get('/api/member-fees/user', 'cheng')).json()
    expect(fee).toMatchObject({ status: 'UNPAID', orderId: null })
  })
})

describe('GET /api/member-order-detail/{id}', () => {
  it('adds up', async () => {
    const bed = await createTestBed()
    for (const { id } of await listOrders(bed, 'hengxin')) {
      const order = (await bed.get(`/api/member-order-detail/${id}`, 'hengxin')).json<MemberOrderDetail>()
      expect(sumOf(order.details.map(({ amount }) => fenOf(amount)))).toBe(fenOf(order.totalAmount))
    }
  })

  it('answers 404 for another’s order as for none', async () => {
    const bed = await createTestBed()
    const [order] = await listOrders(bed, 'cheng')
    expect((await bed.get(`/api/member-order-detail/${order?.id}`, 'lin')).statusCode).toBe(404)
    expect((await bed.get('/api/member-order-detail/999999', 'lin')).statusCode).toBe(404)
  })
})

it('may be given up and asked back by whoever may pay it, of a course by whoever may study', async () => {
  const bed = await createTestBed()
  // Somebody who has neither joined nor been asked for a fee, but may study.
  const payerId = memberIdOf('tong')
  const { id } =
    bed.world.db.get<{ id: number }>(`SELECT id FROM memberOrder WHERE status = 'PAID' LIMIT 1`) ?? {}
  const become = (orderType: string) =>
    bed.world.db.run(`UPDATE memberOrder SET payerId = ?, payerType = 'PERSON', orderType = ? WHERE id = ?`, [
      payerId,
      orderType,
      Number(id),
    ])
  const statuses = async () => {
    const cancelled = await bed.post(`/api/member-orders/${id}/cancel`, {}, 'tong')
    const refunded = await bed.post(`/api/member-orders/${id}/refund`, { reason: '重复缴费' }, 'tong')
    return [cancelled.statusCode, refunded.statusCode]
  }
  become('MEMBER_FEE')
  expect(await statuses()).toEqual([403, 403])
  become('EDU')
  expect(await statuses()).not.toContain(403)
})
