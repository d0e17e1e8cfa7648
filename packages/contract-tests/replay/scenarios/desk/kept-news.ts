import { type FavouriteKind, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, onWebsite, requirePermission } from './desk-client.ts'
import { newsDraft, placeOf } from './news.ts'

/** Looks at what is kept. @param title that it has by now, where it has another one */
type Look = (title?: string) => Promise<void>

/** A member keeps an article that the desk takes off the website: it stays, and says that it cannot be opened. */
async function keep(context: Context, staff: PortalClient): Promise<void> {
  const draft = newsDraft(await placeOf(context))
  const { id, version } = await unwrap(staff.POST('/api/admin/news', { body: draft }))
  const params = { path: { id } }
  const act = (action: 'publish' | 'withdraw', read: number) =>
    unwrap(staff.POST(`/api/admin/news/{id}/${action}`, { params, body: { version: read } }))
  await onWebsite(staff, 'news', id, async () => {
    let last = (await act('publish', version)).version
    const withdraw = async () => {
      last = (await act('withdraw', last)).version
    }
    const whileAgain = async (look: Look) => {
      const title = '回放核对用改名稿'
      const body = { ...draft, id, title, version: (await act('publish', last)).version }
      last = (await unwrap(staff.PUT('/api/admin/news', { body }))).version
      await look(title)
      await withdraw()
    }
    await keepPublished(context, { kind: 'NEWS', targetId: id }, withdraw, whileAgain)
  })
}

/** What visitors are not shown is kept by nobody else. */
async function keepHidden(context: Context, body: { kind: FavouriteKind; targetId: number }): Promise<void> {
  const unit = context.credentials.unit && (await context.as('unit'))
  const what = `keeping what is not shown: ${body.kind}`
  if (!unit) return context.untried(what, 'the credentials name no unit')
  await refused(context, 404, what, unit.POST('/api/member-favourites', { body }))
}

/** What a member keeps is withdrawn: it says that it cannot be opened. @param whileAgain looks at it while it is published again */
export async function keepPublished(
  context: Context,
  body: { kind: FavouriteKind; targetId: number },
  withdraw: () => Promise<unknown>,
  whileAgain?: (look: Look) => Promise<void>,
): Promise<void> {
  const rule = 'what is kept and was withdrawn says that it cannot be opened'
  if (!context.credentials.person) {
    await withdraw()
    return context.untried(rule, 'the credentials name no person')
  }
  const person = await context.as('person')
  const kept = await unwrap(person.POST('/api/member-favourites', { body }))
  const row = async () => {
    const query = { 'kind.equals': body.kind, 'targetId.equals': body.targetId }
    return (await unwrap(person.GET('/api/member-favourites', { params: { query } })))[0]
  }
  const isAvailable = async () => (await row())?.isAvailable
  try {
    const before = await isAvailable()
    context.expect(before === 1, 'what is kept and shown can be opened', before)
    await withdraw()
    const after = await isAvailable()
    context.expect(after === 0, rule, after)
    await keepHidden(context, body)
    await whileAgain?.(async (title = kept.title) => {
      const now = await row()
      const again = 'what is kept and was published again can be opened'
      context.expect(now?.isAvailable === 1, again, now?.isAvailable)
      context.expect(now?.title === title, 'what is kept is called what it is called now', now?.title)
    })
    const gone = (await row())?.title
    context.expect(gone === kept.title, 'what was taken down is called what it was when it was kept', gone)
  } finally {
    await unwrap(person.DELETE('/api/member-favourites/{id}', { params: { path: { id: kept.id } } }))
  }
  const anew = person.POST('/api/member-favourites', { body })
  await refused(context, 404, `keeping what was withdrawn of the kind ${body.kind}`, anew)
}

export const keptNews: Scenario[] = [
  {
    name: 'The desk: an article that a member keeps is withdrawn',
    operations: [
      ...(['listMemberFavourites', 'addMemberFavourite', 'removeMemberFavourite'] as const),
      ...(['createDeskNews', 'publishDeskNews', 'withdrawDeskNews'] as const),
    ],
    writes: true,
    leaves: 'an article that is not on the website',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      await keep(context, staff)
    },
  },
]
