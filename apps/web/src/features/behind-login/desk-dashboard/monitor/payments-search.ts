import {
  dateParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../../lib/address/search-params.ts'
import { timeCriteria } from '../../../../lib/dates/day-criteria.ts'

export const paymentSorts = ['paidAt,desc', 'paidAt,asc', 'amount,desc', 'amount,asc'] as const

export const paymentsSearch = searchParams({
  name: textParam,
  channel: oneOfParam(['WECHAT', 'ALIPAY']),
  /** What is wrong with a payment. */
  finding: oneOfParam(['LATE', 'MISMATCH']),
  from: dateParam,
  to: dateParam,
  sort: oneOfParam(paymentSorts),
  page: pageParam,
})

export type PaymentsSearch = SearchOf<typeof paymentsSearch>

/** The backend's criteria for a list of payments. */
export const paymentCriteria = ({ name, channel, finding, from, to }: PaymentsSearch) => ({
  ...(name && { 'payerName.contains': name }),
  ...(channel && { 'channel.equals': channel }),
  ...(finding === 'LATE' && { 'isLate.equals': 1 }),
  ...(finding === 'MISMATCH' && { 'isMismatch.equals': 1 }),
  ...timeCriteria('paidAt', from, to),
})
