import { type FeeNewsDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { day } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { proofOf } from '../finance/channels.ts'
import { deskClient, onWebsite, requirePermission } from './desk-client.ts'
import { changeForReaders } from './website/readers.ts'

export const priceDraft = {
  title: '回放核对用价格信息',
  region: '全省',
  period: '2020-01',
  author: '𠮷野回放',
  summary: '回放核对用提要。'.repeat(62),
  content: '<p>回放核对用价格信息。</p>',
}

const write = (staff: PortalClient) => unwrap(staff.POST('/api/admin/fee-news', { body: priceDraft }))

/** Every bulletin stands in the column of the price information. */
async function checkColumn({ anonymous, expect, untried }: Context, shown: FeeNewsDetail): Promise<void> {
  const query = { 'id.notEquals': shown.id, size: 1 }
  const [other] = await unwrap(anonymous.GET('/api/public/info-fee-news-list', { params: { query } }))
  const rule = 'a bulletin stands in the column of the others'
  if (!other) return untried(rule, 'there is no other one')
  const [place, theirs] = [shown, other].map((one) => `${one.infoDictsId}, ${one.infoDictsDetailsId}`)
  expect(place === theirs, rule, `${place} / ${theirs}`, 'createDeskFeeNews')
}

async function walk(
  context: Context,
  staff: PortalClient,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const params = { path: { id } }
  const read = () => context.anonymous.GET('/api/public/info-fee-news/{id}', { params })
  await refused(context, 404, 'the draft of a bulletin on the website', read())
  const update = { ...priceDraft, id, version, summary: '已修改' }
  const change = () => staff.PUT('/api/admin/fee-news', { body: update })
  const changed = await unwrap(change())
  await refusedWith(context, 409, 'error.newsChanged', 'a change of a bulletin on an old version', change())
  const publish = (body: { version: number; publishDate?: string }) =>
    unwrap(staff.POST('/api/admin/fee-news/{id}/publish', { params, body }))
  const listed = async () => {
    const query = { 'id.equals': id }
    return (await unwrap(context.anonymous.GET('/api/public/info-fee-news-list', { params: { query } })))
      .length
  }
  const publishDate = new Date(context.now().getTime() + day).toISOString()
  const ahead = await publish({ version: changed.version, publishDate })
  await refused(context, 404, 'a bulletin that appears tomorrow', read())
  const early = await listed()
  context.expect(early === 0, 'a bulletin that appears tomorrow is in no list', early, 'listFeeNews')
  await publish({ version: ahead.version })
  const shown = await unwrap(read())
  context.expect(shown.summary === '已修改', 'what is published is what was written', shown.summary)
  context.expect(shown.period === priceDraft.period, 'and of the month that was written', shown.period)
  await checkColumn(context, shown)
  const remove = () => staff.DELETE('/api/admin/fee-news/{id}', { params })
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a published bulletin away', remove())
  const file = await proofOf(staff)
  const changes = {
    ...{ title: '回放核对用新信息', region: '回放市', period: '2020-02', source: '来源', author: '作者' },
    ...{ summary: '又修改', content: '<p>又修改。</p>', coverUrl: file.url, file },
  }
  const last = { version: await changeForReaders(context, 'feeNews', id, changes) }
  const old = staff.POST('/api/admin/fee-news/{id}/withdraw', { params, body: { version: changed.version } })
  await refusedWith(context, 409, 'error.newsChanged', 'a bulletin, withdrawn on an old version', old)
  await unwrap(staff.POST('/api/admin/fee-news/{id}/withdraw', { params, body: last }))
  await refused(context, 404, 'a bulletin that was withdrawn', read())
  const late = await listed()
  context.expect(late === 0, 'a bulletin that was withdrawn is in no list', late, 'listFeeNews')
  const versions = await unwrap(staff.GET('/api/admin/fee-news/{id}/versions', { params }))
  context.expect(versions.length > 1, 'each change keeps what was before', versions.length)
  const alone = await unwrap(staff.GET('/api/admin/fee-news/{id}', { params }))
  context.expect(alone.status === 'OFFLINE', 'what was withdrawn is OFFLINE', alone.status)
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a withdrawn bulletin away', remove())
  const kept = await unwrap(staff.PUT('/api/admin/fee-news', { body: { ...alone, summary: '再修改' } }))
  context.expect(kept.status === 'OFFLINE', 'what was withdrawn stays so when it is changed', kept.status)
  const body = { version: kept.version }
  const again = staff.POST('/api/admin/fee-news/{id}/withdraw', { params, body })
  await refusedWith(context, 409, 'error.newsNotPublished', 'withdrawing a bulletin twice', again)
  const query = { 'id.equals': id }
  const [row] = await unwrap(staff.GET('/api/admin/fee-news', { params: { query } }))
  context.expect(row?.version === kept.version, 'the list has the bulletin as it is', row?.version)
  const anew = await publish(body)
  const back = await listed()
  context.expect(back === 1, 'a bulletin that is published again is in the list', back, 'listFeeNews')
  const end = { params, body: { version: anew.version } }
  await unwrap(staff.POST('/api/admin/fee-news/{id}/withdraw', end))
}

export const deskFeeNews: Scenario[] = [
  {
    name: 'The desk: price information is written, published, seen by visitors and withdrawn',
    operations: [
      ...(['listDeskFeeNews', 'getDeskFeeNews', 'createDeskFeeNews', 'updateDeskFeeNews'] as const),
      ...(['publishDeskFeeNews', 'withdrawDeskFeeNews', 'listDeskFeeNewsVersions'] as const),
      ...(['deleteDeskFeeNews', 'getFeeNews', 'listFeeNews'] as const),
    ],
    writes: true,
    leaves: 'a price bulletin that is not on the website',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const draft = await write(staff)
      await onWebsite(staff, 'fee-news', draft.id, () => walk(context, staff, draft))
    },
  },
  {
    name: 'The desk: the draft of a price bulletin is thrown away',
    operations: ['createDeskFeeNews', 'deleteDeskFeeNews'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const params = { path: { id: (await write(staff)).id } }
      await unwrap(staff.DELETE('/api/admin/fee-news/{id}', { params }))
      const gone = staff.GET('/api/admin/fee-news/{id}', { params })
      await refused(context, 404, 'the draft of a bulletin that is gone', gone)
    },
  },
]
