import { useLingui } from '@lingui/react/macro'
import { Card } from '@portal/ui'
import type { ReactNode } from 'react'

/** Where a payment ends, or cannot begin. */
export function EndCard({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Card>
      <h1 className="visually-hidden">{t`在线支付`}</h1>
      {children}
    </Card>
  )
}
