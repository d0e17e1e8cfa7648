import type { BatchMember, MemberApplyTop, MemberFee } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { insert } from '../../../store/insert.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, orderOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/member-applies-top'

function rowOf(bed: TestBed, persona: string, feeYear = 2026): BatchMember {
  const row = bed.world.db.get<BatchMember>(
    'SELECT name, idNumber, member.phone FROM member JOIN personProfile ON memberId = id WHERE id = ?',
    [memberIdOf(persona)],
  )
  if (!row) throw new Error(`${persona} is no person`)
  return { ...row, feeYear }
}

/** People of no unit, who owe two years each: two rows of each. */
function strangers({ world: { db } }: TestBed, count: number): BatchMember[] {
  const all = (table: string, column: string) =>
    db.get<object>(`SELECT * FROM ${table} WHERE ${column} = ?`, [memberIdOf('su')])
  const [member, profile, fee] = [
    all('member', 'id'),
    all('personProfile', 'memberId'),
    all('memberFee', 'ownerId'),
  ]
  return Array.from({ length: count }, (_, index) => index).flatMap((index) => {
    const [id, serial] = [90_000 + index, String(index).padStart(4, '0')]
    const [idNumber, phone] = [`34990619680312${serial}`, `1599332${serial}`]
    insert(db, 'member', { ...member, id, phone, memberNo: `JC-P-2026-${serial}` })
    insert(db, 'personProfile', {
      ...profile,
      memberId: id,
      idNumber,
      companyId: null,
      certNo: `建[造]211534995${serial}`,
    })
    return [2025, 2026].map((feeYear) => {
      const feeId = id * 10 + (feeYear % 10)
      insert(db, 'memberFee', { ...fee, id: feeId, feeNo: `HF${feeId}`, ownerId: id, feeYear, orderId: null })
      return { name: '苏婉清', idNumber, phone, feeYear }
    })
  })
}

/** Fills in the profile of an applicant, whose name and identity number are known from then on. */
async function fillInProfile(bed: TestBed, persona: string): Promise<void> {
  const companyName = '青屿新锐数字建造科技有限公司'
  const cert = { certType: '二级注册造价工程师', certNo: '建[造]2125349950562' }
  const profile = { ownerType: 'PERSON', idNumber: '349905200106181764', companyName, ...cert }
  expect((await bed.post('/api/member-basic-infos', profile, persona)).statusCode).toBe(201)
}

const errorsOf = (answer: { json(): unknown }) =>
  (answer.json() as { fieldErrors: { field: string; message: string }[] }).fieldErrors.map(
    ({ field, message }) => `${field} ${message}`,
  )

const submitted = (members: BatchMember[]) => ({ members, status: 'SUBMITTED' })

async function batchOf(bed: TestBed, id: number): Promise<MemberApplyTop> {
  return (await bed.get(`${path}/user/${id}`, 'hengxin')).json()
}

async function pay(bed: TestBed, orderId: number | null): Promise<void> {
  const { code_url } = (await payByWeixin(bed, 'hengxin', { orderId })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
}

describe('a batch', () => {
  it('is paid in one order of the unit and makes its people’s memberships valid', async () => {
    const bed = await createTestBed()
    const members = [rowOf(bed, 'su', 2025), rowOf(bed, 'su', 2026), rowOf(bed, 'he')]
    const answer = await bed.post(path, submitted(members), 'hengxin')
    const batch = answer.json<MemberApplyTop>()
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toBe(`api/member-applies-top/user/${batch.id}`)
    expect(batch).toMatchObject({ status: 'SUBMITTED', personCount: 2, totalAmount: 600 })
    const order = await orderOf(bed, 'hengxin', batch.orderId ?? 0)
    expect(order).toMatchObject({ orderType: 'ON_BEHALF', totalAmount: 600, payerId: memberIdOf('hengxin') })
    await pay(bed, batch.orderId)
    expect((await batchOf(bed, batch.id)).status).toBe('PAID')
    expect(await feesOf(bed, 'su')).toEqual([])
    for (const persona of ['su', 'he']) {
      const member = (await bed.get('/api/member/current', persona)).json()
      expect(member).toMatchObject({ membershipStatus: 'ACTIVE', validTo: '2026-12-31' })
    }
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('makes a renewal that waited for the fee effective', async () => {
    const bed = await createTestBed()
    const batch = (await bed.post(path, submitted([rowOf(bed, 'he')]), 'hengxin')).json<MemberApplyTop>()
    await pay(bed, batch.orderId)
    const renewals = await bed.get('/api/member-applies/user?applyKind.equals=RENEW', 'he')
    expect(renewals.json()).toMatchObject([{ status: 'EFFECTIVE' }])
  })

  it('is a draft until it is submitted, and changes no fee before', async () => {
    const bed = await createTestBed()
    const draft = (await bed.post(path, { members: [rowOf(bed, 'su')] }, 'hengxin')).json<MemberApplyTop>()
    expect(draft).toMatchObject({ status: 'DRAFT', orderId: null, submitDate: null, totalAmount: 200 })
    expect((await feesOf(bed, 'su', 'UNPAID')).map(({ feeYear }) => feeYear)).toEqual([2026])
    const body = { id: draft.id, ...submitted([rowOf(bed, 'su'), rowOf(bed, 'he')]) }
    expect((await bed.put(path, body, 'hengxin')).json()).toMatchObject({
      status: 'SUBMITTED',
      totalAmount: 400,
    })
    expect(await feesOf(bed, 'su', 'PAYING')).toHaveLength(1)
    const late = await bed.put(path, body, 'hengxin')
    expect(late.json()).toMatchObject({ status: 409, message: 'error.batchNotEditable' })
  })

  it('is closed with its order, frees the fees and can be submitted anew', async () => {
    const bed = await createTestBed()
    const members = [rowOf(bed, 'su')]
    const { id, orderId } = (await bed.post(path, submitted(members), 'hengxin')).json<MemberApplyTop>()
    bed.clock.advance(2 * 3_600_000)
    expect((await batchOf(bed, id)).status).toBe('CLOSED')
    expect(await feesOf(bed, 'su', 'UNPAID')).toHaveLength(1)
    const again = (await bed.put(path, { id, ...submitted(members) }, 'hengxin')).json<MemberApplyTop>()
    expect(again.status).toBe('SUBMITTED')
    expect(again.orderId).not.toBe(orderId)
  })

  it('is thrown away while it is a draft or its order is closed, by its unit alone', async () => {
    const bed = await createTestBed()
    const members = [rowOf(bed, 'su')]
    const remove = (id: number, persona = 'hengxin') => bed.delete(`${path}/user/${id}`, persona)
    const draft = (await bed.post(path, { members }, 'hengxin')).json<MemberApplyTop>()
    expect((await remove(draft.id, 'mingce')).statusCode).toBe(404)
    expect((await remove(draft.id)).statusCode).toBe(204)
    expect((await remove(draft.id)).statusCode).toBe(404)
    const ordered = (await bed.post(path, submitted(members), 'hengxin')).json<MemberApplyTop>()
    expect((await remove(ordered.id)).json()).toMatchObject({
      status: 409,
      message: 'error.batchNotEditable',
    })
    bed.clock.advance(2 * 3_600_000)
    expect((await remove(ordered.id)).statusCode).toBe(204)
    const list = (await bed.get(`${path}/user`, 'hengxin')).json<MemberApplyTop[]>()
    expect(list.map(({ id }) => id)).not.toEqual(expect.arrayContaining([ordered.id]))
    expect((await orderOf(bed, 'hengxin', ordered.orderId ?? 0)).status).toBe('CLOSED')
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })
})

describe('a row', () => {
  it('is refused by its index when it is repeated, of an unknown member or for a year without a fee', async () => {
    const bed = await createTestBed()
    const su = rowOf(bed, 'su')
    await fillInProfile(bed, 'tong')
    const members = [
      su,
      { ...rowOf(bed, 'he'), name: '贺起航' },
      rowOf(bed, 'tong'),
      su,
      rowOf(bed, 'su', 2031),
      { ...su, idNumber: '349906196803128297' },
    ]
    expect(errorsOf(await bed.post(path, { members }, 'hengxin'))).toEqual([
      'members[3].idNumber Duplicate',
      'members[1].idNumber Unknown',
      'members[2].idNumber Unknown',
      'members[4].feeYear NoFee',
      'members[5].idNumber Unknown',
    ])
  })

  it('is refused when its fee is paid, in another order or free, and then nothing is ordered', async () => {
    const bed = await createTestBed()
    const members = [rowOf(bed, 'su'), rowOf(bed, 'lin'), rowOf(bed, 'cheng'), rowOf(bed, 'su', 2021)]
    const orders = () => bed.world.db.get('SELECT count(*) AS n FROM memberOrder')
    const before = orders()
    expect(errorsOf(await bed.post(path, submitted(members), 'hengxin'))).toEqual([
      'members[1].feeYear FeePaid',
      'members[2].feeYear FeeInOpenOrder',
      'members[3].feeYear FeeNotPayable',
    ])
    expect(orders()).toEqual(before)
    expect(await feesOf(bed, 'su', 'PAYING')).toEqual([])
  })

  it('of a draft says whose fee is settled, now and later, and nothing of who is named wrongly', async () => {
    const bed = await createTestBed()
    const members = [rowOf(bed, 'su'), rowOf(bed, 'lin'), rowOf(bed, 'cheng'), rowOf(bed, 'su', 2021)]
    const draft = (await bed.post(path, { members }, 'hengxin')).json<MemberApplyTop>()
    const refusalsOf = (batch: MemberApplyTop) => batch.members.map(({ refusal }) => refusal)
    expect(refusalsOf(draft)).toEqual([null, 'FeePaid', 'FeeInOpenOrder', 'FeeNotPayable'])
    const other = (await bed.post(path, submitted([rowOf(bed, 'su')]), 'hengxin')).json<MemberApplyTop>()
    expect(refusalsOf(other)).toEqual([null])
    expect(refusalsOf(await batchOf(bed, draft.id))[0]).toBe('FeeInOpenOrder')
    await pay(bed, other.orderId)
    expect(refusalsOf(await batchOf(bed, draft.id))[0]).toBe('FeePaid')
    expect(refusalsOf(await batchOf(bed, other.id))).toEqual([null])
    const put = await bed.put(path, { id: draft.id, members: draft.members }, 'hengxin')
    expect(put.statusCode).toBe(200)
    const wrong = { ...rowOf(bed, 'lin'), name: '林致远' }
    expect(errorsOf(await bed.post(path, { members: [wrong] }, 'hengxin'))).toEqual([
      'members[0].idNumber Unknown',
    ])
  })

  it('comes at least once, for at most two hundred people, each with any of the years', async () => {
    const bed = await createTestBed()
    const rows = strangers(bed, 201)
    const people = (count: number) => ({ members: rows.slice(0, count * 2) })
    expect(errorsOf(await bed.post(path, people(201), 'hengxin'))).toEqual(['members Size'])
    const nobody = { members: people(201).members.map((row) => ({ ...row, name: '无此人' })) }
    expect(errorsOf(await bed.post(path, nobody, 'hengxin'))).toEqual(['members Size'])
    const batch = (await bed.post(path, people(200), 'hengxin')).json<MemberApplyTop>()
    expect([batch.personCount, batch.members.length]).toEqual([200, 400])
    expect(errorsOf(await bed.post(path, { members: [] }, 'hengxin'))).toEqual(['members Size'])
  })
})

describe('who may', () => {
  it('is a unit that is a member, for its own batches only', async () => {
    const bed = await createTestBed()
    for (const persona of ['lin', 'xinrui']) {
      expect((await bed.post(path, { members: [rowOf(bed, 'su')] }, persona)).statusCode).toBe(403)
      expect((await bed.get(`${path}/user`, persona)).statusCode).toBe(403)
    }
    expect((await bed.get(`${path}/user/4001`, 'mingce')).statusCode).toBe(404)
    const put = await bed.put(path, { id: 4001, members: [rowOf(bed, 'su')] }, 'mingce')
    expect(put.statusCode).toBe(404)
    expect((await bed.get(`${path}/user`, 'mingce')).json()).toEqual([])
  })
})

describe('the seeded batches', () => {
  it('stand in every state, and can be filtered by it', async () => {
    const bed = await createTestBed()
    const all = (await bed.get(`${path}/user?sort=id`, 'hengxin')).json<MemberApplyTop[]>()
    expect(all.map(({ status }) => status)).toEqual(['DRAFT', 'PAID', 'CLOSED', 'REFUNDED', 'SUBMITTED'])
    const closed = await bed.get(`${path}/user?status.equals=CLOSED&totalAmount.equals=200`, 'hengxin')
    expect(closed.json()).toMatchObject([{ id: all[2]?.id }])
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('hold fees that say the same', async () => {
    const bed = await createTestBed()
    const fees = bed.world.db.all<Pick<MemberFee, 'status'> & { batch: string }>(
      `SELECT memberApplyTop.id AS batch, memberFee.status FROM memberApplyTop
       JOIN memberOrderItem USING (orderId) JOIN memberFee ON memberFee.id = itemId ORDER BY memberFee.id`,
    )
    expect([...new Set(fees.map(({ batch, status }) => `${batch} ${status}`))].sort()).toEqual([
      '4002 PAID',
      '4003 UNPAID',
      '4004 REFUNDED',
      '4005 PAYING',
    ])
  })
})
