import type { CurrentMember, MemberApply } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { applicationOf, letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { fieldsOf } from '../../../testing/codes.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

async function memberOf(bed: TestBed, persona: string): Promise<CurrentMember> {
  return (await bed.get('/api/member/current', persona)).json()
}

async function payFees(bed: TestBed, persona: string): Promise<void> {
  const feeIds = (await feesOf(bed, persona)).map(({ id }) => id)
  const { code_url } = (await payByWeixin(bed, persona, { feeIds })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
}

/** A council unit that has paid for the year asks for a higher level, and is granted it. @returns the application's id */
async function upgrade(bed: TestBed, targetLevel: string): Promise<number> {
  const materials = materialsOf(bed, 'hengxin', '盖章申请表')
  const form = { applyKind: 'UPGRADE', targetLevel, materials, statement: true, status: 'SUBMITTED' }
  const { id } = (await bed.post('/api/member-applies', form, 'hengxin')).json<MemberApply>()
  letReviewsPass(bed)
  return id
}

describe('an upgrade in a year that is paid', () => {
  it('bills the difference of a year that is paid, and changes the level with its payment', async () => {
    const bed = await createTestBed()
    const before = await memberOf(bed, 'hengxin')
    const id = await upgrade(bed, '副会长单位')
    const { status, feeId } = await applicationOf(bed, 'hengxin', id)
    expect(status).toBe('PENDING_PAYMENT')
    expect((await memberOf(bed, 'hengxin')).memberLevel).toBe('理事单位')
    expect(await feesOf(bed, 'hengxin')).toMatchObject([
      { id: feeId, feeYear: 2026, feeKind: 'UPGRADE', feeStandard: 10000, discount: 5000, amount: 5000 },
    ])
    await payFees(bed, 'hengxin')
    expect((await applicationOf(bed, 'hengxin', id)).status).toBe('EFFECTIVE')
    expect(await memberOf(bed, 'hengxin')).toMatchObject({
      memberLevel: '副会长单位',
      validTo: before.validTo,
      membershipStatus: 'ACTIVE',
    })
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect(await feesOf(bed, 'hengxin')).toMatchObject([{ feeYear: 2027, feeKind: 'YEAR', amount: 10000 }])
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('to a level that costs no more takes effect at once', async () => {
    const bed = await createTestBed()
    const id = await upgrade(bed, '常务理事单位')
    expect((await applicationOf(bed, 'hengxin', id)).status).toBe('EFFECTIVE')
    expect(await feesOf(bed, 'hengxin')).toEqual([])
    expect((await memberOf(bed, 'hengxin')).memberLevel).toBe('常务理事单位')
  })

  it('after another one bills what is still missing', async () => {
    const bed = await createTestBed()
    for (const [targetLevel, amount] of [
      ['副会长单位', 5000],
      ['会长单位', 20000],
    ] as const) {
      await upgrade(bed, targetLevel)
      expect(await feesOf(bed, 'hengxin')).toMatchObject([{ amount }])
      await payFees(bed, 'hengxin')
      expect((await memberOf(bed, 'hengxin')).memberLevel).toBe(targetLevel)
    }
  })

  it('that is paid back takes the level back, and is payable again until its year ends', async () => {
    const bed = await createTestBed()
    await upgrade(bed, '副会长单位')
    const { validTo } = await memberOf(bed, 'hengxin')
    await payFees(bed, 'hengxin')
    const paid = (await feesOf(bed, 'hengxin', 'PAID')).find(({ feeKind }) => feeKind === 'UPGRADE')
    await bed.post(`/api/member-orders/${paid?.orderId}/refund`, { reason: '暂不晋升，申请退回' }, 'hengxin')
    bed.clock.advance(60_000)
    expect(await memberOf(bed, 'hengxin')).toMatchObject({ memberLevel: '理事单位', validTo })
    const [refunded] = await feesOf(bed, 'hengxin', 'REFUNDED')
    expect(refunded).toMatchObject({ id: paid?.id, isPayable: true })
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect((await feesOf(bed, 'hengxin', 'REFUNDED'))[0]?.isPayable).toBe(false)
    expect((await payByWeixin(bed, 'hengxin', { feeIds: [paid?.id ?? 0] })).statusCode).toBe(409)
    bed.clock.set('2026-12-30T16:00:00.000Z')
    const again = await payByWeixin(bed, 'hengxin', { feeIds: [paid?.id ?? 0] })
    await decide(bed, again.json<{ code_url: string }>().code_url, 'success')
    expect(await memberOf(bed, 'hengxin')).toMatchObject({ memberLevel: '副会长单位', validTo })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })
})

it('an upgrade, or leaving, gives nobody another name or number without its proof', async () => {
  const bed = await createTestBed()
  const send = async (persona: string, form: object) => {
    const materials = materialsOf(bed, persona, '盖章申请表')
    const body = { ...form, materials, statement: true, status: 'SUBMITTED' }
    return bed.post('/api/member-applies', body, persona)
  }
  const upgrade = { applyKind: 'UPGRADE', targetLevel: '常务理事单位' }
  const company = {
    companyName: '江川恒信更名咨询有限公司',
    legalPerson: '某某人',
    website: 'https://a.example',
  }
  expect(fieldsOf(await send('hengxin', { ...upgrade, company }))).toEqual([
    'company.companyName Fixed',
    'company.legalPerson Fixed',
  ])
  const quit = { applyKind: 'QUIT', reason: '不再从业', person: { name: '林远' } }
  expect(fieldsOf(await send('lin', quit))).toEqual(['person.name Fixed'])
  // What it is called already may be said.
  const { companyName } = (await bed.get('/api/member-basic/detail', 'hengxin')).json()
  expect((await send('hengxin', { ...upgrade, company: { companyName } })).statusCode).toBe(201)
})
