import type { Banner, Dictionary, DictionaryDetail, FeeNews } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed } from '../../../testing/test-bed.ts'

const navigation = '/api/public/info-dicts-list?dictType.equals=index&isNavigation.equals=1&sort=orderNum'

describe('the navigation', async () => {
  const { get, world } = await createTestBed()

  it('has its eight entries in order, each with what is below it', async () => {
    const answer = await get(navigation)
    const entries = answer.json<Dictionary[]>()
    expect(answer.headers['x-total-count']).toBe('8')
    expect(entries.map(({ dictIndex }) => dictIndex)).toEqual([
      '/IntroductionContent',
      '/DynamicWork',
      '/ComWork',
      '/GovernmentMinistry',
      '/2408',
      '/SelfDisciplinePact',
      '/LetterAppointmentInfo',
      '/TopTenEngineer',
    ])
    for (const { id, headerTwoList } of entries) {
      const below = await get(`/api/public/info-dicts-details-list?infoDictsId.equals=${id}&sort=orderNum`)
      expect(headerTwoList).toEqual(below.json())
    }
  })

  it('leaves deleted children out of the hover menu', async () => {
    world.db.run('UPDATE dictionaryDetail SET isDeleted = 1 WHERE id = 201')
    const [, dynamic] = (await get(navigation)).json<Dictionary[]>()
    expect(dynamic?.headerTwoList.map(({ id }) => id)).toEqual([202, 203, 204])
  })
})

describe('the child columns', async () => {
  const { get } = await createTestBed()

  it('lead to a page of their own or hold news', async () => {
    const details = (await get('/api/public/info-dicts-details-list?size=2000')).json<DictionaryDetail[]>()
    const columns = details.filter(
      ({ detailName, detailIndex }) => detailIndex === null && detailName !== '造价信息',
    )
    for (const { id, detailName } of columns) {
      const { headers } = await get(`/api/public/info-news-list?infoDictsDetailsId.equals=${id}&size=1`)
      expect(Number(headers['x-total-count']), detailName).toBeGreaterThan(0)
    }
  })
})

describe('the banners', async () => {
  const { get } = await createTestBed()
  const banners = (await get('/api/public/info-banner-list?isDeleted.equals=0&sort=orderNum')).json<
    Banner[]
  >()

  it('open an article of their column, or a page', async () => {
    const home = banners.filter(({ url }) => url !== null)
    expect(home).toHaveLength(6)
    for (const { url, menuId, parentId, parentIndex } of home) {
      const [, path, article] = /^(\/\w+)(?:\?article=(\d+))?$/.exec(url ?? '') ?? []
      if (!article) {
        expect([menuId, parentId, parentIndex]).toEqual([null, null, null])
        continue
      }
      expect(path).toBe(parentIndex)
      expect((await get(`/api/public/info-news-detail/${article}`)).json()).toMatchObject({
        infoDictsId: parentId,
        infoDictsDetailsId: menuId,
      })
    }
  })

  it('are one for each column besides, which opens nothing', async () => {
    const columns = (await get('/api/public/info-dicts-list?sort=orderNum')).json<Dictionary[]>()
    const own = banners.filter(({ url }) => url === null)
    expect(own.map(({ parentId, parentIndex }) => [parentId, parentIndex])).toEqual(
      columns.map(({ id, dictIndex }) => [id, dictIndex]),
    )
    expect(new Set(banners.map(({ imgUrl }) => imgUrl)).size).toBe(banners.length)
  })

  it('have pictures', async () => {
    for (const { imgUrl } of banners)
      expect((await get(`/${imgUrl}`)).headers['content-type']).toBe('image/svg+xml')
  })
})

describe('the price bulletins', async () => {
  const { get } = await createTestBed()
  const list = '/api/public/info-fee-news-list'

  it('are newest period first, with their table to download', async () => {
    const rows = (await get(`${list}?size=2000`)).json<FeeNews[]>()
    const periods = rows.map(({ period }) => period)
    expect(periods).toEqual(periods.toSorted().toReversed())
    expect(periods[0]).toBe('2026-10')
    for (const { fileUrl } of rows.slice(0, 3)) {
      expect((await get(`/${fileUrl}`)).headers['content-type']).toMatch(/spreadsheetml/)
    }
  })

  it('are found by region and period', async () => {
    const region = encodeURIComponent('全省')
    const rows = (await get(`${list}?region.equals=${region}&period.equals=2026-09`)).json<FeeNews[]>()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ region: '全省', period: '2026-09' })
  })
})
