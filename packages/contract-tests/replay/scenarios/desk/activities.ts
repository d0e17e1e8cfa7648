import { type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew } from '../account/log-in-anew.ts'
import { minute, onJourney } from '../account/travel.ts'
import { isValid, withFreePlace } from '../activities.ts'
import { planned } from './activity-draft.ts'
import { deskClient, requirePermission } from './desk-client.ts'
import { refuseBegun, refuseMixed, refusePast } from './website/activity-plans.ts'
import { changeForReaders } from './website/readers.ts'

const byTime = 'a draft grows old by time alone: write one, and publish it after its startTime'

const write = (context: Context, staff: PortalClient) =>
  unwrap(staff.POST('/api/admin/activities', { body: planned(context.now()) }))

/** Publishes, changes and withdraws a draft. @returns the draft as it is then */
async function walk(context: Context, staff: PortalClient) {
  await refuseMixed(context, 'an activity', (body) => staff.POST('/api/admin/activities', { body }))
  const draft = await write(context, staff)
  const ofDraft = { id: draft.id, version: draft.version }
  await refuseMixed(context, 'a change of an activity', (body) =>
    staff.PUT('/api/admin/activities', { body: { ...body, ...ofDraft } }),
  )
  const params = { path: { id: draft.id } }
  const read = () =>
    context.anonymous.GET('/api/public/member-activity', { params: { query: { id: draft.id } } })
  await refused(context, 404, 'the draft of an activity on the website', read())
  const publish = (version: number) =>
    staff.POST('/api/admin/activities/{id}/publish', { params, body: { version } })
  const { version } = await unwrap(publish(draft.version))
  await refusedWith(
    context,
    409,
    'error.activityNotDraft',
    'an activity that is published twice',
    publish(version),
  )
  await refusePast(context, staff, { id: draft.id, version })
  const shown = await unwrap(read())
  context.expect(shown.address === draft.address, 'what is published is what was written', shown.address)
  const body = { ...planned(context.now()), id: draft.id, version, address: '回放核对用新地点' }
  await unwrap(staff.PUT('/api/admin/activities', { body }))
  await refusedWith(
    context,
    409,
    'error.activityChanged',
    'a change of an activity on an old version',
    staff.PUT('/api/admin/activities', { body }),
  )
  const people = await unwrap(staff.GET('/api/admin/activities/{id}/sign-ups', { params }))
  context.expect(people.length === 0, 'nobody can have signed up yet', people.length)
  await refusedWith(
    context,
    409,
    'error.activityNotDraft',
    'an activity on the website, thrown away',
    staff.DELETE('/api/admin/activities/{id}', { params }),
  )
  const words = {
    title: '回放核对用新活动',
    address: '回放核对用地点二',
    ...{ quota: 6, fee: 10, creditHours: 0.5 },
    content: '<p>又修改。</p>',
  }
  const last = { version: await changeForReaders(context, 'activities', draft.id, words) }
  const withdraw = (body: { version: number }) =>
    staff.POST('/api/admin/activities/{id}/withdraw', { params, body })
  const what = 'an activity, withdrawn on an old version'
  await refusedWith(context, 409, 'error.activityChanged', what, withdraw({ version }))
  const withdrawn = await unwrap(withdraw(last))
  await refused(context, 404, 'an activity that was withdrawn', read())
  return withdrawn
}

/** A place that was taken and given back stays among the sign-ups. */
async function checkCancelled(context: Context, staff: PortalClient, person: PortalClient): Promise<void> {
  const free = (await withFreePlace(context, person)).find(({ fee }) => fee === 0)
  if (!free) return context.skip('no activity without a fee has a free place that the person does not hold')
  const params = { path: { id: free.id } }
  const place = await unwrap(person.POST('/api/member-activities/{id}/sign-up', { params }))
  const query = { 'id.equals': place.id }
  const seen = async () =>
    (await unwrap(staff.GET('/api/admin/activities/{id}/sign-ups', { params: { ...params, query } })))[0]
  const taken = await seen()
  context.expect(taken?.status === 'SIGNED', 'who has a place is among the sign-ups', taken?.status)
  const other = firstSharedDifference({ ...place }, { ...taken })
  const same = other === null && taken?.ownerType === 'PERSON'
  const rule = 'a sign-up is whose and what its member is told'
  context.expect(same, rule, `another ${other}`, 'listDeskSignUps')
  await unwrap(person.DELETE('/api/member-activities/{id}/sign-up', { params }))
  const left = await seen()
  context.expect(left?.status === 'CANCELLED', 'who gave the place back stays among them', left?.status)
}

/** Whether anybody has ever signed up, as the activity and its row in the list say. */
async function checkSignedUp(context: Context, staff: PortalClient, id: number, meant: 0 | 1, rule: string) {
  const { hasSignUps } = await unwrap(staff.GET('/api/admin/activities/{id}', { params: { path: { id } } }))
  context.expect(hasSignUps === meant, rule, hasSignUps, 'getDeskActivity')
  const params = { query: { 'id.equals': id } }
  const [row] = await unwrap(staff.GET('/api/admin/activities', { params }))
  context.expect(row?.hasSignUps === meant, rule, row?.hasSignUps, 'listDeskActivities')
}

/** What somebody has signed up for keeps its places and its fee, and stays on the website. */
async function checkTaken(context: Context, staff: PortalClient): Promise<void> {
  const members = []
  for (const member of [await context.as('person'), await context.as('unit')])
    if (await isValid(context, member)) members.push(member)
  if (members.length === 0) return context.skip('the memberships of person and unit have ended')
  const body = {
    ...planned(context.now()),
    signUpStart: new Date(context.now().getTime() - day).toISOString(),
  }
  const draft = await unwrap(staff.POST('/api/admin/activities', { body }))
  const { id } = draft
  const params = { path: { id } }
  const published = await unwrap(
    staff.POST('/api/admin/activities/{id}/publish', { params, body: { version: draft.version } }),
  )
  let { version } = published
  await checkSignedUp(context, staff, id, 0, 'nobody has signed up for what has just been published')
  for (const member of members) await unwrap(member.POST('/api/member-activities/{id}/sign-up', { params }))
  const change = (more: object) =>
    staff.PUT('/api/admin/activities', { body: { ...body, id, version, ...more } })
  await refusedField(context, 'fee', 'another fee once somebody has signed up', change({ fee: 50 }))
  if (members.length > 1)
    await refusedField(context, 'quota', 'fewer places than are taken', change({ quota: 1 }))
  else context.untried('places that are taken are kept', 'only one account of person and unit is a member')
  const places = async () => {
    const query = { 'activityId.equals': id }
    return unwrap((await context.as('person')).GET('/api/member-activities/user', { params: { query } }))
  }
  await places()
  const address = '回放核对用新址'
  const { data: full, response } = await change({ quota: members.length, address })
  const isMoved = (await places()).every((place) => place.address === address)
  context.expect(isMoved, 'who has signed up is told where it is by now', 'another address', 'listMySignUps')
  context.expect(full !== undefined, 'an activity may have just the places that are taken', response.status)
  version = full?.version ?? version
  const [last] = members
  if (last) {
    await unwrap(last.DELETE('/api/member-activities/{id}/sign-up', { params }))
    const { response } = await last.POST('/api/member-activities/{id}/sign-up', { params })
    context.expect(response.status === 201, 'the last place of an activity can be had', response.status)
  }
  const off = staff.POST('/api/admin/activities/{id}/withdraw', { params, body: { version } })
  const taken = 'withdrawing what somebody has signed up for'
  await refusedWith(context, 409, 'error.activityHasSignUps', taken, off)
  for (const member of members) await unwrap(member.DELETE('/api/member-activities/{id}/sign-up', { params }))
  const left = await unwrap(staff.GET('/api/admin/activities/{id}', { params }))
  context.expect(left.signedCount === 0, 'who gave a place back takes none', left.signedCount)
  await checkSignedUp(context, staff, id, 1, 'who gave a place back has signed up all the same')
  await refusedField(context, 'fee', 'another fee once all have given their places back', change({ fee: 50 }))
  const emptied = staff.POST('/api/admin/activities/{id}/withdraw', { params, body: { version } })
  const what = 'withdrawing what all have given their places back in'
  await refusedWith(context, 409, 'error.activityHasSignUps', what, emptied)
  await unwrap(staff.POST('/api/admin/activities/{id}/cancel', { params, body: { version } }))
}

export const deskActivities: Scenario[] = [
  {
    name: 'The desk: what somebody has signed up for keeps its fee and its places',
    operations: [
      ...(['getDeskActivity', 'updateDeskActivity', 'withdrawDeskActivity'] as const),
      ...(['listDeskActivities', 'signUpForActivity', 'listMySignUps'] as const),
    ],
    writes: true,
    leaves: 'an activity that was called off',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await checkTaken(context, staff)
    },
  },
  {
    name: 'The desk: who gave a place back stays among the sign-ups',
    operations: ['listDeskSignUps', 'signUpForActivity', 'cancelSignUp'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await checkCancelled(context, staff, await context.as('person'))
    },
  },
  {
    name: 'The desk: an activity is written, published, changed, withdrawn and thrown away',
    operations: [
      ...(['createDeskActivity', 'getDeskActivity', 'updateDeskActivity', 'publishDeskActivity'] as const),
      ...(['withdrawDeskActivity', 'listDeskSignUps', 'deleteDeskActivity', 'listDeskActivities'] as const),
      ...(['getActivity', 'listActivities'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const { id } = await walk(context, staff)
      const params = { path: { id } }
      await unwrap(staff.DELETE('/api/admin/activities/{id}', { params }))
      const gone = staff.GET('/api/admin/activities/{id}', { params })
      await refused(context, 404, 'the draft of an activity that is gone', gone)
      const query = { 'id.equals': id }
      const rows = await unwrap(staff.GET('/api/admin/activities', { params: { query } }))
      context.expect(rows.length === 0, 'and the list has it no more', rows.length)
    },
  },
  {
    name: 'The desk: an activity is called off, which visitors see',
    operations: [
      ...([
        'publishDeskActivity',
        'cancelDeskActivity',
        'updateDeskActivity',
        'withdrawDeskActivity',
      ] as const),
    ],
    writes: true,
    leaves: 'an activity that was called off',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      const { id, version } = await write(context, staff)
      const params = { path: { id } }
      const cancel = (read: number) =>
        staff.POST('/api/admin/activities/{id}/cancel', { params, body: { version: read } })
      await refusedWith(context, 409, 'error.activityNotOpen', 'a draft, called off', cancel(version))
      const published = await unwrap(
        staff.POST('/api/admin/activities/{id}/publish', { params, body: { version } }),
      )
      const what = 'an activity, called off on an old version'
      await refusedWith(context, 409, 'error.activityChanged', what, cancel(version))
      const off = await unwrap(cancel(published.version))
      const body = { ...planned(context.now()), id, version: off.version }
      const withdrawal = { params, body: { version: off.version } }
      for (const [done, call] of [
        ['changed', () => staff.PUT('/api/admin/activities', { body })],
        ['withdrawn', () => staff.POST('/api/admin/activities/{id}/withdraw', withdrawal)],
      ] as const)
        await refusedWith(context, 409, 'error.activityNotOpen', `what is called off, ${done}`, call())
      context.expect(off.state === 'CANCELLED', 'what is called off is CANCELLED', off.state)
      const query = { id }
      const shown = await unwrap(context.anonymous.GET('/api/public/member-activity', { params: { query } }))
      context.expect(shown.status === 'CANCELLED', 'and so it is for visitors', shown.status)
      await refusedWith(
        context,
        409,
        'error.activityNotOpen',
        'an activity called off twice',
        cancel(off.version),
      )
    },
  },
  {
    name: 'The desk: what should have begun already is not published',
    operations: [
      ...(['publishDeskActivity', 'getDeskActivity', 'updateDeskActivity'] as const),
      ...(['withdrawDeskActivity', 'cancelDeskActivity'] as const),
    ],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.courses')
      await onJourney(context, byTime, async ({ to }) => {
        const { id, version } = await write(context, staff)
        const params = { path: { id } }
        const other = await write(context, staff)
        const published = await unwrap(
          staff.POST('/api/admin/activities/{id}/publish', {
            ...at(other.id),
            body: { version: other.version },
          }),
        )
        await to(Date.parse(other.startTime) + minute, async () => {
          const later = await logInAnew(context, 'staff')
          const publishing = later.POST('/api/admin/activities/{id}/publish', { params, body: { version } })
          const what = 'a draft whose start has passed'
          await refusedWith(context, 409, 'error.activityNotOpen', what, publishing)
          const { state } = await unwrap(later.GET('/api/admin/activities/{id}', { params }))
          context.expect(state === 'DRAFT', 'what is not published stays a draft', state)
          await refuseBegun(context, later, published)
        })
      })
    },
  },
]
