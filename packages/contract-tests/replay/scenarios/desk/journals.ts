import { type DeskJournal, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refused, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { deskClient, onWebsite, requirePermission } from './desk-client.ts'
import { keepPublished } from './kept-news.ts'
import { changeForReaders } from './website/readers.ts'
import { documentOf } from './website/uploaded.ts'

const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** Of a year in which no journal of an association came out. */
const body = { bookName: '回放核对用期刊', year: 1949, issueNo: 1 }

const write = (staff: PortalClient) => unwrap(staff.POST('/api/admin/journals', { body }))

const uploadPage = async (staff: PortalClient, name: string): Promise<string> =>
  (await unwrap(staff.POST('/api/files', { body: { file: new File([png], name) } }))).url

/** What is on the website gets the year and number of no other issue there by a change. @returns the version of what was taken all the same */
async function takeOther(context: Context, staff: PortalClient, issue: DeskJournal) {
  const rule = 'of two issues on the website no two are of one year and number'
  const query = { 'id.notEquals': issue.id, size: 1 }
  const params = { params: { query } }
  const [other] = await unwrap(context.anonymous.GET('/api/public/info-news-book', params))
  if (!other) {
    context.untried(rule, 'there is no other issue')
    return undefined
  }
  const { bookName, year, issueNo } = other
  const body = { ...issue, bookName, year, issueNo }
  const { data } = await staff.PUT('/api/admin/journals', { body })
  context.expect(data === undefined, rule, `${year}, ${issueNo} twice`, 'updateDeskJournal')
  return data?.version
}

/** Contents that were put in another order are refused, or stand in that of the pages: whatever is answered does. */
async function mixContents(staff: PortalClient, pages: string[]): Promise<void> {
  const catalog = [2, 1].map((page) => ({ title: '卷首语', author: null, page }))
  const { data } = await staff.POST('/api/admin/journals', { body: { ...body, pages, catalog } })
  if (data) await unwrap(staff.DELETE('/api/admin/journals/{id}', { params: { path: { id: data.id } } }))
}

/** Another issue of the same year and number is not published. @returns what publishes it once the first one is withdrawn */
async function publishSame(context: Context, staff: PortalClient, pages: string[]) {
  const { id, version } = await unwrap(staff.POST('/api/admin/journals', { body: { ...body, pages } }))
  const params = { path: { id } }
  const publish = () => staff.POST('/api/admin/journals/{id}/publish', { params, body: { version } })
  await refusedWith(context, 409, 'error.journalIssueTaken', 'publishing an issue a second time', publish())
  return async () => {
    const { data, response } = await publish()
    context.expect(data !== undefined, 'what was withdrawn is in the way of no other issue', response.status)
    const taken = data && (await takeOther(context, staff, data))
    const last = { params, body: { version: taken ?? data?.version ?? version } }
    if (data) await unwrap(staff.POST('/api/admin/journals/{id}/withdraw', last))
  }
}

/** The title is what it is called now. */
function checkNamed({ expect }: Context, { title, bookName, year, issueNo }: DeskJournal): void {
  const isNamed = [bookName, year, issueNo].every((word) => title.includes(`${word}`))
  expect(isNamed, 'the title of an issue has name, year and number', title)
}

async function walk(
  context: Context,
  staff: PortalClient,
  { id, version }: { id: number; version: number },
): Promise<void> {
  const params = { path: { id } }
  const read = () => context.anonymous.GET('/api/public/info-news-book/{id}', { params })
  const publish = (read: number) =>
    staff.POST('/api/admin/journals/{id}/publish', { params, body: { version: read } })
  await refused(context, 404, 'the draft of an issue on the website', read())
  await refusedWith(
    context,
    409,
    'error.journalWithoutPages',
    'publishing an issue without a page',
    publish(version),
  )
  const pages = [await uploadPage(staff, '封面.png'), await uploadPage(staff, '第2页.png')]
  const catalog = [{ title: '卷首语', author: null, page: 2 }]
  const update = { ...body, id, version, pages, catalog }
  const beyond = { ...update, catalog: [{ title: '卷首语', author: null, page: 3 }] }
  const { id: _id, version: _version, ...anew } = beyond
  for (const writing of [
    staff.PUT('/api/admin/journals', { body: beyond }),
    staff.POST('/api/admin/journals', { body: anew }),
  ])
    await refused(context, 400, 'contents that begin on a page that there is not', writing)
  await mixContents(staff, pages)
  const change = () => staff.PUT('/api/admin/journals', { body: update })
  const changed = await unwrap(change())
  await refusedWith(context, 409, 'error.newsChanged', 'a change of an issue on an old version', change())
  checkNamed(context, changed)
  await unwrap(publish(changed.version))
  const publishOther = await publishSame(context, staff, pages)
  const shown = await unwrap(read())
  context.expect(shown.coverUrl === pages[0], 'the cover is the first page', shown.coverUrl)
  const urls = shown.pages.map(({ imgUrl }) => imgUrl)
  context.expect(urls.join() === pages.join(), 'visitors leaf through the pages as they were put', urls)
  context.expect(shown.catalog[0]?.page === 2, 'and find what begins where', shown.catalog)
  const remove = () => staff.DELETE('/api/admin/journals/{id}', { params })
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a published issue away', remove())
  const old = staff.POST('/api/admin/journals/{id}/withdraw', { params, body: { version: changed.version } })
  await refusedWith(context, 409, 'error.newsChanged', 'an issue, withdrawn on an old version', old)
  const withdraw = (read: number) =>
    unwrap(staff.POST('/api/admin/journals/{id}/withdraw', { params, body: { version: read } }))
  const more = { bookName: '回放核对用新刊', totalIssueNo: 1, pages: [...pages.toReversed(), pages[0]] }
  const entry = { title: '编后记', author: '作者', page: 3 }
  const pdfUrl = await documentOf(staff)
  let latest = await changeForReaders(context, 'journals', id, { ...more, pdfUrl, catalog: [entry] })
  await keepPublished(
    context,
    { kind: 'JOURNAL', targetId: id },
    async () => {
      latest = (await withdraw(latest)).version
    },
    async (look) => {
      latest = (await unwrap(publish(latest))).version
      await look()
      latest = (await withdraw(latest)).version
    },
  )
  await refused(context, 404, 'an issue that was withdrawn', read())
  await publishOther()
  const versions = await unwrap(staff.GET('/api/admin/journals/{id}/versions', { params }))
  context.expect(versions.length > 1, 'each change keeps what was before', versions.length)
  const alone = await unwrap(staff.GET('/api/admin/journals/{id}', { params }))
  checkNamed(context, alone)
  context.expect(alone.status === 'OFFLINE', 'what was withdrawn is OFFLINE', alone.status)
  await refusedWith(context, 409, 'error.newsNotDraft', 'throwing a withdrawn issue away', remove())
  const kept = await unwrap(staff.PUT('/api/admin/journals', { body: { ...alone, totalIssueNo: 2 } }))
  context.expect(kept.status === 'OFFLINE', 'what was withdrawn stays so when it is changed', kept.status)
  const newest = { version: kept.version }
  const again = staff.POST('/api/admin/journals/{id}/withdraw', { params, body: newest })
  await refusedWith(context, 409, 'error.newsNotPublished', 'withdrawing an issue twice', again)
  const query = { 'id.equals': id }
  const [row] = await unwrap(staff.GET('/api/admin/journals', { params: { query } }))
  context.expect(row?.version === kept.version, 'the list has the issue as it is', row?.version)
}

export const deskJournals: Scenario[] = [
  {
    name: 'The desk: an issue of the journal is written, published, read by visitors and withdrawn',
    operations: [
      ...(['listDeskJournals', 'getDeskJournal', 'createDeskJournal', 'updateDeskJournal'] as const),
      ...(['publishDeskJournal', 'withdrawDeskJournal', 'listDeskJournalVersions'] as const),
      ...(['deleteDeskJournal', 'getJournal', 'listJournals'] as const),
      ...(['addMemberFavourite', 'listMemberFavourites'] as const),
    ],
    writes: true,
    leaves: 'two issues of the journal that are not on the website',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const draft = await write(staff)
      await onWebsite(staff, 'journals', draft.id, () => walk(context, staff, draft))
    },
  },
  {
    name: 'The desk: the draft of an issue is thrown away',
    operations: ['createDeskJournal', 'deleteDeskJournal'],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.news')
      const params = { path: { id: (await write(staff)).id } }
      await unwrap(staff.DELETE('/api/admin/journals/{id}', { params }))
      const gone = staff.GET('/api/admin/journals/{id}', { params })
      await refused(context, 404, 'the draft of an issue that is gone', gone)
    },
  },
]
