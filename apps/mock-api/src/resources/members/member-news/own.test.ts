import type { OwnSiteItem } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { itemReviewDesk } from './review.ts'

const text = {
  kind: 'NEWS',
  title: '安装专业对量工作坊',
  content: '<p onclick="x()">工作坊以医院净化空调为例，逐系统演示对量方法。</p>',
}

const minute = 60_000

async function write(bed: TestBed, status: string, part: object = {}, persona = 'su'): Promise<OwnSiteItem> {
  return (await bed.post('/api/member-news', { ...text, status, ...part }, persona)).json()
}

const change = (bed: TestBed, id: number, part: object, persona = 'su') =>
  bed.put('/api/member-news', { ...text, id, status: 'SUBMITTED', ...part }, persona)

async function own(bed: TestBed, id: number, persona = 'su'): Promise<OwnSiteItem | undefined> {
  return (await bed.get(`/api/member-news?id.equals=${id}`, persona)).json<OwnSiteItem[]>()[0]
}

const shown = async (bed: TestBed, id: number) => {
  const answer = await bed.get(`/api/public/member-news/${id}`)
  return answer.statusCode === 200 ? answer.json<{ title: string }>().title : answer.statusCode
}

/** An item that the association has published. */
async function published(bed: TestBed): Promise<OwnSiteItem> {
  const { id } = await write(bed, 'SUBMITTED')
  bed.clock.advance(minute)
  return (await own(bed, id)) as OwnSiteItem
}

describe('GET /api/member-news/{id}', () => {
  it('is the own item in whatever state, and no other’s', async () => {
    const bed = await createTestBed()
    const draft = await write(bed, 'DRAFT')
    const alone = await bed.get(`/api/member-news/${draft.id}`, 'su')
    expect(alone.json()).toEqual(draft)
    expect((await bed.get(`/api/member-news/${draft.id}`, 'lin')).statusCode).toBe(404)
    expect((await bed.get('/api/member-news/999999', 'su')).statusCode).toBe(404)
    const item = await published(bed)
    await change(bed, item.id, { title: '对量工作坊（修订）' })
    expect((await bed.get(`/api/member-news/${item.id}`, 'su')).json().title).toBe('对量工作坊（修订）')
  })
})

describe('writing for the own mini-site', () => {
  it('keeps a draft to its author, as it was sent', async () => {
    const bed = await createTestBed()
    const answer = await bed.post('/api/member-news', { ...text, status: 'DRAFT' }, 'su')
    const item = answer.json<OwnSiteItem>()
    expect(answer.statusCode).toBe(201)
    expect(answer.headers.location).toBe(`api/member-news/${item.id}`)
    expect(item).toMatchObject({
      ...text,
      status: 'DRAFT',
      submittedDate: null,
      publishDate: null,
      summary: null,
    })
    bed.clock.advance(1000 * minute)
    expect(await shown(bed, item.id)).toBe(404)
    expect(await own(bed, item.id, 'lin')).toBeUndefined()
  })

  it('publishes what is submitted once the association has looked at it', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'SUBMITTED')
    bed.clock.advance(minute - 1)
    expect(await shown(bed, id)).toBe(404)
    bed.clock.advance(1)
    expect(await shown(bed, id)).toBe(text.title)
    const [newest] = (await bed.get('/api/public/member-news/list?domainId=su-wanqing')).json()
    expect(newest).toMatchObject({ id, publishDate: '2026-11-21T02:01:00.000Z' })
    expect(await own(bed, id)).toMatchObject({ status: 'PUBLISHED', opinion: '同意发布。' })
  })

  it('returns what breaks the rules, to be mended and submitted again', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'SUBMITTED', { title: '全省最佳对量方法' })
    bed.clock.advance(minute)
    expect(await own(bed, id)).toMatchObject({ status: 'RETURNED', opinion: expect.stringContaining('最佳') })
    expect(await shown(bed, id)).toBe(404)
    await change(bed, id, {})
    bed.clock.advance(minute)
    expect(await shown(bed, id)).toBe(text.title)
  })

  it('decides what was submitted when it fell due, however late it is read', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'SUBMITTED')
    bed.clock.advance(5 * 24 * 60 * minute)
    expect(await own(bed, id)).toMatchObject({ publishDate: '2026-11-21T02:01:00.000Z' })
  })

  it('takes an item back from the review', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'SUBMITTED')
    await change(bed, id, { status: 'DRAFT' })
    bed.clock.advance(10 * minute)
    expect(await own(bed, id)).toMatchObject({ status: 'DRAFT' })
    expect(await shown(bed, id)).toBe(404)
  })

  it('starts the review anew when the item is submitted again', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'SUBMITTED')
    bed.clock.advance(minute - 1)
    await change(bed, id, { title: '改过的标题' })
    bed.clock.advance(1)
    expect(await own(bed, id)).toMatchObject({ status: 'SUBMITTED' })
    bed.clock.advance(minute)
    expect(await shown(bed, id)).toBe('改过的标题')
  })
})

describe('changing a published item', () => {
  it('leaves the old text visible until the new one is approved', async () => {
    const bed = await createTestBed()
    const { id, publishDate } = await published(bed)
    const answer = await change(bed, id, { title: '第二版', summary: '新增一节' })
    expect(answer.json()).toMatchObject({ title: '第二版', status: 'SUBMITTED', publishDate })
    expect(await shown(bed, id)).toBe(text.title)
    bed.clock.advance(minute)
    expect(await shown(bed, id)).toBe('第二版')
    expect(await own(bed, id)).toMatchObject({
      title: '第二版',
      summary: '新增一节',
      status: 'PUBLISHED',
      publishDate,
    })
  })

  it('finds the author’s own text by its new title', async () => {
    const bed = await createTestBed()
    const { id } = await published(bed)
    await change(bed, id, { title: '第二版', status: 'DRAFT' })
    const find = async (title: string) =>
      (await bed.get(encodeURI(`/api/member-news?title.equals=${title}`), 'su')).json<OwnSiteItem[]>()
    expect((await find('第二版')).map((item) => item.id)).toEqual([id])
    expect(await find(text.title)).toEqual([])
  })

  it('keeps the old text when the new one is returned or rejected', async () => {
    const bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'AUTO', delaySeconds: 60 })
    const { id } = await published(bed)
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    await change(bed, id, { title: '第二版' })
    const now = bed.clock.now()
    itemReviewDesk.decide(bed.world, id, { result: 'RETURN', opinion: '请补充数据' }, now)
    expect(await shown(bed, id)).toBe(text.title)
    expect(await own(bed, id)).toMatchObject({ title: '第二版', status: 'RETURNED', opinion: '请补充数据' })
    await change(bed, id, { title: '第三版' })
    itemReviewDesk.decide(bed.world, id, { result: 'REJECT', opinion: '不予采用' }, now)
    expect(await shown(bed, id)).toBe(text.title)
    expect(await own(bed, id)).toMatchObject({ title: text.title, status: 'PUBLISHED', opinion: '不予采用' })
  })
})

describe('what is refused', () => {
  it('names the field that does not fit', async () => {
    const bed = await createTestBed()
    const fieldsOf = async (part: object, persona: string) => {
      const answer = await bed.post('/api/member-news', { ...text, status: 'DRAFT', ...part }, persona)
      expect(answer.statusCode).toBe(400)
      return answer.json<{ fieldErrors: { field: string }[] }>().fieldErrors.map(({ field }) => field)
    }
    expect(await fieldsOf({ kind: 'PROF' }, 'hengxin')).toEqual(['kind'])
    expect(await fieldsOf({ kind: 'PARTY' }, 'su')).toEqual(['kind'])
    expect(await fieldsOf({ title: '  ' }, 'su')).toEqual(['title'])
    expect(await fieldsOf({ status: 'PUBLISHED' }, 'su')).toEqual(['status'])
    expect(await fieldsOf({ eventDate: '2026-02-30' }, 'su')).toEqual(['eventDate'])
    expect(await fieldsOf({ coverUrl: 'javascript:x' }, 'su')).toContain('coverUrl')
    expect(await fieldsOf({ coverUrl: 'https://[' }, 'su')).toEqual(['coverUrl'])
    expect(await fieldsOf({ content: '<iframe src="//evil.example">' }, 'su')).toEqual(['content'])
    expect(await fieldsOf({ content: '价'.repeat(34_134) }, 'su')).toEqual(['content'])
    expect(await fieldsOf({ publishDate: '2020-01-01T00:00:00Z' }, 'su')).toEqual(['publishDate'])
  })

  it('keeps an item in its list', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed, 'DRAFT')
    const answer = await change(bed, id, { kind: 'ACHIEVE' })
    expect(answer.json().fieldErrors).toMatchObject([{ field: 'kind', message: 'Immutable' }])
  })

  it('closes a rejected item to its author, who may still delete it', async () => {
    const bed = await createTestBed()
    expect((await change(bed, 6904, {}, 'mingce')).json()).toMatchObject({
      status: 409,
      message: 'error.itemRejected',
    })
    expect(await own(bed, 6904, 'mingce')).toMatchObject({ title: '代办职称评审材料', status: 'REJECTED' })
    expect((await bed.delete('/api/member-news/6904', 'mingce')).statusCode).toBe(204)
  })

  it('keeps others out, and applicants altogether', async () => {
    const bed = await createTestBed()
    const { id } = await published(bed)
    expect((await change(bed, id, { title: '抢注' }, 'lin')).statusCode).toBe(404)
    expect((await bed.delete(`/api/member-news/${id}`, 'lin')).statusCode).toBe(404)
    expect(await shown(bed, id)).toBe(text.title)
    expect((await bed.get('/api/member-news', 'tong')).statusCode).toBe(403)
    expect((await bed.post('/api/member-news', { ...text, status: 'DRAFT' }, 'tong')).statusCode).toBe(403)
    expect((await bed.delete(`/api/member-news/${id}`, 'tong')).statusCode).toBe(403)
  })
})

describe('deleting', () => {
  it('takes an item off the mini-site at once, and out of the review', async () => {
    const bed = await createTestBed()
    const { id } = await published(bed)
    await change(bed, id, { title: '第二版' })
    expect((await bed.delete(`/api/member-news/${id}`, 'su')).statusCode).toBe(204)
    bed.clock.advance(10 * minute)
    expect(await shown(bed, id)).toBe(404)
    expect(await own(bed, id)).toBeUndefined()
    expect((await bed.delete(`/api/member-news/${id}`, 'su')).statusCode).toBe(404)
  })
})

describe('the order of a site', () => {
  const arrange = (bed: TestBed, ids: number[], persona = 'hengxin') =>
    bed.post('/api/member-news/order', { ids }, persona)
  const seen = async (bed: TestBed): Promise<number[]> => {
    const query = 'domainId=hengxin&sort=orderNum&sort=eventDate,desc&size=100'
    const answer = await bed.get(`/api/public/company-news-construct?${query}`)
    return answer.json<{ id: number }[]>().map(({ id }) => id)
  }

  it('is its owner’s, with what is not named in front, and changes nothing else of the items', async () => {
    const bed = await createTestBed()
    const [first = 0, ...others] = await seen(bed)
    expect(others.length).toBeGreaterThan(1)
    const before = await own(bed, first, 'hengxin')
    expect((await arrange(bed, [...others, first])).statusCode).toBe(204)
    expect(await seen(bed)).toEqual([...others, first])
    expect(await own(bed, first, 'hengxin')).toEqual({ ...before, orderNum: others.length + 1 })
    await arrange(bed, others)
    expect(await seen(bed)).toEqual([first, ...others])
  })

  it('is of one kind and of the own items', async () => {
    const bed = await createTestBed()
    const [one = 0] = await seen(bed)
    const news = await bed.get('/api/member-news?kind.equals=NEWS&size=1', 'hengxin')
    const mixed = await arrange(bed, [one, news.json<OwnSiteItem[]>()[0]?.id ?? 0])
    expect(mixed.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'ids' }] })
    expect((await arrange(bed, [one], 'lin')).statusCode).toBe(404)
    expect((await arrange(bed, [one, one])).statusCode).toBe(400)
  })
})
