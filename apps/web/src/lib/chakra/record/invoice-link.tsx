import { useLingui } from '@lingui/react/macro'
import type { MemberOrder } from '@portal/api-contract'
import { Button, type ButtonProps } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../membership/member-links.ts'
import { Authorized } from '../../session/authorized.tsx'

interface InvoiceLinkProps extends Pick<ButtonProps, 'size' | 'variant'> {
  order: Pick<MemberOrder, 'id' | 'status' | 'invoiceStatus' | 'totalAmount'>
}

/** Leads from a paid order to its invoice, or to where one is asked for. */
export function InvoiceLink({ order, ...look }: InvoiceLinkProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { id, status, invoiceStatus, totalAmount } = order
  if (status !== 'PAID' || totalAmount === 0) return null
  return (
    <Authorized authority="orders.read">
      <Button asChild variant="outline" {...look}>
        <Link {...links.applyForInvoice(id)}>{invoiceStatus === 'NONE' ? t`申请发票` : t`查看发票`}</Link>
      </Button>
    </Authorized>
  )
}
