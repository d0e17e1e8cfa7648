import type { DeskResult, DeskReview, DeskReviewKind, OwnSite } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const tables: Partial<Record<DeskReviewKind, readonly string[]>> = {
  ORDER_REFUND: ['orderRefund', 'memberOrder', 'memberMessage', 'dueTask'],
  INVOICE: ['memberInvoice', 'memberOrder', 'memberMessage', 'dueTask'],
  SITE: ['miniSite', 'memberMessage', 'dueTask'],
  SITE_ITEM: ['siteItem', 'memberMessage', 'dueTask'],
}

/** What the store has, without what counts changes and numbers tasks. */
const stateOf = ({ world }: TestBed, kind: DeskReviewKind) =>
  (tables[kind] ?? []).map((table) =>
    world.db
      .all<Record<string, unknown>>(`SELECT * FROM ${table}`)
      // What is long due runs with the first call.
      .filter(({ kind: task }) => table !== 'dueTask' || String(task).startsWith('REVIEW'))
      .map(({ version: _version, id, ...row }) => (table === 'dueTask' ? row : { id, ...row }))
      .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other))),
  )

async function refuse(bed: TestBed, kind: DeskReviewKind, result: DeskResult = 'REJECT') {
  const list = `/api/admin/reviews?kind.equals=${kind}&status.equals=PENDING`
  const [review] = (await bed.get(list, 'mishuzhang')).json<DeskReview[]>()
  if (!review) throw new Error(`No ${kind} waits`)
  const address = `/api/admin/reviews/${kind}/${review.recordId}`
  const body = { submittedAt: review.submittedAt, result, opinion: '不符合规定' }
  const undo = (by = 'mishuzhang') => bed.post(`${address}/undo`, {}, by)
  return { decided: await bed.post(`${address}/decision`, body, 'mishuzhang'), undo }
}

describe('a refusal', () => {
  it.each(['ORDER_REFUND', 'INVOICE', 'SITE_ITEM'] as const)('of %s is taken back whole', async (kind) => {
    const bed = await createTestBed()
    const before = stateOf(bed, kind)
    const { decided, undo } = await refuse(bed, kind)
    expect(decided.json()).toMatchObject({ status: 'REJECTED', undoUntil: '2026-11-21T02:00:10.000Z' })
    expect(stateOf(bed, kind)).not.toEqual(before)
    expect((await undo()).json()).toMatchObject({ status: 'PENDING', undoUntil: null })
    expect(stateOf(bed, kind)).toEqual(before)
    expect((await undo()).json()).toMatchObject({ message: 'error.undoOver' })
  })

  it('of a mini-site is taken back whole as well', async () => {
    const bed = await createTestBed()
    const site = (await bed.get('/api/member-web/info', 'su')).json<OwnSite>()
    await bed.put('/api/member-webs', { ...site, intro: '<p>十二年从业经历。</p>' }, 'su')
    await bed.post(`/api/member-webs/${site.id}/publish`, {}, 'su')
    const before = stateOf(bed, 'SITE')
    const { decided, undo } = await refuse(bed, 'SITE', 'RETURN')
    expect(decided.json()).toMatchObject({ status: 'RETURNED', undoUntil: '2026-11-21T02:00:10.000Z' })
    expect((await undo()).json()).toMatchObject({ status: 'PENDING', undoUntil: null })
    expect(stateOf(bed, 'SITE')).toEqual(before)
  })

  it('is taken back by whoever made it alone, within ten seconds', async () => {
    const bed = await createTestBed()
    const { undo } = await refuse(bed, 'ORDER_REFUND')
    expect((await undo('caiwubu')).json()).toMatchObject({ status: 409, message: 'error.undoOver' })
    bed.clock.advance(10_000)
    expect((await undo()).json()).toMatchObject({ status: 409, message: 'error.undoOver' })
  })

  it.each(['EXPERT', 'JOB'] as const)('of %s stays: the visitor has been told by SMS', async (kind) => {
    const bed = await createTestBed()
    const { decided, undo } = await refuse(bed, kind)
    expect(decided.json()).toMatchObject({ status: 'REJECTED', undoUntil: null })
    expect((await undo()).json()).toMatchObject({ status: 409, message: 'error.undoOver' })
  })
})
