import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const by = 'bianji'

const bannerIds = async (bed: TestBed) =>
  (await bed.get('/api/public/info-banner-list?isDeleted.equals=0&sort=orderNum&size=100'))
    .json<{ id: number }[]>()
    .map(({ id }) => id)

const navigation = async (bed: TestBed) =>
  (
    await bed.get('/api/public/info-dicts-list?dictType.equals=index&isNavigation.equals=1&sort=orderNum')
  ).json<{ id: number; dictName: string }[]>()

describe('the order of the banners', () => {
  it('is what the carousel shows from then on', async () => {
    const bed = await createTestBed()
    const order = (await bannerIds(bed)).toReversed()
    expect((await bed.post('/api/admin/banners/order', { order }, by)).statusCode).toBe(204)
    expect(await bannerIds(bed)).toEqual(order)
    const [entry] = (await bed.get('/api/admin/log', 'mishuzhang')).json()
    expect(entry).toMatchObject({ action: 'ORDER', subjectKind: 'BANNER', after: { order } })
  })

  it('stays as a colleague has put it since it was read', async () => {
    const bed = await createTestBed()
    const read = await bannerIds(bed)
    const put = (order: number[]) => bed.post('/api/admin/banners/order', { order, read }, by)
    expect((await put(read.toReversed())).statusCode).toBe(204)
    expect((await put([...read.slice(1), ...read.slice(0, 1)])).json()).toMatchObject({
      ...{ status: 409, message: 'error.concurrencyFailure' },
    })
    expect(await bannerIds(bed)).toEqual(read.toReversed())
  })

  it('names all of them, each once', async () => {
    const bed = await createTestBed()
    for (const order of [[1], [1, 999_999]])
      expect((await bed.post('/api/admin/banners/order', { order }, by)).json()).toMatchObject({
        ...{ status: 400, fieldErrors: [{ field: 'order' }] },
      })
  })
})

describe('the columns below an entry of the navigation', () => {
  const columns = async (bed: TestBed, id: number) =>
    (await bed.get(`/api/public/info-dicts-details-list?infoDictsId.equals=${id}&sort=orderNum`))
      .json<{ id: number }[]>()
      .map((column) => column.id)

  it('are put into an order, all of them and of no other entry', async () => {
    const bed = await createTestBed()
    const order = (await columns(bed, 2)).toReversed()
    const put = (id: number, ids: number[]) =>
      bed.post(`/api/admin/navigation/${id}/order`, { order: ids }, by)
    expect((await put(2, order)).statusCode).toBe(204)
    expect(await columns(bed, 2)).toEqual(order)
    const [entry] = (await bed.get('/api/admin/log', 'mishuzhang')).json()
    expect(entry).toMatchObject({ subjectKind: 'NAVIGATION', subjectId: 2, subjectName: '行业动态的栏目' })
    for (const ids of [order.slice(1), await columns(bed, 1)])
      expect((await put(2, ids)).json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'order' }] })
    expect((await put(9999, order)).statusCode).toBe(404)
  })
})

describe('the navigation', () => {
  it('is ordered, renamed and hidden for visitors', async () => {
    const bed = await createTestBed()
    const before = await navigation(bed)
    const order = before.map(({ id }) => id).toReversed()
    await bed.post('/api/admin/navigation/order', { order }, by)
    expect((await navigation(bed)).map(({ id }) => id)).toEqual(order)
    const renamed = await bed.post('/api/admin/dictionaries/2', { dictName: '新闻中心', isNavigation: 1 }, by)
    expect(renamed.json()).toMatchObject({ dictName: '新闻中心', headerTwoList: expect.arrayContaining([]) })
    expect((await navigation(bed)).map(({ dictName }) => dictName)).toContain('新闻中心')
    await bed.post('/api/admin/dictionaries/2', { dictName: '新闻中心', isNavigation: 0 }, by)
    expect(await navigation(bed)).toHaveLength(before.length - 1)
    const taken = { dictName: ` ${before[0]?.dictName}`, isNavigation: 1 }
    expect((await bed.post('/api/admin/dictionaries/2', taken, by)).json()).toMatchObject({
      fieldErrors: [{ field: 'dictName' }],
    })
    expect(
      (await bed.post('/api/admin/dictionaries/9999', { dictName: '没有', isNavigation: 1 }, by)).statusCode,
    ).toBe(404)
  })
})
