import { type Operation, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { closingReasons } from '../../../domain/account/closing.ts'
import { issueToken } from '../../../security/tokens.ts'
import { codeFor, codeSentTo, currentMember, fieldsOf, logIn, tokenIn } from '../../../testing/codes.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, encryptPassword, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { tiesOf } from './ties.ts'

const password = encryptPassword('Jiangchuan@2026')
const confirmation = '注销账号'
const lin = '13800010001'

const close = (bed: TestBed, persona: string, proof: object = { password }) =>
  bed.post('/api/member/close', { confirmation, ...proof }, persona)

/** Ends what keeps a persona from leaving, as the two sides would. */
async function untie(bed: TestBed, persona: string): Promise<void> {
  expect((await bed.delete(`/api/unit-people/${memberIdOf(persona)}`, persona)).statusCode).toBe(204)
}

const register = async (bed: TestBed, phone: string) =>
  bed.post('/api/public/member/register', {
    ownerType: 'PERSON',
    name: '林知远',
    phone,
    phoneCode: await codeFor(bed, phone),
    password,
  })

describe('what stands against closing an account', () => {
  it.each([
    ['lin', ['error.stillInUnit']],
    ['su', ['error.feesOwed']],
    ['cheng', ['error.ordersOpen', 'error.feesOwed']],
    ['tong', []],
    ['hengxin', ['error.stillHasPeople']],
  ])('of %s is told, and the first of it refuses', async (persona, expected) => {
    const bed = await createTestBed()
    const { reasons } = (await bed.get('/api/member/closing', persona)).json()
    expect(reasons).toEqual(expect.arrayContaining(expected))
    if (expected.length === 0) expect(reasons).toEqual([])
    else expect((await close(bed, persona)).json()).toMatchObject({ status: 409, message: reasons[0] })
  })

  it('is an application that the association has', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/member/closing', 'xinrui')).json().reasons).toContain(
      'error.applicationInReview',
    )
  })
})

describe('a place that was paid for', () => {
  const place = '/api/member-activities/4303/sign-up'

  it('is a reason until the activity begins, and none where nothing was paid', async () => {
    const bed = await createTestBed()
    const { orderId } = (await bed.post(place, {}, 'lin')).json<{ orderId: number }>()
    const reasons = async () => (await bed.get('/api/member/closing', 'lin')).json().reasons
    expect(await reasons()).not.toContain('error.activitiesPaid')
    const { code_url } = (await payByWeixin(bed, 'lin', { orderId })).json<{ code_url: string }>()
    await decide(bed, code_url, 'success')
    expect(await reasons()).toContain('error.activitiesPaid')
    const { startTime } = (await bed.get('/api/public/member-activity?id=4303')).json<{ startTime: string }>()
    bed.clock.set(startTime)
    expect(await reasons()).not.toContain('error.activitiesPaid')
  })
})

describe('closing an account', () => {
  it('wants the word and exactly one proof', async () => {
    const bed = await createTestBed()
    expect(fieldsOf(await close(bed, 'tong', { confirmation: '注销' }))).toEqual(['confirmation const'])
    const all = ['phoneCode OneOf', 'mailCode OneOf', 'password OneOf']
    expect(fieldsOf(await close(bed, 'tong', {}))).toEqual(all)
    expect(fieldsOf(await close(bed, 'tong', { password, phoneCode: '123456' }))).toEqual(all)
    const wrong = await close(bed, 'tong', { password: encryptPassword('wrong') })
    expect(wrong.json()).toMatchObject({ status: 400, message: 'error.badPassword' })
    expect((await close(bed, 'tong', { mailCode: '000000' })).json()).toMatchObject({
      message: 'error.mailCode',
    })
    expect((await bed.get('/api/member/closing', 'tong')).statusCode).toBe(200)
  })

  it('ends every login; the old password is told so, and only that', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    const token = bed.tokenOf('lin')
    await bed.post('/api/info-member/code', { channel: 'PHONE' }, 'lin')
    expect((await close(bed, 'lin', { phoneCode: codeSentTo(bed, lin) })).statusCode).toBe(204)
    expect((await currentMember(bed, token)).statusCode).toBe(401)
    expect((await logIn(bed, lin)).json()).toMatchObject({ status: 401, message: 'error.accountClosed' })
    expect((await logIn(bed, lin, 'wrong')).json()).toMatchObject({ message: 'error.badCredentials' })
  })

  it('gives the phone free: who registers again begins from nothing', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    await close(bed, 'lin')
    const again = await register(bed, lin)
    expect(again.statusCode).toBe(201)
    expect((await currentMember(bed, tokenIn(again))).json()).toMatchObject({
      memberNo: null,
      membershipStatus: 'APPLYING',
    })
    const token = tokenIn(await logIn(bed, lin))
    const headers = { authorization: `Bearer ${token}` }
    const orders = await bed.app.inject({ url: '/ht/api/member-orders', headers })
    expect(orders.headers['x-total-count']).toBe('0')
  })

  it('erases what need not be kept, and leaves books that agree', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    const id = memberIdOf('lin')
    const { db } = bed.world
    const certificate = (await bed.get('/api/print-info/member?printType=PERSON_CERT', 'lin')).json()
    const apply = db.get<{ id: number }>('SELECT max(id) AS id FROM memberApply WHERE ownerId = ?', [id])
    const printedForm = (
      await bed.get(`/api/print-info/member?printType=APPLY_FORM&applyId=${apply?.id}`, 'lin')
    ).json()
    expect(printedForm.statement).toMatch(/\S/)
    const count = (from: string) => db.get<{ n: number }>(`SELECT count(*) AS n FROM ${from}`, [id])?.n
    expect(count('memberInvoiceTitle WHERE ownerId = ?')).toBeGreaterThan(0)
    db.run(
      `INSERT INTO returnedApply (applyId, returnedDate, content) SELECT id, '2026-11-01T00:00:00.000Z', '{}' FROM memberApply
       WHERE ownerId = ? LIMIT 1`,
      [id],
    )
    const orders = db.get('SELECT count(*) AS n FROM memberOrder WHERE payerId = ?', [id])
    expect((await close(bed, 'lin')).statusCode).toBe(204)
    for (const from of ['personProfile', 'memberMessage', 'miniSite', 'siteItem', 'lessonProgress'])
      expect(count(`${from} WHERE memberId = ?`), from).toBe(0)
    expect(count('upload WHERE ownerId = ?')).toBe(0)
    expect(count('memberApply WHERE ownerId = ? AND block IS NOT NULL')).toBe(0)
    expect(db.get('SELECT name, uscc, avatar FROM member WHERE id = ?', [id])).toEqual({
      name: '已注销会员',
      uscc: null,
      avatar: null,
    })
    expect(db.get('SELECT count(*) AS n FROM memberOrder WHERE payerId = ?', [id])).toEqual(orders)
    expect(contradictionsIn(db)).toEqual([])
    const verified = await bed.get(`/api/public/print-info/verify/${certificate.verifyCode}`)
    expect(verified.json()).toMatchObject({
      ...{ status: 'REVOKED', certNo: certificate.certNo, holderName: '已注销会员' },
      ...{ memberNo: null, photoUrl: null, rows: [] },
    })
    const form = (await bed.get(`/api/public/print-info/verify/${printedForm.verifyCode}`)).json()
    expect(form).toMatchObject({ status: 'REVOKED', holderName: '已注销会员', rows: [] })
    expect(form.statement).toBe(printedForm.statement)
    expect(count('memberInvoiceTitle WHERE ownerId = ?')).toBe(0)
    const returned = 'returnedApply WHERE applyId IN (SELECT id FROM memberApply WHERE ownerId = ?)'
    expect(count(returned)).toBe(0)
  })

  it('erases what was watched of courses, but not that hours were credited', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    const { db } = bed.world
    const count = (condition: string) =>
      db.get<{ n: number }>(
        `SELECT count(*) AS n FROM courseEnrollment WHERE memberId = ? AND (${condition})`,
        [memberIdOf('lin')],
      )?.n
    const watched =
      'watchedMs > 0 OR mostWatchedMs > 0 OR lastLessonId IS NOT NULL OR lastStudyTime IS NOT NULL'
    const completed = count('firstCompleteTime IS NOT NULL')
    expect(count(watched)).toBeGreaterThan(0)
    expect((await close(bed, 'lin')).statusCode).toBe(204)
    expect(count(watched)).toBe(0)
    expect(count('firstCompleteTime IS NOT NULL')).toBe(completed)
  })

  it('erases what the desk keeps to take decisions back with', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    const { db } = bed.world
    const keep = (kind: string, table: string, owner: string) =>
      db.run(
        `INSERT INTO deskUndo (kind, subjectId, staffId, decidedAt, before, after)
         SELECT ?, max(id), 1, '2026-11-21T02:00:00.000Z', '{}', '{}' FROM ${table} WHERE ${owner} = ?`,
        [kind, memberIdOf('lin')],
      )
    keep('APPLICATION', 'memberApply', 'ownerId')
    keep('SITE_ITEM', 'siteItem', 'memberId')
    db.run(
      "INSERT INTO deskUndo SELECT kind, 999999, staffId, decidedAt, before, after FROM deskUndo WHERE kind = 'APPLICATION'",
    )
    expect((await close(bed, 'lin')).statusCode).toBe(204)
    expect(db.all('SELECT kind, subjectId FROM deskUndo')).toEqual([
      { kind: 'APPLICATION', subjectId: 999_999 },
    ])
  })

  it('leaves of what was printed the receipts alone', async () => {
    const bed = await createTestBed()
    await untie(bed, 'lin')
    const [fee] = (await bed.get('/api/member-fees/user?status.equals=PAID', 'lin')).json<{ id: number }[]>()
    const receipt = (await bed.get(`/api/print-info/member?printType=RECEIPT&feeId=${fee?.id}`, 'lin')).json()
    const [form] = (await bed.get('/api/member-applies/user?status.equals=EFFECTIVE', 'lin')).json<
      { id: number }[]
    >()
    const printed = (
      await bed.get(`/api/print-info/member?printType=APPLY_FORM&applyId=${form?.id}`, 'lin')
    ).json()
    expect(printed.status).toBe('VALID')
    await close(bed, 'lin')
    const verify = async (code: string) => (await bed.get(`/api/public/print-info/verify/${code}`)).json()
    expect(await verify(receipt.verifyCode)).toMatchObject({ status: 'VALID', holderName: '林知远' })
    expect(await verify(printed.verifyCode)).toMatchObject({
      ...{ status: 'REVOKED', certNo: printed.certNo, holderName: '已注销会员', rows: [] },
    })
  })

  it('of a unit with a mini-site leaves every public list, and the next fee year, as they can be answered', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const units = db.all<{ id: number }>(
      `SELECT account.id FROM account JOIN member ON member.id = account.memberId JOIN miniSite ON miniSite.memberId = member.id
       WHERE ownerType = 'UNIT'`,
    )
    const { id = 0 } =
      units.find((unit) => closingReasons(tiesOf(db, unit.id, bed.clock.now())).length === 0) ?? {}
    const headers = { authorization: `Bearer ${issueToken(bed.world, id)}` }
    const closed = await bed.app.inject({
      method: 'POST',
      url: '/ht/api/member/close',
      headers,
      payload: { confirmation, password },
    })
    expect(closed.statusCode).toBe(204)
    const open = [...operations.values()].filter(
      ({ permissions, list, path }: Operation) => permissions === null && list && !path.includes('{'),
    )
    expect(open.length).toBeGreaterThan(10)
    for (const { path } of open) expect((await bed.get(`${path}?size=2000`)).statusCode, path).not.toBe(500)
    bed.clock.advance(60 * 86_400_000)
    expect((await bed.get('/api/public/info-companies/query')).statusCode).toBe(200)
    const next = 'SELECT 1 AS one FROM memberFee WHERE ownerId = ? AND feeYear = ?'
    const year = new Date(bed.clock.now()).getUTCFullYear()
    expect(db.get(next, [memberIdOf('lin'), year])).toEqual({ one: 1 })
    expect(db.get(next, [id, year])).toBeUndefined()
  })
})
