import type { MemberOrder, PrintInfo } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { decide, feesOf, openWeixinOrder, orderOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const minute = 60_000
const receipts = (bed: TestBed, persona: string, order: number) =>
  bed.get(`/api/print-info/receipts/${order}`, persona)
const receiptsOf = async (bed: TestBed, persona: string, order: number): Promise<PrintInfo[]> =>
  (await receipts(bed, persona, order)).json()
const verify = async (bed: TestBed, { verifyCode }: PrintInfo): Promise<PrintInfo> =>
  (await bed.get(`/api/public/print-info/verify/${verifyCode}`)).json()

/** A unit's order for two people, paid. */
async function paidBatch(bed: TestBed): Promise<number> {
  const members = [
    { name: '贺启航', idNumber: '349903197912083651', phone: '13800010003', feeYear: 2026 },
    { name: '苏婉清', idNumber: '349902199107254529', phone: '13800010002', feeYear: 2026 },
  ]
  const body = { members, status: 'SUBMITTED' }
  const batch = await bed.post('/api/member-applies-top', body, 'hengxin')
  const { orderId } = batch.json<{ orderId: number }>()
  const { code_url } = (await payByWeixin(bed, 'hengxin', { orderId })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
  return orderId
}

describe('the receipts of an order', () => {
  it('are one for each line, which its owner has, too', async () => {
    const bed = await createTestBed()
    const orderId = await paidBatch(bed)
    const printed = await receiptsOf(bed, 'hengxin', orderId)
    expect(printed.map(({ holderName }) => holderName)).toEqual(['贺启航', '苏婉清'])
    for (const receipt of printed) {
      expect(receipt.rows).toContainEqual({ label: '付款单位（人）', value: '江川恒信工程造价咨询有限公司' })
      expect(await verify(bed, receipt)).toEqual(receipt)
    }
    const [fee] = (await feesOf(bed, 'he', 'PAID')).filter(({ feeYear }) => feeYear === 2026)
    const own = await bed.get(`/api/print-info/member?printType=RECEIPT&feeId=${fee?.id}`, 'he')
    expect(own.json<PrintInfo>().verifyCode).toBe(printed[0]?.verifyCode)
  })

  it('are there for what is no fee, and hold until it is paid back', async () => {
    const bed = await createTestBed()
    const paid = '/api/member-orders?orderType.equals=EDU&status.equals=PAID&size=1'
    const [order] = (await bed.get(paid, 'hengxin')).json<MemberOrder[]>()
    const [receipt] = await receiptsOf(bed, 'hengxin', order?.id ?? 0)
    expect(receipt).toMatchObject({
      certNo: order?.orderNo,
      printType: 'RECEIPT',
      amount: order?.totalAmount,
      status: 'VALID',
    })
    const [again] = await receiptsOf(bed, 'hengxin', order?.id ?? 0)
    expect(again?.verifyCode).toBe(receipt?.verifyCode)
    bed.world.db.run("UPDATE memberOrder SET status = 'REFUNDED' WHERE id = ?", [order?.id ?? 0])
    expect((await verify(bed, receipt as PrintInfo)).status).toBe('REVOKED')
  })

  it('are not to be had for an order that is open, paid back, or another’s', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'he')
    expect((await receipts(bed, 'he', orderId)).json()).toMatchObject({ message: 'error.orderUnpaid' })
    await decide(bed, code_url, 'success')
    expect((await receipts(bed, 'he', orderId)).statusCode).toBe(200)
    expect((await receipts(bed, 'su', orderId)).statusCode).toBe(404)
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '重复缴费' }, 'he')
    bed.clock.advance(minute)
    expect(await orderOf(bed, 'he', orderId)).toMatchObject({ status: 'REFUNDED' })
    expect((await receipts(bed, 'he', orderId)).json()).toMatchObject({ message: 'error.orderRefunded' })
  })
})
