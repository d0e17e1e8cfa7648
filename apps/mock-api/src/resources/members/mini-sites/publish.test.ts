import type { MemberSite, OwnSite } from '@portal/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { siteReviewDesk } from './review.ts'

const domainId = 'su-wanqing'
const fresh = '<p>安装工程结算与造价鉴定，十二年从业经历。</p>'

describe('what is saved and what is published', () => {
  let bed: TestBed
  let before: OwnSite
  const own = async (persona = 'su') => (await bed.get('/api/member-web/info', persona)).json<OwnSite>()
  const publish = (persona = 'su') => bed.post(`/api/member-webs/${before.id}/publish`, {}, persona)
  const shown = (domain = domainId) => bed.get(`/api/public/member-web/intro?domainId=${domain}`)
  const introShown = async () => (await shown()).json<MemberSite>().intro

  const save = (change: Partial<OwnSite>) => {
    const { id, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished } = before
    const same = { id, domainId, coverId, logoUrl, intro, contacts, mapLng, mapLat, isPublished }
    return bed.put('/api/member-webs', { ...same, ...change }, 'su')
  }

  beforeEach(async () => {
    bed = await createTestBed()
    before = await own()
  })

  it('is one thing as long as nothing was changed', async () => {
    expect(before).toMatchObject({ status: 'PUBLISHED', isPublished: 1 })
    expect(before.published).toMatchObject({ intro: before.intro, domainId })
    expect((await save({})).json()).toMatchObject({ status: 'PUBLISHED' })
    expect((await publish()).json()).toMatchObject({ status: 'PUBLISHED' })
    expect(siteReviewDesk.pending(bed.world)).toEqual([])
  })

  it('is kept apart: visitors see what was approved, until the new text is', async () => {
    const seen = (await shown()).json()
    expect((await save({ intro: fresh })).json()).toMatchObject({
      intro: fresh,
      status: 'DRAFT',
      published: { intro: before.intro },
    })
    expect((await shown()).json()).toEqual(seen)
    const submittedDate = bed.clock.now().toISOString()
    expect((await publish()).json()).toMatchObject({ status: 'SUBMITTED', submittedDate })
    bed.clock.advance(59_999)
    expect((await shown()).json()).toEqual(seen)
    bed.clock.advance(1)
    expect(await introShown()).toBe(fresh)
    const approvedDate = bed.clock.now().toISOString()
    expect(await own()).toMatchObject({ status: 'PUBLISHED', published: { intro: fresh, approvedDate } })
  })

  it('comes back from the review with the reason, and may be mended', async () => {
    await save({ intro: '<p>全省最佳的安装造价鉴定服务。</p>' })
    await publish()
    bed.clock.advance(60_000)
    const returned = await own()
    expect(returned).toMatchObject({ status: 'RETURNED', published: { intro: before.intro } })
    expect(returned.opinion).toContain('最佳')
    expect(await introShown()).toBe(before.intro)
    expect((await save({ intro: fresh })).json()).toMatchObject({ status: 'DRAFT' })
  })

  it('is taken back from the review by a change, and published by none', async () => {
    await save({ intro: fresh })
    await publish()
    await save({ intro: `${fresh}<p>补充。</p>` })
    bed.clock.advance(3_600_000)
    expect(await own()).toMatchObject({ status: 'DRAFT' })
    await save({ intro: before.intro })
    expect(await own()).toMatchObject({ status: 'PUBLISHED' })
    expect(await introShown()).toBe(before.intro)
  })

  it('keeps the address that visitors know, and the new one for its owner', async () => {
    await save({ domainId: 'su-new-name' })
    expect([(await shown()).statusCode, (await shown('su-new-name')).statusCode]).toEqual([200, 404])
    const site = { domainId: 'su-new-name', coverId: [], intro: fresh, isPublished: 1 }
    expect((await bed.post('/api/member-webs', site, 'cheng')).json()).toMatchObject({
      message: 'error.domainIdTaken',
    })
    await publish()
    bed.clock.advance(60_000)
    expect([(await shown()).statusCode, (await shown('su-new-name')).statusCode]).toEqual([404, 200])
  })

  it('is hidden at once, and shown again by publishing', async () => {
    await save({ isPublished: 0 })
    expect((await shown()).statusCode).toBe(404)
    expect((await publish()).json()).toMatchObject({ isPublished: 1, status: 'PUBLISHED' })
    expect((await shown()).statusCode).toBe(200)
  })

  it('is decided by hand, once', async () => {
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 0 })
    await save({ intro: fresh })
    await publish()
    const submittedAt = bed.clock.now().toISOString()
    const waiting = { kind: 'SITE', id: before.id, title: '苏婉清', subtitle: domainId, submittedAt }
    expect(siteReviewDesk.pending(bed.world)).toEqual([waiting])
    expect(siteReviewDesk.submission(bed.world, before.id)).toMatchObject({ intro: fresh })
    const decide = () =>
      siteReviewDesk.decide(bed.world, before.id, { result: 'APPROVE', opinion: '同意。' }, bed.clock.now())
    decide()
    expect(await introShown()).toBe(fresh)
    expect(decide).toThrow(expect.objectContaining({ status: 409, code: 'error.reviewDecided' }))
  })

  it('is published by its owner alone', async () => {
    expect((await publish('cheng')).statusCode).toBe(404)
    expect((await publish('lin')).statusCode).toBe(404)
    expect((await publish('tong')).statusCode).toBe(403)
    expect((await bed.post(`/api/member-webs/${before.id}/publish`, {})).statusCode).toBe(401)
  })
})
