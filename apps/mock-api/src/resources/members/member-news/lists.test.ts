import type { SiteItem, SiteItemDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

async function list(bed: TestBed, path: string): Promise<SiteItem[]> {
  return (await bed.get(encodeURI(`/api/public/${path}`))).json()
}

const kindsOf = (items: SiteItem[]) => [...new Set(items.map(({ kind }) => kind))]

const lists = [
  ['company-news-list', 'hengzhun', 'NEWS'],
  ['company-news-construct', 'hengzhun', 'CONSTRUCT'],
  ['company-news-certificate', 'hengzhun', 'CERTIFICATE'],
  ['member-prof-list', 'shen-weiheng', 'PROF'],
  ['member-news-construct', 'shen-weiheng', 'CONSTRUCT'],
  ['member-news-achieve', 'shen-weiheng', 'ACHIEVE'],
] as const

describe('the lists of a mini-site', () => {
  it.each(lists)('%s holds the %s’s %s, newest first', async (path, domainId, kind) => {
    const bed = await createTestBed()
    const items = await list(bed, `${path}?domainId=${domainId}`)
    expect(items.length).toBeGreaterThan(0)
    expect(kindsOf(items)).toEqual([kind])
    expect(new Set(items.map((item) => item.domainId))).toEqual(new Set([domainId]))
    const dates = items.map(({ publishDate }) => publishDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })

  it.each(lists)('%s holds all sites’ items without a domain', async (path, domainId, kind) => {
    const bed = await createTestBed()
    const items = await list(bed, `${path}?size=200`)
    expect(kindsOf(items)).toEqual([kind])
    expect(new Set(items.map((item) => item.domainId)).size).toBeGreaterThan(5)
    expect(items.some((item) => item.domainId === domainId)).toBe(true)
  })

  it('together hold what the list of everything holds', async () => {
    const bed = await createTestBed()
    const all = await list(bed, 'company-news/list?domainId=hengzhun&size=100')
    const parts = await Promise.all(
      lists.slice(0, 3).map(([path]) => list(bed, `${path}?domainId=hengzhun&size=100`)),
    )
    const ids = (items: SiteItem[]) => items.map(({ id }) => id).toSorted((a, b) => a - b)
    expect(ids(parts.flat())).toEqual(ids(all))
    const honours = await list(bed, 'member-news/list?domainId=shen-weiheng&kind.equals=CERTIFICATE')
    expect(honours.length).toBeGreaterThan(1)
    expect(new Set(honours.map(({ ownerName }) => ownerName))).toEqual(new Set(['沈维衡']))
  })

  it('show nothing of a site that is not published', async () => {
    const bed = await createTestBed()
    const everywhere = await list(bed, 'company-news/list?size=500')
    expect(everywhere.filter(({ domainId }) => domainId === 'mingce')).toEqual([])
    for (const domainId of ['mingce', 'nobody-here', 'lin-zhiyuan'])
      expect((await bed.get(`/api/public/company-news-list?domainId=${domainId}`)).statusCode).toBe(404)
    expect((await bed.get('/api/public/member-prof-list?domainId=hengzhun')).statusCode).toBe(404)
  })

  it('show no drafts', async () => {
    const bed = await createTestBed()
    expect(await list(bed, 'member-news/list?title.contains=整理中')).toEqual([])
    expect(await list(bed, 'company-news/list?title.contains=交流日')).toEqual([])
  })

  it('agree with the association’s own records', async () => {
    const bed = await createTestBed()
    const [rating] = (await bed.get('/api/public/company-rated-years?companyId.equals=101&size=1')).json()
    const items = await list(bed, 'company-news-certificate?domainId=hengzhun')
    expect(items.map(({ title }) => title)).toContain(`${rating.year}年度信用评价${rating.level}级单位`)
    const person = (await bed.get('/api/public/member-info?domainId=shen-weiheng')).json()
    const qualifications = await list(bed, 'member-prof-list?domainId=shen-weiheng')
    expect(qualifications.find(({ title }) => title === person.certType)?.eventDate).toBe(
      person.certIssueDate,
    )
  })
})

describe('one item', () => {
  it('is what its list says, with its text', async () => {
    const bed = await createTestBed()
    const [item] = await list(bed, 'company-news-list?domainId=hengzhun')
    const detail = (await bed.get(`/api/public/company-news/${item?.id}`)).json<SiteItemDetail>()
    expect(detail).toMatchObject(item ?? {})
    expect(detail.content).toContain(item?.summary)
    const [other] = await list(bed, 'member-news/list?domainId=lin-zhiyuan')
    expect((await bed.get(`/api/public/member-news/${other?.id}`)).json()).toMatchObject(other ?? {})
  })

  it('is 404 as a draft, of the other kind of owner, and of a hidden site', async () => {
    const bed = await createTestBed()
    const [unit] = await list(bed, 'company-news-list?domainId=hengzhun')
    const hidden = bed.world.db.get<{ id: number }>(
      'SELECT id FROM siteItem WHERE memberId = 7 AND publishDate IS NOT NULL',
    )
    for (const path of [
      `member-news/${unit?.id}`,
      'member-news/6901',
      'company-news/6903',
      `company-news/${hidden?.id}`,
    ])
      expect((await bed.get(`/api/public/${path}`)).statusCode, path).toBe(404)
  })
})
