import { useLingui } from '@lingui/react/macro'
import { OpenedPart } from '../../../lib/chakra/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import type { OrdersSearch } from './orders-search.ts'

/** The member's orders, or the one that is opened from them. */
export function Orders({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  usePageTitle(search.order ? t`订单详情` : t`我的订单`)
  return (
    <OpenedPart of={search.order}>
      {search.order ? <OrderDetail id={search.order} /> : <OrderList search={search} />}
    </OpenedPart>
  )
}
