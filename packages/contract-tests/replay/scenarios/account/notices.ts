import { type MessageKind, type MessageSubject, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { withFreePlace } from '../activities.ts'
import { castOf, decline } from '../people.ts'
import { invite } from '../second-unit.ts'

/** The notices of a kind that a member has about a record. */
export async function toldOf(client: PortalClient, kind: MessageKind, about: MessageSubject) {
  const query = { 'kind.equals': kind, size: 2000 }
  const notices = await unwrap(client.GET('/api/member-messages', { params: { query } }))
  return notices.filter(({ subject }) => subject?.kind === about.kind && subject.id === about.id)
}

/** How often a member was told of an order, an activity, a fee or a certificate. */
export const timesTold = async (
  client: PortalClient,
  kind: 'ORDER' | 'ACTIVITY' | 'FEE' | 'CERTIFICATE',
  id: number,
): Promise<number> => (await toldOf(client, kind, { kind, id })).length

/** What looks how often a member has been told of a fee since now. */
export async function tellerOf(context: Context, client: PortalClient, feeId: number) {
  const before = await timesTold(client, 'FEE', feeId)
  return async (meant: number, what: string) => {
    const times = (await timesTold(client, 'FEE', feeId)) - before
    context.expect(times === meant, `${what} is told once to whose fee it is`, times, 'listMemberMessages')
  }
}

/** What somebody is told, and who is not. */
export interface Told {
  kind: MessageKind
  about: MessageSubject
  /** A fact that the notice has to name. */
  fact: string
  /** Who is concerned, and somebody who is not. */
  to: PortalClient
  notTo: PortalClient
}

/** Something is told once, by a fact of it, and to nobody else. */
export async function toldOnce(context: Context, what: string, { kind, about, fact, to, notTo }: Told) {
  const notices = await toldOf(to, kind, about)
  context.expect(notices.length === 1, `${what} is told once, with what it is about`, notices.length)
  const [notice] = notices
  if (notice) {
    const { content, isRead } = notice
    context.expect(
      content.includes(fact) && isRead === 0,
      `the notice of ${what} is new and names it`,
      content,
    )
  }
  const others = await toldOf(notTo, kind, about)
  context.expect(others.length === 0, `${what} is told to nobody else`, others.length)
}

export const notices: Scenario[] = [
  {
    name: 'A place that was taken is told once, to who takes part',
    operations: ['listMemberMessages', 'signUpForActivity', 'cancelSignUp'],
    writes: true,
    leaves: 'a notice of a place in an activity that was given back',
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      const chosen = (await withFreePlace(context, unit)).find(({ fee }) => fee === 0)
      if (!chosen) return context.skip('no activity without a fee has a free place for the unit')
      const about = { kind: 'ACTIVITY', id: chosen.id } as const
      const of = async (client: PortalClient) => (await toldOf(client, 'ACTIVITY', about)).map(({ id }) => id)
      const [before, others] = [await of(unit), await of(person)]
      const params = { path: { id: chosen.id } }
      await unwrap(unit.POST('/api/member-activities/{id}/sign-up', { params }))
      const told = (await toldOf(unit, 'ACTIVITY', about)).filter(({ id }) => !before.includes(id))
      context.expect(told.length === 1, 'a place that was taken is told once', told.length)
      const [notice] = told
      const isNamed = notice?.content.includes(chosen.title) ?? false
      context.expect(isNamed, 'the notice of a place names its activity', notice?.content)
      const more = (await of(person)).length - others.length
      context.expect(more === 0, 'a place that was taken is told to nobody else', more)
      await unwrap(unit.DELETE('/api/member-activities/{id}/sign-up', { params }))
    },
  },
  {
    name: 'An order that is closed is told once, to its payer',
    operations: ['listMemberMessages', 'payByWeixin', 'cancelMemberOrder'],
    writes: true,
    async run(context) {
      const [person, unit] = [await context.as('person'), await context.as('unit')]
      const [feeId] = (await unwrap(person.GET('/api/member-fees/info'))).payableFeeIds
      if (feeId === undefined) return context.skip('the person has no fee to pay')
      const { orderId: id, orderNo } = await unwrap(
        person.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }),
      )
      const about = { kind: 'ORDER', id } as const
      const before = await toldOf(person, 'ORDER', about)
      context.expect(before.length === 0, 'an order that is open is told nothing of', before.length)
      await unwrap(person.POST('/api/member-orders/{id}/cancel', { params: { path: { id } } }))
      await toldOnce(context, 'a closed order', {
        ...{ kind: 'ORDER', about, fact: orderNo, to: person, notTo: unit },
      })
    },
  },
  {
    name: 'An invitation is told once to who is invited, its answer to the unit',
    operations: ['listMemberMessages', 'inviteUnitPerson', 'declineUnitInvitation'],
    writes: true,
    leaves: 'a declined invitation of the unit',
    async run(context) {
      const { person, unit, phone } = await castOf(context)
      const { id, companyName } = await unwrap(invite(unit, phone))
      const about = { kind: 'INVITATION', id } as const
      await toldOnce(context, 'an invitation', {
        ...{ kind: 'SYSTEM', about, fact: companyName, to: person, notTo: unit },
      })
      await unwrap(decline(person, id))
      const answers = await toldOf(unit, 'SYSTEM', about)
      context.expect(answers.length === 1, 'an answer to an invitation is told once', answers.length)
      const own = await toldOf(person, 'SYSTEM', about)
      context.expect(own.length === 1, 'who has answered is not told so', own.length)
    },
  },
]

/** As many notices as a list shows at once where it is not asked for more. */
const onePage = 20

const unreadOf = async (member: PortalClient): Promise<number> =>
  (await unwrap(member.GET('/api/member-messages/unread-count'))).unreadCount

/** Whether an operation that is needed to be told more is left out of the run. */
const isLeftOut = ({ leftOut }: Context): boolean =>
  (['signUpForActivity', 'cancelSignUp'] as const).some((id) => leftOut.has(id))

/** A member that has fewer unread notices than a page shows is told more: of a place that it takes and gives back each time. */
async function gather(context: Context, member: PortalClient): Promise<void> {
  const lacking = onePage + 1 - (await unreadOf(member))
  if (lacking <= 0 || isLeftOut(context)) return
  const free = (await withFreePlace(context, member)).find(({ fee }) => fee === 0)
  if (!free) return
  const params = { path: { id: free.id } }
  for (let told = 0; told < lacking; told++) {
    await unwrap(member.POST('/api/member-activities/{id}/sign-up', { params }))
    await unwrap(member.DELETE('/api/member-activities/{id}/sign-up', { params }))
  }
}

/** Reading all of the own notices reads those that no page has shown, and leaves those of others as they were. */
async function readAll(context: Context, person: PortalClient, unit: PortalClient): Promise<void> {
  const [own, before] = [await unreadOf(person), await unreadOf(unit)]
  const known = { 'isRead.equals': 1, sort: ['createdDate' as const], size: 1 }
  const [read] = await unwrap(person.GET('/api/member-messages', { params: { query: known } }))
  const { unreadCount } = await unwrap(person.POST('/api/member-messages/read-all'))
  const same = { 'id.equals': read?.id ?? 0 }
  const [still] = read ? await unwrap(person.GET('/api/member-messages', { params: { query: same } })) : []
  const kept = 'what was read before stays read since then'
  context.expect(still?.readDate === read?.readDate, kept, still?.readDate, 'readAllMessages')
  context.expect(unreadCount === 0, 'none is left unread', unreadCount)
  const left = await unreadOf(person)
  context.expect(left === 0, 'as many are counted unread as are left', left)
  const unread = { 'isRead.equals': 0, size: 1 }
  const [one] = await unwrap(person.GET('/api/member-messages', { params: { query: unread } }))
  const none = 'once all are read, none is listed as unread'
  context.expect(one === undefined, none, one?.createdDate, 'listMemberMessages')
  if (own <= onePage)
    context.untried('notices are read that no page has shown', `the person has ${own} that are unread`)
  const rule = 'reading all of the own notices reads none of another member'
  if (before === 0) return context.untried(rule, 'the unit has no unread notice')
  const others = await unreadOf(unit)
  context.expect(others >= before, rule, `${others} after ${before}`, 'readAllMessages')
}

/** Behind whatever is told to the person, so that little has to be told besides until it is more than one page. */
export const allNotices: Scenario[] = [
  {
    name: 'Notices are read all at once, by their member alone',
    operations: [
      ...(['countUnreadMessages', 'readAllMessages', 'listMemberMessages'] as const),
      ...(['signUpForActivity', 'cancelSignUp'] as const),
    ],
    writes: true,
    leaves: 'notices of the person that are read, as of places in an activity that were given back',
    async run(context) {
      const person = await context.as('person')
      await gather(context, person)
      await readAll(context, person, await context.as('unit'))
    },
  },
]
