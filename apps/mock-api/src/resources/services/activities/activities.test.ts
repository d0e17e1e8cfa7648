import type { Activity, ActivitySignUp, MemberMessage } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, memberIdOf, type TestBed } from '../../../testing/test-bed.ts'

const open = 4304
const cancellable = 4305
const full = 4302

async function activityOf({ get }: TestBed, id: number): Promise<Activity> {
  return (await get(`/api/public/member-activity?id=${id}`)).json()
}

const signUp = (bed: TestBed, id: number, persona?: string) =>
  bed.post(`/api/member-activities/${id}/sign-up`, {}, persona)
const cancel = (bed: TestBed, id: number, persona: string) =>
  bed.delete(`/api/member-activities/${id}/sign-up`, persona)
const mine = async ({ get }: TestBed, persona: string, query = '') =>
  (await get(`/api/member-activities/user?${query}`, persona)).json<ActivitySignUp[]>()

describe('an activity', () => {
  it('is seeded in every state, and the filter agrees with what the rows say', async () => {
    const bed = await createTestBed()
    const all = (await bed.get('/api/public/member-activities?size=100')).json<Activity[]>()
    for (const status of ['UPCOMING', 'SIGNUP', 'ONGOING', 'ENDED', 'CANCELLED']) {
      const found = await bed.get(`/api/public/member-activities?size=100&status.equals=${status}`)
      const rows = all.filter((activity) => activity.status === status)
      expect(rows.length).toBeGreaterThan(0)
      expect(found.json()).toEqual(rows)
    }
  })

  it('follows the clock from opening to its end, to the millisecond', async () => {
    const bed = await createTestBed()
    const { signUpStart, signUpDeadline, startTime, endTime } = await activityOf(bed, open)
    const at = async (instant: string, shift: number) => {
      bed.clock.set(new Date(Date.parse(instant) + shift).toISOString())
      return (await activityOf(bed, open)).status
    }
    expect([await at(signUpStart, -1), await at(signUpStart, 0)]).toEqual(['UPCOMING', 'SIGNUP'])
    expect([await at(signUpDeadline, -1), await at(signUpDeadline, 0)]).toEqual(['SIGNUP', 'UPCOMING'])
    expect([await at(startTime, -1), await at(startTime, 0)]).toEqual(['UPCOMING', 'ONGOING'])
    expect([await at(endTime, -1), await at(endTime, 0)]).toEqual(['ONGOING', 'ENDED'])
  })

  it('is a 404 when there is none, and a 400 without an id', async () => {
    const { get } = await createTestBed()
    expect((await get('/api/public/member-activity?id=999999')).statusCode).toBe(404)
    const answer = await get('/api/public/member-activity')
    expect(answer.json().fieldErrors).toMatchObject([{ field: 'id', message: 'NotNull' }])
  })
})

describe('signing up', () => {
  it('takes a place, tells the member, and shows among the own', async () => {
    const bed = await createTestBed()
    const { signedCount, title } = await activityOf(bed, open)
    const answer = await signUp(bed, open, 'su')
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ activityId: open, activityTitle: title, status: 'SIGNED' })
    expect((await activityOf(bed, open)).signedCount).toBe(signedCount + 1)
    expect(await mine(bed, 'su', `activityId.equals=${open}`)).toEqual([answer.json()])
    expect(answer.headers.location).toBe(`api/member-activities/user?id.equals=${answer.json().id}`)
    expect(await mine(bed, 'lin', `activityId.equals=${open}`)).toEqual([])
    const [message] = (await bed.get('/api/member-messages', 'su')).json<MemberMessage[]>()
    expect(message).toMatchObject({ kind: 'ACTIVITY', isRead: 0 })
    expect(message?.content).toContain(title)
  })

  it('twice is a conflict', async () => {
    const bed = await createTestBed()
    await signUp(bed, open, 'mingce')
    const again = await signUp(bed, open, 'mingce')
    expect(again.json()).toMatchObject({ status: 409, message: 'error.activitySigned' })
  })

  it('is refused when every place is taken, until one is given back', async () => {
    const bed = await createTestBed()
    expect((await signUp(bed, full, 'lin')).json()).toMatchObject({
      status: 409,
      message: 'error.activityFull',
    })
    const before = await activityOf(bed, full)
    expect(before).toMatchObject({ status: 'SIGNUP', quota: 12, signedCount: 12 })
    bed.world.db.run(
      'UPDATE activitySignUp SET memberId = ? WHERE id = (SELECT min(id) FROM activitySignUp WHERE activityId = ?)',
      [memberIdOf('su'), full],
    )
    expect((await cancel(bed, full, 'su')).statusCode).toBe(204)
    expect((await signUp(bed, full, 'lin')).statusCode).toBe(201)
  })

  it('of many at once never gives more places than there are', async () => {
    const bed = await createTestBed()
    const { signedCount } = await activityOf(bed, open)
    bed.world.db.run('UPDATE activity SET quota = ? WHERE id = ?', [signedCount + 2, open])
    const members = ['lin', 'su', 'cheng', 'hengxin', 'mingce']
    const answers = await Promise.all([...members, ...members].map((persona) => signUp(bed, open, persona)))
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(2)
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(8)
    expect((await activityOf(bed, open)).signedCount).toBe(signedCount + 2)
  })

  it.each([
    ['UPCOMING', 4306],
    ['closed, not begun', 4308],
    ['ONGOING', 4309],
    ['ENDED', 4311],
    ['CANCELLED', 4316],
  ])('is not open when the activity is %s', async (_state, id) => {
    const bed = await createTestBed()
    expect((await signUp(bed, id, 'cheng')).json()).toMatchObject({
      status: 409,
      message: 'error.activityNotOpen',
    })
  })

  it('is for members, and for those whose membership is valid', async () => {
    const bed = await createTestBed()
    expect((await signUp(bed, open)).statusCode).toBe(401)
    for (const applicant of ['tong', 'xinrui']) {
      expect((await signUp(bed, open, applicant)).json()).toMatchObject({
        status: 403,
        message: 'error.http.403',
      })
    }
    for (const expired of ['he', 'anzhu']) {
      expect((await signUp(bed, open, expired)).json()).toMatchObject({
        status: 403,
        message: 'error.membershipExpired',
      })
    }
    expect((await signUp(bed, 999_999, 'lin')).statusCode).toBe(404)
  })
})

describe('cancelling', () => {
  it('gives the place back and leaves a trace among the own; another sign-up is a new one', async () => {
    const bed = await createTestBed()
    const { signedCount } = await activityOf(bed, cancellable)
    expect((await cancel(bed, cancellable, 'lin')).statusCode).toBe(204)
    expect((await activityOf(bed, cancellable)).signedCount).toBe(signedCount - 1)
    expect(await mine(bed, 'lin', 'status.equals=CANCELLED')).toMatchObject([
      { activityId: cancellable, cancelledDate: '2026-11-21T02:00:00.000Z' },
    ])
    expect((await cancel(bed, cancellable, 'lin')).statusCode).toBe(404)
    expect((await signUp(bed, cancellable, 'lin')).statusCode).toBe(201)
    expect(await mine(bed, 'lin', `activityId.equals=${cancellable}`)).toHaveLength(2)
  })

  it("does not touch another member's place", async () => {
    const bed = await createTestBed()
    await signUp(bed, open, 'su')
    expect((await cancel(bed, open, 'lin')).statusCode).toBe(404)
    expect(await mine(bed, 'su', `activityId.equals=${open}`)).toMatchObject([{ status: 'SIGNED' }])
  })

  it('ends with the deadline', async () => {
    const bed = await createTestBed()
    bed.clock.set((await activityOf(bed, cancellable)).signUpDeadline)
    expect((await cancel(bed, cancellable, 'su')).json()).toMatchObject({
      status: 409,
      message: 'error.activityNotOpen',
    })
  })
})
