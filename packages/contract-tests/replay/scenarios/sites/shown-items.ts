import { type PortalClient, type SiteItemInput, unwrap } from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { firstSharedDifference } from '../../derived/records/volatile.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { checkSubmitted } from '../applications/at-desk.ts'
import { itemDraft, shownSites } from './mini-sites.ts'

const opinion = '契约回放：请核对后重新提交'

/** The pages where visitors see an item, by who has the mini-site. */
const publicPages = ({ anonymous }: Context, ownerType: string, id: number) => {
  const params = { query: { 'id.equals': id } }
  return ownerType === 'UNIT'
    ? {
        alone: () => anonymous.GET('/api/public/company-news/{id}', at(id)),
        listed: () => anonymous.GET('/api/public/company-news/list', { params }),
        ofKind: () => anonymous.GET('/api/public/company-news-list', { params }),
      }
    : {
        alone: () => anonymous.GET('/api/public/member-news/{id}', at(id)),
        listed: () => anonymous.GET('/api/public/member-news/list', { params }),
        // There is no list of the news of persons.
        ofKind: null,
      }
}

/** Visitors see the text that was approved, alone and in each list, whatever was written since. */
async function expectShown(
  context: Context,
  { alone, listed, ofKind }: ReturnType<typeof publicPages>,
  text: object,
  when: string,
): Promise<void> {
  const { data: own } = await alone()
  const rows = [...(await unwrap(listed())), ...(ofKind ? await unwrap(ofKind()) : [])]
  const seen = [...(own ? [own] : []), ...rows]
  const isEverywhere = own !== undefined && rows.length === (ofKind ? 2 : 1)
  const places = `${own ? 'alone' : 'not alone'}, ${rows.length} times in lists`
  context.expect(isEverywhere, `an item is seen alone and in its lists ${when}`, places)
  const other = seen.map((one) => firstSharedDifference({ ...text }, { ...one })).find((one) => one !== null)
  context.expect(other === undefined, `visitors see what was approved ${when}`, `another ${other}`)
}

/** A draft of what is seen waits for nobody: since when a text is seen stays as it was. */
async function saveAsDraft(
  context: Context,
  client: PortalClient,
  change: SiteItemInput & { id: number },
): Promise<void> {
  const before = await unwrap(client.GET('/api/member-news/{id}', at(change.id)))
  await unwrap(client.PUT('/api/member-news', { body: { ...change, status: 'DRAFT' } }))
  const { status, publishDate } = await unwrap(client.GET('/api/member-news/{id}', at(change.id)))
  const rule = 'what is saved as a draft says since when the text before it is seen'
  context.expect(publishDate === before.publishDate, rule, `${publishDate} / ${before.publishDate}`)
  context.expect(status === 'DRAFT', 'a change of a public item can be a draft', status)
}

/** An item is seen once it is approved, and until it is deleted. */
async function showItem(context: Context, client: PortalClient, ownerType: string): Promise<void> {
  const decide = context.association()
  const told = { summary: '仅供核对', eventDate: '2026-03-02', coverUrl: 'https://portal.example/cover.png' }
  const body = { ...itemDraft, ...told, title: '契约回放：公开的记录', status: 'SUBMITTED' as const }
  const { id } = await unwrap(client.POST('/api/member-news', { body }))
  const pages = publicPages(context, ownerType, id)
  const { alone, listed } = pages
  const isSeen = async (is: boolean, what: string) => {
    const { status } = (await alone()).response
    context.expect(status === (is ? 200 : 404), what, status)
    const { length } = await unwrap(listed())
    context.expect(length === (is ? 1 : 0), `${what}: in its list`, length)
  }
  await isSeen(false, 'an item that waits for its review is not seen')
  const back = await unwrap(client.PUT('/api/member-news', { body: { ...body, id, status: 'DRAFT' } }))
  const rule = 'saving what is under review as a draft takes it back'
  const isWaiting = await decide({ kind: 'SITE_ITEM', naming: body.title, result: 'APPROVE' })
  context.expect(back.status === 'DRAFT' && !isWaiting, rule, back.status, 'updateItem')
  await unwrap(client.PUT('/api/member-news', { body: { ...body, id } }))
  await decide({ kind: 'SITE_ITEM', naming: body.title, result: 'APPROVE' })
  await isSeen(true, 'an item that was approved is seen')
  const { status: _status, ...written } = body
  const pointer = firstSharedDifference(written, { ...(await unwrap(alone())) })
  const wanted = 'visitors read an item as it was written'
  const operation = ownerType === 'UNIT' ? 'getCompanyItem' : 'getMemberItem'
  context.expect(pointer === null, wanted, `another ${pointer}`, operation)
  const title = '契约回放：改过的公开记录'
  const anew = { title, content: '<p>改过。</p>', summary: '改过', eventDate: '2026-04-03' }
  const change = { ...body, ...anew, id }
  await saveAsDraft(context, client, change)
  await expectShown(context, pages, written, 'while a draft of it waits to be submitted')
  const { status, publishDate } = await unwrap(client.PUT('/api/member-news', { body: change }))
  context.expect(status === 'SUBMITTED', 'a change of a public item waits for its review', status)
  await expectShown(context, pages, written, 'while a change of it waits for the review')
  const { data: old } = await alone()
  context.expect(publishDate === (old?.publishDate ?? publishDate), 'its author reads that', publishDate)
  await checkSubmitted(context, 'SITE_ITEM', id, { title, content: anew.content })
  await decide({ kind: 'SITE_ITEM', naming: change.title, result: 'RETURN', opinion })
  await expectShown(context, pages, written, 'once a change of it was returned')
  await unwrap(client.PUT('/api/member-news', { body: change }))
  await decide({ kind: 'SITE_ITEM', naming: change.title, result: 'APPROVE' })
  await expectShown(context, pages, anew, 'once a change of it is approved')
  const since = (await unwrap(alone())).publishDate
  context.expect(since === old?.publishDate, 'an item is seen since its first text was', since, operation)
  await unwrap(client.DELETE('/api/member-news/{id}', at(id)))
  await isSeen(false, 'an item that was deleted is seen no more')
}

export const shownItems: Scenario[] = [
  {
    name: 'An item of a mini-site is seen from its approval until it is deleted',
    operations: [
      'decideDeskReview',
      ...(['createItem', 'updateItem', 'getOwnItem', 'deleteItem'] as const),
      ...(['getCompanyItem', 'listCompanyItems'] as const),
      ...(['getMemberItem', 'listMemberItems', 'listCompanyNews', 'getDeskReview'] as const),
    ],
    writes: true,
    leaves: 'notices of items that were deleted',
    async run(context) {
      context.association()
      for (const { client, site } of await shownSites(context))
        await showItem(context, client, site.ownerType)
    },
  },
]
