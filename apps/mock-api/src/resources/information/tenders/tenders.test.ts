import type { Tender, TenderDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const list = async ({ get }: TestBed, query: string) =>
  (await get(`/api/public/tender-information?size=2000&${query}`)).json<Tender[]>()

describe('tender information', () => {
  it('closes at the deadline to the second', async () => {
    const bed = await createTestBed()
    const [first] = await list(bed, 'status.equals=OPEN&sort=deadline')
    const path = `/api/public/tender-information/${first?.id}`
    bed.clock.set(new Date(Date.parse(first?.deadline ?? '') - 1).toISOString())
    expect((await bed.get(path)).json()).toMatchObject({ status: 'OPEN' })
    bed.clock.advance(1)
    expect((await bed.get(path)).json()).toMatchObject({ status: 'CLOSED' })
    expect((await list(bed, 'status.equals=OPEN')).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('filters by yuan and leaves out what names no limit', async () => {
    const bed = await createTestBed()
    const all = await list(bed, '')
    const under = await list(bed, 'budget.lessThan=1000000')
    expect(under.length).toBeGreaterThan(3)
    expect(under.length).toBe(all.filter(({ budget }) => budget !== null && budget < 1_000_000).length)
    expect(all.filter(({ budget }) => budget === null)).toHaveLength(1)
  })

  it('is found by who invites and by who acts for them', async () => {
    const bed = await createTestBed()
    const all = await list(bed, '')
    const [first] = all.filter(({ agency }) => agency !== null)
    const by = (name: string, value: string) => list(bed, `${name}=${encodeURIComponent(value)}`)
    const ofTenderer = await by('tenderer.equals', first?.tenderer ?? '')
    expect(ofTenderer).toEqual(all.filter(({ tenderer }) => tenderer === first?.tenderer))
    expect(ofTenderer.length).toBeGreaterThan(0)
    const part = first?.agency?.slice(2, 6) ?? ''
    expect(await by('agency.contains', part)).toEqual(all.filter(({ agency }) => agency?.includes(part)))
    expect(await by('agency.specified', 'false')).toEqual(all.filter(({ agency }) => agency === null))
  })

  it('has its documents to be downloaded, as long as they say', async () => {
    const bed = await createTestBed()
    const all = await list(bed, '')
    expect(all.every((tender) => !('attachments' in tender))).toBe(true)
    const details = await Promise.all(
      all.map(async ({ id }) => (await bed.get(`/api/public/tender-information/${id}`)).json<TenderDetail>()),
    )
    const files = details.flatMap(({ attachments }) => attachments)
    expect(new Set(files.map(({ id }) => id)).size).toBe(files.length)
    expect(files.length).toBeGreaterThan(3)
    expect(details.some(({ attachments }) => attachments.length === 0)).toBe(true)
    for (const { url, size } of files.slice(0, 3)) {
      const file = await bed.get(`/${url}`)
      expect([file.statusCode, file.rawPayload.length]).toEqual([200, size])
    }
  })

  it('is not shown ahead of its date', async () => {
    const bed = await createTestBed()
    const [newest] = await list(bed, '')
    bed.clock.set(new Date(Date.parse(newest?.publishDate ?? '') - 1000).toISOString())
    expect((await list(bed, '')).map(({ id }) => id)).not.toContain(newest?.id)
    expect((await bed.get(`/api/public/tender-information/${newest?.id}`)).statusCode).toBe(404)
  })

  it('has its text and whom to ask in the single call alone', async () => {
    const bed = await createTestBed()
    const [known] = await list(bed, `tenderType.equals=${encodeURIComponent('软件服务')}`)
    expect(known).not.toHaveProperty('contactPhone')
    const detail = (await bed.get(`/api/public/tender-information/${known?.id}`)).json<TenderDetail>()
    expect(detail).toMatchObject({ ...known })
    expect(detail.content).toContain('投标人资格要求')
    expect(detail.contactPhone).toMatch(/^0\d+-\d+$/)
  })
})
