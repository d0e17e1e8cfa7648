import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskReviewKind, PermissionName } from '@portal/api-contract'
import { api, unwrapList } from '../../../lib/api/http.ts'
import { subjectNames } from '../../../lib/chakra/desk/record-words.ts'
import { reviewLink, reviewPermissions } from '../../../lib/chakra/desk/waiting.ts'
import type { Authority } from '../../../lib/session/authority.ts'
import { seesFees } from '../../../lib/session/sees-fees.ts'
import type { AskedFor } from './asked-for.ts'

/** A record that was found, and what tells it from others of its kind. */
interface FoundRecord {
  href: string
  title: string
  detail?: string | null
}

type Find = (asked: AskedFor, init: { signal: AbortSignal }) => Promise<FoundRecord[]>

interface RecordKind {
  id: string
  name: MessageDescriptor
  /** What its list wants to be permitted. */
  needs: Authority
  find: Find
}

const most = 5

/** What a number may be a part of: only a member's own number has dashes, only digits are in a phone's. */
function memberQueries({ text, isNumber }: AskedFor) {
  if (!isNumber) return [{ 'name.contains': text }]
  if (text.includes('-')) return [{ 'memberNo.contains': text }]
  return [
    { 'memberNo.contains': text },
    { 'uscc.contains': text },
    ...(/^\d+$/.test(text) ? [{ 'phone.contains': text }] : []),
  ]
}

const findMembers: Find = async (asked, init) => {
  const lists = await Promise.all(
    memberQueries(asked).map((query) =>
      unwrapList(api.GET('/api/admin/members', { params: { query: { ...query, size: most } }, ...init })),
    ),
  )
  // One member may be found by more than one of its numbers.
  const members = new Map(lists.flatMap(({ items }) => items.map((member) => [member.id, member])))
  return [...members.values()].map(({ id, ownerType, name, memberNo }) => ({
    href: `/profile/member/${ownerType}/${id}`,
    title: name,
    detail: memberNo,
  }))
}

const findApplications: Find = async ({ text, isNumber }, init) => {
  const query = { ...(isNumber ? { 'applyNo.contains': text } : { 'ownerName.contains': text }), size: most }
  const { items } = await unwrapList(api.GET('/api/admin/applications', { params: { query }, ...init }))
  return items.map(({ id, applyNo, ownerName }) => ({
    href: `/profile/application/${id}`,
    title: applyNo,
    detail: ownerName,
  }))
}

const findOrders: Find = async ({ text, isNumber }, init) => {
  const query = { ...(isNumber ? { 'orderNo.contains': text } : { 'payerName.contains': text }), size: most }
  const { items } = await unwrapList(api.GET('/api/admin/orders', { params: { query }, ...init }))
  return items.map(({ id, orderNo, payerName }) => ({
    href: `/list/orders?item=${id}`,
    title: orderNo,
    detail: payerName,
  }))
}

const findFees: Find = async ({ text, isNumber }, init) => {
  const query = { ...(isNumber ? { 'feeNo.contains': text } : { 'ownerName.contains': text }), size: most }
  const { items } = await unwrapList(api.GET('/api/admin/fees', { params: { query }, ...init }))
  return items.map(({ feeNo, ownerName, feeYear }) => ({
    href: `/list/fees?name=${feeNo}`,
    title: feeNo,
    detail: `${ownerName} ${feeYear}`,
  }))
}

/** What is decided at the desk besides applications. */
const reviewed = (
  name: MessageDescriptor,
  needs: PermissionName,
  ...kinds: DeskReviewKind[]
): RecordKind => ({
  id: kinds.join(),
  name,
  needs,
  find: async ({ text }, init) => {
    const query = { 'title.contains': text, 'kind.in': kinds, size: most }
    const { items } = await unwrapList(api.GET('/api/admin/reviews', { params: { query }, ...init }))
    return items.map(({ kind, recordId, title, subtitle }) => {
      const { to, search } = reviewLink(kind, recordId)
      return { href: `${to}?item=${search.item}&kind=${search.kind}`, title, detail: subtitle }
    })
  },
})

const titled = ({ text }: AskedFor) => ({ params: { query: { 'title.contains': text, size: most } } })

type TitledLists = Awaited<ReturnType<typeof unwrapList<{ id: number; title: string }>>>

/** Finds what has a title and is opened where it is written. */
const writtenAt =
  (path: string, ask: (asked: AskedFor, init: { signal: AbortSignal }) => Promise<TitledLists>): Find =>
  async (asked, init) => {
    const { items } = await ask(asked, init)
    return items.map(({ id, title }) => ({ href: `${path}?id=${id}`, title }))
  }

/** The kinds of records that are looked through, in the order in which they are shown. */
export const recordKinds: readonly RecordKind[] = [
  { id: 'members', name: subjectNames.MEMBER, needs: 'desk.members', find: findMembers },
  {
    ...{ id: 'applications', name: subjectNames.APPLICATION, needs: 'desk.applications' },
    find: findApplications,
  },
  { id: 'orders', name: msg`订单`, needs: 'desk.orders', find: findOrders },
  { id: 'fees', name: subjectNames.FEE, needs: seesFees, find: findFees },
  reviewed(subjectNames.ORDER_REFUND, reviewPermissions.ORDER_REFUND, 'ORDER_REFUND'),
  reviewed(subjectNames.BANK_TRANSFER, reviewPermissions.BANK_TRANSFER, 'BANK_TRANSFER'),
  reviewed(subjectNames.INVOICE, reviewPermissions.INVOICE, 'INVOICE'),
  reviewed(subjectNames.EXPERT, reviewPermissions.EXPERT, 'EXPERT'),
  reviewed(subjectNames.JOB, reviewPermissions.JOB, 'JOB'),
  reviewed(subjectNames.SITE, reviewPermissions.SITE, 'SITE', 'SITE_ITEM'),
  {
    ...{ id: 'courses', name: subjectNames.COURSE, needs: 'desk.courses' },
    find: writtenAt('/form/course', (asked, init) =>
      unwrapList(api.GET('/api/admin/courses', { ...titled(asked), ...init })),
    ),
  },
  {
    ...{ id: 'activities', name: subjectNames.ACTIVITY, needs: 'desk.courses' },
    find: writtenAt('/form/activity', (asked, init) =>
      unwrapList(api.GET('/api/admin/activities', { ...titled(asked), ...init })),
    ),
  },
  {
    ...{ id: 'news', name: subjectNames.NEWS, needs: 'desk.news' },
    find: writtenAt('/form/news', (asked, init) =>
      unwrapList(api.GET('/api/admin/news', { ...titled(asked), ...init })),
    ),
  },
  {
    ...{ id: 'feeNews', name: subjectNames.FEE_NEWS, needs: 'desk.news' },
    find: writtenAt('/form/fee-news', (asked, init) =>
      unwrapList(api.GET('/api/admin/fee-news', { ...titled(asked), ...init })),
    ),
  },
  {
    ...{ id: 'journals', name: subjectNames.JOURNAL, needs: 'desk.news' },
    find: writtenAt('/form/journal', (asked, init) =>
      unwrapList(api.GET('/api/admin/journals', { ...titled(asked), ...init })),
    ),
  },
]
