import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { useSort } from '../../../lib/list/use-sort.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import styles from './order-list.module.css'
import { orderStates } from './order-status.ts'
import { type OrdersSearch, orderFilters, orderSorts, ordersPageSize } from './orders-search.ts'
import { ordersQueryOptions } from './queries.ts'
import { useOrderColumns } from './use-order-columns.tsx'

/** The member's orders: filtered by state, paged, each with its detail. */
export function OrderList({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  const query = useQuery(ordersQueryOptions(search))
  const columns = useOrderColumns()
  const sorting = useSort(orderSorts, search.sort)
  return (
    <div className={styles.orders}>
      <StateFilter value={search.status} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`我的订单`}
        page={search.page ?? 1}
        pageSize={ordersPageSize}
        {...sorting}
        empty={<NoOrders isFiltered={search.status !== undefined} />}
      />
    </div>
  )
}

function StateFilter({ value }: { value: OrdersSearch['status'] }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<OrdersSearch>()
  return (
    <FilterBar label={t`筛选订单`}>
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={value}
        options={orderFilters.map((status) => ({ value: status, label: i18n._(orderStates[status].label) }))}
        onChange={(status) => narrow({ status })}
      />
    </FilterBar>
  )
}

function NoOrders({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return isFiltered ? (
    <NothingFound title={t`没有这种状态的订单`} link={<Link {...links.orders}>{t`查看全部订单`}</Link>} />
  ) : (
    <EmptyState
      art={<EmptyPicture variant="orders" />}
      title={t`还没有订单`}
      action={
        <Button asChild variant="outline">
          <Link {...links.fees}>{t`查看会费`}</Link>
        </Button>
      }
    >
      {t`缴纳会费时会生成订单，支付进度和结果都可以在这里查到。`}
    </EmptyState>
  )
}
