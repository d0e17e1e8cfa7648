import type { MemberFavourite } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const path = '/api/member-favourites'
const listOf = async ({ get }: TestBed, persona: string, query = '') =>
  (await get(`${path}?${query}`, persona)).json<MemberFavourite[]>()
const keep = ({ post }: TestBed, persona: string, kind: string, targetId: number) =>
  post(path, { kind, targetId }, persona)

it('keeps a record of each kind once, under what it is called, and for its member alone', async () => {
  const bed = await createTestBed()
  const [course] = (await bed.get('/api/public/edu-courses?size=1')).json()
  const [journal] = (await bed.get('/api/public/info-news-book?size=1')).json()
  const [news] = (await bed.get('/api/public/info-news-list?size=1')).json()
  const [tender] = (await bed.get('/api/public/tender-information?size=1')).json()
  for (const [kind, { id }] of Object.entries({
    COURSE: course,
    JOURNAL: journal,
    NEWS: news,
    TENDER: tender,
  })) {
    const first = await keep(bed, 'tong', kind, id)
    expect(first.statusCode, kind).toBe(201)
    const second = await keep(bed, 'tong', kind, id)
    expect(second.statusCode, kind).toBe(200)
    expect(second.json(), kind).toEqual(first.json())
    expect(first.headers.location).toBe(`api/member-favourites?id.equals=${first.json().id}`)
  }
  const titles = (await listOf(bed, 'tong', 'sort=id')).map(({ title }) => title)
  expect(titles).toEqual([course.title, expect.stringContaining(journal.bookName), news.title, tender.title])
  expect(await listOf(bed, 'tong', 'kind.equals=NEWS')).toMatchObject([{ targetId: news.id, isAvailable: 1 }])
  expect((await listOf(bed, 'he')).length).toBe(0)
})

it('keeps the title of what was taken down, which is available no more', async () => {
  const bed = await createTestBed()
  const [kept] = await listOf(bed, 'su', 'kind.equals=NEWS')
  bed.world.db.run("UPDATE news SET status = 'OFFLINE', title = '-' WHERE id = ?", [kept?.targetId ?? 0])
  expect(await listOf(bed, 'su', 'isAvailable.equals=0')).toEqual([{ ...kept, isAvailable: 0 }])
  expect((await keep(bed, 'lin', 'NEWS', kept?.targetId ?? 0)).statusCode).toBe(404)
})

it('takes out what is the caller’s own, once', async () => {
  const bed = await createTestBed()
  const [kept] = await listOf(bed, 'su')
  const remove = (persona: string) => bed.delete(`${path}/${kept?.id}`, persona)
  expect((await remove('lin')).statusCode).toBe(404)
  expect((await remove('su')).statusCode).toBe(204)
  expect((await remove('su')).statusCode).toBe(404)
  expect((await listOf(bed, 'su')).map(({ id }) => id)).not.toContain(kept?.id)
})

it('refuses a kind that there is not, and a record that there is not', async () => {
  const bed = await createTestBed()
  expect((await keep(bed, 'su', 'ACTIVITY', 4301)).statusCode).toBe(400)
  expect((await keep(bed, 'su', 'COURSE', 999999)).statusCode).toBe(404)
  expect((await bed.get(path)).statusCode).toBe(401)
})
