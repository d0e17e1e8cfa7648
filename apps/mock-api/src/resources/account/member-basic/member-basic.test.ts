import type { PersonBasic, PersonBasicBody, UnitBasic, UnitBasicBody } from '@portal/api-contract'
import { document } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { codeFor, fieldsOf, tokenIn } from '../../../testing/codes.ts'
import { createTestBed, encryptPassword, type TestBed } from '../../../testing/test-bed.ts'
import { upload } from '../../../testing/upload.ts'

const detail = '/api/member-basic/detail'
const infos = '/api/member-basic-infos'

const personBody = ({ ...basic }: PersonBasic): PersonBasicBody => {
  const { id, isComplete, memberNo, memberLevel, joinDate, validTo, name, phone, idType, ...body } = basic
  return body as PersonBasicBody
}
const unitBody = ({ ...basic }: UnitBasic): UnitBasicBody => {
  const { id, isComplete, memberNo, memberLevel, joinDate, validTo, companyName, uscc, ...rest } = basic
  const { qualificationLevel, creditRating, creditYear, ...body } = rest
  return body as UnitBasicBody
}
const personOf = async (bed: TestBed, persona: string): Promise<PersonBasic> =>
  (await bed.get(detail, persona)).json()
const unitOf = async (bed: TestBed, persona: string): Promise<UnitBasic> =>
  (await bed.get(detail, persona)).json()

describe('the own profile', () => {
  it('of a person hides the identity number', async () => {
    const answer = await (await createTestBed()).get(detail, 'su')
    expect(answer.json()).toMatchObject({
      ownerType: 'PERSON',
      isComplete: true,
      name: '苏婉清',
      phone: '13800010002',
      idNumber: '349902********4529',
      birthDate: '1991-07-25',
      memberNo: 'JC-P-2021-0002',
    })
    expect(answer.body).not.toContain('349902199107254529')
  })

  it('of a unit is its own', async () => {
    const bed = await createTestBed()
    expect(await unitOf(bed, 'mingce')).toMatchObject({
      ownerType: 'UNIT',
      companyName: '云洲铭测工程管理有限公司',
      legalPerson: '孟铭川',
      contactName: '卢小芸',
    })
    expect((await unitOf(bed, 'hengxin')).companyName).toBe('江川恒信工程造价咨询有限公司')
  })
})

describe('replacing the own profile', () => {
  it('takes back what was answered, and leaves what it does not name empty', async () => {
    const bed = await createTestBed()
    const before = await personOf(bed, 'su')
    const same = await bed.put(infos, before, 'su')
    expect([same.statusCode, same.json()]).toEqual([200, before])
    const { nation: _nation, ...rest } = personBody(before)
    const changed = await bed.put(infos, { ...rest, position: '部门经理' }, 'su')
    expect(changed.json()).toEqual({ ...before, nation: null, position: '部门经理' })
    expect(await personOf(bed, 'su')).toEqual(changed.json())
    expect(await personOf(bed, 'lin')).not.toMatchObject({ position: '部门经理' })
  })

  it('of a unit takes all that an application may have stated', async () => {
    const bed = await createTestBed()
    const { id } = await unitOf(bed, 'mingce')
    const stated = { legalPerson: 'A'.repeat(50), technicalLeader: 'B'.repeat(50), district: '区'.repeat(30) }
    bed.world.db.run(
      `UPDATE companyProfile SET legalPerson = :legalPerson, technicalLeader = :technicalLeader, district = :district
       WHERE memberId = :id`,
      { ...stated, id },
    )
    const before = await unitOf(bed, 'mingce')
    expect(before).toMatchObject(stated)
    const saved = await bed.put(infos, { ...unitBody(before), staffCount: 45 }, 'mingce')
    expect(saved.json()).toEqual({ ...before, staffCount: 45 })
  })

  it('of a unit leaves alone what the association decides', async () => {
    const bed = await createTestBed()
    const before = await unitOf(bed, 'mingce')
    const answer = await bed.put(infos, { ...unitBody(before), staffCount: 51 }, 'mingce')
    expect(answer.json()).toEqual({ ...before, staffCount: 51 })
    const whole = { ...before, creditRating: 'AAA', validTo: '2099-12-31', id: 1 }
    expect((await bed.put(infos, whole, 'mingce')).json()).toEqual(before)
    expect(fieldsOf(await bed.put(infos, { ...before, rating: 'AAA' }, 'mingce'))).toEqual(['rating Unknown'])
  })

  it('takes names and numbers as they are, and refuses each that would change, whatever else changes', async () => {
    const bed = await createTestBed()
    const { companyName, uscc, ...unit } = await unitOf(bed, 'mingce')
    const body = { ...unitBody({ companyName, uscc, ...unit }), companyName, uscc, staffCount: 51 }
    expect((await bed.put(infos, body, 'mingce')).json()).toMatchObject({ companyName, uscc, staffCount: 51 })
    const another = { companyName: '云洲铭测咨询有限公司', uscc: '91349901MA2QH21B7T', legalPerson: '卢小芸' }
    const refused = await bed.put(infos, { ...body, ...another, staffCount: 9 }, 'mingce')
    expect(refused.json()).toMatchObject({ status: 409, message: 'error.changeByApplication' })
    expect(fieldsOf(refused)).toEqual(['companyName Fixed', 'uscc Fixed', 'legalPerson Fixed'])
    expect(await unitOf(bed, 'mingce')).toMatchObject({
      companyName,
      uscc,
      legalPerson: '孟铭川',
      staffCount: 51,
    })
    const su = await personOf(bed, 'su')
    expect((await bed.put(infos, { ...personBody(su), name: su.name }, 'su')).json()).toEqual(su)
    expect(fieldsOf(await bed.put(infos, { ...personBody(su), name: '苏晚晴' }, 'su'))).toEqual([
      'name Fixed',
    ])
  })

  it('changes the legal person of an applicant, whose name is fixed by the registration', async () => {
    const bed = await createTestBed()
    const basic = await unitOf(bed, 'xinrui')
    const sample = unitBody(await unitOf(bed, 'mingce'))
    const body = { ...sample, logoUrl: null, licenseUrl: null, companyName: basic.companyName }
    const save = (change: object) =>
      basic.isComplete
        ? bed.put(infos, { ...body, ...change }, 'xinrui')
        : bed.post(infos, { ...body, ...change }, 'xinrui')
    expect(fieldsOf(await save({ companyName: '青屿新锐建造科技有限公司' }))).toEqual(['companyName Fixed'])
    expect((await save({ legalPerson: '卢小芸' })).json()).toMatchObject({ legalPerson: '卢小芸' })
  })

  it('follows an employer’s name to the unit', async () => {
    const bed = await createTestBed()
    const employerOf = () => bed.world.db.get('SELECT companyId FROM personProfile WHERE memberId = 2')
    expect(employerOf()).toEqual({ companyId: 7 })
    const body = { ...personBody(await personOf(bed, 'su')), companyName: '江川恒信工程造价咨询有限公司' }
    await bed.put(infos, body, 'su')
    expect(employerOf()).toEqual({ companyId: 6 })
    await bed.put(infos, { ...body, companyName: '某某工程咨询有限公司' }, 'su')
    expect(employerOf()).toEqual({ companyId: null })
  })

  it('changes the identity number of an applicant, but not of a member', async () => {
    const bed = await createTestBed()
    const change = async (persona: string, idNumber: string) => {
      const body = personBody(await personOf(bed, persona))
      return bed.put(infos, { ...body, idNumber, birthDate: null }, persona)
    }
    const another = '349901199003072310'
    const fixed = await change('su', another)
    expect(fixed.json()).toMatchObject({ status: 409, message: 'error.changeByApplication' })
    expect(fieldsOf(fixed)).toEqual(['idNumber Fixed'])
    const own = { ...personBody(await personOf(bed, 'su')), idNumber: '349905200106181764', birthDate: null }
    expect((await bed.post(infos, { ...own, avatar: null }, 'tong')).statusCode).toBe(201)
    expect((await change('tong', another)).json()).toMatchObject({
      idNumber: '349901********2310',
      birthDate: '1990-03-07',
    })
    const taken = await change('tong', '349902199107254529')
    expect(taken.json()).toMatchObject({ status: 409, message: 'error.idNumberTaken' })
  })

  it('takes pictures and files that were uploaded, or that were there before', async () => {
    const bed = await createTestBed()
    const [picture, document] = [await upload(bed, 'mingce'), await upload(bed, 'mingce', '执照.pdf')]
    const body = unitBody(await unitOf(bed, 'mingce'))
    const put = (change: object) => bed.put(infos, { ...body, ...change }, 'mingce')
    expect((await put({ logoUrl: picture.url, licenseUrl: document.url })).statusCode).toBe(200)
    expect(fieldsOf(await put({ logoUrl: document.url }))).toEqual(['logoUrl File'])
    expect(fieldsOf(await put({ logoUrl: null, licenseUrl: 'https://example.org/x.pdf' }))).toEqual([
      'licenseUrl File',
    ])
  })

  it.each<[string, Partial<PersonBasicBody>, string[]]>([
    ['a mistyped identity number', { idNumber: '349902199107254520' }, ['idNumber Check']],
    ['a birth date that disagrees', { birthDate: '1991-07-26' }, ['birthDate Mismatch']],
    ['a certificate that ends before it begins', { certValidTo: '2019-01-01' }, ['certValidTo Range']],
    ['a certificate of tomorrow', { certIssueDate: '2026-11-22' }, ['certIssueDate Past']],
    ['another kind of certificate', { certType: '会计师' as '其他' }, ['certType OneOf']],
  ])('is refused with %s', async (_case, change, fields) => {
    const bed = await createTestBed()
    const before = await personOf(bed, 'su')
    const answer = await bed.put(infos, { ...personBody(before), ...change }, 'su')
    expect(answer.statusCode).toBe(400)
    expect(fieldsOf(answer)).toEqual(fields)
    expect(await personOf(bed, 'su')).toEqual(before)
  })

  it.each([
    ['su', 0],
    ['mingce', 1],
  ])('takes the document’s own example from %s', async (persona, index) => {
    const example = document.components.schemas.MemberBasicBody.examples[index]
    const answer = await (await createTestBed()).put(infos, example ?? {}, persona)
    expect(answer.statusCode).toBe(200)
  })

  it('as the other kind is refused', async () => {
    const bed = await createTestBed()
    const answer = await bed.put(infos, unitBody(await unitOf(bed, 'mingce')), 'su')
    expect(fieldsOf(answer)).toEqual(['ownerType OneOf'])
  })
})

describe('the profile of somebody who has just registered', () => {
  const phone = '13700000022'

  async function registerUnit(bed: TestBed): Promise<Record<string, string>> {
    const body = {
      ownerType: 'UNIT',
      companyName: '临江启衡工程咨询有限公司',
      uscc: '91349901MA2QH21B7T',
      username: 'qiheng',
      contactName: '江砚舟',
      phone,
      phoneCode: await codeFor(bed, phone),
      password: encryptPassword('zaojia-2026'),
    }
    const answer = await bed.post('/api/public/member/register', body)
    return { authorization: `Bearer ${tokenIn(answer)}` }
  }

  it('names the contact already, is filled in once, and replaced from then on', async () => {
    const bed = await createTestBed()
    const headers = await registerUnit(bed)
    const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
      bed.app.inject({ method, url: `/ht${url}`, headers, ...(payload && { payload }) })
    const empty = (await call('GET', detail)).json<UnitBasic>()
    expect(empty).toMatchObject({
      isComplete: false,
      companyName: '临江启衡工程咨询有限公司',
      contactName: '江砚舟',
      contactPhone: phone,
      legalPerson: null,
    })
    const body = unitBody(await unitOf(bed, 'mingce'))
    const own = { ...body, logoUrl: null, licenseUrl: null, contactName: '何之远' }
    expect((await call('PUT', infos, own)).statusCode).toBe(404)
    const created = await call('POST', infos, own)
    expect(created.statusCode).toBe(201)
    expect(created.json()).toMatchObject({ isComplete: true, legalPerson: '孟铭川', contactName: '何之远' })
    expect((await call('POST', infos, own)).json()).toMatchObject({
      status: 409,
      message: 'error.profileExists',
    })
    expect((await call('PUT', infos, { ...own, staffCount: 3 })).json()).toMatchObject({ staffCount: 3 })
  })
})
