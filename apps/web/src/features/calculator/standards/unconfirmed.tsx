import { useLingui } from '@lingui/react/macro'
import type { CalculatorStandard } from '@portal/api-contract'
import { Notice } from '@portal/ui'

/** Warns of a standard whose table nobody could confirm; below the choice, which must not move under a finger. */
export function Unconfirmed({ standard }: { standard: CalculatorStandard }) {
  const { t } = useLingui()
  if (standard.isConfirmed || !standard.confirmationNote) return null
  return (
    <Notice tone="warning" title={t`费率表未经印证`}>
      <span lang="zh-CN">{standard.confirmationNote}</span>
    </Notice>
  )
}
