import { useLingui } from '@lingui/react/macro'
import { usePageTitle } from '../../lib/page-title.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import type { OrdersSearch } from './orders-search.ts'

/** The member's orders, or the one that is opened from them. */
export function Orders({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  usePageTitle(search.order ? t`订单详情` : t`我的订单`)
  return search.order ? <OrderDetail id={search.order} /> : <OrderList search={search} />
}
