import type {
  ApplyKind,
  ApplyStatus,
  DeskReviewKind,
  DeskReviewStatus,
  InvoiceStatus,
} from '@portal/api-contract'
import {
  dateParam,
  idParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'

export const ownerTypes = ['UNIT', 'PERSON'] as const
export const applyKinds = ['JOIN', 'RENEW', 'CHANGE', 'UPGRADE', 'QUIT'] as const satisfies ApplyKind[]
export const applyStatuses = [
  'SUBMITTED',
  'REVIEWING',
  'RETURNED',
  'REJECTED',
  'APPROVED',
  'PENDING_PAYMENT',
  'EFFECTIVE',
  'WITHDRAWN',
] as const satisfies ApplyStatus[]
export const nodes = ['初审', '复审', '理事会'] as const

/** Which applications: those that wait, the own ones, those that wait too long, or all of them. */
export const views = ['mine', 'overdue', 'all'] as const

export const applicationSorts = [
  'dueDate,asc',
  'dueDate,desc',
  'submitDate,desc',
  'submitDate,asc',
  'ownerName,asc',
  'ownerName,desc',
  'applyNo,desc',
  'applyNo,asc',
] as const

export const applicationsSearch = searchParams({
  view: oneOfParam(views),
  kind: oneOfParam(applyKinds),
  type: oneOfParam(ownerTypes),
  node: oneOfParam(nodes),
  status: oneOfParam(applyStatuses),
  name: textParam,
  from: dateParam,
  to: dateParam,
  approvedFrom: dateParam,
  approvedTo: dateParam,
  /** A review that has decided them, and when one has. */
  reviewedAt: oneOfParam(nodes),
  reviewedFrom: dateParam,
  reviewedTo: dateParam,
  sort: oneOfParam(applicationSorts),
  page: pageParam,
})

export type ApplicationsSearch = SearchOf<typeof applicationsSearch>

const waiting: ApplyStatus[] = ['SUBMITTED', 'REVIEWING']

/**
 * The backend's criteria for a list of applications. Without a view it is what waits for a decision.
 *
 * @param staffId who asks, for the own ones
 * @param now for those that are overdue, ISO
 */
export function applicationCriteria(
  { view, kind, type, node, status, name, from, to, ...search }: ApplicationsSearch,
  staffId: number,
  now: string,
) {
  const { approvedFrom, approvedTo, reviewedAt, reviewedFrom, reviewedTo } = search
  return {
    ...(view !== 'all' && !status && { 'status.in': waiting }),
    ...(view === 'mine' && { 'claimedById.equals': staffId }),
    ...(view === 'overdue' && { 'dueDate.lessThan': now }),
    ...(status && { 'status.equals': status }),
    ...(kind && { 'applyKind.equals': kind }),
    ...(type && { 'applyType.equals': type }),
    ...(node && { 'node.equals': node }),
    ...(name && { 'ownerName.contains': name }),
    ...timeCriteria('submitDate', from, to),
    ...timeCriteria('approveDate', approvedFrom, approvedTo),
    ...(reviewedAt && { reviewedAt }),
    ...(reviewedFrom && { reviewedFrom }),
    ...(reviewedTo && { reviewedTo }),
  }
}

export const reviewStatuses = [
  'PENDING',
  'APPROVED',
  'RETURNED',
  'REJECTED',
] as const satisfies DeskReviewStatus[]
export const reviewSorts = [
  'submittedAt,desc',
  'submittedAt,asc',
  'title,asc',
  'title,desc',
  'decidedAt,desc',
  'decidedAt,asc',
] as const
const reviewKinds = [
  'EXPERT',
  'JOB',
  'SITE',
  'SITE_ITEM',
  'ORDER_REFUND',
  'BANK_TRANSFER',
  'INVOICE',
] as const satisfies DeskReviewKind[]

export const invoiceStatuses = [
  'PENDING',
  'ISSUING',
  'ISSUED',
  'FAILED',
  'REJECTED',
  'RED_FLUSHED',
] as const satisfies InvoiceStatus[]

export const reviewsSearch = searchParams({
  status: oneOfParam([...reviewStatuses, 'ALL']),
  /** State of the invoice itself, in the list of invoices. */
  invoice: oneOfParam(invoiceStatuses),
  title: textParam,
  from: dateParam,
  to: dateParam,
  decidedFrom: dateParam,
  decidedTo: dateParam,
  /** The record that is looked at beside the list. */
  item: idParam,
  kind: oneOfParam(reviewKinds),
  sort: oneOfParam(reviewSorts),
  page: pageParam,
})

export type ReviewsSearch = SearchOf<typeof reviewsSearch>

/**
 * What a list of reviews holds where no status is chosen: what waits; and whatever is found where what was decided may be meant, by
 * the state of its invoice or the day of its decision.
 */
export const usualStatus = ({ invoice, decidedFrom, decidedTo }: ReviewsSearch): 'PENDING' | 'ALL' =>
  invoice || decidedFrom || decidedTo ? 'ALL' : 'PENDING'

/** The backend's criteria for a list of reviews. */
export function reviewCriteria(search: ReviewsSearch, kinds: readonly DeskReviewKind[]) {
  const { invoice, title, from, to, decidedFrom, decidedTo } = search
  const { status = usualStatus(search) } = search
  return {
    'kind.in': [...kinds],
    ...(status !== 'ALL' && { 'status.equals': status }),
    ...(invoice && { 'recordStatus.equals': invoice }),
    ...(title && { 'title.contains': title }),
    ...timeCriteria('submittedAt', from, to),
    ...timeCriteria('decidedAt', decidedFrom, decidedTo),
  }
}
