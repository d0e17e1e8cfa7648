import type { DeskApplication, HourCertificate, MemberApply, PrintInfo } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { applicationOf, letReviewsPass, materialsOf, submitTong } from '../../../testing/applying.ts'
import { fieldsOf } from '../../../testing/codes.ts'
import { decide, feesOf, openWeixinOrder, orderOf, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'
import { issueCertificate, newVerifyCode } from '../../education/courses/certificates.ts'

const change = async (bed: TestBed, persona: string, block: object, type: '营业执照' | '身份证') => {
  const body = { applyKind: 'CHANGE', ...block, statement: true, status: 'SUBMITTED' }
  const materials = materialsOf(bed, persona, type)
  const answer = await bed.post('/api/member-applies', { ...body, materials }, persona)
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json<MemberApply>().id
}

const certificateOf = async (bed: TestBed, persona: string, printType: string): Promise<PrintInfo> =>
  (await bed.get(`/api/print-info/member?printType=${printType}`, persona)).json()

const verified = async (bed: TestBed, { verifyCode }: PrintInfo): Promise<PrintInfo> =>
  (await bed.get(`/api/public/print-info/verify/${verifyCode}`)).json()

/** How many notices of a certificate a persona has. */
const certificateNotices = async (bed: TestBed, persona: string): Promise<number> =>
  (await bed.get('/api/member-messages?kind.equals=CERTIFICATE', persona)).json<unknown[]>().length

const documentsOf = (bed: TestBed) => bed.world.db.get('SELECT count(*) AS n FROM printedDocument')

describe('a change of what stands on the certificate', () => {
  it('of a unit is written when it takes effect; the certificate is made anew and the old one REVOKED', async () => {
    const bed = await createTestBed()
    const before = await certificateOf(bed, 'mingce', 'UNIT_CERT')
    const company = { companyName: '云洲铭测工程咨询有限公司', legalPerson: '卢小芸' }
    const id = await change(bed, 'mingce', { company }, '营业执照')
    const basic = () => bed.get('/api/member-basic/detail', 'mingce').then((answer) => answer.json())
    expect(await basic()).toMatchObject({ companyName: '云洲铭测工程管理有限公司', legalPerson: '孟铭川' })
    expect(await verified(bed, before)).toMatchObject({ status: 'VALID' })
    const printed = documentsOf(bed)
    letReviewsPass(bed)
    expect(await applicationOf(bed, 'mingce', id)).toMatchObject({ status: 'EFFECTIVE' })
    expect(await basic()).toMatchObject(company)
    expect(documentsOf(bed)).not.toEqual(printed)
    expect(await verified(bed, before)).toMatchObject({
      status: 'REVOKED',
      holderName: '云洲铭测工程管理有限公司',
    })
    const after = await certificateOf(bed, 'mingce', 'UNIT_CERT')
    expect(after).toMatchObject({ certNo: before.certNo, holderName: company.companyName, status: 'VALID' })
    expect(after.verifyCode).not.toBe(before.verifyCode)
    expect(await verified(bed, after)).toMatchObject({ status: 'VALID' })
  })

  it('of a unit’s name is on what it owes and on the orders of it, while what was paid keeps the former', async () => {
    const bed = await createTestBed()
    const names = async (status: string) =>
      new Set((await feesOf(bed, 'mingce', status)).map((fee) => fee.ownerName))
    const [before, after] = ['云洲铭测工程管理有限公司', '云洲铭测工程咨询有限公司']
    await change(bed, 'mingce', { company: { companyName: after } }, '营业执照')
    letReviewsPass(bed)
    expect(await names('UNPAID,OVERDUE')).toEqual(new Set([after]))
    expect(await names('PAID')).toEqual(new Set([before]))
    const { orderId } = await openWeixinOrder(bed, 'mingce')
    const order = await orderOf(bed, 'mingce', orderId)
    expect(order).toMatchObject({
      payerName: after,
      details: [{ beneficiaryName: after }, { beneficiaryName: after }],
    })
  })

  it('of a person is written likewise, and what was replaced is refused from then on', async () => {
    const bed = await createTestBed()
    const before = await certificateOf(bed, 'su', 'PERSON_CERT')
    const detail = (await bed.get('/api/member-basic/detail', 'su')).json()
    const { id, isComplete, memberNo, memberLevel, joinDate, validTo, phone, idType, ...put } = detail
    await change(bed, 'su', { person: { name: '苏晚晴' } }, '身份证')
    letReviewsPass(bed)
    expect(await verified(bed, before)).toMatchObject({ status: 'REVOKED', holderName: '苏婉清' })
    const late = await bed.put('/api/member-basic-infos', put, 'su')
    expect(late.json()).toMatchObject({ status: 409, message: 'error.changeByApplication' })
    expect(fieldsOf(late)).toEqual(['name Fixed'])
    const same = await bed.put('/api/member-basic-infos', { ...put, name: '苏晚晴' }, 'su')
    expect(same.json()).toMatchObject({ name: '苏晚晴' })
  })

  it('of a person makes the certificates of hours anew, too, each over the same hours', async () => {
    const bed = await createTestBed()
    const listed = async () =>
      (await bed.get('/api/edu-certificates?sort=id', 'lin')).json<HourCertificate[]>()
    const [before] = await listed()
    await change(bed, 'lin', { person: { name: '林远' } }, '身份证')
    letReviewsPass(bed)
    const [old, made, ...more] = await listed()
    expect(old).toEqual({ ...before, status: 'REVOKED' })
    expect(made).toMatchObject({
      holderName: '林远',
      year: before?.year,
      courses: before?.courses,
      status: 'VALID',
    })
    expect(more).toEqual([])
  })

  it('leaves the certificates of hours what they were when the decision is taken back', async () => {
    const bed = await createTestBed()
    const listed = async () =>
      (await bed.get('/api/edu-certificates?sort=id', 'lin')).json<HourCertificate[]>()
    const before = await listed()
    const id = await change(bed, 'lin', { person: { name: '林远' } }, '身份证')
    const clerk = 'huiyuanbu'
    for (let status = 'REVIEWING'; status === 'REVIEWING'; ) {
      const { version } = (await bed.get(`/api/admin/applications/${id}`, clerk)).json<DeskApplication>()
      const decision = { result: 'APPROVE', version }
      const answer = await bed.post(`/api/admin/applications/${id}/decision`, decision, clerk)
      status = answer.json<DeskApplication>().status
    }
    expect(await listed()).toHaveLength(before.length + 1)
    expect((await bed.post(`/api/admin/applications/${id}/undo`, {}, clerk)).statusCode).toBe(200)
    expect(await listed()).toEqual(before)
  })

  it('that touches nothing on it leaves the certificate as it is, and tells of none', async () => {
    const bed = await createTestBed()
    const before = await certificateOf(bed, 'su', 'PERSON_CERT')
    const printed = documentsOf(bed)
    const told = await certificateNotices(bed, 'su')
    await change(bed, 'su', { person: { position: '总工程师' } }, '身份证')
    letReviewsPass(bed)
    expect((await bed.get('/api/member-basic/detail', 'su')).json()).toMatchObject({ position: '总工程师' })
    expect(await verified(bed, before)).toMatchObject({ status: 'VALID' })
    expect(documentsOf(bed)).toEqual(printed)
    expect(await certificateNotices(bed, 'su')).toBe(told)
    await change(bed, 'su', { person: { name: '苏晚晴' } }, '身份证')
    letReviewsPass(bed)
    expect(await certificateNotices(bed, 'su')).toBe(told + 1)
  })
})

it('joining under another name makes the certificates of hours anew, as a change does', async () => {
  const bed = await createTestBed()
  const [year, at] = [2026, bed.clock.now()]
  const course = { courseId: 3008, title: '安装工程', category: '必修', creditHours: 4 } as const
  const courses = [{ ...course, creditTime: at.toISOString() }]
  issueCertificate(bed.world, memberIdOf('tong'), { year, courses, at, verifyCode: newVerifyCode() })
  const { id, person } = await submitTong(bed)
  const renamed = JSON.stringify({ ...person, name: '童小曼' })
  bed.world.db.run('UPDATE memberApply SET block = ? WHERE id = ?', [renamed, id])
  letReviewsPass(bed)
  const feeIds = (await feesOf(bed, 'tong')).map((fee) => fee.id)
  const { code_url } = (await payByWeixin(bed, 'tong', { feeIds })).json<{ code_url: string }>()
  await decide(bed, code_url, 'success')
  expect((await applicationOf(bed, 'tong', id)).status).toBe('EFFECTIVE')
  const listed = await bed.get('/api/edu-certificates?sort=id', 'tong')
  expect(listed.json()).toMatchObject([
    { status: 'REVOKED', holderName: '童小满' },
    { status: 'VALID', holderName: '童小曼' },
  ])
})
