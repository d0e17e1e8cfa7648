import { useLingui } from '@lingui/react/macro'
import type { InvoiceStatus, MemberInvoiceDetail } from '@portal/api-contract'
import { Button, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { isMendable } from '../invoice-words.ts'
import type { Mendable } from '../mendable.ts'
import { invoiceableOrdersQueryOptions, mendableQueryOptions } from '../queries.ts'
import { LeftOutOrders } from './left-out-orders.tsx'

/** How far an invoice is, why it was not issued, and what can be done about it. */
export function InvoiceStanding({ invoice }: { invoice: MemberInvoiceDetail }) {
  const { t } = useLingui()
  const { status, failReason } = invoice
  if (isMendable(status)) return <StillMendable invoice={invoice} />
  if (status === 'ISSUING')
    return (
      <Notice title={t`税务平台正在开具`} live="status">
        {t`通常不到一分钟，完成后这里会自动更新。`}
      </Notice>
    )
  const reason: ReactNode = failReason && <span lang="zh-CN">{failReason}</span>
  if (status === 'RED_FLUSHED') return <RedFlushed reason={reason} orderIds={invoice.orderIds} />
  return null
}

/** An application that can be mended, as long as one of its orders can still be invoiced. */
function StillMendable({ invoice }: { invoice: MemberInvoiceDetail }) {
  const { t } = useLingui()
  const { data, isLoading } = useQuery(mendableQueryOptions(invoice))
  const { status, failReason, email } = invoice
  const title = useRefusalTitle(status, data)
  if (isLoading) return <Skeleton height="4.5rem" />
  const isWaiting = status === 'PENDING'
  // Where it is not known what has become of the orders, the backend says so when it is sent.
  const canMend = data === undefined || data.orders.length > 0
  return (
    <Notice
      tone={isWaiting ? 'info' : 'danger'}
      title={isWaiting ? t`协会正在审核` : title}
      action={
        canMend && (
          <Button asChild size="sm" variant={isWaiting ? 'outline' : 'solid'}>
            <Link to="." search={(search) => ({ ...search, part: 'mend' as const })}>
              {isWaiting ? t`修改申请` : t`修改后重新提交`}
            </Link>
          </Button>
        )
      }
    >
      {!isWaiting && <span lang="zh-CN">{failReason}</span>}
      {isWaiting && (canMend ? t`开具前都可以修改；开具后发送到 ${email}。` : t`开具后发送到 ${email}。`)}
      {data && data.leftOut.length > 0 && <LeftOutOrders leftOut={data.leftOut} />}
    </Notice>
  )
}

/** Why there is no invoice: it was refused, or has become void since an order was paid back or is over something else. */
function useRefusalTitle(status: InvoiceStatus, mendable: Mendable | undefined): string {
  const { t } = useLingui()
  if (mendable?.isVoid) {
    const { orders, leftOut } = mendable
    const isPaidBack = orders.length === 0 && leftOut.every(({ reason }) => reason === 'REFUNDED')
    return isPaidBack ? t`订单已退款，申请已作废` : t`申请已作废`
  }
  return status === 'FAILED' ? t`税务平台没有开具` : t`协会退回了申请`
}

/** A void invoice; what was not paid back of its orders can have another. */
function RedFlushed({ reason, orderIds }: { reason: ReactNode; orderIds: readonly number[] }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { data } = useQuery(invoiceableOrdersQueryOptions)
  const left = data?.find(({ id }) => orderIds.includes(id))
  return (
    <Notice
      tone="warning"
      title={t`已红冲，原票作废`}
      action={
        left && (
          <Button asChild size="sm" variant="outline">
            <Link {...links.applyForInvoice(left.id)}>{t`重新申请`}</Link>
          </Button>
        )
      }
    >
      {reason && <p>{reason}</p>}
      <p>{left ? t`请勿入账；发票所含订单中没有退款的部分可以重新开票。` : t`请勿入账。`}</p>
    </Notice>
  )
}
