import type { DeskAnalysis, DeskEnrollment, DeskReviewSummary, DeskWorkplace } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { letReviewsPass, materialsOf, reviewByHand, submitTong } from '../../../testing/applying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const workplaceOf = async (bed: TestBed, by: string): Promise<DeskWorkplace> =>
  (await bed.get('/api/admin/workplace', by)).json()

const analysisOf = async (bed: TestBed, query = ''): Promise<DeskAnalysis> =>
  (await bed.get(`/api/admin/analysis?${query}`, 'mishuzhang')).json()

const thisYear = (field: string) =>
  `${field}.greaterThanOrEqual=2025-12-31T16:00:00Z&${field}.lessThan=2026-11-21T16:00:00Z`

/** Somebody's membership ends, by an application that is approved. */
async function leave(bed: TestBed, persona: string): Promise<void> {
  const materials = materialsOf(bed, persona, '盖章申请表')
  const form = { applyKind: 'QUIT', reason: '业务调整', materials, statement: true, status: 'SUBMITTED' }
  expect((await bed.post('/api/member-applies', form, persona)).statusCode).toBe(201)
  letReviewsPass(bed)
}

describe('the workplace', () => {
  it('counts what waits of the kinds that one may decide, and what is overdue of it', async () => {
    const bed = await createTestBed()
    const { waiting } = await workplaceOf(bed, 'huiyuanbu')
    expect(waiting.map(({ kind }) => kind)).toEqual(['APPLICATION', 'EXPERT', 'JOB', 'SITE', 'SITE_ITEM'])
    expect(waiting[0]).toEqual({
      ...{ kind: 'APPLICATION', count: 2, overdueCount: 1, oldestDate: '2026-11-08T02:00:00.000Z' },
    })
    expect((await workplaceOf(bed, 'caiwubu')).waiting.map(({ kind }) => kind)).toEqual([
      ...['ORDER_REFUND', 'BANK_TRANSFER', 'INVOICE'],
    ])
  })

  it('shows what one has taken and done oneself', async () => {
    const bed = await createTestBed()
    await bed.post('/api/admin/applications/3016/claim', {}, 'huiyuanbu')
    const body = { version: 1, result: 'REJECT', opinion: '暂不吸收' }
    await bed.post('/api/admin/applications/3002/decision', body, 'huiyuanbu')
    const { mine, recent } = await workplaceOf(bed, 'huiyuanbu')
    expect(mine.map(({ id }) => id)).toEqual([3016])
    expect(recent).toMatchObject([{ action: 'REJECT', subjectId: 3002 }])
    expect(await workplaceOf(bed, 'mishuzhang')).toMatchObject({ mine: [], recent: [] })
  })
})

describe('the analysis', () => {
  it('counts a time and the same days a year before', async () => {
    const bed = await createTestBed()
    const { db } = bed.world
    const all = await analysisOf(bed)
    expect(all).toMatchObject({ from: '2026-01-01', to: '2026-11-21', comparedFrom: '2025-01-01' })
    const sql = `SELECT sum(paidAmountFen) / 100.0 AS sum FROM memberFee WHERE status = 'PAID' AND payDate >= '2025-12-31T16:00'`
    const collected = all.figures.find(({ name }) => name === 'FEES_COLLECTED')
    expect(collected?.value).toBe(db.get<{ sum: number }>(sql)?.sum)
    const byMonth = all.collection.reduce((sum, { amount }) => sum + amount, 0)
    expect(byMonth).toBeCloseTo(collected?.value ?? 0)
    const members = all.members.reduce((sum, one) => sum + one.count, 0)
    const joined = 'SELECT count(*) AS n FROM member WHERE joinDate IS NOT NULL AND isDeleted = 0'
    expect(members).toBe(db.get<{ n: number }>(joined)?.n)
  })

  it('has of orders what was not paid back again', async () => {
    const bed = await createTestBed()
    const amount = async () =>
      (await analysisOf(bed)).figures.find(({ name }) => name === 'ORDERS_AMOUNT')?.value ?? 0
    const sql = `SELECT sum(totalAmountFen) / 100.0 - (SELECT sum(r.amountFen) / 100.0 FROM orderRefund r
        JOIN memberOrder o ON o.id = r.orderId WHERE r.status = 'APPROVED' AND o.payTime >= '2025-12-31T16:00') AS kept
      FROM memberOrder WHERE payTime >= '2025-12-31T16:00'`
    const kept = () => bed.world.db.get<{ kept: number }>(sql)?.kept ?? 0
    const before = await amount()
    expect(before).toBeCloseTo(kept())
    const query = 'kind.equals=ORDER_REFUND&status.equals=PENDING'
    const waiting = (await bed.get(`/api/admin/reviews?${query}`, 'mishuzhang')).json<DeskReviewSummary[]>()
    for (const { recordId, submittedAt } of waiting)
      await bed.post(
        `/api/admin/reviews/ORDER_REFUND/${recordId}/decision`,
        { submittedAt, result: 'APPROVE' },
        'mishuzhang',
      )
    expect(await amount()).toBeLessThan(before)
    expect(await amount()).toBeCloseTo(kept())
  })

  it('tells of each review what waits for it and how long it took, without what the applicant took to mend', async () => {
    const bed = await createTestBed()
    reviewByHand(bed)
    const day = 86_400_000
    const { id } = await submitTong(bed)
    const decide = async (result: 'RETURN' | 'APPROVE') => {
      const { version } = (await bed.get(`/api/admin/applications/${id}`, 'huiyuanbu')).json()
      const body = { version, result, opinion: '请补正。' }
      await bed.post(`/api/admin/applications/${id}/decision`, body, 'huiyuanbu')
    }
    bed.clock.advance(2 * day)
    await decide('RETURN')
    bed.clock.advance(3 * day)
    await submitTong(bed)
    bed.clock.advance(day)
    await decide('APPROVE')
    const time = 'from=2026-11-22&to=2026-12-31'
    const [first, second, last] = (await analysisOf(bed, time)).applicationStages ?? []
    expect(first).toMatchObject({ node: '初审', reviewed: 1, days: 1.5 })
    const reviewed = `applications?reviewedAt=初审&reviewedFrom=2026-11-22&reviewedTo=2026-12-31`
    expect((await bed.get(`/api/admin/${reviewed}`, 'mishuzhang')).json()).toMatchObject([{ id }])
    expect(second).toMatchObject({ node: '复审', reviewed: 0, days: null })
    const query = 'node.equals=复审&status.in=SUBMITTED,REVIEWING&size=1'
    const list = await bed.get(`/api/admin/applications?${query}`, 'mishuzhang')
    expect(Number(list.headers['x-total-count'])).toBe(second?.waiting)
    expect(last?.node).toBe('理事会')
    bed.clock.advance(day)
    await decide('APPROVE')
    bed.clock.advance(day)
    await decide('APPROVE')
    const { applicationDays, applicationStages } = await analysisOf(bed, time)
    expect(applicationStages?.map(({ days }) => days)).toEqual([1.5, 1, 1])
    // Since it was submitted for the first time, eleven days before the first of these.
    expect(applicationDays).toBe(19)
  })

  it('counts who joined in the month of joining, also once they have left', async () => {
    const bed = await createTestBed()
    const id = memberIdOf('lin')
    const { joinDate } = bed.world.db.get<{ joinDate: string }>('SELECT joinDate FROM member WHERE id = ?', [
      id,
    ]) ?? {
      joinDate: '',
    }
    const joined = async () => {
      const { figures, joinedByMonth } = await analysisOf(bed, `from=${joinDate}&to=${joinDate}`)
      return [figures.find(({ name }) => name === 'JOINED')?.value, joinedByMonth[0]?.joined]
    }
    const before = await joined()
    await leave(bed, 'lin')
    const query = `id.equals=${id}&joinDate.specified=false`
    expect((await bed.get(`/api/admin/members?${query}`, 'mishuzhang')).json()).toHaveLength(1)
    expect(await joined()).toEqual(before)
  })

  it('counts each joining in its month, also of who left and joined again', async () => {
    const bed = await createTestBed()
    const id = memberIdOf('lin')
    bed.world.db.run(
      `INSERT INTO pastMembership (memberId, joinDate, leftDate) VALUES (:id, '1990-03-01', '1990-04-01'),
        (:id, '1990-05-01', '1990-06-01')`,
      { id },
    )
    const { figures, joinedByMonth } = await analysisOf(bed, 'from=1990-01-01&to=1990-12-31')
    expect(joinedByMonth).toEqual([
      { month: '1990-03', joined: 1, left: 0 },
      { month: '1990-05', joined: 1, left: 0 },
    ])
    expect(figures.find(({ name }) => name === 'JOINED')?.value).toBe(1)
    for (const days of ['joinedFrom=1990-03-01&joinedTo=1990-03-31', 'joinedTo=1990-12-31']) {
      const list = (await bed.get(`/api/admin/members?${days}&id.equals=${id}`, 'mishuzhang')).json()
      expect(list).toMatchObject([{ id }])
    }
  })

  it('has the hours that were credited, as the list of them and the courses have', async () => {
    const bed = await createTestBed()
    const { figures, courses } = await analysisOf(bed)
    const hoursOf = (all: DeskEnrollment[]) => all.reduce((sum, one) => sum + one.creditedHours, 0)
    const query = `${thisYear('creditTime')}&size=2000`
    const rows = (await bed.get(`/api/admin/enrollments?${query}`, 'mishuzhang')).json<DeskEnrollment[]>()
    expect(figures.find(({ name }) => name === 'HOURS_CREDITED')?.value).toBe(hoursOf(rows))
    for (const { id, hours } of courses) {
      const ofCourse = rows.filter(({ courseId }) => courseId === id)
      expect(hours).toBe(hoursOf(ofCourse))
    }
    // A course is completed before its test is passed.
    const completed = bed.world.db.all(
      `SELECT 1 FROM courseEnrollment e WHERE firstCompleteTime >= '2025-12-31T16:00' AND isActive = 1 AND NOT EXISTS
         (SELECT 1 FROM courseCredit c WHERE c.memberId = e.memberId AND c.courseId = e.courseId)`,
    )
    expect(completed.length).toBeGreaterThan(0)
  })

  it('has as many invoices in each state as the list of them', async () => {
    const bed = await createTestBed()
    const { invoices } = await analysisOf(bed)
    expect(invoices.length).toBeGreaterThan(3)
    for (const { status, count } of invoices) {
      const query = `kind.equals=INVOICE&recordStatus.equals=${status}&${thisYear('submittedAt')}&size=1`
      const answer = await bed.get(`/api/admin/reviews?${query}`, 'mishuzhang')
      expect(Number(answer.headers['x-total-count'])).toBe(count)
    }
  })

  it('counts everything between the first and the last day that there are', async () => {
    const bed = await createTestBed()
    for (const compare of ['YEAR', 'PERIOD']) {
      const all = await analysisOf(bed, `from=0001-01-01&to=9999-12-31&compare=${compare}`)
      expect(all.figures.find(({ name }) => name === 'ORDERS_PAID')?.value).toBeGreaterThan(0)
    }
  })

  it('compares with the days right before, and refuses a time that ends before it begins', async () => {
    const bed = await createTestBed()
    const compared = await analysisOf(bed, 'from=2026-11-01&to=2026-11-10&compare=PERIOD')
    expect(compared).toMatchObject({ comparedFrom: '2026-10-22', comparedTo: '2026-10-31' })
    const refused = await bed.get('/api/admin/analysis?from=2026-11-02&to=2026-11-01', 'mishuzhang')
    expect(refused.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'to' }] })
  })

  it('counts what visitors look for without finding anything, and nothing that a filter hides', async () => {
    const bed = await createTestBed()
    const ask = (query: string) => bed.get(`/api/public/info-news-search?keyword=${query}`)
    await ask(encodeURIComponent('  Zzyzx　QQ '))
    await ask(encodeURIComponent('zzyzx,qq'))
    await ask(`${encodeURIComponent('会费')}&infoDictsId.equals=9999`)
    const { missedSearches } = await analysisOf(bed)
    expect(missedSearches).toContainEqual({ keyword: 'zzyzx qq', count: 2 })
    expect(missedSearches.map(({ keyword }) => keyword)).not.toContain('会费')
    const before = await analysisOf(bed, 'from=2025-01-01&to=2025-12-31')
    expect(before.missedSearches).toEqual([])
  })

  it('sees what happens', async () => {
    const bed = await createTestBed()
    const leftCount = async () => (await analysisOf(bed)).figures.find(({ name }) => name === 'LEFT')?.value
    expect(await leftCount()).toBe(0)
    const sql =
      "UPDATE memberApply SET applyKind = 'QUIT', status = 'EFFECTIVE', approveDate = ? WHERE id = 3014"
    bed.world.db.run(sql, [bed.clock.now().toISOString()])
    expect(await leftCount()).toBe(1)
    expect((await bed.get('/api/admin/analysis', 'peixunbu')).statusCode).toBe(403)
  })
})
