import { type DeskNews, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { proofOf } from '../finance/channels.ts'
import { deskClient, onWebsite, requirePermission } from './desk-client.ts'
import { changeForReaders } from './website/readers.ts'

/** Where an article stands: an entry of the navigation, and a column below it where it has one. */
type Place = Pick<DeskNews, 'infoDictsId' | 'infoDictsDetailsId'>

/** An article that stands somewhere. */
export const newsDraft = (place: Place) => ({
  title: '回放核对用稿',
  ...place,
  author: '𠮷野回放',
  summary: '回放核对用提要。'.repeat(62),
  content: '<p>回放核对用稿。</p>',
})

/** The first column of the navigation, or an entry where none has one. Skips the scenario where there is none. */
export async function placeOf(context: Context): Promise<Place> {
  const query = { 'dictType.equals': 'index', size: 200 }
  const all = await unwrap(context.anonymous.GET('/api/public/info-dicts-list', { params: { query } }))
  const entry = all.find(({ headerTwoList }) => headerTwoList.length > 0) ?? all[0]
  const { id, headerTwoList } = entry ?? context.skip('there is no navigation')
  return { infoDictsId: id, infoDictsDetailsId: headerTwoList[0]?.id ?? null }
}

/** The column of an article is one below its own entry. @returns a column of another one */
async function refuseColumn(
  context: Context,
  staff: PortalClient,
  place: Place,
  draft: { id: number; version: number },
): Promise<Place | undefined> {
  const query = { 'infoDictsId.notEquals': place.infoDictsId, 'isDeleted.equals': 0, size: 1 }
  const rows = await unwrap(
    context.anonymous.GET('/api/public/info-dicts-details-list', { params: { query } }),
  )
  const what = 'an article in a column of another entry'
  const [other] = rows
  if (!other) {
    context.untried(`${what} is refused`, 'no other entry has a column')
    return undefined
  }
  const body = { ...newsDraft(place), infoDictsDetailsId: other.id }
  await refusedField(context, 'infoDictsDetailsId', what, staff.POST('/api/admin/news', { body }))
  const { id, version } = draft
  const change = staff.PUT('/api/admin/news', { body: { ...body, id, version } })
  await refusedField(context, 'infoDictsDetailsId', `${what}, by a change`, change)
  return { infoDictsId: other.infoDictsId, infoDictsDetailsId: other.id }
}

async function walk(
  context: Context,
  staff: PortalClient,
  place: Place,
  { id, version, moved }: { id: number; version: number; moved: Place | undefined },
): Promise<void> {
  const params = { path: { id } }
  const read = () => context.anonymous.GET('/api/public/info-news-detail/{id}', { params })
  await refused(context, 404, 'a draft on the website', read())
  const update = { ...newsDraft(place), id, version, summary: '已修改' }
  const changed = await unwrap(staff.PUT('/api/admin/news', { body: update }))
  await refusedWith(
    context,
    409,
    'error.newsChanged',
    'a change of an article on an old version',
    staff.PUT('/api/admin/news', { body: update }),
  )
  await unwrap(staff.POST('/api/admin/news/{id}/publish', { params, body: { version: changed.version } }))
  const shown = await unwrap(read())
  context.expect(shown.summary === '已修改', 'what is published is what was written', shown.summary)
  const query = { 'id.equals': id }
  const listed = await unwrap(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
  context.expect(listed.length === 1, 'what is published is in the list of the website', listed.length)
  const remove = () => staff.DELETE('/api/admin/news/{id}', { params })
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a published article away', remove())
  const file = await proofOf(staff)
  const changes = {
    ...{ title: '回放核对用新稿', subTitle: '副题', source: '来源', author: '作者', summary: '又修改' },
    ...{ content: '<p>正文已改写。</p>', coverUrl: file.url, attachments: [file] },
    ...moved,
  }
  const last = { version: await changeForReaders(context, 'news', id, changes) }
  const old = staff.POST('/api/admin/news/{id}/withdraw', { params, body: { version: changed.version } })
  await refusedWith(context, 409, 'error.newsChanged', 'an article, withdrawn on an old version', old)
  const [shownLast] = await unwrap(context.anonymous.GET('/api/public/info-news-list', { params: { query } }))
  await unwrap(staff.POST('/api/admin/news/{id}/withdraw', { params, body: last }))
  await refused(context, 404, 'an article that was withdrawn', read())
  const versions = await unwrap(staff.GET('/api/admin/news/{id}/versions', { params }))
  context.expect(versions.length > 1, 'each change keeps what was before', versions.length)
  const { name } = await unwrap(staff.GET('/api/admin/account'))
  const other = versions.find(({ staffName }) => staffName !== name)
  const rule = 'what was before names who wrote it'
  context.expect(other === undefined, rule, other?.staffName, 'listDeskNewsVersions')
  const alone = await unwrap(staff.GET('/api/admin/news/{id}', { params }))
  context.expect(alone.status === 'OFFLINE', 'what was withdrawn is OFFLINE', alone.status)
  const views = `${alone.viewCount} / ${shownLast?.viewCount}`
  const opened = 'the desk counts how often an article was opened'
  context.expect(alone.viewCount >= (shownLast?.viewCount ?? 0), opened, views, 'getDeskNews')
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a withdrawn article away', remove())
  const { status } = await unwrap(staff.PUT('/api/admin/news', { body: { ...alone, summary: '再修改' } }))
  context.expect(status === 'OFFLINE', 'what was withdrawn stays so when it is changed', status)
  await refused(context, 404, 'an article that was withdrawn and changed', read())
}

export const deskNews: Scenario[] = [
  {
    name: 'The desk: an article is written, published, seen by visitors and withdrawn',
    operations: [
      ...(['listDeskNews', 'getDeskNews', 'createDeskNews', 'updateDeskNews'] as const),
      ...(['publishDeskNews', 'withdrawDeskNews', 'listDeskNewsVersions'] as const),
      ...(['deleteDeskNews', 'listNews', 'getNewsDetail', 'getNewsArticle'] as const),
      ...(['listPictureNews', 'searchNews'] as const),
    ],
    writes: true,
    leaves: 'an article that is not on the website',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const place = await placeOf(context)
      const draft = await unwrap(staff.POST('/api/admin/news', { body: newsDraft(place) }))
      const moved = await refuseColumn(context, staff, place, draft)
      await onWebsite(staff, 'news', draft.id, () => walk(context, staff, place, { ...draft, moved }))
    },
  },
  {
    name: 'The desk: a draft is thrown away',
    operations: ['createDeskNews', 'deleteDeskNews'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const { id } = await unwrap(staff.POST('/api/admin/news', { body: newsDraft(await placeOf(context)) }))
      const params = { path: { id } }
      await unwrap(staff.DELETE('/api/admin/news/{id}', { params }))
      await refused(context, 404, 'a draft that is gone', staff.GET('/api/admin/news/{id}', { params }))
    },
  },
]
