import { useLingui } from '@lingui/react/macro'
import { Card, TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMemberLinks } from '../../lib/member-links.ts'
import styles from './finance-page.module.css'

type FinanceFlag = 'fees' | 'orders'

interface FinancePageProps {
  title: string
  flag: FinanceFlag
  children: ReactNode
}

/** The pages about a member's money: fees and orders, one tab each. */
export function FinancePage({ title, flag, children }: FinancePageProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const tabs = [
    { id: 'fees', label: t`会费`, link: links.fees },
    { id: 'orders', label: t`订单`, link: links.orders },
  ]
  return (
    <Card className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <TabNav
        label={title}
        tabs={tabs}
        currentId={flag}
        renderLink={({ link }, props) => <Link {...props} {...link} activeOptions={{ exact: true }} />}
      />
      {children}
    </Card>
  )
}
