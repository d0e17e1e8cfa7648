import type { DeskReview, DeskReviewSummary, MemberInvoice, OwnSiteItem } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'
import { reviewDesks } from '../../reviews.ts'

const list = async (bed: TestBed, by: string, query = 'size=200'): Promise<DeskReviewSummary[]> =>
  (await bed.get(`/api/admin/reviews?${query}`, by)).json()

const address = (kind: string, id: number) => `/api/admin/reviews/${kind}/${id}`
const addressOf = ({ kind, recordId }: DeskReviewSummary) => address(kind, recordId)

async function decide(bed: TestBed, review: DeskReviewSummary, result: string, by = 'mishuzhang') {
  const body = { submittedAt: review.submittedAt, result, opinion: '已核对' }
  return bed.post(`${addressOf(review)}/decision`, body, by)
}

const waiting = async (bed: TestBed, kind: string) =>
  (await list(bed, 'mishuzhang', `kind.equals=${kind}&status.equals=PENDING`))[0] as DeskReviewSummary

describe('the list of reviews', () => {
  it('has what waits at the desks of the console, and no more', async () => {
    const bed = await createTestBed()
    const seen = (await list(bed, 'mishuzhang', 'status.equals=PENDING&size=200')).map(addressOf)
    const due = reviewDesks
      .filter(({ kind }) => kind !== 'APPLICATION')
      .flatMap((desk) => desk.pending(bed.world))
    expect(seen.toSorted()).toEqual(due.map(({ kind, id }) => address(kind, id)).toSorted())
  })

  it('names an invoice as the console does, its money written as everywhere', async () => {
    const bed = await createTestBed()
    const { recordId, title } = await waiting(bed, 'INVOICE')
    const onConsole = reviewDesks.find(({ kind }) => kind === 'INVOICE')?.pending(bed.world)
    expect(title).toMatch(/ · ¥[\d,]+\.\d\d$/)
    expect(title).toBe(onConsole?.find(({ id }) => id === recordId)?.title)
  })

  it('shows each department its own', async () => {
    const bed = await createTestBed()
    const kindsOf = async (by: string) =>
      [...new Set((await list(bed, by)).map(({ kind }) => kind))].toSorted()
    expect(await kindsOf('caiwubu')).toEqual(['INVOICE', 'ORDER_REFUND'])
    expect(await kindsOf('huiyuanbu')).toEqual(['EXPERT', 'JOB', 'SITE', 'SITE_ITEM'])
    expect(await kindsOf('bianji')).toEqual([])
    expect(await kindsOf('shixi')).toEqual([])
  })
})

describe('a decision of a review', () => {
  it('has its date in every list, whatever became of it', async () => {
    const bed = await createTestBed()
    const decided = (await list(bed, 'mishuzhang', 'size=2000')).filter(({ status }) => status !== 'PENDING')
    expect(decided).toContainEqual(expect.objectContaining({ kind: 'SITE', status: 'RETURNED' }))
    expect(decided.filter(({ decidedAt }) => decidedAt === null)).toEqual([])
  })

  it('keeps its date when an invoice is issued afterwards', async () => {
    const bed = await createTestBed()
    const invoice = await waiting(bed, 'INVOICE')
    await decide(bed, invoice, 'APPROVE')
    const decidedAt = bed.clock.now().toISOString()
    bed.clock.advance(60_000)
    const issued = (await bed.get(addressOf(invoice), 'mishuzhang')).json<DeskReview>()
    expect(issued).toMatchObject({ status: 'APPROVED', recordStatus: 'ISSUED', decidedAt })
  })

  it('is the rejection of the new text of a published item, which stays published as it was', async () => {
    const bed = await createTestBed()
    const items = (await bed.get('/api/member-news?size=100', 'hengxin')).json<OwnSiteItem[]>()
    const item = items.find(({ status }) => status === 'PUBLISHED') as OwnSiteItem
    const { id, kind, content, title } = item
    const body = {
      id,
      kind,
      content,
      title: `${title}（更新）`,
      eventDate: item.eventDate,
      status: 'SUBMITTED',
    }
    expect((await bed.put('/api/member-news', body, 'hengxin')).statusCode).toBe(200)
    const review = (await bed.get(address('SITE_ITEM', id), 'mishuzhang')).json<DeskReview>()
    expect(review).toMatchObject({ status: 'PENDING', decidedAt: null })
    const after = (await decide(bed, review, 'REJECT')).json<DeskReview>()
    expect(after).toMatchObject({ status: 'REJECTED', decidedAt: bed.clock.now().toISOString() })
    expect(after.log[0]).toMatchObject({ action: 'REJECT', after: { status: 'REJECTED' } })
    expect((await bed.get(`/api/public/company-news/${id}`)).json()).toMatchObject({ title })
  })
})

describe('one review', () => {
  it('comes with what was handed in and its files, to who may decide it', async () => {
    const bed = await createTestBed()
    const expert = await waiting(bed, 'EXPERT')
    const detail = (await bed.get(addressOf(expert), 'huiyuanbu')).json<DeskReview>()
    expect(detail).toMatchObject({ ...expert, decisions: ['APPROVE', 'RETURN', 'REJECT'] })
    expect(detail.submission).toHaveProperty('resume')
    expect(detail.submission.expertType).toEqual(expect.arrayContaining([expect.any(String)]))
    expect((await bed.get(addressOf(expert), 'caiwubu')).statusCode).toBe(403)
    expect((await bed.get('/api/admin/reviews/EXPERT/1', 'huiyuanbu')).statusCode).toBe(404)
  })

  it.each(['EXPERT', 'JOB', 'SITE_ITEM', 'ORDER_REFUND', 'INVOICE'])(
    'of %s is decided by its own rules',
    async (kind) => {
      const bed = await createTestBed()
      const review = await waiting(bed, kind)
      const decided = (await decide(bed, review, 'APPROVE')).json<DeskReview>()
      expect(decided).toMatchObject({ status: 'APPROVED', decisions: [] })
      expect(decided.log[0]).toMatchObject({ action: 'APPROVE', subjectKind: kind, staffName: '沈敬之' })
      const again = await decide(bed, review, 'APPROVE')
      expect(again.json()).toMatchObject({ message: 'error.decidedBefore', params: { staffName: '沈敬之' } })
    },
  )

  it('takes only decisions that there are, on what was handed in last', async () => {
    const bed = await createTestBed()
    const refund = await waiting(bed, 'ORDER_REFUND')
    expect((await decide(bed, refund, 'RETURN')).json()).toMatchObject({ fieldErrors: [{ field: 'result' }] })
    const old = { ...refund, submittedAt: '2020-01-01T00:00:00.000Z' }
    expect((await decide(bed, old, 'REJECT')).json()).toMatchObject({ message: 'error.concurrencyFailure' })
    const silent = { submittedAt: refund.submittedAt, result: 'REJECT' }
    const answer = await bed.post(`${addressOf(refund)}/decision`, silent, 'caiwubu')
    expect(answer.json()).toMatchObject({ fieldErrors: [{ field: 'opinion' }] })
  })

  it('is not made on an invoice that its buyer has mended meanwhile', async () => {
    const bed = await createTestBed()
    const seen = await waiting(bed, 'INVOICE')
    const { submission } = (await bed.get(addressOf(seen), 'caiwubu')).json<DeskReview>()
    bed.clock.advance(1000)
    const invoice = submission as unknown as MemberInvoice
    const { id, orderIds, invoiceKind, titleType, buyerTaxNo, email } = invoice
    const { buyerAddress, buyerTel, buyerBankName, buyerBankAccount } = invoice
    const bank = { buyerAddress, buyerTel, buyerBankName, buyerBankAccount }
    const mended = {
      id,
      orderIds,
      invoiceKind,
      titleType,
      buyerName: '改后的抬头',
      buyerTaxNo,
      email,
      ...bank,
    }
    expect((await bed.put('/api/member/invoice-apply', mended, 'hengxin')).statusCode).toBe(200)
    expect((await decide(bed, seen, 'APPROVE', 'caiwubu')).json()).toMatchObject({
      message: 'error.concurrencyFailure',
    })
    const latest = await waiting(bed, 'INVOICE')
    expect((await decide(bed, latest, 'APPROVE', 'caiwubu')).statusCode).toBe(200)
  })

  it('that is approved is public at once', async () => {
    const bed = await createTestBed()
    const item = await waiting(bed, 'SITE_ITEM')
    await decide(bed, item, 'APPROVE', 'huiyuanbu')
    expect((await bed.get(`/api/public/company-news/${item.recordId}`)).json()).toMatchObject({
      title: item.title,
    })
  })
})
