import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { type Column, Drawer, Link as TextLink } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { ordersQueryOptions } from '../queries.ts'
import { channels, type OrdersSearch, orderSorts, orderStatuses, orderTypes } from '../records-search.ts'
import { orderTypeNames } from '../words.ts'
import { OrderDetail } from './order-detail.tsx'

/** Everybody's orders, with the chosen one beside them. */
export function OrderList({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  const { isActive } = useTab()
  const narrow = useNarrow<OrdersSearch>()
  const query = useQuery(ordersQueryOptions(search))
  const columns = useColumns()
  const { item } = search
  return (
    <DeskPage title={t`订单管理`}>
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`订单管理`}
        search={search}
        sorts={orderSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的订单`} />}
      />
      <Drawer
        isOpen={isActive && item !== undefined}
        onClose={() => void narrow({ item: undefined, page: search.page })}
        title={t`订单详情`}
        closeLabel={t`关闭`}
        size="lg"
      >
        {item !== undefined && <OrderDetail id={item} />}
      </Drawer>
    </DeskPage>
  )
}

function useColumns(): Column<MemberOrder>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'orderNo',
      header: t`订单编号`,
      isRowHeader: true,
      nowrap: true,
      cell: ({ id, orderNo }) => (
        <TextLink asChild>
          <Link to="." search={(search) => ({ ...search, item: id })} resetScroll={false}>
            {orderNo}
          </Link>
        </TextLink>
      ),
    },
    { id: 'payerName', header: t`付款方`, isSortable: true, cell: ({ payerName }) => payerName },
    { id: 'subject', header: t`订单内容`, cell: ({ subject }) => subject },
    {
      id: 'orderType',
      header: t`类别`,
      nowrap: true,
      cell: ({ orderType }) => i18n._(orderTypeNames[orderType]),
    },
    {
      id: 'totalAmount',
      header: t`金额`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: ({ totalAmount }) => formatMoney(totalAmount),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={orderStates} value={status} />,
    },
    {
      id: 'payChannel',
      header: t`支付方式`,
      nowrap: true,
      cell: ({ payChannel }) => (payChannel ? i18n._(payChannelNames[payChannel]) : '—'),
    },
    {
      id: 'createdDate',
      header: t`下单时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ createdDate }) => formatDateTime(createdDate),
    },
    {
      id: 'payTime',
      header: t`支付时间`,
      nowrap: true,
      isSortable: true,
      cell: ({ payTime }) => (payTime ? formatDateTime(payTime) : '—'),
    },
  ]
}

function Filters({ search }: { search: OrdersSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<OrdersSearch>()
  return (
    <>
      <KeywordForm label={t`按付款方查找`} value={search.name} onSearch={(name) => narrow({ name })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={orderStatuses.map((value) => ({ value, label: i18n._(orderStates[value].label) }))}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={t`类别`}
        all={t`全部类别`}
        value={search.type}
        options={orderTypes.map((value) => ({ value, label: i18n._(orderTypeNames[value]) }))}
        onChange={(type) => narrow({ type })}
      />
      <FilterSelect
        label={t`支付方式`}
        all={t`全部方式`}
        value={search.channel}
        options={channels.map((value) => ({ value, label: i18n._(payChannelNames[value]) }))}
        onChange={(channel) => narrow({ channel })}
      />
    </>
  )
}
