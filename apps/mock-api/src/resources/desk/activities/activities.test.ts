import type { Activity, ActivityDetail, DeskActivity, DeskSignUp, MemberMessage } from '@portal/api-contract'
import { describe, expect, it } from 'vitest'
import { createTestBed, type TestBed } from '../../../testing/test-bed.ts'

const by = 'peixunbu'
const draft = {
  title: '银杏案例分享会',
  startTime: '2026-12-20T01:00:00.000Z',
  endTime: '2026-12-20T09:00:00.000Z',
  signUpStart: '2026-11-20T01:00:00.000Z',
  signUpDeadline: '2026-12-18T01:00:00.000Z',
  address: '协会三楼学术报告厅',
  quota: 2,
  fee: 0,
  creditHours: 4,
  content: '<p>三家单位分享案例。</p>',
}

const write = async (bed: TestBed, more: object = {}): Promise<DeskActivity> =>
  (await bed.post('/api/admin/activities', { ...draft, ...more }, by)).json()

const act = (bed: TestBed, action: string, { id, version }: DeskActivity) =>
  bed.post(`/api/admin/activities/${id}/${action}`, { version }, by)

const put = (bed: TestBed, activity: object) => bed.put('/api/admin/activities', activity, by)

const onSite = (bed: TestBed, id: number) => bed.get(`/api/public/member-activity?id=${id}`)

const signUp = (bed: TestBed, id: number) => bed.post(`/api/member-activities/${id}/sign-up`, {}, 'su')

async function published(bed: TestBed): Promise<DeskActivity> {
  return (await act(bed, 'publish', await write(bed))).json()
}

describe('the list of activities at the desk', () => {
  it('has those of the website and the drafts, each in its state', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed)
    const list = async (query: string) =>
      (await bed.get(`/api/admin/activities?size=100&${query}`, by)).json<DeskActivity[]>()
    expect(await list('state.equals=DRAFT')).toMatchObject([{ id, title: draft.title, fee: 0 }])
    const all = await list('')
    const site = (await bed.get('/api/public/member-activities?size=100')).json<Activity[]>()
    expect(all).toHaveLength(site.length + 1)
    for (const { id: shown, status, fee, signedCount } of site)
      expect(all).toContainEqual(expect.objectContaining({ id: shown, state: status, fee, signedCount }))
  })
})

describe('an activity of the desk', () => {
  it('is on the website once it is published, and members sign up for it', async () => {
    const bed = await createTestBed()
    const activity = await write(bed)
    expect(activity).toMatchObject({ ...draft, state: 'DRAFT', version: 1, signedCount: 0 })
    expect((await onSite(bed, activity.id)).statusCode).toBe(404)
    expect((await signUp(bed, activity.id)).statusCode).toBe(404)
    expect((await act(bed, 'publish', activity)).json()).toMatchObject({ state: 'SIGNUP', version: 2 })
    expect((await onSite(bed, activity.id)).json<ActivityDetail>()).toMatchObject(draft)
    const listed = (await bed.get(`/api/public/member-activities?id.equals=${activity.id}`)).json<
      Activity[]
    >()
    expect(listed).toMatchObject([{ id: activity.id }])
    expect((await signUp(bed, activity.id)).statusCode).toBe(201)
    const people = await bed.get(`/api/admin/activities/${activity.id}/sign-ups`, by)
    expect(people.json<DeskSignUp[]>()).toMatchObject([
      { memberName: '苏婉清', ownerType: 'PERSON', status: 'SIGNED', payState: 'NONE', orderId: null },
    ])
  })

  it('is withdrawn while nobody has signed up, and called off otherwise, which whoever has is told', async () => {
    const bed = await createTestBed()
    const activity = await published(bed)
    const withdrawn = (await act(bed, 'withdraw', activity)).json<DeskActivity>()
    expect(withdrawn.state).toBe('DRAFT')
    expect((await onSite(bed, activity.id)).statusCode).toBe(404)
    expect((await act(bed, 'cancel', withdrawn)).json()).toMatchObject({ message: 'error.activityNotOpen' })
    const again = (await act(bed, 'publish', withdrawn)).json<DeskActivity>()
    await signUp(bed, again.id)
    expect((await act(bed, 'withdraw', again)).json()).toMatchObject({
      message: 'error.activityHasSignUps',
    })
    const off = (await act(bed, 'cancel', again)).json<DeskActivity>()
    expect(off.state).toBe('CANCELLED')
    expect((await onSite(bed, again.id)).json()).toMatchObject({ status: 'CANCELLED' })
    const [told] = (await bed.get('/api/member-messages?sort=id,desc', 'su')).json<MemberMessage[]>()
    expect(told?.content).toContain(draft.title)
    expect((await put(bed, { ...off, title: '改名' })).json()).toMatchObject({
      message: 'error.activityNotOpen',
    })
  })

  it('is changed for visitors at once, but not on an old version', async () => {
    const bed = await createTestBed()
    const activity = await published(bed)
    const changed = { ...activity, address: '临江会展中心', content: '<p>改在会展中心。</p>' }
    expect((await put(bed, changed)).json()).toMatchObject({ version: 3, address: '临江会展中心' })
    expect((await onSite(bed, activity.id)).json()).toMatchObject({ content: '<p>改在会展中心。</p>' })
    for (const answer of [await put(bed, changed), await act(bed, 'withdraw', activity)])
      expect(answer.json()).toMatchObject({ status: 409, message: 'error.activityChanged' })
  })

  it('keeps fee and places for whoever has signed up', async () => {
    const bed = await createTestBed()
    const activity = await published(bed)
    await signUp(bed, activity.id)
    await bed.post(`/api/member-activities/${activity.id}/sign-up`, {}, 'lin')
    const fieldsOf = async (more: object) =>
      (await put(bed, { ...activity, ...more }))
        .json()
        .fieldErrors?.map((one: { field: string }) => one.field)
    expect(await fieldsOf({ quota: 1, fee: 50 })).toEqual(['quota', 'fee'])
    expect(await fieldsOf({ signUpDeadline: draft.endTime })).toEqual(['signUpDeadline'])
    expect(await fieldsOf({ content: '<script>alert(1)</script>' })).toEqual(['content'])
    expect(await fieldsOf({ coverUrl: 'files/uploads/none.png' })).toEqual(['coverUrl'])
    const lastYear = (time: string) => time.replace('2026', '2025')
    const times = {
      ...{ startTime: lastYear(draft.startTime), endTime: lastYear(draft.endTime) },
      ...{ signUpStart: lastYear(draft.signUpStart), signUpDeadline: lastYear(draft.signUpDeadline) },
    }
    expect(await fieldsOf(times)).toEqual(['startTime'])
    expect(await fieldsOf({ quota: 3 })).toBeUndefined()
  })

  it('keeps the fee also once whoever had signed up has cancelled', async () => {
    const bed = await createTestBed()
    const activity = await published(bed)
    await signUp(bed, activity.id)
    expect((await bed.delete(`/api/member-activities/${activity.id}/sign-up`, 'su')).statusCode).toBeLessThan(
      300,
    )
    const [listed] = (await bed.get(`/api/admin/activities?id.equals=${activity.id}`, by)).json()
    expect([activity, listed].map((one) => one.hasSignUps)).toEqual([0, 1])
    const answer = await put(bed, { ...activity, quota: 1, fee: 50 })
    expect(answer.json()).toMatchObject({ status: 400, fieldErrors: [{ field: 'fee', message: 'InUse' }] })
    expect((await put(bed, { ...activity, quota: 1 })).statusCode).toBe(200)
  })

  it('tells who takes part a day before the time that it has now', async () => {
    const bed = await createTestBed()
    const activity = await published(bed)
    await signUp(bed, activity.id)
    const startTime = '2026-12-27T01:00:00.000Z'
    await put(bed, { ...activity, startTime, endTime: '2026-12-27T09:00:00.000Z' })
    const told = async () =>
      (await bed.get('/api/member-messages?kind.equals=ACTIVITY&size=100', 'su'))
        .json<MemberMessage[]>()
        .filter(({ subject }) => subject?.id === activity.id).length
    const before = await told()
    bed.clock.set('2026-12-19T02:00:00.000Z')
    expect(await told()).toBe(before)
    bed.clock.set('2026-12-26T02:00:00.000Z')
    expect(await told()).toBe(before + 1)
  })

  it('is thrown away only as a draft, and published only before it begins', async () => {
    const bed = await createTestBed()
    const { id } = await write(bed)
    expect((await bed.delete('/api/admin/activities/4304', by)).json()).toMatchObject({
      message: 'error.activityNotDraft',
    })
    const stale = await bed.delete(`/api/admin/activities/${id}?version=99`, by)
    expect(stale.json()).toMatchObject({ status: 409, message: 'error.concurrencyFailure' })
    expect((await bed.delete(`/api/admin/activities/${id}`, by)).statusCode).toBe(204)
    expect((await bed.get(`/api/admin/activities/${id}`, by)).statusCode).toBe(404)
    const late = await write(bed)
    bed.clock.set(draft.startTime)
    expect((await act(bed, 'publish', late)).json()).toMatchObject({ message: 'error.activityNotOpen' })
  })
})
