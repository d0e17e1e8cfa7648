import type { DeskRefund } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const by = 'caiwubu'

const list = async <Row>(bed: TestBed, path: string): Promise<Row[]> => (await bed.get(path, by)).json()

describe('the lists of money', () => {
  it("have everybody's, by the payer's name and sum", async () => {
    const bed = await createTestBed()
    const orders = await bed.get('/api/admin/orders?payerName.contains=恒信&totalAmount.greaterThan=5000', by)
    expect(Number(orders.headers['x-total-count'])).toBeGreaterThan(0)
    const rows = orders.json<{ totalAmount: number; codeUrl: null }[]>()
    expect(rows.every(({ totalAmount, codeUrl }) => totalAmount > 5000 && codeUrl === null)).toBe(true)
    const invoices = await list<{ ownerName: string }>(bed, '/api/admin/invoices?ownerName.contains=恒信')
    expect(invoices[0]?.ownerName).toContain('恒信')
    expect(await list(bed, '/api/admin/transfers')).toMatchObject([{ id: 708, status: 'AWAITING_PROOF' }])
  })

  it('never give out the code that pays an open order', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member-order-detail/701', 'cheng')).json().codeUrl).not.toBeNull()
    const order = (await bed.get('/api/admin/orders/701', by)).json()
    expect(order).toMatchObject({ id: 701, payerName: '程亦安', codeUrl: null })
    expect((await bed.get('/api/admin/orders/999999', by)).statusCode).toBe(404)
  })

  it('are for who has the permission of each', async () => {
    const bed = await createTestBed()
    for (const name of ['orders', 'refunds', 'transfers', 'invoices', 'fees'])
      expect((await bed.get(`/api/admin/${name}`, 'bianji')).statusCode).toBe(403)
  })

  it('have the fees for those who look after the members, too, who remind of them', async () => {
    const bed = await createTestBed()
    const owed = '/api/admin/fees?status.in=UNPAID,OVERDUE&size=1'
    const [fee] = (await bed.get(owed, 'huiyuanbu')).json<{ id: number }[]>()
    const reminded = await bed.post('/api/admin/fees/reminders', { feeIds: [fee?.id] }, 'huiyuanbu')
    expect(reminded.json()).toEqual([{ feeId: fee?.id, isDone: true, reason: null }])
    expect((await bed.get('/api/admin/orders', 'huiyuanbu')).statusCode).toBe(403)
    expect((await bed.get('/api/admin/members', 'caiwubu')).statusCode).toBe(403)
  })
})

describe('a refund by transfer', () => {
  const body = {
    ...{ payAccount: '690112345678900018', receiverType: 'BANK', receiverAccount: '6222021208000000001' },
    receiverName: '王一',
  }
  const transfer = (bed: TestBed, id: number, amount: number, more = {}) =>
    bed.post(`/api/admin/refunds/${id}/transfer`, { ...body, amount, ...more }, by)
  const byTransfer = async (bed: TestBed) =>
    (await list<DeskRefund>(bed, '/api/admin/refunds')).find(({ canTransfer }) => canTransfer) as DeskRefund

  it("is entered once, over all that was paid, from the association's account", async () => {
    const bed = await createTestBed()
    const { id, totalAmount, payAccounts } = await byTransfer(bed)
    expect(payAccounts.map(({ accountNo }) => accountNo)).toEqual([body.payAccount])
    for (const amount of [totalAmount - 1, totalAmount - 0.004, totalAmount + 0.001])
      expect((await transfer(bed, id, amount)).json()).toMatchObject({ fieldErrors: [{ field: 'amount' }] })
    const foreign = await transfer(bed, id, totalAmount, { payAccount: '123456' })
    expect(foreign.json()).toMatchObject({ fieldErrors: [{ field: 'payAccount', message: 'OneOf' }] })
    const done = (await transfer(bed, id, totalAmount)).json()
    expect(done).toMatchObject({
      canTransfer: false,
      transfer: { receiverName: '王一', staffName: '钱守仁' },
    })
  })

  it('tells the payer once the money is transferred', async () => {
    const bed = await createTestBed()
    const { id, orderId, orderNo, totalAmount } = await byTransfer(bed)
    const told = () =>
      bed.world.db
        .all<{ content: string }>(
          "SELECT content FROM memberMessage WHERE title = '退款已转账' AND subjectId = ?",
          [orderId],
        )
        .map(({ content }) => content)
    expect(told()).toEqual([])
    await transfer(bed, id, totalAmount)
    const [content, ...others] = told()
    expect(others).toEqual([])
    for (const fact of [orderNo, '王一']) expect(content).toContain(fact)
  })

  it('is decided once: who comes second is told who was first', async () => {
    const bed = await createTestBed()
    const { id, totalAmount, requestedAt } = await byTransfer(bed)
    await transfer(bed, id, totalAmount)
    const first = {
      ...{ status: 409, message: 'error.decidedBefore' },
      params: { staffName: '钱守仁', time: bed.clock.now().toISOString() },
    }
    expect((await transfer(bed, id, totalAmount)).json()).toMatchObject(first)
    const body = { submittedAt: requestedAt, result: 'REJECT', opinion: '不同意退款' }
    const decision = await bed.post(`/api/admin/reviews/ORDER_REFUND/${id}/decision`, body, 'mishuzhang')
    expect(decision.json()).toMatchObject(first)
  })

  it('is not for what a channel gives back', async () => {
    const bed = await createTestBed()
    expect((await transfer(bed, 2, 6860)).json()).toMatchObject({ message: 'error.refundNotByTransfer' })
  })

  it('approves a refund that waits', async () => {
    const bed = await createTestBed()
    const sql =
      "SELECT max(id) AS id FROM memberOrder WHERE payChannel = 'BANK' AND status = 'PAID' AND payerId = ?"
    const orderId = bed.world.db.get<{ id: number }>(sql, [memberIdOf('hengxin')])?.id ?? 0
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '重复缴费，申请退回' }, 'hengxin')
    const [waiting] = await list<DeskRefund>(bed, `/api/admin/refunds?orderId.equals=${orderId}`)
    const { id, totalAmount } = waiting as DeskRefund
    expect(waiting).toMatchObject({ status: 'PENDING', canTransfer: true })
    const reject = { submittedAt: waiting?.requestedAt, result: 'REJECT', opinion: '不同意退款' }
    bed.clock.advance(1)
    expect((await transfer(bed, id, totalAmount)).json()).toMatchObject({ status: 'APPROVED' })
    expect(
      (await bed.post(`/api/admin/reviews/ORDER_REFUND/${id}/decision`, reject, 'mishuzhang')).json(),
    ).toMatchObject({ message: 'error.decidedBefore', params: { staffName: '钱守仁' } })
    expect((await bed.get(`/api/admin/orders/${orderId}`, by)).json()).toMatchObject({ status: 'REFUNDED' })
  })
})

describe('reminding of fees', () => {
  it('says of each what became of it, and tells the member', async () => {
    const bed = await createTestBed()
    const remind = async () =>
      (await bed.post('/api/admin/fees/reminders', { feeIds: [514, 501, 999999] }, by)).json()
    expect(await remind()).toEqual([
      { feeId: 514, isDone: true, reason: null },
      { feeId: 501, isDone: false, reason: 'NOT_OWED' },
      { feeId: 999_999, isDone: false, reason: 'UNKNOWN' },
    ])
    expect((await remind())[0]).toMatchObject({ isDone: false, reason: 'REMINDED_TODAY' })
    const notices = (await bed.get('/api/member-messages', 'su')).json<{ title: string }[]>()
    expect(notices[0]?.title).toBe('请缴纳2026年度会费')
    const [fee] = await list(bed, '/api/admin/fees?id.equals=514')
    expect(fee).toMatchObject({ ownerName: '苏婉清', remindedDate: bed.clock.now().toISOString() })
    bed.clock.advance(86_400_000)
    expect((await remind())[0]).toMatchObject({ isDone: true })
  })
})
