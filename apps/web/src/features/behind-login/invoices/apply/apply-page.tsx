import { useLingui } from '@lingui/react/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { Button, EmptyState, Heading, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, Navigate, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { formParams, ordersOf, withoutForm } from '../invoices-search.ts'
import {
  invoiceableOrdersQueryOptions,
  invoiceDraftQueryOptions,
  invoiceOfOrderQueryOptions,
} from '../queries.ts'
import styles from './apply.module.css'
import { chooseOrders, groupOf, totalOf } from './group-orders.ts'
import { InvoiceForm, type InvoiceFormProps } from './invoice-form.tsx'
import { invoiceValues } from './invoice-schema.ts'
import { type ChoiceOrder, OrderChoice } from './order-choice.tsx'

interface ApplyPageProps {
  /** The order that the address names. */
  preselected: number | undefined
  /** Those that were chosen since, as `ordersOf` reads them. */
  orders?: string | undefined
}

/** Asks for an invoice over one or more paid orders. */
export default function ApplyPage({ preselected, orders }: ApplyPageProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const query = useQuery(invoiceableOrdersQueryOptions)
  const { data, error } = query
  const [taken, setTaken] = useState<MemberInvoice>()
  const isElsewhere =
    preselected !== undefined && data !== undefined && !data.some(({ id }) => id === preselected)
  return (
    <div className={styles.page}>
      <BackLink param={formParams}>{t`返回发票列表`}</BackLink>
      <Heading as="h2" size="2xl">
        {t`申请发票`}
      </Heading>
      {!data && error && <LoadFailure query={query} title={t`订单没有加载成功`} />}
      {!data && !error && <Skeleton height="20rem" />}
      {taken && <Taken key={taken.id} invoice={taken} />}
      {isElsewhere && !taken && <Elsewhere orderId={preselected} />}
      {!isElsewhere && data?.length === 0 && (
        <EmptyState
          art={<EmptyPicture variant="orders" />}
          title={t`没有可以开票的订单`}
          action={
            <Button asChild variant="outline">
              <Link {...links.invoices}>{t`查看发票`}</Link>
            </Button>
          }
        >
          {t`订单支付后即可申请发票，每笔订单开一次。`}
        </EmptyState>
      )}
      {!isElsewhere && data && data.length > 0 && (
        <Choice
          orders={data}
          initial={orders === undefined && preselected !== undefined ? [preselected] : ordersOf(orders)}
          onTaken={setTaken}
        />
      )}
    </div>
  )
}

/** Says that somebody else was earlier, and leads to their invoice; the form goes when its orders can be chosen no more. */
function Taken({ invoice: { id, buyerName } }: { invoice: MemberInvoice }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice
        tone="warning"
        live="alert"
        title={t`已由他人申请`}
        action={
          <Button asChild size="sm" variant="outline">
            <Link {...links.invoice(id)}>{t`查看那张发票`}</Link>
          </Button>
        }
      >
        {t`所选订单中有的已在抬头为“${buyerName}”的发票上，您的申请没有提交。`}
      </Notice>
    </div>
  )
}

/** The order that was asked for is none of these: its invoice takes the place of the form, or it can have none. */
function Elsewhere({ orderId }: { orderId: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const query = useQuery(invoiceOfOrderQueryOptions(orderId))
  const { data, error, isPending } = query
  if (isPending) return <Skeleton height="20rem" />
  if (error && !data) return <LoadFailure query={query} title={t`发票没有加载成功`} />
  if (data) return <Navigate {...links.invoice(data.id)} replace />
  return (
    <Notice
      tone="warning"
      title={t`这笔订单没有付款，或已退款，不能开票。`}
      action={
        <Button asChild size="sm" variant="outline">
          <Link {...links.applyForInvoice()}>{t`选择其他订单`}</Link>
        </Button>
      }
    />
  )
}

interface ChoiceProps extends Pick<InvoiceFormProps, 'onTaken'> {
  orders: ChoiceOrder[]
  /** Ids of those that are chosen at first. */
  initial: number[]
}

function Choice({ orders, initial, onTaken }: ChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [ids, setIds] = useState(initial)
  /** They stand in the address as well, from where they are chosen again after a reload. */
  const choose = (next: number[]) => {
    setIds(next)
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, orders: next.join('-') }),
      replace: true,
      resetScroll: false,
    })
  }
  // What has got an invoice meanwhile, in another tab, is chosen no more.
  const chosen = chooseOrders(
    [],
    orders.filter(({ id }) => ids.includes(id)),
    true,
  )
  const [first] = chosen
  const group = first && groupOf(first)
  return (
    <>
      <p
        className={styles.muted}
      >{t`会费与培训、服务不能开在同一张发票上；同一类的几笔订单可以合开一张。`}</p>
      <OrderChoice orders={orders} chosen={chosen} onChange={(next) => choose(next.map(({ id }) => id))} />
      {group ? (
        <Filled key={group} chosen={chosen} onTaken={onTaken} />
      ) : (
        <Notice>{t`请先选择要开票的订单。`}</Notice>
      )}
    </>
  )
}

type FilledProps = { chosen: ChoiceOrder[] } & Pick<InvoiceFormProps, 'onTaken'>

/** The form, beginning with the buyer whom the backend knows; it stays while more orders are chosen. */
function Filled({ chosen, onTaken }: FilledProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked] = useState(chosen[0]?.id ?? 0)
  const query = useQuery({ ...invoiceDraftQueryOptions(asked), refetchOnWindowFocus: false })
  const { data, error } = query
  const onSent = ({ id }: MemberInvoice, isStillHere: boolean) => {
    notify({ kind: 'success', title: t`开票申请已提交` })
    if (!isStillHere) return
    void navigate({
      to: '.',
      search: (search: object) => ({ ...withoutForm(search), invoice: id }),
      ignoreBlocker: true,
    })
  }
  if (!data) {
    return error ? <LoadFailure query={query} title={errorText(error)} /> : <Skeleton height="24rem" />
  }
  const [kind = 'FISCAL_RECEIPT'] = data.invoiceKinds
  return (
    <InvoiceForm
      begin={invoiceValues({ ...data, invoiceKind: kind })}
      onTaken={onTaken}
      kinds={data.invoiceKinds}
      orderIds={chosen.map(({ id }) => id)}
      amount={totalOf(chosen)}
      onSent={onSent}
      back={
        <Button asChild variant="outline">
          <Link to="." search={withoutForm}>{t`取消`}</Link>
        </Button>
      }
    />
  )
}
