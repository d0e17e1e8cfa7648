import type { MemberApply, PrintInfo } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { product } from '../../../testing/controls.ts'
import { decide, feesOf, openWeixinOrder, orderOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/print-info/member'

async function certificateOf(bed: TestBed, persona: string, printType = 'PERSON_CERT'): Promise<PrintInfo> {
  const answer = await bed.get(`${path}?printType=${printType}`, persona)
  expect(answer.statusCode).toBe(200)
  return answer.json()
}

const verify = async (bed: TestBed, { verifyCode }: PrintInfo): Promise<PrintInfo> =>
  (await bed.get(`/api/public/print-info/verify/${verifyCode}`)).json()

const apply = (bed: TestBed, persona: string, body: object) =>
  bed.post('/api/member-applies', { statement: true, status: 'SUBMITTED', ...body }, persona)

describe('a certificate', () => {
  it('keeps its code, and whoever has the code sees every printed field', async () => {
    const bed = await createTestBed()
    const printed = await certificateOf(bed, 'lin')
    expect(await certificateOf(bed, 'lin')).toEqual(printed)
    expect(await verify(bed, printed)).toEqual(printed)
    expect(printed).toMatchObject({
      status: 'VALID',
      holderName: '林知远',
      memberNo: 'JC-P-2019-0001',
      validFrom: '2026-01-01',
      validTo: '2026-12-31',
    })
    const url = new URL(printed.verifyUrl)
    expect((await bed.app.inject({ url: url.pathname })).json().certNo).toBe(printed.certNo)
    expect((await bed.get(`/${printed.sealUrl}`)).body).toMatch(/^<svg/)
  })

  it('carries the address of the website’s page about it', async () => {
    const bed = await createTestBed({ portal: 'https://portal.example' })
    const { verifyUrl, verifyCode } = await certificateOf(bed, 'lin')
    expect(verifyUrl).toBe(`https://portal.example/verify/${verifyCode}`)
  })

  it.each([
    [null, /^http:\/\/[^/]+\/ht\/api\/public\/print-info\/verify\//],
    ['https://portal.example', /^https:\/\/portal\.example\/verify\//],
  ])('leads a stranger into the world that printed it, with the website %s', async (portal, end) => {
    const bed = await createTestBed({ portal })
    const printed = (await product(bed, 'red', '/api/print-info/member?printType=PERSON_CERT', 'lin')).json()
    const { pathname, origin } = new URL(printed.verifyUrl)
    if (portal) expect(origin).toBe(portal)
    expect(pathname).toBe(`/ht/worlds/red/verify/${printed.verifyCode}`)
    const led = await bed.app.inject({ url: pathname })
    expect(led.statusCode).toBe(302)
    expect(led.headers['set-cookie']).toBe('mock_world=red; Path=/; SameSite=Lax')
    expect(led.headers.location).toMatch(end)
    expect(led.headers.location?.endsWith(printed.verifyCode)).toBe(true)
    const url = `/ht/api/public/print-info/verify/${printed.verifyCode}`
    const seen = await bed.app.inject({
      url,
      headers: { cookie: String(led.headers['set-cookie']).split(';')[0] },
    })
    expect(seen.json()).toEqual(printed)
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    expect((await bed.app.inject({ url: pathname, headers: crossSite })).statusCode).toBe(403)
  })

  it('masks the identity number', async () => {
    const { rows } = await certificateOf(await createTestBed(), 'lin')
    expect(rows.find(({ label }) => label === '身份证号')?.value).toBe('349901********7319')
  })

  it('expires by the clock, and the next year’s is another', async () => {
    const bed = await createTestBed()
    const printed = await certificateOf(bed, 'hengxin', 'UNIT_CERT')
    bed.clock.set('2026-12-31T15:59:59.000Z')
    expect((await verify(bed, printed)).status).toBe('VALID')
    bed.clock.set('2026-12-31T16:00:00.000Z')
    expect((await verify(bed, printed)).status).toBe('EXPIRED')
    const answer = await bed.get(`${path}?printType=UNIT_CERT`, 'hengxin')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.membershipNotValid' })
  })

  it('is revoked when what it says has changed; a new one is true', async () => {
    const bed = await createTestBed()
    const printed = await certificateOf(bed, 'lin')
    const materials = materialsOf(bed, 'lin', '身份证')
    await apply(bed, 'lin', { applyKind: 'CHANGE', person: { name: '林致远' }, materials })
    letReviewsPass(bed)
    expect((await verify(bed, printed)).status).toBe('REVOKED')
    const next = await certificateOf(bed, 'lin')
    expect(next).toMatchObject({ status: 'VALID', certNo: printed.certNo })
    expect(next.verifyCode).not.toBe(printed.verifyCode)
  })

  it('holds on beside a new one when only the title has changed', async () => {
    const bed = await createTestBed()
    const printed = await certificateOf(bed, 'lin')
    const materials = materialsOf(bed, 'lin', '其他')
    await apply(bed, 'lin', { applyKind: 'CHANGE', person: { title: '正高级工程师' }, materials })
    letReviewsPass(bed)
    const next = await certificateOf(bed, 'lin')
    expect(next.verifyCode).not.toBe(printed.verifyCode)
    expect(next.rows).toContainEqual({ label: '职称', value: '正高级工程师' })
    expect(await verify(bed, printed)).toEqual(printed)
  })

  it('is revoked when its holder leaves', async () => {
    const bed = await createTestBed()
    const printed = await certificateOf(bed, 'lin')
    const materials = materialsOf(bed, 'lin', '盖章申请表')
    await apply(bed, 'lin', { applyKind: 'QUIT', reason: '移居外省', materials })
    letReviewsPass(bed)
    expect((await verify(bed, printed)).status).toBe('REVOKED')
    expect((await bed.get(`${path}?printType=PERSON_CERT`, 'lin')).statusCode).toBe(409)
  })

  it('is of a member whose term runs, and of one’s own kind', async () => {
    const bed = await createTestBed()
    for (const [persona, type] of [
      ['he', 'PERSON_CERT'],
      ['tong', 'PERSON_CERT'],
      ['anzhu', 'UNIT_CERT'],
    ])
      expect((await bed.get(`${path}?printType=${type}`, persona)).statusCode).toBe(409)
    const foreign = await bed.get(`${path}?printType=UNIT_CERT`, 'lin')
    expect(foreign.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'printType' }] })
    expect((await bed.get(`${path}?printType=PERSON_CERT`)).statusCode).toBe(401)
    expect((await bed.get(path, 'lin')).json()).toMatchObject({ fieldErrors: [{ field: 'printType' }] })
  })
})

describe('an application form', () => {
  it('prints what was submitted and is revoked when that was changed', async () => {
    const bed = await createTestBed()
    const form = await certificateOf(bed, 'tong', 'APPLY_FORM&applyId=3001')
    expect(form).toMatchObject({ holderName: '童小满', validTo: null, status: 'VALID' })
    expect(form.rows).toContainEqual({ label: '申请事项', value: '个人会员入会' })
    expect(form.statement).toMatch(/自愿遵守协会章程/)
    expect(await verify(bed, form)).toEqual(form)
    const saved = await bed.put('/api/member-applies', { id: 3001, applyKind: 'JOIN' }, 'tong')
    expect(saved.statusCode).toBe(200)
    expect((await verify(bed, form)).status).toBe('REVOKED')
  })

  it('is sealed before it is handed in, and what was sealed still holds afterwards', async () => {
    const bed = await createTestBed()
    const [draft] = (await bed.get('/api/member-applies/user?status.equals=DRAFT', 'anzhu')).json<
      MemberApply[]
    >()
    const sealed = await certificateOf(bed, 'anzhu', `APPLY_FORM&applyId=${draft?.id}`)
    expect(sealed.rows.map(({ label }) => label)).not.toContain('提交时间')
    const { id, applyKind, company, reason, materials } = draft as MemberApply
    const stated = { ...(company && { company }), ...(reason && { reason }) }
    const body = { id, applyKind, ...stated, materials, statement: true, status: 'SUBMITTED' }
    expect((await bed.put('/api/member-applies', body, 'anzhu')).json()).toMatchObject({
      status: 'SUBMITTED',
    })
    expect((await verify(bed, sealed)).status).toBe('VALID')
    const after = await certificateOf(bed, 'anzhu', `APPLY_FORM&applyId=${id}`)
    expect(after.rows.map(({ label }) => label)).toContain('提交时间')
  })

  it('of who leaves declares the leaving, and no joining', async () => {
    const bed = await createTestBed()
    const body = { applyKind: 'QUIT', reason: '单位注销' }
    const { id } = (await bed.post('/api/member-applies', body, 'lin')).json<MemberApply>()
    const { statement, rows } = await certificateOf(bed, 'lin', `APPLY_FORM&applyId=${id}`)
    expect(rows).toContainEqual({ label: '申请事项', value: '个人会员退会' })
    expect(statement).toMatch(/申请退出协会/)
    expect(statement).not.toMatch(/遵守协会章程/)
  })

  it('is one’s own, and of an application that was not refused or taken back', async () => {
    const bed = await createTestBed()
    expect((await bed.get(`${path}?printType=APPLY_FORM&applyId=3001`, 'lin')).statusCode).toBe(404)
    const missing = await bed.get(`${path}?printType=APPLY_FORM`, 'lin')
    expect(missing.json()).toMatchObject({ fieldErrors: [{ field: 'applyId' }] })
    const [withdrawn] = (await bed.get('/api/member-applies/user?status.equals=WITHDRAWN', 'hengxin')).json<
      MemberApply[]
    >()
    const answer = await bed.get(`${path}?printType=APPLY_FORM&applyId=${withdrawn?.id}`, 'hengxin')
    expect(answer.json()).toMatchObject({ status: 409, message: 'error.applicationNotPrintable' })
  })
})

describe('the codes', () => {
  it('have 144 bits, and an unknown one tells nothing', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/public/print-info/verify/AAAAAAAAAAAAAAAAAAAAAAAA')).statusCode).toBe(404)
    expect((await bed.get('/api/public/print-info/verify/short')).statusCode).toBe(400)
    const codes = bed.world.db.all<{ verifyCode: string }>('SELECT verifyCode FROM printedDocument')
    expect(codes.every(({ verifyCode }) => /^[\w-]{24}$/.test(verifyCode))).toBe(true)
  })

  it('are seeded for every member whose term has been paid, in every state', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const valid = `SELECT id FROM member WHERE joinDate IS NOT NULL AND validTo >= '2026-11-21'`
    expect(db.all(`${valid} AND id NOT IN (SELECT memberId FROM printedDocument)`)).toEqual([])
    const states = new Set<string>()
    for (const row of db.all<PrintInfo>('SELECT verifyCode FROM printedDocument'))
      states.add((await verify(bed, row)).status)
    expect([...states].sort()).toEqual(['EXPIRED', 'REVOKED', 'VALID'])
    expect((await certificateOf(bed, 'mingce', 'UNIT_CERT')).status).toBe('VALID')
  })
})

describe('a fee’s notice and receipt', () => {
  const feeOf = async (bed: TestBed, persona: string, status: string) =>
    (await feesOf(bed, persona, status))[0] ?? { id: 0, feeNo: '' }
  const print = (bed: TestBed, persona: string, printType: string, feeId: number) =>
    bed.get(`${path}?printType=${printType}&feeId=${feeId}`, persona)

  it('say what is to be paid until when and where to, while it is owed', async () => {
    const bed = await createTestBed()
    const { id, feeNo } = await feeOf(bed, 'su', 'UNPAID')
    const notice = (await print(bed, 'su', 'FEE_NOTICE', id)).json<PrintInfo>()
    expect(notice).toMatchObject({ certNo: feeNo, holderName: '苏婉清', amount: 200, status: 'VALID' })
    expect(notice.rows).toEqual(
      expect.arrayContaining([
        { label: '应缴金额（大写）', value: '贰佰元整' },
        { label: '缴费期限', value: '2026-12-31' },
        { label: '收款账号', value: '690112345678900018' },
      ]),
    )
    expect((await print(bed, 'su', 'RECEIPT', id)).json()).toMatchObject({
      status: 409,
      message: 'error.feeUnpaid',
    })
    const { code_url, orderId } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    expect(await verify(bed, notice)).toMatchObject({ status: 'REVOKED', amount: 200 })
    const late = (await print(bed, 'su', 'FEE_NOTICE', id)).json()
    expect(late).toMatchObject({ status: 409, message: 'error.feePaid' })
    const receipt = (await print(bed, 'su', 'RECEIPT', id)).json<PrintInfo>()
    expect(await verify(bed, receipt)).toEqual(receipt)
    const { orderNo, transactionId } = await orderOf(bed, 'su', orderId)
    expect(receipt.rows).toEqual(
      expect.arrayContaining([
        { label: '付款单位（人）', value: '苏婉清' },
        { label: '缴费方式', value: '微信支付' },
        { label: '订单编号', value: orderNo },
        { label: '支付交易号', value: transactionId },
      ]),
    )
  })

  it('names the unit that paid, and nothing of its order', async () => {
    const bed = await createTestBed()
    const { id } = await feeOf(bed, 'he', 'UNPAID,OVERDUE')
    const he = { name: '贺启航', idNumber: '349903197912083651', phone: '13800010003', feeYear: 2026 }
    const batch = await bed.post('/api/member-applies-top', { members: [he], status: 'SUBMITTED' }, 'hengxin')
    const { orderId } = batch.json<{ orderId: number }>()
    const { code_url } = (await payByWeixin(bed, 'hengxin', { orderId })).json<{ code_url: string }>()
    await decide(bed, code_url, 'success')
    const receipt = await print(bed, 'he', 'RECEIPT', id)
    expect(receipt.body).toContain('江川恒信工程造价咨询有限公司')
    expect(receipt.body).not.toContain((await orderOf(bed, 'hengxin', orderId)).orderNo)
    expect((await print(bed, 'hengxin', 'RECEIPT', id)).statusCode).toBe(404)
  })

  it('need the fee, and nothing else does', async () => {
    const bed = await createTestBed()
    const { id } = await feeOf(bed, 'su', 'PAID')
    const exempt = await feeOf(bed, 'su', 'EXEMPT')
    const codeOf = async (query: string) => {
      const answer = (await bed.get(`${path}?${query}`, 'su')).json()
      return answer.fieldErrors?.[0]?.field ?? answer.message
    }
    expect(await codeOf('printType=RECEIPT')).toBe('feeId')
    expect(await codeOf(`printType=RECEIPT&feeId=${id}&applyId=1`)).toBe('applyId')
    expect(await codeOf(`printType=PERSON_CERT&feeId=${id}`)).toBe('feeId')
    expect(await codeOf(`printType=FEE_NOTICE&feeId=${exempt.id}`)).toBe('error.feeNotPayable')
  })
})
