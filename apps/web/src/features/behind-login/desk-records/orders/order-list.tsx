import { useLingui } from '@lingui/react/macro'
import type { DeskOrder } from '@portal/api-contract'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { useTab } from '../../../../lib/chakra/desk/tab.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { keptAmount } from '../../../../lib/membership/paid-back.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { orderSource } from '../queries.ts'
import { channels, type OrdersSearch, orderStatuses, orderTypes } from '../records-search.ts'
import { orderTypeNames } from '../words.ts'

// Of use only once somebody asks.
const OrderDrawer = lazyPart(() => import('./order-drawer.tsx'))

/** Everybody's orders, with the chosen one beside them. */
export function OrderList({ search }: { search: OrdersSearch }) {
  const { t } = useLingui()
  const { isActive } = useTab()
  const narrow = useNarrow<OrdersSearch>()
  const { item } = search
  // Once opened it stays, so that it can slide out.
  const [hasOpened, setOpened] = useState(false)
  if (item !== undefined && !hasOpened) setOpened(true)
  return (
    <DeskListPage
      title={t`订单管理`}
      source={orderSource}
      search={search}
      columns={useColumns()}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的订单`}
      amountOf={keptAmount}
    >
      {hasOpened && (
        <Suspense>
          <OrderDrawer
            item={isActive ? item : undefined}
            onClose={() => void narrow({ item: undefined, page: search.page })}
          />
        </Suspense>
      )}
    </DeskListPage>
  )
}

/** What pays an order is told to its payer alone. */
type Row = Omit<DeskOrder, 'codeUrl'>

const column = columnsOf<Row>()

function useColumns(): DeskColumn<Row>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.short('orderNo', t`订单编号`),
      isRowHeader: true,
      cell: ({ id, orderNo }) => (
        <TextLink asChild>
          <Link to="." search={(search) => ({ ...search, item: id })} resetScroll={false}>
            {orderNo}
          </Link>
        </TextLink>
      ),
    },
    column.text('payerName', t`付款方`),
    column.text('subject', t`订单内容`),
    column.word('orderType', t`类别`, orderTypeNames, i18n),
    column.money('totalAmount', t`金额`),
    column.money('refundedAmount', t`已退金额`),
    column.state('status', t`状态`, orderStates, i18n),
    column.word('payChannel', t`支付方式`, payChannelNames, i18n),
    column.time('createdDate', t`下单时间`),
    column.time('payTime', t`支付时间`),
  ]
}

function useFilters(): DeskFilter<OrdersSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'name', label: t`按付款方查找` },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: t`全部状态`,
      options: [{ value: 'OPEN', label: t`还能支付` }, ...stateOptions(i18n, orderStatuses, orderStates)],
    },
    {
      kind: 'choice',
      param: 'type',
      label: t`类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, orderTypes, orderTypeNames),
    },
    {
      kind: 'choice',
      param: 'channel',
      label: t`支付方式`,
      all: t`全部方式`,
      options: [...wordOptions(i18n, channels, payChannelNames), { value: 'NONE', label: t`未选择` }],
    },
    { kind: 'days', from: 'from', to: 'to', label: t`下单日期` },
    { kind: 'days', from: 'paidFrom', to: 'paidTo', label: t`支付日期` },
  ]
}
