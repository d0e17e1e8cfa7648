import type { CurrentMember, MemberApply, MemberMessage } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import {
  applicationOf,
  applicationsOf,
  letReviewsPass,
  materialsOf,
  reviewByHand,
  submitTong,
  toSubmission,
} from '../../../testing/applying.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { decideApplication } from './decide.ts'
import { applicationDesk } from './review.ts'

const path = '/api/member-applies'

async function begin(bed: TestBed, persona: string, body: object): Promise<number> {
  const answer = await bed.post(path, { statement: true, status: 'SUBMITTED', ...body }, persona)
  expect(answer.json()).toMatchObject({ status: 'SUBMITTED' })
  return answer.json<MemberApply>().id
}

async function memberOf(bed: TestBed, persona: string): Promise<CurrentMember> {
  return (await bed.get('/api/member/current', persona)).json()
}

async function payFees(bed: TestBed, persona: string): Promise<void> {
  const feeIds = (await feesOf(bed, persona)).map(({ id }) => id)
  const { code_url } = (await payByWeixin(bed, persona, { feeIds })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
}

const approve = (bed: TestBed, id: number) =>
  decideApplication(bed.world, id, { result: 'APPROVE', opinion: '同意。' }, bed.clock.now())

describe('the review by rule', () => {
  it('goes through its nodes one by one, each a minute after the one before', async () => {
    const bed = await createTestBed()
    const { id } = await submitTong(bed)
    const seen: unknown[] = []
    for (let minute = 0; minute <= 3; minute += 1) {
      const { status, node } = await applicationOf(bed, 'tong', id)
      seen.push([status, node])
      bed.clock.advance(60_000)
    }
    expect(seen).toEqual([
      ['SUBMITTED', '初审'],
      ['REVIEWING', '复审'],
      ['REVIEWING', '理事会'],
      ['PENDING_PAYMENT', null],
    ])
    const { auditRecords, approveDate } = await applicationOf(bed, 'tong', id)
    expect(auditRecords.slice(1).map(({ node, result, auditor }) => [node, result, auditor])).toEqual([
      ['初审', 'APPROVE', '协会秘书处'],
      ['复审', 'APPROVE', '会员部'],
      ['理事会', 'APPROVE', '协会理事会'],
    ])
    expect(approveDate).toBe('2026-11-21T02:03:00.000Z')
  })

  it('returns what has a material of another kind of applicant, by its name', async () => {
    const bed = await createTestBed()
    const returned = await applicationOf(bed, 'tong', 3001)
    const materials = materialsOf(bed, 'tong', '身份证', '注册证', '营业执照')
    await bed.put(path, { ...toSubmission(returned), materials }, 'tong')
    bed.clock.advance(60_000)
    const again = await applicationOf(bed, 'tong', 3001)
    expect(again).toMatchObject({ status: 'RETURNED', node: null })
    expect(again.returnReason).toBe('材料类型不符：营业执照，请补正后重新提交。')
    expect(again.auditRecords).toHaveLength(2)
  })

  it('tells the member of each decision once', async () => {
    const bed = await createTestBed()
    const notices = async () =>
      (await bed.get('/api/member-messages?kind.equals=APPLICATION&size=100', 'tong')).json<MemberMessage[]>()
    const before = await notices()
    const { id } = await submitTong(bed)
    bed.clock.advance(180_000)
    const told = (await notices()).slice(0, -before.length)
    expect(told.map(({ title, createdDate }) => [title, createdDate])).toEqual([
      ['入会申请已通过', '2026-11-21T02:03:00.000Z'],
      ['入会申请已通过复审', '2026-11-21T02:02:00.000Z'],
      ['入会申请已通过初审', '2026-11-21T02:01:00.000Z'],
    ])
    for (const notice of told)
      expect(notice).toMatchObject({ subject: { kind: 'APPLICATION', id }, isRead: 0 })
  })
})

describe('joining', () => {
  it('becomes true with the paid fee: membership, number, validity, profile', async () => {
    const bed = await createTestBed()
    const { id } = await submitTong(bed)
    expect((await payByWeixin(bed, 'tong', { feeIds: [1] })).statusCode).toBe(403)
    letReviewsPass(bed)
    const waiting = await applicationOf(bed, 'tong', id)
    const [fee, ...others] = await feesOf(bed, 'tong')
    expect(others).toEqual([])
    expect(fee).toMatchObject({ id: waiting.feeId, feeYear: 2026, amount: 200, memberLevel: '会员' })
    expect(await memberOf(bed, 'tong')).toMatchObject({ membershipStatus: 'APPLYING', memberNo: null })
    await payFees(bed, 'tong')
    expect(await applicationOf(bed, 'tong', id)).toMatchObject({ status: 'EFFECTIVE', feeId: fee?.id })
    expect(await memberOf(bed, 'tong')).toMatchObject({
      membershipStatus: 'ACTIVE',
      memberNo: 'JC-P-2026-0004',
      memberLevel: '会员',
      validTo: '2026-12-31',
    })
    const member = bed.world.db.get('SELECT joinDate FROM member WHERE id = ?', [memberIdOf('tong')])
    expect(member).toEqual({ joinDate: '2026-11-21' })
    expect(contradictionsIn(bed.world.db)).toEqual([])
  })

  it('makes a unit a member with what it stated', async () => {
    const bed = await createTestBed()
    const { company } = await applicationOf(bed, 'xinrui', 3002)
    reviewByHand(bed)
    decideApplication(bed.world, 3002, { result: 'RETURN', opinion: '请更新人员数。' }, bed.clock.now())
    const returned = await applicationOf(bed, 'xinrui', 3002)
    expect(returned.returnReason).toBe('请更新人员数。')
    expect(returned.returnedForm).toMatchObject({ company, returnedDate: bed.clock.now().toISOString() })
    const body = { ...toSubmission(returned), company: { ...company, staffCount: 51 } }
    await bed.put(path, { ...body, status: 'DRAFT' }, 'xinrui')
    const mended = await applicationOf(bed, 'xinrui', 3002)
    expect([mended.company?.staffCount, mended.returnedForm?.company]).toEqual([51, company])
    await bed.put(path, body, 'xinrui')
    const again = await applicationOf(bed, 'xinrui', 3002)
    expect(again).toMatchObject({ returnedForm: null, closedDate: null })
    expect(again.submissions).toEqual([returned.submitDate, again.submitDate])
    for (let review = 0; review < 3; review += 1) approve(bed, 3002)
    expect((await feesOf(bed, 'xinrui')).map(({ amount }) => amount)).toEqual([2000])
    await payFees(bed, 'xinrui')
    const { closedDate } = await applicationOf(bed, 'xinrui', 3002)
    expect(closedDate).toBe(bed.clock.now().toISOString())
    expect(await memberOf(bed, 'xinrui')).toMatchObject({
      memberLevel: '会员单位',
      membershipStatus: 'ACTIVE',
    })
    const id = memberIdOf('xinrui')
    expect(bed.world.db.get('SELECT staffCount FROM companyProfile WHERE memberId = ?', [id])).toEqual({
      staffCount: 51,
    })
    expect((await memberOf(bed, 'xinrui')).permissions).toContainEqual({ name: 'batches.write' })
  })
})

it('who is admitted in one year and pays in the next joins for the next', async () => {
  const bed = await createTestBed()
  await submitTong(bed)
  letReviewsPass(bed)
  const billed = async () =>
    (await feesOf(bed, 'tong')).map(({ feeYear, status, dueDate }) => [feeYear, status, dueDate])
  expect(await billed()).toEqual([[2026, 'UNPAID', '2026-12-31']])
  bed.clock.set('2027-01-08T02:00:00.000Z')
  expect(await billed()).toEqual([[2027, 'UNPAID', '2027-12-31']])
  await payFees(bed, 'tong')
  expect(await memberOf(bed, 'tong')).toMatchObject({ membershipStatus: 'ACTIVE', validTo: '2027-12-31' })
  expect(contradictionsIn(bed.world.db)).toEqual([])
})

describe('the other kinds', () => {
  it('CHANGE takes effect on approval, without a fee', async () => {
    const bed = await createTestBed()
    const id = await begin(bed, 'lin', { applyKind: 'CHANGE', person: { position: '总工程师' } })
    letReviewsPass(bed)
    expect(await applicationOf(bed, 'lin', id)).toMatchObject({ status: 'EFFECTIVE', feeId: null })
    const sql = 'SELECT position, title FROM personProfile WHERE memberId = ?'
    expect(bed.world.db.get(sql, [memberIdOf('lin')])).toEqual({ position: '总工程师', title: '高级工程师' })
    expect(await feesOf(bed, 'lin')).toEqual([])
  })

  it('RENEW revives an expired membership when the year’s fee is paid', async () => {
    const bed = await createTestBed()
    const [renewal] = await applicationsOf(bed, 'he', '?applyKind.equals=RENEW')
    expect(renewal).toMatchObject({ status: 'PENDING_PAYMENT', feeId: (await feesOf(bed, 'he'))[0]?.id })
    expect((await memberOf(bed, 'he')).membershipStatus).toBe('EXPIRED')
    await payFees(bed, 'he')
    expect(await memberOf(bed, 'he')).toMatchObject({ membershipStatus: 'ACTIVE', validTo: '2026-12-31' })
    expect((await applicationOf(bed, 'he', renewal?.id ?? 0)).status).toBe('EFFECTIVE')
  })

  it('RENEW has nothing to wait for when the fee was paid during the review', async () => {
    const bed = await createTestBed()
    const id = await begin(bed, 'cheng', { applyKind: 'RENEW' })
    await payFees(bed, 'cheng')
    letReviewsPass(bed)
    expect((await applicationOf(bed, 'cheng', id)).status).toBe('EFFECTIVE')
  })

  it('RENEW in the last 60 days is billed the next year, which prolongs the membership', async () => {
    const bed = await createTestBed()
    const before = await memberOf(bed, 'hengxin')
    expect(before).toMatchObject({ membershipStatus: 'ACTIVE', validTo: '2026-12-31' })
    const id = await begin(bed, 'hengxin', { applyKind: 'RENEW' })
    letReviewsPass(bed)
    const { status, feeId } = await applicationOf(bed, 'hengxin', id)
    expect(status).toBe('PENDING_PAYMENT')
    const open = (await feesOf(bed, 'hengxin')).filter((fee) => fee.isPayable)
    expect(open).toMatchObject([{ id: feeId, feeYear: 2027, status: 'UNPAID' }])
    await payFees(bed, 'hengxin')
    expect((await applicationOf(bed, 'hengxin', id)).status).toBe('EFFECTIVE')
    expect(await memberOf(bed, 'hengxin')).toMatchObject({
      membershipStatus: 'ACTIVE',
      validTo: '2027-12-31',
    })
    // The year begins without asking for it again.
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect((await feesOf(bed, 'hengxin')).filter((fee) => fee.isPayable)).toEqual([])
  })

  it('UPGRADE of who has not paid yet waits for the higher fee', async () => {
    const bed = await createTestBed()
    const materials = materialsOf(bed, 'mingce', '盖章申请表')
    const id = await begin(bed, 'mingce', { applyKind: 'UPGRADE', targetLevel: '理事单位', materials })
    letReviewsPass(bed)
    const { status, feeId } = await applicationOf(bed, 'mingce', id)
    expect(status).toBe('PENDING_PAYMENT')
    expect((await memberOf(bed, 'mingce')).memberLevel).toBe('会员单位')
    const fees = await feesOf(bed, 'mingce')
    expect(fees.find((fee) => fee.id === feeId)).toMatchObject({ amount: 5000, memberLevel: '理事单位' })
    await payFees(bed, 'mingce')
    expect((await memberOf(bed, 'mingce')).memberLevel).toBe('理事单位')
  })

  it('QUIT ends the membership: no level, no new fees; whoever joins again keeps the number', async () => {
    const bed = await createTestBed()
    const { memberNo } = await memberOf(bed, 'lin')
    const form = materialsOf(bed, 'lin', '盖章申请表')
    await begin(bed, 'lin', { applyKind: 'QUIT', reason: '移居外省', materials: form })
    letReviewsPass(bed)
    expect(await memberOf(bed, 'lin')).toMatchObject({ membershipStatus: 'APPLYING', memberLevel: null })
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect(await feesOf(bed, 'lin')).toEqual([])
    const [join] = await applicationsOf(bed, 'lin', '?applyKind.equals=JOIN')
    const { id: _id, ...body } = toSubmission(join as MemberApply)
    await begin(bed, 'lin', { ...body, materials: materialsOf(bed, 'lin', '身份证', '注册证') })
    letReviewsPass(bed)
    await payFees(bed, 'lin')
    expect(await memberOf(bed, 'lin')).toMatchObject({
      membershipStatus: 'ACTIVE',
      memberNo,
      validTo: '2027-12-31',
    })
  })

  it('QUIT is returned when a fee has come up meanwhile', async () => {
    const bed = await createTestBed()
    reviewByHand(bed)
    const materials = materialsOf(bed, 'lin', '盖章申请表')
    const id = await begin(bed, 'lin', { applyKind: 'QUIT', reason: '移居外省', materials })
    bed.clock.set('2026-12-31T16:00:00.000Z')
    await memberOf(bed, 'lin')
    approve(bed, id)
    expect(await applicationOf(bed, 'lin', id)).toMatchObject({ status: 'RETURNED' })
  })
})

describe('the review desk', () => {
  it('lists what waits, the oldest first, and nothing that was decided', async () => {
    const bed = await createTestBed()
    const waiting = applicationDesk.pending(bed.world)
    expect(waiting.map(({ title }) => title)).toEqual([
      '青屿新锐数字建造科技有限公司 · 单位会员入会申请',
      '江川恒信工程造价咨询有限公司 · 单位会员变更申请',
    ])
    applicationDesk.decide(bed.world, 3002, { result: 'REJECT', opinion: '暂不符合条件。' }, bed.clock.now())
    expect(applicationDesk.pending(bed.world)).toHaveLength(1)
    expect(await applicationOf(bed, 'xinrui', 3002)).toMatchObject({
      ...{ status: 'REJECTED', node: null, returnReason: '暂不符合条件。' },
    })
    expect(() => approve(bed, 3002)).toThrow(expect.objectContaining({ status: 409 }))
    expect(() => approve(bed, 999_999)).toThrow(expect.objectContaining({ status: 404 }))
  })

  it('is the only one to decide when reviews are by hand', async () => {
    const bed = await createTestBed()
    reviewByHand(bed)
    const { id } = await submitTong(bed)
    bed.clock.advance(7 * 86_400_000)
    expect((await applicationOf(bed, 'tong', id)).status).toBe('SUBMITTED')
    approve(bed, id)
    expect(await applicationOf(bed, 'tong', id)).toMatchObject({ status: 'REVIEWING', node: '复审' })
  })

  it('comes before the rule: a review decided by hand is not decided twice', async () => {
    const bed = await createTestBed()
    const { id } = await submitTong(bed)
    bed.clock.advance(30_000)
    approve(bed, id)
    bed.clock.advance(40_000)
    expect(await applicationOf(bed, 'tong', id)).toMatchObject({ node: '复审' })
  })
})
