import type { MemberOrder, MemberOrderDetail, PermissionName } from '@portal/api-contract'
import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '../api/http.ts'
import { withServerTime } from '../api/server-clock.ts'

/** One of the member's orders with what is in it; what its own page shows, and the payment of it. */
export const memberOrderQueryOptions = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'detail', id],
    queryFn: ({ signal }) =>
      unwrap(withServerTime(api.GET('/api/member-order-detail/{id}', { params: { path: { id } }, signal }))),
  })

/** Whether an order waits to be paid. */
export const isOpenOrder = ({ status }: Pick<MemberOrder, 'status'>): boolean =>
  status === 'CREATED' || status === 'PAYING'

/** Whether an order was closed because its time was over, and not by hand before: it is closed as of that very instant. */
export const isExpired = ({
  status,
  expireTime,
  lastModifiedDate,
}: Pick<MemberOrder, 'status' | 'expireTime' | 'lastModifiedDate'>): boolean =>
  status === 'CLOSED' && Date.parse(lastModifiedDate) >= Date.parse(expireTime)

/**
 * The payer's own fees in an order; empty when it holds something else, which only its own seller can put up again, or fees of
 * others, which are paid by their batch alone.
 */
export function feeIdsOf({ orderType, details }: Pick<MemberOrderDetail, 'orderType' | 'details'>): number[] {
  const isOwn = orderType === 'MEMBER_FEE' && details.every(({ itemType }) => itemType === 'MEMBER_FEE')
  return isOwn ? details.map(({ itemId }) => itemId) : []
}

/** Whether a person buys a course for itself: that alone is paid by the education's channel, which no unit may use. */
export const isOwnCourse = ({
  orderType,
  payerType,
}: Pick<MemberOrder, 'orderType' | 'payerType'>): boolean => orderType === 'EDU' && payerType === 'PERSON'

/** Who may pay an order may give it up as well, and ask for its money. */
export const payAuthority = (order: Pick<MemberOrder, 'orderType' | 'payerType'>): PermissionName =>
  isOwnCourse(order) ? 'courses.study' : 'fees.pay'

/** The course that an order is over; undefined where it is over something else. */
export const courseIdOf = ({ orderType, details }: MemberOrderDetail): number | undefined =>
  orderType === 'EDU' ? details.find(({ itemType }) => itemType === 'COURSE')?.itemId : undefined
