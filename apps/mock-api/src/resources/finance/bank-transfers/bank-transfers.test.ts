import type { BankTransfer, KeptFile, MemberMessage, MemberOrderDetail } from '@portal/api-contract'
import { afterEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { postParts, sample } from '../../../testing/upload.ts'
import { findReview } from '../../desk/reviews/queries.ts'
import { reviewDesks } from '../../reviews.ts'

const day = 86_400_000

let bed: TestBed
afterEach(() => expect(contradictionsIn(bed.world.db)).toEqual([]))

const transfer = (body: object, persona = 'mingce') => bed.post('/api/bank-transfers', body, persona)
const orderOf = async (id: number, persona = 'mingce'): Promise<MemberOrderDetail> =>
  (await bed.get(`/api/member-order-detail/${id}`, persona)).json()
const titles = async () =>
  (await bed.get('/api/member-messages?kind.equals=ORDER&sort=id,desc', 'mingce'))
    .json<MemberMessage[]>()
    .map(({ title }) => title)

async function uploaded(persona = 'mingce'): Promise<KeptFile> {
  return (await postParts(bed, '/api/files', [{ name: '回单.png', bytes: sample.png }], persona)).json()
}

const handIn = (orderId: number, proof: KeptFile, persona = 'mingce') =>
  bed.post(`/api/member-orders/${orderId}/transfer-proof`, { proof }, persona)

/** A transfer over all that mingce owes, in a world where the association decides by hand. */
async function opened(): Promise<BankTransfer> {
  bed = await createTestBed()
  setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
  const feeIds = (await feesOf(bed, 'mingce')).map(({ id }) => id)
  return (await transfer({ feeIds })).json()
}

const desk = () => reviewDesks.find(({ kind }) => kind === 'BANK_TRANSFER')

describe('a bank transfer', () => {
  it('says where to send what, and has a week for it', async () => {
    const open = await opened()
    expect(open).toMatchObject({
      accountName: '江川省建设工程造价管理协会',
      amount: 4000,
      status: 'AWAITING_PROOF',
      proof: null,
    })
    expect(open.remark).toContain(open.orderNo)
    expect((await transfer({ orderId: open.orderId })).json()).toEqual(open)
    bed.clock.advance(7 * day - 1000)
    expect(await orderOf(open.orderId)).toMatchObject({
      status: 'CREATED',
      payChannel: 'BANK',
      transfer: open,
    })
    bed.clock.advance(1000)
    expect((await orderOf(open.orderId)).status).toBe('CLOSED')
  })

  it('is paid by no other channel while the association looks for the money', async () => {
    const { orderId } = await opened()
    await handIn(orderId, await uploaded())
    const refused = await bed.post('/api/weixin/native/pay', { orderId }, 'mingce')
    expect(refused.json()).toMatchObject({
      status: 409,
      message: 'error.transferConfirming',
      params: { orderId },
    })
    expect(desk()?.pending(bed.world)).toHaveLength(1)
    const ask = { result: 'RETURN', opinion: '未查到到账' } as const
    desk()?.decide(bed.world, orderId, ask, bed.clock.now())
    expect((await bed.post('/api/weixin/native/pay', { orderId }, 'mingce')).statusCode).toBe(200)
  })

  it('is confirmed by the association after its proof, which pays the order', async () => {
    const { orderId } = await opened()
    const paidBefore = (await titles()).filter((title) => title === '订单已支付').length
    const proof = await uploaded()
    expect((await handIn(orderId, proof)).json()).toMatchObject({ status: 'CONFIRMING', proof })
    const [waiting] = desk()?.pending(bed.world) ?? []
    expect(waiting).toMatchObject({ id: orderId })
    expect(desk()?.submission(bed.world, orderId)).toMatchObject({ amount: 4000, proof })
    const approve = () =>
      desk()?.decide(bed.world, orderId, { result: 'APPROVE', opinion: '' }, bed.clock.now())
    approve()
    expect(await orderOf(orderId)).toMatchObject({
      status: 'PAID',
      payChannel: 'BANK',
      transfer: { status: 'CONFIRMED' },
    })
    expect(await feesOf(bed, 'mingce')).toEqual([])
    expect((await titles()).filter((title) => title === '订单已支付')).toHaveLength(1 + paidBefore)
    expect(approve).toThrow('CONFIRMED')
    expect((await handIn(orderId, proof)).json()).toMatchObject({ status: 409, message: 'error.orderPaid' })
  })

  it('is asked for again after seven days, or when the money was not found', async () => {
    const { orderId } = await opened()
    const proof = await uploaded()
    await handIn(orderId, proof)
    bed.clock.advance(7 * day - 1000)
    expect((await orderOf(orderId)).transfer?.status).toBe('CONFIRMING')
    bed.clock.advance(1000)
    const late = await orderOf(orderId)
    expect(late.transfer).toMatchObject({ status: 'ASKED_AGAIN', opinion: expect.stringContaining('7日') })
    expect((await titles())[0]).toBe('请重新提交转账凭证')
    expect((await handIn(orderId, proof)).json()).toMatchObject({ status: 'CONFIRMING', opinion: null })
    const opinion = '未查到该笔款项，'
    desk()?.decide(bed.world, orderId, { result: 'RETURN', opinion }, bed.clock.now())
    expect((await orderOf(orderId)).transfer).toMatchObject({ status: 'ASKED_AGAIN', opinion })
    expect(findReview(bed.world.db, 'BANK_TRANSFER', orderId)).toMatchObject({
      ...{ status: 'RETURNED', decidedAt: bed.clock.now().toISOString() },
    })
  })

  it('is confirmed by rule where the association does not decide by hand', async () => {
    const { orderId } = await opened()
    setReviewPolicy(bed.world, { mode: 'AUTO', delaySeconds: 60 })
    await handIn(orderId, await uploaded())
    bed.clock.advance(60_000)
    expect((await orderOf(orderId)).status).toBe('PAID')
  })

  it('is given up by paying otherwise before its proof, and then waits for nobody', async () => {
    const { orderId } = await opened()
    const { code_url } = (await payByWeixin(bed, 'mingce', { orderId })).json<{ code_url: string }>()
    expect(desk()?.pending(bed.world)).toEqual([])
    await decide(bed, code_url, 'success')
    expect(await orderOf(orderId)).toMatchObject({ status: 'PAID', payChannel: 'WECHAT', transfer: null })
  })
})

describe('the desk of transfers', () => {
  it('decides no transfer whose order goes by another channel meanwhile', async () => {
    const { orderId } = await opened()
    await handIn(orderId, await uploaded())
    const decide = (result: 'APPROVE' | 'RETURN') =>
      desk()?.decide(bed.world, orderId, { result, opinion: '未查到到账' }, bed.clock.now())
    decide('RETURN')
    await payByWeixin(bed, 'mingce', { orderId })
    for (const result of ['APPROVE', 'RETURN'] as const)
      expect(() => decide(result)).toThrow(
        expect.objectContaining({ status: 409, code: 'error.reviewDecided' }),
      )
    expect(await orderOf(orderId)).toMatchObject({ status: 'CREATED', payChannel: 'WECHAT', transfer: null })
  })
})

describe('a proof', () => {
  it('is an upload, for one’s own order that is paid by transfer', async () => {
    const { orderId } = await opened()
    const proof = await uploaded()
    expect((await handIn(orderId, proof, 'hengxin')).statusCode).toBe(404)
    expect((await handIn(orderId, { ...proof, size: 1 })).json()).toMatchObject({
      status: 400,
      fieldErrors: [{ field: 'proof' }],
    })
    await payByWeixin(bed, 'mingce', { orderId })
    expect((await handIn(orderId, proof)).json()).toMatchObject({
      status: 409,
      message: 'error.orderNotByTransfer',
    })
  })

  it('belongs to fees or an order, not both', async () => {
    const { orderId } = await opened()
    expect((await transfer({ orderId, feeIds: [1] })).statusCode).toBe(400)
    expect((await transfer({})).statusCode).toBe(400)
    expect((await transfer({ orderId }, 'hengxin')).statusCode).toBe(404)
    expect((await transfer({ orderId }, 'xinrui')).statusCode).toBe(403)
  })
})
