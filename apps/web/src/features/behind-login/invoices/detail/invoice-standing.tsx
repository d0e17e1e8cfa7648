import { useLingui } from '@lingui/react/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { invoiceableOrdersQueryOptions } from '../queries.ts'

/** How far an invoice is, why it was not issued, and what can be done about it. */
export function InvoiceStanding({ invoice }: { invoice: MemberInvoice }) {
  const { t } = useLingui()
  const { status, failReason, email } = invoice
  const reason: ReactNode = failReason && <span lang="zh-CN">{failReason}</span>
  const mend = (label: string) => (
    <Button asChild size="sm" variant={status === 'PENDING' ? 'outline' : 'solid'}>
      <Link to="." search={(search) => ({ ...search, part: 'mend' as const })}>
        {label}
      </Link>
    </Button>
  )
  if (status === 'PENDING')
    return (
      <Notice title={t`协会正在审核`} action={mend(t`修改申请`)}>
        {t`开具前都可以修改；开具后发送到 ${email}。`}
      </Notice>
    )
  if (status === 'ISSUING')
    return (
      <Notice title={t`税务平台正在开具`} live="status">
        {t`通常不到一分钟，完成后这里会自动更新。`}
      </Notice>
    )
  if (status === 'REJECTED')
    return (
      <Notice tone="danger" title={t`协会退回了申请`} action={mend(t`修改后重新提交`)}>
        {reason}
      </Notice>
    )
  if (status === 'FAILED')
    return (
      <Notice tone="danger" title={t`税务平台没有开具`} action={mend(t`修改后重新提交`)}>
        {reason}
      </Notice>
    )
  if (status === 'RED_FLUSHED') return <RedFlushed reason={reason} orderIds={invoice.orderIds} />
  return null
}

/** A void invoice; those of its orders that were not paid back can have another. */
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
      <p>{left ? t`请勿入账；发票所含的其他订单可以重新开票。` : t`请勿入账。`}</p>
    </Notice>
  )
}
