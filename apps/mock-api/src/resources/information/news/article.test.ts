import type { NewsArticle, NewsDetail, NewsSummary } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const articleOf = async ({ get }: TestBed, id: number) =>
  (await get(`/api/public/info-news-article/${id}`)).json<NewsArticle>()

/** The articles of a child column, oldest first. */
async function columnOf({ get }: TestBed, id: number): Promise<NewsSummary[]> {
  const answer = await get(
    `/api/public/info-news-list?infoDictsDetailsId.equals=${id}&sort=publishDate&size=2000`,
  )
  return answer.json()
}

describe('an article', () => {
  it('counts a view each time; its record does not', async () => {
    const bed = await createTestBed()
    const { viewCount } = (await bed.get('/api/public/info-news-detail/1001')).json<NewsDetail>()
    expect((await articleOf(bed, 1001)).viewCount).toBe(viewCount + 1)
    expect((await articleOf(bed, 1001)).viewCount).toBe(viewCount + 2)
    expect((await bed.get('/api/public/info-news-detail/1001')).json()).toMatchObject({
      viewCount: viewCount + 2,
    })
  })

  it('of a policy agrees with its own text on the first day', async () => {
    const policies = await columnOf(await createTestBed(), 402)
    const announced = policies.filter(({ summary }) => summary?.includes('起施行'))
    expect(announced).not.toEqual([])
    for (const { effectiveDate, validity, summary } of announced) {
      const [year, month, day] = String(effectiveDate).split('-').map(Number)
      expect(summary).toContain(`自${year}年${month}月${day}日起施行`)
      expect(validity).toBe('尚未施行')
    }
  })

  it('has the older and the newer of its child column beside it', async () => {
    const bed = await createTestBed()
    const column = await columnOf(bed, 202)
    expect(column.length).toBeGreaterThan(5)
    const seen = await Promise.all(column.map(({ id }) => articleOf(bed, id)))
    expect(seen.map(({ previous }) => previous?.id)).toEqual([
      undefined,
      ...column.slice(0, -1).map(({ id }) => id),
    ])
    expect(seen.map(({ next }) => next?.id)).toEqual([...column.slice(1).map(({ id }) => id), undefined])
    expect(seen[1]?.previous).toEqual({ id: column[0]?.id, title: column[0]?.title })
  })

  it('keeps neighbours of the same instant apart by their id', async () => {
    const bed = await createTestBed()
    const column = await columnOf(bed, 202)
    const [a, b, c] = column.map(({ id }) => id).toSorted((x, y) => x - y)
    bed.world.db.run('UPDATE news SET publishDate = ? WHERE id IN (?, ?, ?)', [
      '2020-01-01T00:00:00.000Z',
      a ?? 0,
      b ?? 0,
      c ?? 0,
    ])
    const { previous, next } = await articleOf(bed, b ?? 0)
    expect([previous?.id, next?.id]).toEqual([a, c])
  })

  it('passes over what is not public', async () => {
    const bed = await createTestBed()
    const [first, second, third] = (await columnOf(bed, 202)).map(({ id }) => id)
    bed.world.db.run("UPDATE news SET status = 'DRAFT' WHERE id = ?", [second ?? 0])
    expect((await articleOf(bed, first ?? 0)).next?.id).toBe(third)
  })

  it('lists its attachments with the size that they have', async () => {
    const bed = await createTestBed()
    const [{ id = 0 } = {}] = bed.world.db.all<{ id: number }>(
      "SELECT id FROM news WHERE attachments != '[]'",
    )
    const { attachments } = await articleOf(bed, id)
    expect(attachments.length).toBeGreaterThan(0)
    for (const { url, size } of attachments) {
      expect((await bed.get(`/${url}`)).rawPayload.length).toBe(size)
    }
  })

  it('that there is not is a 404 problem', async () => {
    const answer = await (await createTestBed()).get('/api/public/info-news-article/999999')
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({
      message: 'error.http.404',
      path: '/api/public/info-news-article/999999',
    })
  })
})
