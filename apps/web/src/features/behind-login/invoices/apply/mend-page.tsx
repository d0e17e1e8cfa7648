import { useLingui } from '@lingui/react/macro'
import type { InvoiceKind, MemberInvoiceDetail } from '@portal/api-contract'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { Link, useNavigate } from '@tanstack/react-router'
import { notify } from '../../../../lib/browser/notify.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { InvoiceOrders } from '../detail/invoice-orders.tsx'
import styles from './apply.module.css'
import { InvoiceForm } from './invoice-form.tsx'
import { invoiceValues } from './invoice-schema.ts'

// The orders stay, and with them what they can be invoiced with.
const kindsBeside = (kind: InvoiceKind): InvoiceKind[] =>
  kind === 'FISCAL_RECEIPT' ? [kind] : ['E_NORMAL', 'E_SPECIAL']

/** Mends an application and sends it again; why it was refused stays in sight. */
export default function MendPage({ invoice }: { invoice: MemberInvoiceDetail }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const navigate = useNavigate()
  const { id, failReason, orders, amount, invoiceKind } = invoice
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
      <InvoiceOrders invoice={invoice} />
      <InvoiceForm
        begin={invoiceValues(invoice)}
        kinds={kindsBeside(invoiceKind)}
        orderIds={orders.map((order) => order.id)}
        amount={amount}
        id={id}
        onSent={() => {
          notify({ kind: 'success', title: t`开票申请已重新提交` })
          void navigate({ ...links.invoice(id), ignoreBlocker: true })
        }}
        back={
          <Button asChild variant="outline">
            <Link {...links.invoice(id)}>{t`取消`}</Link>
          </Button>
        }
      />
    </div>
  )
}
