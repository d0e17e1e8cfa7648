import type { FeeNews, FeeNewsDetail } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../../testing/test-bed.ts'

describe('a price bulletin', () => {
  it('has its table, and counts a view each time', async () => {
    const { get } = await createTestBed()
    const [listed] = (await get('/api/public/info-fee-news-list?size=1')).json<FeeNews[]>()
    const path = `/api/public/info-fee-news/${listed?.id}`
    const bulletin = (await get(path)).json<FeeNewsDetail>()
    expect(bulletin).toMatchObject({ ...listed, viewCount: (listed?.viewCount ?? 0) + 1 })
    expect(bulletin.content).toContain('<table>')
    expect((await get(path)).json<FeeNewsDetail>().viewCount).toBe(bulletin.viewCount + 1)
  })

  it('is not there before its date, nor when there is none', async () => {
    const bed = await createTestBed()
    bed.world.db.run("UPDATE feeNews SET publishDate = '2026-11-21T02:00:00.001Z' WHERE id = 2001")
    expect((await bed.get('/api/public/info-fee-news/2001')).statusCode).toBe(404)
    bed.clock.advance(1)
    expect((await bed.get('/api/public/info-fee-news/2001')).statusCode).toBe(200)
    expect((await bed.get('/api/public/info-fee-news/999999')).statusCode).toBe(404)
  })
})
