import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui/chakra'
import { Link, linkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MemberPage } from '../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../lib/chakra/record/contained-part.tsx'
import { useMemberLinks } from '../../lib/membership/member-links.ts'
import { useAuthorized, useMayOpen } from '../../lib/session/authorized.tsx'
import styles from './finance-page.module.css'

type FinanceFlag = 'batches' | 'fees' | 'orders' | 'invoices' | 'payments' | 'refunds'

interface FinancePageProps {
  title: string
  flag: FinanceFlag
  children: ReactNode
}

/** The pages about a member's money, one tab each. */
export function FinancePage({ title, flag, children }: FinancePageProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const paysForOthers = useAuthorized('batches.read')
  const mayOpen = useMayOpen()
  const tabs = [
    ...(mayOpen('fees.read') ? [{ id: 'fees', label: t`会费`, link: links.fees }] : []),
    ...(mayOpen('orders.read')
      ? [
          { id: 'orders', label: t`订单`, link: links.orders },
          { id: 'invoices', label: t`发票`, link: links.invoices },
          { id: 'payments', label: t`支付记录`, link: links.payments },
          { id: 'refunds', label: t`退款记录`, link: links.refunds },
        ]
      : []),
    ...(paysForOthers
      ? [{ id: 'batches', label: t`代缴名单`, link: linkOptions({ to: '/unitPayment' }) }]
      : []),
  ]
  return (
    <MemberPage title={title}>
      <div className={styles.tabs}>
        <TabNav
          label={title}
          tabs={tabs}
          currentId={flag}
          link={({ link }) => <Link {...link} activeOptions={{ exact: true }} />}
        />
      </div>
      <ContainedPart>{children}</ContainedPart>
    </MemberPage>
  )
}
