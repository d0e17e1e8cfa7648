import type { Activity, ActivitySignUp, BankTransfer, MemberMessage, MessageKind } from '@portal/api-contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { control } from '../../../testing/controls.ts'
import { contradictionsIn } from '../../../testing/ledger.ts'
import { decide, feesOf, openWeixinOrder, payByWeixin } from '../../../testing/paying.ts'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const minute = 60_000
const day = 1440 * minute

describe('notices that time brings', () => {
  let bed: TestBed
  let before: Map<string, number>
  const inbox = async (persona: string, kind: MessageKind): Promise<MemberMessage[]> =>
    (await bed.get(`/api/member-messages?size=2000&sort=id&kind.equals=${kind}`, persona)).json()
  /** What a persona was told since the beginning of the test. */
  const told = async (persona: string, kind: MessageKind) =>
    (await inbox(persona, kind)).filter(({ id }) => id > (before.get(persona) ?? 0))
  const titles = async (persona: string, kind: MessageKind) =>
    (await told(persona, kind)).map(({ title }) => title)

  beforeEach(async () => {
    bed = await createTestBed()
    before = new Map()
    for (const persona of ['su', 'lin', 'he', 'mingce', 'hengxin'])
      before.set(persona, memberIdOf(persona) * 100 + 15)
  })

  it('say half an hour before that an order closes, once', async () => {
    const { orderId: id, expireTime } = await openWeixinOrder(bed, 'su')
    bed.clock.advance(90 * minute - 1)
    expect(await told('su', 'ORDER')).toEqual([])
    bed.clock.advance(1)
    await told('su', 'ORDER')
    expect(await told('su', 'ORDER')).toMatchObject([
      { title: '订单即将关闭', subject: { kind: 'ORDER', id }, createdDate: '2026-11-21T03:30:00.000Z' },
    ])
    bed.clock.set(expireTime)
    expect(await titles('su', 'ORDER')).toEqual(['订单即将关闭', '订单已关闭'])
  })

  it('come each with its own instant when the clock jumps over several', async () => {
    await openWeixinOrder(bed, 'su')
    bed.clock.advance(30 * day)
    expect((await told('su', 'ORDER')).map(({ title, createdDate }) => [title, createdDate])).toEqual([
      ['订单即将关闭', '2026-11-21T03:30:00.000Z'],
      ['订单已关闭', '2026-11-21T04:00:00.000Z'],
    ])
  })

  it('do not come of an order that was paid or cancelled meanwhile', async () => {
    const { orderId } = await openWeixinOrder(bed, 'su')
    await bed.post(`/api/member-orders/${orderId}/cancel`, {}, 'su')
    const { code_url } = await openWeixinOrder(bed, 'su')
    await decide(bed, code_url, 'success')
    bed.clock.advance(day)
    expect(await titles('su', 'ORDER')).toEqual(['订单已关闭', '订单已支付'])
  })

  it('wait for the longer time that a transfer has', async () => {
    const feeIds = (await feesOf(bed, 'mingce')).map(({ id }) => id)
    const { orderId } = (await payByWeixin(bed, 'mingce', { feeIds })).json<{ orderId: number }>()
    const open = await bed.post('/api/bank-transfers', { orderId }, 'mingce')
    expect(open.statusCode).toBe(200)
    bed.clock.advance(6 * day - 1)
    expect(await titles('mingce', 'ORDER')).toEqual([])
    bed.clock.advance(1)
    expect(await titles('mingce', 'ORDER')).toEqual(['订单即将关闭'])
    expect((open.json() as BankTransfer).orderId).toBe(orderId)
  })

  it('remind of an activity a day before whoever still has a place', async () => {
    const id = 4304
    const { startTime } = (await bed.get(`/api/public/member-activity?id=${id}`)).json<Activity>()
    for (const persona of ['su', 'lin']) await bed.post(`/api/member-activities/${id}/sign-up`, {}, persona)
    await bed.delete(`/api/member-activities/${id}/sign-up`, 'lin')
    bed.clock.set(new Date(Date.parse(startTime) - day).toISOString())
    const reminded = async (persona: string) =>
      (await told(persona, 'ACTIVITY')).filter(
        ({ title, subject }) => title === '活动即将开始' && subject?.id === id,
      )
    expect(await reminded('su')).toHaveLength(1)
    bed.clock.advance(day)
    expect(await reminded('su')).toHaveLength(1)
    expect(await reminded('lin')).toEqual([])
  })

  it('tell sixty days before of a membership that ends, and of hours that lack', async () => {
    const registered = 'UPDATE personProfile SET certIssueDate = ? WHERE memberId = ?'
    bed.world.db.run(registered, ['2016-06-18', memberIdOf('he')])
    const { code_url } = await openWeixinOrder(bed, 'he')
    await decide(bed, code_url, 'success')
    bed.clock.set('2027-02-01T02:00:00.000Z')
    await decide(bed, (await openWeixinOrder(bed, 'he')).code_url, 'success')
    bed.clock.set('2027-10-31T15:59:59.999Z')
    expect(await titles('he', 'EDUCATION')).toEqual([])
    bed.clock.advance(1)
    expect(await told('he', 'EDUCATION')).toMatchObject([
      { title: '继续教育周期即将结束', subject: { kind: 'EDUCATION_CYCLE', id: 2027 } },
    ])
    const ending = async () =>
      (await told('he', 'CERTIFICATE')).filter(({ title }) => title === '会员证书即将到期')
    expect(await ending()).toMatchObject([{ subject: { kind: 'CERTIFICATE', id: memberIdOf('he') } }])
    // Whose period goes on has time for what lacks.
    expect(await titles('su', 'EDUCATION')).toEqual([])
    bed.clock.advance(5 * day)
    expect(await ending()).toHaveLength(1)
  })
})

it.each([
  [
    'who studies is told',
    ['2024–2027年继续教育周期将于2027-12-31结束，您尚缺必修60学时、选修60学时，请合理安排学习时间。'],
  ],
  ['who does not is told nothing', []],
])('of a cycle that ends without a valid membership %s', async (_who, contents) => {
  const bed = await createTestBed()
  const id = memberIdOf('he')
  bed.world.db.run("UPDATE personProfile SET certIssueDate = '2016-06-18' WHERE memberId = ?", [id])
  for (const table of ['courseEnrollment', 'courseCredit'])
    bed.world.db.run(`DELETE FROM ${table} WHERE memberId = ?`, [id])
  if (contents.length > 0)
    expect((await bed.post('/api/edu-courses/3004/enroll', {}, 'he')).statusCode).toBe(200)
  bed.clock.set('2027-10-31T16:00:00.000Z')
  const notices = await bed.get('/api/member-messages?size=2000&kind.equals=EDUCATION', 'he')
  const cycles = notices.json<MemberMessage[]>().filter(({ subject }) => subject?.kind === 'EDUCATION_CYCLE')
  expect(cycles.filter(({ subject }) => subject?.id === 2027).map(({ content }) => content)).toEqual(contents)
})

describe('an activity that is cancelled', () => {
  it('is told to whoever takes part, and pays back what was paid', async () => {
    const bed = await createTestBed()
    const id = 4303
    const signUp = async (persona: string) =>
      (await bed.post(`/api/member-activities/${id}/sign-up`, {}, persona)).json<ActivitySignUp>()
    const paid = await signUp('su')
    const { code_url } = (await payByWeixin(bed, 'su', { orderId: paid.orderId })).json<{
      code_url: string
    }>()
    await decide(bed, code_url, 'success')
    const open = await signUp('lin')
    expect((await control(bed, 'POST', `/activities/${id}/cancel`)).statusCode).toBe(204)
    const newest = async (persona: string) =>
      (await bed.get('/api/member-messages?sort=id,desc&kind.equals=ACTIVITY&size=1', persona)).json<
        MemberMessage[]
      >()
    const subject = { kind: 'ACTIVITY', id }
    expect(await newest('su')).toMatchObject([{ title: '活动已取消', subject }])
    expect((await newest('su'))[0]?.content).toContain('原路退回')
    expect((await newest('lin'))[0]?.content).not.toContain('原路退回')
    const statusOf = async (persona: string, order: number | null) =>
      (await bed.get(`/api/member-order-detail/${order}`, persona)).json().status
    expect(await statusOf('su', paid.orderId)).toBe('REFUNDED')
    expect(await statusOf('lin', open.orderId)).toBe('CLOSED')
    expect(contradictionsIn(bed.world.db)).toEqual([])
    expect((await control(bed, 'POST', `/activities/${id}/cancel`)).statusCode).toBe(409)
    expect((await control(bed, 'POST', '/activities/999999/cancel')).statusCode).toBe(404)
  })
})
