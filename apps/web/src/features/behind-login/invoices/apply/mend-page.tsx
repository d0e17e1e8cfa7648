import { useLingui } from '@lingui/react/macro'
import type { InvoiceKind, MemberInvoiceDetail } from '@portal/api-contract'
import { Button, Heading, Notice, Skeleton } from '@portal/ui/chakra'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { notify } from '../../../../lib/browser/notify.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { sumYuan } from '../../../../lib/content/money.ts'
import { InvoiceOrders } from '../detail/invoice-orders.tsx'
import { LeftOutOrders } from '../detail/left-out-orders.tsx'
import { withoutForm } from '../invoices-search.ts'
import type { Mendable } from '../mendable.ts'
import { mendableQueryOptions } from '../queries.ts'
import styles from './apply.module.css'
import { InvoiceForm } from './invoice-form.tsx'
import { invoiceValues } from './invoice-schema.ts'

// The orders stay, and with them what they can be invoiced with.
const kindsBeside = (kind: InvoiceKind): InvoiceKind[] =>
  kind === 'FISCAL_RECEIPT' ? [kind] : ['E_NORMAL', 'E_SPECIAL']

/** Mends an application and sends it again for what can still be invoiced; why it was refused stays in sight. */
export default function MendPage({ invoice }: { invoice: MemberInvoiceDetail }) {
  const { t } = useLingui()
  const { failReason } = invoice
  // The form stays, and what it says, while the application is read anew that it has just tried to change.
  const query = useQuery({ ...mendableQueryOptions(invoice), placeholderData: keepPreviousData })
  const { data, error } = query
  return (
    <div className={styles.page}>
      <Heading as="h2" size="2xl">
        {t`修改开票申请`}
      </Heading>
      {failReason !== null && (
        <Notice tone="danger" title={t`未能开具的原因`}>
          <span lang="zh-CN">{failReason}</span>
        </Notice>
      )}
      {data && <WhatChanged invoice={invoice} mendable={data} />}
      {data && data.orders.length > 0 && <Mending invoice={invoice} orders={data.orders} />}
      {!data && error && <LoadFailure query={query} title={t`订单没有加载成功`} />}
      {!data && !error && <Skeleton height="24rem" />}
    </div>
  )
}

/** What is not as it was when the application was sent: orders that are left out, and amounts that are less. */
function WhatChanged({ invoice, mendable }: { invoice: MemberInvoiceDetail; mendable: Mendable }) {
  const { t } = useLingui()
  const { orders, leftOut } = mendable
  const isLess = orders.some(({ id, amount }) =>
    invoice.orders.some((former) => former.id === id && former.amount !== amount),
  )
  return (
    <>
      {leftOut.length > 0 && (
        <Notice
          tone="warning"
          title={
            orders.length > 0 ? t`以下订单不能再开票，不在这次申请中` : t`所含订单都不能再开票，无法修改`
          }
        >
          <LeftOutOrders leftOut={leftOut} />
        </Notice>
      )}
      {isLess && <Notice>{t`有的订单退了一部分款，开票金额只含其余部分。`}</Notice>}
    </>
  )
}

type MendingProps = Pick<Mendable, 'orders'> & { invoice: MemberInvoiceDetail }

function Mending({ invoice, orders }: MendingProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { id, invoiceKind } = invoice
  const amount = sumYuan(orders.map((order) => order.amount))
  return (
    <>
      <InvoiceOrders orders={orders} amount={amount} />
      <InvoiceForm
        begin={invoiceValues(invoice)}
        kinds={kindsBeside(invoiceKind)}
        orderIds={orders.map((order) => order.id)}
        amount={amount}
        id={id}
        onSent={(_, isStillHere) => {
          notify({ kind: 'success', title: t`开票申请已重新提交` })
          if (isStillHere) void navigate({ to: '.', search: withoutForm, ignoreBlocker: true })
        }}
        back={
          <Button asChild variant="outline">
            <Link to="." search={withoutForm}>{t`取消`}</Link>
          </Button>
        }
      />
    </>
  )
}
