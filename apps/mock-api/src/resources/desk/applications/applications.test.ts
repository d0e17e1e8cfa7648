import type { DeskApplication, DeskApplicationSummary, DeskDecision, MemberApply } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { welcome } from '../../../domain/notice/system-notices.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { notify } from '../../account/messages/notify.ts'

const [returned, atCouncil, submitted] = [3001, 3002, 3016]
const [secretary, officer] = ['mishuzhang', 'huiyuanbu']

const read = async (bed: TestBed, id: number, by = officer): Promise<DeskApplication> =>
  (await bed.get(`/api/admin/applications/${id}`, by)).json()

async function decide(bed: TestBed, id: number, decision: Partial<DeskDecision>, by = officer) {
  const version = decision.version ?? (await read(bed, id)).version
  return bed.post(`/api/admin/applications/${id}/decision`, { ...decision, version }, by)
}

const ownOf = async (bed: TestBed, persona: string, id: number): Promise<MemberApply> =>
  (await bed.get(`/api/member-applies/user/${id}`, persona)).json()

const titlesOf = async (bed: TestBed, persona: string) =>
  (await bed.get('/api/member-messages', persona)).json<{ title: string }[]>().map(({ title }) => title)

describe('the list of applications', () => {
  it('is found by stage, by who has it and by when it is due', async () => {
    const bed = await createTestBed()
    const idsOf = async (query: string) =>
      (await bed.get(`/api/admin/applications?${query}`, officer))
        .json<{ id: number }[]>()
        .map(({ id }) => id)
    expect(await idsOf('node.equals=初审')).toEqual([submitted])
    expect(await idsOf('status.in=SUBMITTED,REVIEWING&sort=dueDate')).toEqual([atCouncil, submitted])
    expect(await idsOf(`dueDate.lessThan=${bed.clock.now().toISOString()}`)).toEqual([atCouncil])
    await bed.post(`/api/admin/applications/${submitted}/claim`, {}, officer)
    expect(await idsOf('claimedById.equals=2')).toEqual([submitted])
    bed.clock.advance(15 * 60_000)
    expect(await idsOf('claimedById.equals=2')).toEqual([])
    expect(await idsOf('ownerName.contains=恒信&applyKind.equals=JOIN')).toHaveLength(1)
  })

  it('has no drafts in it', async () => {
    const bed = await createTestBed()
    const statuses = (await bed.get('/api/admin/applications?size=100', officer)).json<{ status: string }[]>()
    expect(statuses.map(({ status }) => status)).not.toContain('DRAFT')
    expect((await bed.get('/api/admin/applications/3013', officer)).statusCode).toBe(404)
  })
})

describe('an approval that something stands against', () => {
  it('is refused with the reason, and nothing is decided until somebody returns or rejects it', async () => {
    const bed = await createTestBed()
    bed.world.db.run(
      `UPDATE member SET joinDate = NULL, validTo = NULL, memberLevel = NULL
       WHERE id = (SELECT ownerId FROM memberApply WHERE id = ?)`,
      [submitted],
    )
    const before = await read(bed, submitted)
    expect((await decide(bed, submitted, { result: 'APPROVE' })).json()).toMatchObject({
      ...{ status: 409, message: 'error.approvalHindered' },
      params: { reason: 'STANDING_CHANGED' },
    })
    expect(await read(bed, submitted)).toEqual(before)
    const opinion = '已不是会员。'
    const answer = (await decide(bed, submitted, { result: 'REJECT', opinion })).json<DeskApplication>()
    expect(answer.log[0]).toMatchObject({ action: 'REJECT', opinion, after: { status: 'REJECTED' } })
  })
})

describe('one application', () => {
  it('passes the checks as it did before it took effect', async () => {
    const bed = await createTestBed()
    const list = '/api/admin/applications?applyKind.equals=CHANGE&status.equals=EFFECTIVE'
    const [row] = (await bed.get(list, 'mishuzhang')).json<DeskApplicationSummary[]>()
    const detail = (await bed.get(`/api/admin/applications/${row?.id}`, 'mishuzhang')).json<DeskApplication>()
    expect(detail.checks.filter(({ isPassed }) => !isPassed)).toEqual([])
  })

  it('comes with the applicant, the checks and what was returned before', async () => {
    const bed = await createTestBed()
    const detail = await read(bed, returned)
    expect(detail.applicant).toMatchObject({ name: '童小满', owedCount: 0 })
    expect(detail.previous).toMatchObject({ person: { name: '童小满' } })
    expect(detail.checks).toContainEqual({ check: 'ID_NUMBER', isPassed: true, fields: [] })
    expect(detail.decisions).toEqual([])
    expect((await read(bed, atCouncil)).decisions).toEqual(['APPROVE', 'RETURN', 'REJECT'])
  })
})

describe('a decision', () => {
  it('is what the applicant sees at once, with a notice', async () => {
    const bed = await createTestBed()
    const reasons = [{ field: 'materials', text: '营业执照不清晰' }]
    const answer = await decide(bed, submitted, { result: 'RETURN', opinion: '请补正。', reasons })
    expect(answer.json()).toMatchObject({ status: 'RETURNED', decisions: [] })
    const own = await ownOf(bed, 'hengxin', submitted)
    expect(own).toMatchObject({ status: 'RETURNED', returnReason: '请补正。\n1. 申请材料：营业执照不清晰' })
    expect(own.auditRecords.at(-1)).toMatchObject({ result: 'RETURN', reasons })
    expect((await titlesOf(bed, 'hengxin'))[0]).toContain('申请已退回')
  })

  it('passes from review to review under the same rules as the console', async () => {
    const bed = await createTestBed()
    const answer = (await decide(bed, atCouncil, { result: 'APPROVE' })).json<DeskApplication>()
    expect(answer).toMatchObject({ status: 'PENDING_PAYMENT', undoUntil: '2026-11-21T02:00:10.000Z' })
    expect(answer.log[0]).toMatchObject({ action: 'APPROVE', staffName: '顾文静', opinion: '经审议，同意。' })
    const fees = (await bed.get('/api/member-fees/user', 'xinrui')).json()
    expect(fees).toHaveLength(1)
  })

  it('says why, unless it approves', async () => {
    const bed = await createTestBed()
    const answer = await decide(bed, submitted, { result: 'REJECT', opinion: ' ' })
    expect(answer.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'opinion' }] })
  })

  it('is made once: who comes second is told who was first', async () => {
    const bed = await createTestBed()
    const { version } = await read(bed, atCouncil)
    await decide(bed, atCouncil, { result: 'APPROVE' }, secretary)
    const second = await decide(bed, atCouncil, { version, result: 'REJECT', opinion: '不同意' })
    expect(second.json()).toMatchObject({
      ...{ status: 409, message: 'error.decidedBefore' },
      params: { staffName: '沈敬之', time: '2026-11-21T02:00:00.000Z' },
    })
  })

  it('is not made on what the applicant has changed meanwhile', async () => {
    const bed = await createTestBed()
    const { version } = await read(bed, submitted)
    await bed.post(`/api/member-applies/user/${submitted}/withdraw`, {}, 'hengxin')
    const answer = await decide(bed, submitted, { version, result: 'APPROVE' })
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.concurrencyFailure' })
  })

  it('wants the permission', async () => {
    const bed = await createTestBed()
    expect((await decide(bed, submitted, { version: 1, result: 'APPROVE' }, 'caiwubu')).statusCode).toBe(403)
  })
})

describe('a claim', () => {
  it('keeps others away until it lapses or is given back', async () => {
    const bed = await createTestBed()
    const claim = (by: string) => bed.post(`/api/admin/applications/${submitted}/claim`, {}, by)
    expect((await claim(officer)).json()).toEqual({
      ...{ staffId: 2, staffName: '顾文静', expiresAt: '2026-11-21T02:15:00.000Z' },
    })
    expect((await claim(secretary)).json()).toMatchObject({
      message: 'error.claimed',
      params: { staffName: '顾文静' },
    })
    const refused = await decide(bed, submitted, { result: 'APPROVE' }, secretary)
    expect(refused.json()).toMatchObject({ message: 'error.claimed' })
    await bed.delete(`/api/admin/applications/${submitted}/claim`, secretary)
    expect((await claim(secretary)).statusCode).toBe(409)
    await bed.delete(`/api/admin/applications/${submitted}/claim`, officer)
    expect((await claim(secretary)).statusCode).toBe(200)
    bed.clock.advance(15 * 60_000)
    expect((await decide(bed, submitted, { result: 'APPROVE' })).statusCode).toBe(200)
  })

  it.each([
    ['is disabled', { isDisabled: 1 }],
    ['loses the permission', { roleIds: [] }],
  ])('keeps nobody away once who has it %s', async (_what, change) => {
    const bed = await createTestBed()
    await bed.post(`/api/admin/applications/${submitted}/claim`, {}, officer)
    const user = (await bed.get('/api/admin/users/2', secretary)).json()
    expect((await bed.put('/api/admin/users', { ...user, ...change }, secretary)).statusCode).toBe(200)
    expect((await read(bed, submitted, secretary)).claim).toBeNull()
    expect((await decide(bed, submitted, { version: 1, result: 'APPROVE' }, secretary)).statusCode).toBe(200)
  })

  it('ends when the application is withdrawn', async () => {
    const bed = await createTestBed()
    await bed.post(`/api/admin/applications/${submitted}/claim`, {}, officer)
    await bed.post(`/api/member-applies/user/${submitted}/withdraw`, {}, 'hengxin')
    expect((await bed.get('/api/admin/workplace', officer)).json()).toMatchObject({ mine: [] })
  })

  it('is not to be had of what does not wait', async () => {
    const bed = await createTestBed()
    const answer = await bed.post(`/api/admin/applications/${returned}/claim`, {}, officer)
    expect(answer.json()).toMatchObject({ message: 'error.concurrencyFailure' })
  })
})

describe('taking a decision back', () => {
  const undo = (bed: TestBed, id: number, by = officer) =>
    bed.post(`/api/admin/applications/${id}/undo`, {}, by)

  it('leaves nothing of it within ten seconds', async () => {
    const bed = await createTestBed()
    const before = await ownOf(bed, 'xinrui', atCouncil)
    const notices = await titlesOf(bed, 'xinrui')
    await decide(bed, atCouncil, { result: 'APPROVE' })
    bed.clock.advance(9_000)
    expect((await undo(bed, atCouncil)).json()).toMatchObject({ status: 'REVIEWING', undoUntil: null })
    expect(await ownOf(bed, 'xinrui', atCouncil)).toEqual(before)
    expect((await bed.get('/api/member-fees/user', 'xinrui')).json()).toEqual([])
    expect(await titlesOf(bed, 'xinrui')).toEqual(notices)
    expect((await read(bed, atCouncil)).log.map(({ action }) => action)).toEqual(['UNDO', 'APPROVE'])
  })

  it('makes what took effect at once as if it never had', async () => {
    const bed = await createTestBed()
    for (let review = 0; review < 3; review += 1) await decide(bed, submitted, { result: 'APPROVE' })
    const detail = await read(bed, submitted)
    expect(['EFFECTIVE', 'PENDING_PAYMENT']).toContain(detail.status)
    expect((await undo(bed, submitted)).json()).toMatchObject({ status: 'REVIEWING', node: '理事会' })
    const again = await decide(bed, submitted, { result: 'APPROVE' })
    expect(again.json()).toMatchObject({ status: detail.status })
  })

  it('keeps what the member was told of something else meanwhile', async () => {
    const bed = await createTestBed()
    await decide(bed, submitted, { result: 'RETURN', opinion: '请补正' })
    notify(bed.world, memberIdOf('hengxin'), welcome('UNIT'))
    const [other, decision] = await titlesOf(bed, 'hengxin')
    expect((await undo(bed, submitted)).statusCode).toBe(200)
    const titles = await titlesOf(bed, 'hengxin')
    expect(titles).toContain(other)
    expect(titles).not.toContain(decision)
  })

  it("is too late after them, and nobody else's", async () => {
    const bed = await createTestBed()
    await decide(bed, atCouncil, { result: 'REJECT', opinion: '暂不吸收' })
    expect((await undo(bed, atCouncil, secretary)).json()).toMatchObject({ message: 'error.undoOver' })
    bed.clock.advance(10_000)
    expect((await undo(bed, atCouncil)).json()).toMatchObject({ message: 'error.undoOver' })
  })

  it('is not possible once somebody was reminded of the fee that it asks for', async () => {
    const bed = await createTestBed()
    await decide(bed, atCouncil, { result: 'APPROVE' })
    const [fee] = (await bed.get('/api/member-fees/user', 'xinrui')).json<{ id: number }[]>()
    const reminded = await bed.post('/api/admin/fees/reminders', { feeIds: [fee?.id] }, officer)
    expect(reminded.json()).toMatchObject([{ feeId: fee?.id, isDone: true }])
    expect((await undo(bed, atCouncil)).json()).toMatchObject({ status: 409, message: 'error.undoOver' })
  })

  it('is not possible once the member has gone on from it', async () => {
    const bed = await createTestBed()
    await decide(bed, submitted, { result: 'RETURN', opinion: '请补正' })
    expect(await read(bed, submitted)).toMatchObject({ undoUntil: '2026-11-21T02:00:10.000Z' })
    bed.world.db.run('UPDATE member SET phone = phone || 1 WHERE id = ?', [memberIdOf('hengxin')])
    expect(await read(bed, submitted)).toMatchObject({ undoUntil: null })
    expect((await undo(bed, submitted)).json()).toMatchObject({ message: 'error.undoOver' })
  })
})
