import type { FeeStatus, OrderStatus, OrderType, PayChannel } from '@portal/api-contract'
import {
  dateParam,
  idParam,
  numberParam,
  oneOfParam,
  pageParam,
  type SearchOf,
  searchParams,
  textParam,
} from '../../../lib/address/search-params.ts'
import { cities } from '../../../lib/content/cities.ts'
import { timeCriteria } from '../../../lib/dates/day-criteria.ts'
import { personLevels, unitLevels } from '../../../lib/membership/member-kinds.ts'

export const ownerTypes = ['UNIT', 'PERSON'] as const

export const memberSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'name,asc',
  'name,desc',
  'memberNo,asc',
  'memberNo,desc',
  'lastJoinDate,desc',
  'lastJoinDate,asc',
  'validTo,asc',
  'validTo,desc',
] as const

/** Whether somebody is a member now. */
export const joinedStates = ['YES', 'NO'] as const

export const memberLevels = [...unitLevels, ...personLevels] as const

export const membersSearch = searchParams({
  name: textParam,
  type: oneOfParam(ownerTypes),
  level: oneOfParam(memberLevels),
  city: oneOfParam(cities),
  joined: oneOfParam(joinedStates),
  joinedFrom: dateParam,
  joinedTo: dateParam,
  sort: oneOfParam(memberSorts),
  page: pageParam,
})

export type MembersSearch = SearchOf<typeof membersSearch>

export const memberCriteria = ({ name, type, level, city, joined, joinedFrom, joinedTo }: MembersSearch) => ({
  ...(name && { 'name.contains': name }),
  ...(type && { 'ownerType.equals': type }),
  ...(level && { 'memberLevel.equals': level }),
  ...(city && { 'city.equals': city }),
  ...(joined && { 'joinDate.specified': joined === 'YES' }),
  ...(joinedFrom && { joinedFrom }),
  ...(joinedTo && { joinedTo }),
})

export const feeStatuses = [
  'UNPAID',
  'OVERDUE',
  'PAYING',
  'PAID',
  'EXEMPT',
  'REFUNDED',
] as const satisfies FeeStatus[]

/** Fees that are to be paid, or were: none that need not be. */
const dueStatuses: FeeStatus[] = ['UNPAID', 'OVERDUE', 'PAYING', 'PAID']

export const feeSorts = [
  'feeYear,desc',
  'feeYear,asc',
  'dueDate,asc',
  'dueDate,desc',
  'amount,desc',
  'amount,asc',
  'ownerName,asc',
  'ownerName,desc',
] as const

export const feesSearch = searchParams({
  name: textParam,
  type: oneOfParam(ownerTypes),
  status: oneOfParam(['DUE', ...feeStatuses]),
  year: numberParam(2000, 2100),
  paidFrom: dateParam,
  paidTo: dateParam,
  sort: oneOfParam(feeSorts),
  page: pageParam,
})

export type FeesSearch = SearchOf<typeof feesSearch>

/** Whether a fee's number is looked for, or a good part of it: nobody is called so. */
const isFeeNo = (text: string) => /^[a-z]*\d{4,}$/i.test(text)

export const feeCriteria = ({ name, type, status, year, paidFrom, paidTo }: FeesSearch) => ({
  ...(name && (isFeeNo(name) ? { 'feeNo.contains': name.toUpperCase() } : { 'ownerName.contains': name })),
  ...(type && { 'ownerType.equals': type }),
  ...(status === 'DUE' && { 'status.in': dueStatuses }),
  ...(status && status !== 'DUE' && { 'status.equals': status }),
  ...(year && { 'feeYear.equals': year }),
  ...timeCriteria('payDate', paidFrom, paidTo),
})

export const orderStatuses = [
  'CREATED',
  'PAYING',
  'PAID',
  'CLOSED',
  'REFUNDING',
  'REFUNDED',
] as const satisfies OrderStatus[]
/** Those that can still be paid. */
const openStatuses: OrderStatus[] = ['CREATED', 'PAYING']

export const orderTypes = ['MEMBER_FEE', 'ON_BEHALF', 'EDU', 'OTHER'] as const satisfies OrderType[]
export const channels = ['WECHAT', 'ALIPAY', 'BANK', 'OFFLINE'] as const satisfies PayChannel[]

export const orderSorts = [
  'createdDate,desc',
  'createdDate,asc',
  'payTime,desc',
  'payTime,asc',
  'totalAmount,desc',
  'totalAmount,asc',
  'payerName,asc',
  'payerName,desc',
] as const

export const ordersSearch = searchParams({
  name: textParam,
  status: oneOfParam(['OPEN', ...orderStatuses]),
  type: oneOfParam(orderTypes),
  /** NONE where none was chosen. */
  channel: oneOfParam(['NONE', ...channels]),
  from: dateParam,
  to: dateParam,
  paidFrom: dateParam,
  paidTo: dateParam,
  /** The order that is looked at beside the list. */
  item: idParam,
  sort: oneOfParam(orderSorts),
  page: pageParam,
})

export type OrdersSearch = SearchOf<typeof ordersSearch>

export const orderCriteria = ({ name, status, type, channel, from, to, ...search }: OrdersSearch) => ({
  ...(name && { 'payerName.contains': name }),
  ...(status === 'OPEN' && { 'status.in': openStatuses }),
  ...(status && status !== 'OPEN' && { 'status.equals': status }),
  ...(type && { 'orderType.equals': type }),
  ...(channel === 'NONE' && { 'payChannel.specified': false }),
  ...(channel && channel !== 'NONE' && { 'payChannel.equals': channel }),
  ...timeCriteria('createdDate', from, to),
  ...timeCriteria('payTime', search.paidFrom, search.paidTo),
})

/** The refund that is to be transferred. */
export const stepFormSearch = searchParams({ refund: idParam })
export type StepFormSearch = SearchOf<typeof stepFormSearch>
