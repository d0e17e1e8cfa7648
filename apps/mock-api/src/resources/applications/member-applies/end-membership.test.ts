import type {
  AccountClosing,
  DeskApplication,
  MemberApply,
  MemberMessage,
  MemberSummary,
  UnitInvitation,
  UnitPerson,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { applicationOf, letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { decide as decidePayment, feesOf, openWeixinOrder, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { addPerson } from '../../people/unit-people/people-store.ts'
import { reviewDesks } from '../../reviews.ts'

const send = async (bed: TestBed, persona: string, body: object): Promise<number> => {
  const form = { statement: true, status: 'SUBMITTED', ...body }
  const answer = await bed.post('/api/member-applies', form, persona)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<MemberApply>().id
}

const returnIt = ({ world, clock }: TestBed, id: number) =>
  reviewDesks
    .find(({ kind }) => kind === 'APPLICATION')
    ?.decide(world, id, { result: 'RETURN', opinion: '请补正。' }, clock.now())

const quit = (bed: TestBed, persona: string) =>
  send(bed, persona, {
    applyKind: 'QUIT',
    reason: '业务调整',
    materials: materialsOf(bed, persona, '盖章申请表'),
  })

const clerk = 'huiyuanbu'

/** Approves an application once more at each call, as the association. */
const approvalOf = (bed: TestBed, id: number) => async (): Promise<DeskApplication> => {
  const { version } = (await bed.get(`/api/admin/applications/${id}`, clerk)).json<DeskApplication>()
  return (
    await bed.post(`/api/admin/applications/${id}/decision`, { result: 'APPROVE', version }, clerk)
  ).json()
}

const told = async (bed: TestBed, persona: string): Promise<MemberMessage[]> =>
  (await bed.get('/api/member-messages?size=100&sort=id,desc', persona)).json()

const summaryOf = async (bed: TestBed, persona: string): Promise<MemberSummary> =>
  (await bed.get('/api/member/summary', persona)).json()

describe('when a membership ends', () => {
  it('every other application that was handed in ends with it, told, and the home asks for none of them', async () => {
    const bed = await createTestBed()
    const materials = materialsOf(bed, 'lin', '其他')
    const change = await send(bed, 'lin', { applyKind: 'CHANGE', person: { position: '主任' }, materials })
    returnIt(bed, change)
    const left = await quit(bed, 'lin')
    letReviewsPass(bed)
    expect((await applicationOf(bed, 'lin', left)).status).toBe('EFFECTIVE')
    expect(await applicationOf(bed, 'lin', change)).toMatchObject({ status: 'WITHDRAWN', returnReason: null })
    expect(await told(bed, 'lin')).toContainEqual(
      expect.objectContaining({
        title: '变更申请已随退会撤回',
        subject: { kind: 'APPLICATION', id: change },
      }),
    )
    expect(await summaryOf(bed, 'lin')).toMatchObject({
      state: 'QUIT',
      nextAction: { kind: 'APPLY', id: null },
      application: { id: left },
    })
  })

  it('one that is under review is decided no more when its review falls due', async () => {
    const bed = await createTestBed()
    await quit(bed, 'lin')
    bed.clock.advance(2 * 60_000)
    const materials = materialsOf(bed, 'lin', '其他')
    const change = await send(bed, 'lin', { applyKind: 'CHANGE', person: { position: '主任' }, materials })
    letReviewsPass(bed)
    expect(await applicationOf(bed, 'lin', change)).toMatchObject({ status: 'WITHDRAWN', node: null })
  })

  it('a draft stays with its writer, but no home tells of it', async () => {
    const bed = await createTestBed()
    const draft = await send(bed, 'lin', { applyKind: 'CHANGE', status: 'DRAFT' })
    const left = await quit(bed, 'lin')
    letReviewsPass(bed)
    expect((await applicationOf(bed, 'lin', draft)).status).toBe('DRAFT')
    expect((await summaryOf(bed, 'lin')).application?.id).toBe(left)
  })

  it('nobody belongs to the unit any more, each is told, and no invitation waits', async () => {
    const bed = await createTestBed()
    await quit(bed, 'hengxin')
    letReviewsPass(bed)
    expect((await bed.get('/api/unit-people', 'hengxin')).json<UnitPerson[]>()).toEqual([])
    expect((await bed.get('/api/unit-people', 'lin')).json<UnitPerson[]>()).toEqual([])
    const [latest] = await told(bed, 'lin')
    expect(latest?.content).toMatch(/^江川恒信工程造价咨询有限公司已退会/)
    const sent = (await bed.get('/api/unit-invitations', 'hengxin')).json<UnitInvitation[]>()
    expect(sent.map(({ status }) => status)).not.toContain('PENDING')
    expect((await bed.post('/api/unit-invitations/8001/accept', {}, 'su')).statusCode).toBe(404)
    const { reasons } = (await bed.get('/api/member/closing', 'hengxin')).json<AccountClosing>()
    expect(reasons).not.toContain('error.stillHasPeople')
  })

  it('what was paid back before can be paid no more, unless the leaving is taken back', async () => {
    const bed = await createTestBed()
    const { code_url, orderId } = await openWeixinOrder(bed, 'he')
    await decidePayment(bed, code_url, 'success')
    await bed.post(`/api/member-orders/${orderId}/refund`, { reason: '重复缴费，申请退回' }, 'he')
    bed.clock.advance(60_000)
    const [fee] = await feesOf(bed, 'he', 'REFUNDED')
    expect(fee?.isPayable).toBe(true)
    const id = await quit(bed, 'he')
    const approve = approvalOf(bed, id)
    while ((await approve()).status === 'REVIEWING');
    expect(await feesOf(bed, 'he', 'REFUNDED')).toEqual([{ ...fee, isPayable: false }])
    const refused = await payByWeixin(bed, 'he', { feeIds: [fee?.id] })
    expect(refused.json()).toMatchObject({ message: 'error.feeNotPayable' })
    expect((await bed.post(`/api/admin/applications/${id}/undo`, {}, clerk)).statusCode).toBe(200)
    expect(await feesOf(bed, 'he', 'REFUNDED')).toEqual([fee])
  })

  it('all of it comes back when the decision is taken back', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const unit = memberIdOf('hengxin')
    const id = await quit(bed, 'hengxin')
    const state = () => [
      db.all('SELECT personId FROM unitPerson WHERE companyId = ?', [unit]),
      db.all('SELECT id, status FROM unitInvitation WHERE companyId = ? ORDER BY id', [unit]),
      db.all('SELECT id, status FROM memberApply WHERE ownerId = ? AND id <> ? ORDER BY id', [unit, id]),
      db.all("SELECT kind, subjectId, dueAt FROM dueTask WHERE kind = 'REVIEW_APPLICATION' ORDER BY id"),
    ]
    const approve = approvalOf(bed, id)
    await approve()
    await approve()
    const before = state()
    await approve()
    expect(state()).not.toEqual(before)
    expect((await bed.post(`/api/admin/applications/${id}/undo`, {}, clerk)).statusCode).toBe(200)
    expect(state()).toEqual(before)
  })

  it('none of it comes back once one of its people belongs to another unit', async () => {
    const bed = await createTestBed()
    const id = await quit(bed, 'hengxin')
    const approve = approvalOf(bed, id)
    while ((await approve()).status === 'REVIEWING');
    addPerson(bed.world.db, memberIdOf('mingce'), memberIdOf('lin'), bed.clock.now())
    const refused = await bed.post(`/api/admin/applications/${id}/undo`, {}, clerk)
    expect(refused.json()).toMatchObject({ status: 409, message: 'error.undoOver' })
    expect((await applicationOf(bed, 'hengxin', id)).status).toBe('EFFECTIVE')
    const people = (await bed.get('/api/unit-people', 'mingce')).json<UnitPerson[]>()
    expect(people.map((person) => person.id)).toContain(memberIdOf('lin'))
  })
})
