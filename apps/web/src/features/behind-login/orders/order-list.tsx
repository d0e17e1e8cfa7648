import { useLingui } from '@lingui/react/macro'
import type { ListResult, MemberOrder } from '@portal/api-contract'
import { Button, EmptyState } from '@portal/ui/chakra'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DataList } from '../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../lib/chakra/filter-bar.tsx'
import { DateRange } from '../../../lib/chakra/list/date-range/date-range.tsx'
import { NothingFound } from '../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { useSort } from '../../../lib/list/use-sort.ts'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { payChannelNames } from '../../../lib/membership/pay-channel.ts'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { type ListedOrder, paymentsPage } from './lines/payment-lines.ts'
import { refundLines } from './lines/refund-lines.ts'
import styles from './order-list.module.css'
import { listedStates } from './order-status.ts'
import { OrderTotals } from './order-totals.tsx'
import {
  channelFilters,
  type OrderListKind,
  type OrdersSearch,
  ordersPageSize,
  sortsOf,
  statusesOf,
} from './orders-search.ts'
import { allOrdersQueryOptions, ordersQueryOptions } from './queries.ts'
import { useOrderColumns } from './use-order-columns.tsx'

/** The pages of the list of refunds are those of their orders; each refund has its line. */
const perRefund = (page: ListResult<MemberOrder>): ListResult<MemberOrder> => ({
  ...page,
  items: page.items.flatMap(refundLines),
})

/** The page of a list that is open. Payments come out of all orders. */
function useListed(
  kind: OrderListKind,
  search: OrdersSearch,
): UseQueryResult<ListResult<ListedOrder>, Error> {
  const isPayments = kind === 'payments'
  const payments = useQuery({
    ...allOrdersQueryOptions('payments', search),
    enabled: isPayments,
    select: (orders) => paymentsPage(orders, search),
  })
  const orders = useQuery({
    ...ordersQueryOptions(kind, search),
    enabled: !isPayments,
    ...(kind === 'refunds' && { select: perRefund }),
  })
  return isPayments ? payments : orders
}

interface OrderListProps {
  kind?: OrderListKind
  search: OrdersSearch
}

/** The member's orders, or those that were paid or are paid back: filtered, paged, summed up, each with its page. */
export function OrderList({ kind = 'orders', search }: OrderListProps) {
  const { t } = useLingui()
  const query = useListed(kind, search)
  const columns = useOrderColumns(kind, search)
  const name = { orders: t`我的订单`, payments: t`支付记录`, refunds: t`退款记录` }[kind]
  const sorting = useSort(sortsOf(kind), search.sort)
  return (
    <div className={styles.orders}>
      <OrderFilters kind={kind} search={search} />
      <OrderTotals kind={kind} search={search} name={name} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id, refund, returned }) =>
          kind === 'refunds' ? `${id} ${refund?.requestedAt}` : `${id} ${returned?.transactionId ?? ''}`
        }
        caption={name}
        page={search.page ?? 1}
        pageSize={ordersPageSize}
        {...sorting}
        empty={
          <NoOrders
            kind={kind}
            isFiltered={Boolean(search.status ?? search.channel ?? search.from ?? search.to)}
          />
        }
      />
    </div>
  )
}

function OrderFilters({ kind, search: { status, channel, from, to } }: Required<OrderListProps>) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<OrdersSearch>()
  return (
    <FilterBar label={t`筛选订单`}>
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={status}
        options={statusesOf[kind].map((status) => ({
          value: status,
          label: i18n._(listedStates[status].label),
        }))}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={t`支付方式`}
        all={t`全部方式`}
        value={channel}
        options={channelFilters.map((value) => ({ value, label: i18n._(payChannelNames[value]) }))}
        onChange={(channel) => narrow({ channel })}
      />
      <div className={styles.days}>
        <DateRange
          label={kind === 'orders' ? t`下单日期` : t`支付日期`}
          size="md"
          from={from}
          to={to}
          onChange={narrow}
        />
      </div>
    </FilterBar>
  )
}

function NoOrders({ kind, isFiltered }: { kind: OrderListKind; isFiltered: boolean }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return isFiltered || kind !== 'orders' ? (
    <NothingFound
      title={
        isFiltered || kind === 'orders'
          ? t`没有符合条件的订单`
          : { payments: t`没有支付记录`, refunds: t`没有退款记录` }[kind]
      }
      link={<Link {...links.orders}>{t`查看全部订单`}</Link>}
    />
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
