import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { useFollowFocus } from '../../lib/page/follow-focus.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { OrderDetail } from './order-detail.tsx'
import { OrderList } from './order-list.tsx'
import type { OrdersSearch } from './orders-search.ts'

/** The member's orders, or the one that is opened from them. */
export function Orders({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  usePageTitle(search.order ? t`订单详情` : t`我的订单`)
  const shown = useRef<HTMLDivElement>(null)
  useFollowFocus(shown, String(search.order))
  return (
    <div ref={shown} tabIndex={-1}>
      {search.order ? <OrderDetail id={search.order} /> : <OrderList search={search} />}
    </div>
  )
}
