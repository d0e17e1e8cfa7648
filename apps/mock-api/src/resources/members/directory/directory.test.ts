import type { Company, CompanyDetail, FeeYear, Member, MemberDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const companies = '/api/public/info-companies/query'
const members = '/api/public/info-members/query'

async function list<Row>(bed: TestBed, path: string): Promise<Row[]> {
  return (await bed.get(encodeURI(path))).json()
}

describe('GET /api/public/info-companies/query', () => {
  it('lists whoever has joined, also those whose membership has run out', async () => {
    const bed = await createTestBed()
    const rows = await list<Company>(bed, `${companies}?size=100`)
    const names = rows.map(({ companyName }) => companyName)
    expect(names).toContain('松陵安筑建设监理有限公司')
    expect(names).not.toContain('青屿新锐数字建造科技有限公司')
    expect(rows.find(({ id }) => id === memberIdOf('anzhu'))).toMatchObject({ isExpired: true })
    expect(rows.find(({ id }) => id === memberIdOf('hengxin'))).toMatchObject({ isExpired: false })
  })

  it('marks a membership expired from the first moment of the next day in PRC', async () => {
    const bed = await createTestBed()
    const isExpired = async () =>
      (await list<Company>(bed, `${companies}?id.equals=${memberIdOf('hengxin')}`))[0]?.isExpired
    bed.clock.set('2026-12-31T15:59:59.999Z')
    expect(await isExpired()).toBe(false)
    bed.clock.advance(1)
    expect(await isExpired()).toBe(true)
  })

  it('filters by place, kind and rating, and sorts by staff', async () => {
    const bed = await createTestBed()
    const query =
      'city.equals=临江市&companyType.in=造价咨询,软件&creditRating.in=AAA,AA&sort=staffCount,desc'
    const rows = await list<Company>(bed, `${companies}?${query}`)
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) {
      expect(row.city).toBe('临江市')
      expect(['造价咨询', '软件']).toContain(row.companyType)
      expect(['AAA', 'AA']).toContain(row.creditRating)
    }
    const staff = rows.map(({ staffCount }) => staffCount ?? 0)
    expect(staff).toEqual(staff.toSorted((a, b) => b - a))
  })

  it('tells nothing of a mini-site that is not published', async () => {
    const bed = await createTestBed()
    const domains = new Map(
      (await list<Company>(bed, `${companies}?size=100`)).map(({ id, domainId }) => [id, domainId]),
    )
    expect(domains.get(memberIdOf('hengxin'))).toBe('hengxin')
    expect(domains.get(memberIdOf('mingce'))).toBeNull()
  })

  it('shows no mobile number of a contact', async () => {
    const bed = await createTestBed()
    const { body: directory } = await bed.get(`${companies}?size=100`)
    const { body: detail } = await bed.get('/api/public/company-info?domainId=hengzhun')
    const contacts = bed.world.db.all<{ phone: string }>('SELECT contactPhone AS phone FROM companyProfile')
    expect(contacts.length).toBeGreaterThan(20)
    expect(contacts.filter(({ phone }) => (directory + detail).includes(phone))).toEqual([])
  })
})

describe('GET /api/public/info-members/query', () => {
  it('masks identity numbers, and shows neither phone nor mail address', async () => {
    const bed = await createTestBed()
    const answer = await bed.get(`${members}?size=100`)
    const rows = answer.json<Member[]>()
    expect(rows.length).toBeGreaterThan(30)
    expect(rows.filter(({ idNumber }) => !/^3499\d{2}\*{8}\d{3}[\dX]$/.test(idNumber))).toEqual([])
    const phones = bed.world.db.all<{ phone: string }>(`SELECT phone FROM member WHERE ownerType = 'PERSON'`)
    expect(phones.filter(({ phone }) => answer.body.includes(phone))).toEqual([])
    expect(answer.body).not.toContain('@')
  })

  it('leaves applicants out', async () => {
    const bed = await createTestBed()
    expect(await list<Member>(bed, `${members}?name.equals=童小满`)).toEqual([])
    expect(await list<Member>(bed, `${members}?name.equals=贺启航`)).toMatchObject([{ isExpired: true }])
  })

  it('does not let an identity number be guessed through a criterion', async () => {
    const bed = await createTestBed()
    const answer = await bed.get(`${members}?idNumber.equals=349901198604127319`)
    expect(answer.statusCode).toBe(400)
  })

  it('finds the people of a unit by major', async () => {
    const bed = await createTestBed()
    const rows = await list<Member>(
      bed,
      `${members}?companyId.equals=101&certMajor.equals=土木建筑&sort=name`,
    )
    expect(rows.map(({ name }) => name).toSorted()).toEqual(['沈维衡', '许静怡'].toSorted())
  })
})

describe('GET /api/public/company-info', () => {
  it('is the unit of the directory with what its profile page shows', async () => {
    const bed = await createTestBed()
    const [row] = await list<Company>(bed, `${companies}?id.equals=101`)
    const detail = (await bed.get('/api/public/company-info?domainId=hengzhun')).json<CompanyDetail>()
    expect(detail).toMatchObject({ ...row, legalPerson: '沈维衡', technicalLeader: '许静怡' })
  })

  it.each(['mingce', 'shen-weiheng', 'nobody-here'])('is 404 for %s', async (domainId) => {
    const bed = await createTestBed()
    expect((await bed.get(`/api/public/company-info?domainId=${domainId}`)).statusCode).toBe(404)
  })

  it('needs a well-formed domain', async () => {
    const bed = await createTestBed()
    for (const query of ['', '?domainId=AB', '?domainId=a_b_c'])
      expect((await bed.get(`/api/public/company-info${query}`)).statusCode).toBe(400)
  })
})

describe('GET /api/public/member-info', () => {
  it('is the person behind a mini-site, masked', async () => {
    const bed = await createTestBed()
    const detail = (await bed.get('/api/public/member-info?domainId=lin-zhiyuan')).json<MemberDetail>()
    expect(detail).toMatchObject({ id: memberIdOf('lin'), name: '林知远', idNumber: '349901********7319' })
    expect(detail.school).not.toBeNull()
  })

  it('is 404 for a unit’s domain', async () => {
    const bed = await createTestBed()
    expect((await bed.get('/api/public/member-info?domainId=hengzhun')).statusCode).toBe(404)
  })
})

describe('settled fee years', () => {
  it('are those that the member sees as paid or exempt', async () => {
    const bed = await createTestBed()
    const path = `/api/public/member-fees-years?memberId.equals=${memberIdOf('su')}`
    const rows = await list<FeeYear>(bed, path)
    expect(rows.map(({ feeYear, isExempt }) => [feeYear, isExempt])).toEqual([
      [2024, false],
      [2023, false],
      [2022, false],
      [2021, true],
    ])
    expect(rows.at(-1)?.payDate).toBeNull()
  })

  it('tell no amounts, and keep units and persons apart', async () => {
    const bed = await createTestBed()
    const units = await bed.get('/api/public/company-fees-years?feeYear.equals=2025&size=200')
    expect(units.body).not.toMatch(/amount/i)
    const names = units.json<FeeYear[]>().map(({ name }) => name)
    expect(names).toContain('江川恒信工程造价咨询有限公司')
    expect(names).not.toContain('云洲铭测工程管理有限公司')
    expect(names).not.toContain('林知远')
  })
})
