import type { Recruitment } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const list = async ({ get }: TestBed, query = '') =>
  (await get(`/api/public/recruit-news?size=2000&${query}`)).json<Recruitment[]>()

describe('recruitment', () => {
  it('offers a post to the end of its last day in PRC, then neither in the list nor by id', async () => {
    const bed = await createTestBed()
    const [first] = await list(bed, 'sort=expireDate')
    const path = `/api/public/recruit-news/${first?.id}`
    bed.clock.set(`${first?.expireDate}T15:59:59.999Z`)
    expect((await bed.get(path)).json()).toEqual(first)
    bed.clock.advance(1)
    expect((await bed.get(path)).statusCode).toBe(404)
    expect((await list(bed)).map(({ id }) => id)).not.toContain(first?.id)
  })

  it('shows no post that has run out', async () => {
    const bed = await createTestBed()
    const posts = await list(bed)
    expect(posts.length).toBeGreaterThanOrEqual(20)
    expect(posts.filter(({ expireDate }) => expireDate < '2026-11-21')).toEqual([])
    expect(bed.world.db.get('SELECT 1 FROM recruitment WHERE expireDate < ?', ['2026-11-21'])).toBeDefined()
  })

  it('finds what asks for no more experience than there is', async () => {
    const bed = await createTestBed()
    const wanted = ['1年以上', '2年以上']
    const some = await list(bed, `experienceReq.in=${encodeURIComponent(wanted.join(','))}`)
    expect(some.length).toBeGreaterThan(2)
    for (const { experienceReq } of some) expect(wanted).toContain(experienceReq)
  })

  it('finds what pays enough; by agreement is no number', async () => {
    const bed = await createTestBed()
    const well = await list(bed, 'salaryMin.greaterThanOrEqual=12000')
    expect(well.length).toBeGreaterThan(3)
    expect(well.every(({ salaryMin }) => (salaryMin ?? 0) >= 12_000)).toBe(true)
    expect(await list(bed, 'salaryMin.specified=false')).toMatchObject([{ salaryMax: null }])
  })
})
