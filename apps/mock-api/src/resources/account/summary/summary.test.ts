import type { MemberFee, MemberSummary } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { applicationsOf, letReviewsPass, submitTong } from '../../../testing/applying.ts'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const summaryOf = async (bed: TestBed, persona: string): Promise<MemberSummary> =>
  (await bed.get('/api/member/summary', persona)).json()

const feesOf = async (bed: TestBed, persona: string): Promise<MemberFee[]> =>
  (await bed.get('/api/member-fees/user?sort=feeYear', persona)).json()

describe('the summary', () => {
  it.each([
    ['lin', 'EXPIRING', 'ACTIVE'],
    ['su', 'EXPIRING', 'ARREARS'],
    ['he', 'EXPIRED', 'EXPIRED'],
    ['tong', 'RETURNED', 'APPLYING'],
    ['hengxin', 'EXPIRING', 'ACTIVE'],
    ['anzhu', 'EXPIRED', 'EXPIRED'],
    ['xinrui', 'REVIEWING', 'APPLYING'],
  ])('of %s is %s', async (persona, state, membershipStatus) => {
    const summary = await summaryOf(await createTestBed(), persona)
    expect(summary).toMatchObject({ state, membershipStatus })
  })

  it('asks who owes for the oldest fee, whoever is in no order of another', async () => {
    const bed = await createTestBed()
    const owed = (await feesOf(bed, 'su')).filter(({ status }) => status === 'OVERDUE' || status === 'UNPAID')
    expect(owed).toHaveLength(2)
    expect(await summaryOf(bed, 'su')).toMatchObject({
      nextAction: { kind: 'PAY', id: owed[0]?.id },
      fees: { unpaidCount: 2, overdueCount: 1, unpaidAmount: 400, payableFeeIds: owed.map(({ id }) => id) },
    })
  })

  it('asks for no renewal of who has expired while a unit pays the year, and says which fee that is', async () => {
    const bed = await createTestBed()
    const before = await summaryOf(bed, 'he')
    expect(before).toMatchObject({
      state: 'EXPIRED',
      nextAction: { kind: 'PAY' },
      fees: { onBehalfFeeIds: [] },
    })
    const years = (await feesOf(bed, 'he')).filter(({ isPayable }) => isPayable)
    const he = { name: '贺启航', idNumber: '349903197912083651', phone: '13800010003' }
    const members = years.map(({ feeYear }) => ({ ...he, feeYear }))
    await bed.post('/api/member-applies-top', { members, status: 'SUBMITTED' }, 'hengxin')
    expect(await summaryOf(bed, 'he')).toMatchObject({
      nextAction: { kind: 'STUDY' },
      fees: { onBehalfFeeIds: years.map(({ id }) => id) },
    })
  })

  it('tells the latest orders as their list does, the hours of a person, and none of a unit', async () => {
    const bed = await createTestBed()
    const unit = await summaryOf(bed, 'hengxin')
    const orders = (await bed.get('/api/member-orders?size=3', 'hengxin')).json<{ id: number }[]>()
    expect(unit.recentOrders.map(({ id }) => id)).toEqual(orders.map(({ id }) => id))
    expect(unit.hours).toBeNull()
    const hours = (await bed.get('/api/edu-hours', 'lin')).json()
    expect((await summaryOf(bed, 'lin')).hours?.categories).toEqual(hours.categories)
  })

  it('follows an application from the return to the first fee', async () => {
    const bed = await createTestBed()
    const [returned] = await applicationsOf(bed, 'tong')
    expect(await summaryOf(bed, 'tong')).toMatchObject({
      nextAction: { kind: 'MEND', id: returned?.id },
      application: {
        ...{ id: returned?.id, status: 'RETURNED', returnReason: returned?.returnReason },
        auditRecords: returned?.auditRecords,
      },
    })
    await submitTong(bed)
    expect(await summaryOf(bed, 'tong')).toMatchObject({
      state: 'SUBMITTED',
      nextAction: { kind: 'NONE', id: null },
      application: { node: '初审', returnReason: null },
    })
    letReviewsPass(bed)
    const [fee] = await feesOf(bed, 'tong')
    expect(await summaryOf(bed, 'tong')).toMatchObject({
      state: 'PENDING_PAYMENT',
      nextAction: { kind: 'PAY', id: fee?.id },
      fees: { unpaidCount: 1 },
    })
  })

  it('names the next activity with a place, until it has ended', async () => {
    const bed = await createTestBed()
    const before = await summaryOf(bed, 'lin')
    const open = (await bed.get('/api/public/member-activities?status.equals=SIGNUP&sort=startTime')).json<
      { id: number; fee: number; endTime: string }[]
    >()
    const activity = open.find(({ fee }) => fee === 0)
    await bed.post(`/api/member-activities/${activity?.id}/sign-up`, {}, 'lin')
    const { nextActivity } = await summaryOf(bed, 'lin')
    expect([before.nextActivity?.activityId, activity?.id]).toContain(nextActivity?.activityId)
    bed.clock.set(new Date(Date.parse('2027-12-31T00:00:00.000Z')).toISOString())
    expect((await summaryOf(bed, 'lin')).nextActivity).toBeNull()
  })

  it('counts the messages that are unread, and tells the latest three of them', async () => {
    const bed = await createTestBed()
    const list = await bed.get('/api/member-messages?isRead.equals=0&size=3', 'su')
    const latest = list.json<{ id: number; title: string; createdDate: string }[]>()
    expect(latest.length).toBeGreaterThan(0)
    expect((await summaryOf(bed, 'su')).unreadMessages).toEqual(
      latest.map(({ id, title, createdDate }) => ({ id, title, createdDate })),
    )
    const { unreadCount } = (await bed.get('/api/member-messages/unread-count', 'su')).json()
    expect((await summaryOf(bed, 'su')).unreadCount).toBe(unreadCount)
    await bed.post('/api/member-messages/read-all', {}, 'su')
    expect(await summaryOf(bed, 'su')).toMatchObject({ unreadCount: 0, unreadMessages: [] })
  })
})
