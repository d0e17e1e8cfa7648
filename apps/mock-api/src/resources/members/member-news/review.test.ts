import { beforeEach, describe, expect, it } from 'vitest'
import { setReviewPolicy } from '../../../review/policy.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { itemReviewDesk } from './review.ts'

const approve = { result: 'APPROVE', opinion: '同意发布' } as const

describe('the review desk', () => {
  let bed: TestBed
  beforeEach(async () => {
    bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 0 })
  })

  const submit = async (title: string): Promise<number> => {
    const body = { kind: 'NEWS', title, content: '<p>交流会围绕过程结算展开讨论。</p>', status: 'SUBMITTED' }
    return (await bed.post('/api/member-news', body, 'su')).json<{ id: number }>().id
  }

  it('waits for a decision by hand without a time limit', async () => {
    const id = await submit('交流会纪要')
    bed.clock.advance(30 * 86_400_000)
    await bed.get('/api/member-news', 'su')
    expect(itemReviewDesk.pending(bed.world)).toContainEqual({
      kind: 'SITE_ITEM',
      id,
      title: '交流会纪要',
      subtitle: '苏婉清',
      submittedAt: '2026-11-21T02:00:00.000Z',
    })
  })

  it('lists the longest waiting first, and under its new title what was published before', async () => {
    const early = await submit('先提交')
    bed.clock.advance(1000)
    const late = await submit('后提交')
    const waiting = () => itemReviewDesk.pending(bed.world).filter(({ subtitle }) => subtitle === '苏婉清')
    expect(waiting().map(({ id }) => id)).toEqual([early, late])
    itemReviewDesk.decide(bed.world, early, approve, bed.clock.now())
    const body = {
      id: early,
      kind: 'NEWS',
      title: '先提交（修订）',
      content: '<p>补充一段内容。</p>',
      status: 'SUBMITTED',
    }
    bed.clock.advance(1000)
    await bed.put('/api/member-news', body, 'su')
    expect(waiting().map(({ title }) => title)).toEqual(['后提交', '先提交（修订）'])
  })

  it('decides once', async () => {
    const id = await submit('只审一次')
    itemReviewDesk.decide(bed.world, id, approve, bed.clock.now())
    expect((await bed.get(`/api/public/member-news/${id}`)).statusCode).toBe(200)
    const again = () =>
      itemReviewDesk.decide(bed.world, id, { result: 'REJECT', opinion: '改判' }, bed.clock.now())
    expect(again).toThrow(expect.objectContaining({ status: 409, code: 'error.reviewDecided' }))
    expect(() => itemReviewDesk.decide(bed.world, 999_999, approve, bed.clock.now())).toThrow(
      expect.objectContaining({ status: 404 }),
    )
  })

  it('overtakes the review by rule', async () => {
    setReviewPolicy(bed.world, { mode: 'AUTO', delaySeconds: 60 })
    const id = await submit('人工先审')
    itemReviewDesk.decide(bed.world, id, { result: 'RETURN', opinion: '请补充照片' }, bed.clock.now())
    bed.clock.advance(120_000)
    const [item] = (await bed.get(`/api/member-news?id.equals=${id}`, 'su')).json()
    expect(item).toMatchObject({ status: 'RETURNED', opinion: '请补充照片' })
  })
})
