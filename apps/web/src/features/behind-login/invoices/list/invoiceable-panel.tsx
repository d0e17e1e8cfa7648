import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '@portal/i18n'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sumYuan } from '../../../../lib/content/money.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { keptAmount } from '../../../../lib/membership/paid-back.ts'
import { invoiceableOrdersQueryOptions } from '../queries.ts'
import styles from './invoice-list.module.css'

/** What can be invoiced now, and the way to it. */
export function InvoiceablePanel() {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { data, error } = useQuery(invoiceableOrdersQueryOptions)
  // What can be invoiced is told again where it is asked for.
  if (error && !data) return <Apply label={t`申请发票`} link={links.applyForInvoice()} />
  if (!data) return <Skeleton height="5rem" />
  const count = formatNumber(data.length)
  const sum = formatMoney(sumYuan(data.map(keptAmount)))
  if (data.length === 0) return <p className={styles.muted}>{t`现在没有可以开票的订单。`}</p>
  return (
    <section aria-label={t`可开票订单`} className={styles.panel}>
      <p>
        <Trans>
          <strong>{count}</strong> 笔已支付的订单可以开票，共 <strong>{sum}</strong>
        </Trans>
      </p>
      <Apply label={t`申请发票`} link={links.applyForInvoice()} />
    </section>
  )
}

type ApplyLink = ReturnType<ReturnType<typeof useMemberLinks>['applyForInvoice']>

const Apply = ({ label, link }: { label: string; link: ApplyLink }) => (
  <Button asChild justifySelf="start">
    <Link {...link}>{label}</Link>
  </Button>
)
