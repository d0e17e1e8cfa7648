import type { HourCertificate, MemberApply, PrintInfo } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { applicationOf, letReviewsPass, materialsOf } from '../../../testing/applying.ts'
import { fieldsOf } from '../../../testing/codes.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

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

  it('that touches nothing on it leaves the certificate as it is', async () => {
    const bed = await createTestBed()
    const before = await certificateOf(bed, 'su', 'PERSON_CERT')
    const printed = documentsOf(bed)
    await change(bed, 'su', { person: { position: '总工程师' } }, '身份证')
    letReviewsPass(bed)
    expect((await bed.get('/api/member-basic/detail', 'su')).json()).toMatchObject({ position: '总工程师' })
    expect(await verified(bed, before)).toMatchObject({ status: 'VALID' })
    expect(documentsOf(bed)).toEqual(printed)
  })
})
