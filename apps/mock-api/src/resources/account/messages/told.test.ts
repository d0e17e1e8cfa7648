import type { MemberMessage, MessageKind, MessageSubject } from '@portal/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { apply, company, freeOrders } from '../../../testing/invoicing.ts'
import { decide, openWeixinOrder } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { reviewDesks } from '../../reviews.ts'

const day = 86_400_000

describe('what happens is told once, with what it is about', () => {
  let bed: TestBed
  let known: Map<string, number>
  const inbox = async (persona: string): Promise<MemberMessage[]> =>
    (await bed.get('/api/member-messages?size=2000&sort=id', persona)).json()
  /** What a persona was told since it was asked before. */
  async function fresh(persona: string, kind?: MessageKind): Promise<[string, MessageSubject | null][]> {
    const all = await inbox(persona)
    const last = known.get(persona) ?? 0
    known.set(persona, Math.max(...all.map(({ id }) => id)))
    return all
      .filter((message) => message.id > last && (!kind || message.kind === kind))
      .map(({ title, subject }) => [title, subject])
  }
  const review = (kind: string, id: number, result: 'APPROVE' | 'RETURN' | 'REJECT', opinion = '') =>
    reviewDesks
      .find((desk) => desk.kind === kind)
      ?.decide(bed.world, id, { result, opinion }, bed.clock.now())

  beforeEach(async () => {
    bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    known = new Map()
    for (const persona of ['su', 'lin', 'hengxin']) await fresh(persona)
  })

  it('a payment, with the certificate that it makes, whatever is notified twice', async () => {
    bed.world.faults.add({ kind: 'TWICE' }, 1)
    const { code_url, orderId: id } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    bed.clock.advance(60_000)
    expect(await fresh('su', 'ORDER')).toEqual([['订单已支付', { kind: 'ORDER', id }]])
    expect(await fresh('lin')).toEqual([])
  })

  it('a membership that is longer by a payment', async () => {
    await fresh('he')
    const { code_url } = await openWeixinOrder(bed, 'he')
    await decide(bed, code_url, 'success')
    const subject = { kind: 'CERTIFICATE', id: memberIdOf('he') }
    expect(await fresh('he', 'CERTIFICATE')).toEqual([['会员证书已生成', subject]])
  })

  it('an order that is cancelled, or runs out while nobody looks', async () => {
    const { orderId: id } = await openWeixinOrder(bed, 'su')
    await bed.post(`/api/member-orders/${id}/cancel`, {}, 'su')
    expect(await fresh('su')).toEqual([['订单已关闭', { kind: 'ORDER', id }]])
    const next = await openWeixinOrder(bed, 'su')
    bed.clock.advance(day)
    const told = await fresh('su', 'ORDER')
    expect(told.at(-1)).toEqual(['订单已关闭', { kind: 'ORDER', id: next.orderId }])
    expect(told.filter(([title]) => title === '订单已关闭')).toHaveLength(1)
  })

  it('a refund that is granted or refused', async () => {
    const { code_url, orderId: id } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    await fresh('su')
    const askBack = () => bed.post(`/api/member-orders/${id}/refund`, { reason: '重复缴费，申请退回' }, 'su')
    const waiting = () => reviewDesks.find(({ kind }) => kind === 'ORDER_REFUND')?.pending(bed.world) ?? []
    const before = waiting().length
    await askBack()
    const asked = waiting()
    expect(asked).toHaveLength(before + 1)
    review('ORDER_REFUND', asked.at(-1)?.id ?? 0, 'REJECT', '发票已使用')
    expect(await fresh('su')).toEqual([['退款申请未通过', { kind: 'ORDER', id }]])
  })

  it('an invoice that is refused, and one that is issued', async () => {
    const [first, second] = await freeOrders(bed, 'EDU')
    const invoiceOf = async (orderId?: number) =>
      (await apply(bed, { ...company, orderIds: [orderId], invoiceKind: 'E_NORMAL' })).json<{ id: number }>()
        .id
    const [refused, issued] = [await invoiceOf(first), await invoiceOf(second)]
    review('INVOICE', refused, 'RETURN', '请补充备注')
    expect(await fresh('hengxin')).toEqual([['发票未能开具', { kind: 'INVOICE', id: refused }]])
    review('INVOICE', issued, 'APPROVE')
    bed.clock.advance(60_000)
    expect(await fresh('hengxin', 'INVOICE')).toEqual([['发票已开具', { kind: 'INVOICE', id: issued }]])
  })

  it('a mini-site’s item that is decided', async () => {
    const [waiting] = reviewDesks.find(({ kind }) => kind === 'SITE_ITEM')?.pending(bed.world) ?? []
    const item = bed.world.db.get<{ memberId: number }>('SELECT memberId FROM siteItem WHERE id = ?', [
      waiting?.id ?? 0,
    ])
    const before = bed.world.db.all('SELECT id FROM memberMessage').length
    review('SITE_ITEM', waiting?.id ?? 0, 'APPROVE')
    const told = bed.world.db.all('SELECT * FROM memberMessage ORDER BY id').slice(before)
    expect(told).toMatchObject([
      { memberId: item?.memberId, kind: 'SITE', subjectKind: 'SITE_ITEM', subjectId: waiting?.id },
    ])
  })

  it('a certificate of hours, once however often it is asked for', async () => {
    const issue = async () =>
      (await bed.post('/api/edu-certificates', { year: 2026 }, 'lin')).json<{ id: number }>()
    const { id } = await issue()
    expect((await issue()).id).toBe(id)
    expect(await fresh('lin')).toEqual([['2026年度学时证明已生成', { kind: 'HOUR_CERTIFICATE', id }]])
  })
})
