import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskReviewKind, DeskWorkplace, PermissionName } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { linkOptions } from '@tanstack/react-router'
import { api, unwrap } from '../../api/http.ts'
import { listOf } from '../../content/list-of.ts'
import { rawWord } from '../../content/words/stored-words.ts'

/** The day of whoever asks. Others decide, too: it is asked for anew each time the page is looked at. */
export const workplaceQueryOptions = queryOptions({
  queryKey: ['desk', 'workplace'],
  queryFn: ({ signal }) => unwrap(api.GET('/api/admin/workplace', { signal })),
})

type WaitingKind = DeskWorkplace['waiting'][number]['kind']

interface WaitingWords {
  name: MessageDescriptor
  /** Where it is decided. */
  list: { to: string }
}

const waitingKinds: Record<WaitingKind, WaitingWords> = {
  APPLICATION: { name: msg`会员申请`, list: linkOptions({ to: '/list/applications' }) },
  EXPERT: { name: msg`专家申请`, list: linkOptions({ to: '/list/experts' }) },
  JOB: { name: msg`求职信息`, list: linkOptions({ to: '/list/job-applications' }) },
  SITE: { name: msg`微网站`, list: linkOptions({ to: '/list/site-items' }) },
  SITE_ITEM: { name: msg`微网站内容`, list: linkOptions({ to: '/list/site-items' }) },
  ORDER_REFUND: { name: msg`退款`, list: linkOptions({ to: '/list/refunds' }) },
  BANK_TRANSFER: { name: msg`银行转账`, list: linkOptions({ to: '/list/transfers' }) },
  INVOICE: { name: msg`发票`, list: linkOptions({ to: '/list/invoices' }) },
}

/** What waits is called, and the list where it is decided; a kind that the desk has no list of yet is there by its own word. */
export const waitingWords = (kind: WaitingKind): WaitingWords =>
  waitingKinds[kind] ?? { name: rawWord(kind), list: linkOptions({ to: '/dashboard/workplace' }) }

/** What each kind of review wants to be permitted. */
export const reviewPermissions: Record<DeskReviewKind, PermissionName> = {
  EXPERT: 'desk.experts',
  JOB: 'desk.jobs',
  SITE: 'desk.sites',
  SITE_ITEM: 'desk.sites',
  ORDER_REFUND: 'desk.refunds',
  BANK_TRANSFER: 'desk.transfers',
  INVOICE: 'desk.invoices',
}

/** Where one review is looked at, or decided. */
export const reviewLink = (kind: DeskReviewKind, item: number) => ({
  to: waitingWords(kind).list.to,
  search: { item, kind },
})

/** Of what something waits, of an answer. */
export const waitingIn = (workplace: DeskWorkplace | undefined): DeskWorkplace['waiting'] =>
  listOf(workplace?.waiting).filter(({ count }) => count > 0)
