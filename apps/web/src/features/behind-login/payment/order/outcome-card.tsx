import { useLingui } from '@lingui/react/macro'
import { Card } from '@portal/ui/chakra'
import type { ReactNode } from 'react'

/** Where a payment ends, or cannot begin. */
export function OutcomeCard({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <Card.Root padding="clamp(1rem, 2.5vw, 1.75rem)">
      <h1 className="visually-hidden">{t`支付`}</h1>
      {children}
    </Card.Root>
  )
}
