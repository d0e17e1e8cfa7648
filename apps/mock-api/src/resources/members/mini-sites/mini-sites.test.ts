import type {
  CompanySite,
  CompanySiteInfo,
  CompanySiteSummary,
  MemberSite,
  MemberSiteInfo,
  Problem,
} from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

async function list<Row>(bed: TestBed, path: string): Promise<Row[]> {
  return (await bed.get(encodeURI(`/api/public/${path}`))).json()
}

const status = async (bed: TestBed, path: string) => (await bed.get(`/api/public/${path}`)).statusCode

describe('the directories of mini-sites', () => {
  it('list what is published, units and persons apart', async () => {
    const bed = await createTestBed()
    const units = (await list<CompanySiteSummary>(bed, 'company-web-list?size=100')).map(
      (site) => site.domainId,
    )
    const persons = (await list<{ domainId: string }>(bed, 'member-web-list?size=100')).map(
      (site) => site.domainId,
    )
    expect(units.length).toBeGreaterThanOrEqual(12)
    expect(persons.length).toBeGreaterThanOrEqual(12)
    expect(units).toContain('hengzhun')
    expect(units).not.toContain('mingce')
    expect(units).not.toContain('lin-zhiyuan')
    expect(persons).toContain('lin-zhiyuan')
    expect(persons).not.toContain('hengzhun')
  })

  it('filter by what the association knows of the owner', async () => {
    const bed = await createTestBed()
    const units = await list<CompanySiteSummary>(bed, 'company-web-list?companyType.equals=软件')
    expect(units.map(({ domainId }) => domainId)).toEqual(['shuzhu'])
    const persons = await list<{ name: string }>(
      bed,
      'member-web-list?certMajor.equals=水利&memberLevel.equals=常务理事',
    )
    expect(persons.map(({ name }) => name)).toEqual(['段清源'])
  })
})

describe('a unit’s mini-site', () => {
  it('has its banner as pictures, as one address, or none', async () => {
    const bed = await createTestBed()
    const coverOf = async (domainId: string) =>
      (await bed.get(`/api/public/company-web-info?domainId=${domainId}`)).json<CompanySiteInfo>().data
        .coverId
    const [first] = (await coverOf('hengzhun')) as { id: number; imgUrl: string }[]
    expect(first).toEqual({ id: 30301, imgUrl: 'files/covers/site-hengzhun-1.svg' })
    expect(await coverOf('zhengdu')).toBe('files/covers/site-zhengdu-1.svg')
    expect(await coverOf('songling-gongce')).toEqual([])
    const pictures = [first?.imgUrl, await coverOf('zhengdu'), await coverOf('yian')]
    const found = await Promise.all(pictures.map((url) => bed.app.inject({ url: `/ht/${url}` })))
    expect(found.map(({ statusCode }) => statusCode)).toEqual([200, 200, 404])
  })

  it('is the same by its id as by its domain, with its introduction', async () => {
    const bed = await createTestBed()
    const { data } = (await bed.get('/api/public/company-web-info?domainId=hengzhun')).json<CompanySiteInfo>()
    const site = (await bed.get(`/api/public/company-web/${data.id}`)).json<CompanySite>()
    expect(site).toMatchObject(data)
    expect(site.intro).toContain('1998年')
    expect(site.contacts.phone).toBe('0590-8339563')
  })

  it('is not there while it is not published, nor under a person’s domain', async () => {
    const bed = await createTestBed()
    expect(await status(bed, 'company-web-info?domainId=mingce')).toBe(404)
    expect(await status(bed, 'company-web/302')).toBe(404)
    expect(await status(bed, 'company-web-info?domainId=lin-zhiyuan')).toBe(404)
    expect(await status(bed, 'company-web/315')).toBe(404)
    expect(await status(bed, 'company-web/999999')).toBe(404)
  })

  it('distinguishes an unknown address from an unpublished site', async () => {
    const bed = await createTestBed()
    const codeOf = async (path: string) => (await bed.get(`/api/public/${path}`)).json<Problem>().message
    expect(await codeOf('company-web-info?domainId=mingce')).toBe('error.siteUnpublished')
    expect(await codeOf('company-web-info?domainId=nobody-here')).toBe('error.http.404')
    expect(await codeOf('member-web-info?domainId=mingce')).toBe('error.http.404')
  })

  it('goes when its owner leaves the association', async () => {
    const bed = await createTestBed()
    bed.world.db.run('UPDATE member SET isDeleted = 1 WHERE id = 101')
    expect(await status(bed, 'company-web-info?domainId=hengzhun')).toBe(404)
    expect(await status(bed, 'company-news-list?domainId=hengzhun')).toBe(404)
  })
})

describe('a person’s mini-site', () => {
  it('shows no phone number', async () => {
    const bed = await createTestBed()
    const info = await bed.get('/api/public/member-web-info?domainId=shen-weiheng')
    expect(info.json<MemberSiteInfo>().data).toMatchObject({
      name: '沈维衡',
      domainId: 'shen-weiheng',
      memberId: 201,
    })
    const site = await bed.get('/api/public/member-web/intro?domainId=shen-weiheng')
    expect(site.json<MemberSite>().intro).toContain('1991年')
    expect(info.body + site.body).not.toMatch(/1[3-9]\d{9}/)
  })

  it('is 404 for a unit’s domain', async () => {
    const bed = await createTestBed()
    expect(await status(bed, 'member-web/intro?domainId=hengzhun')).toBe(404)
    expect(await status(bed, 'member-web-info?domainId=hengzhun')).toBe(404)
  })
})
