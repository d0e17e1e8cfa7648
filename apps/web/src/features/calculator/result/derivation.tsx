import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculationWorking } from '@portal/api-contract'
import { Fold } from '@portal/ui'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import { Adjustments } from './adjustments.tsx'
import { Working } from './working.tsx'

/** How the fee comes about: the base fee in the document's own way, and from there step by step. */
export default function Derivation({ calculation }: { calculation: Calculation }) {
  const { t } = useLingui()
  const isWide = useMedia(wide)
  const { working, amount, baseFee, adjustments } = calculation
  if (!working && adjustments.length === 0) return null
  return (
    <Fold title={t`计算过程`} note={working && <Method kind={working.kind} />} level={3} open={isWide}>
      {working && <Working working={working} amount={amount} baseFee={baseFee ?? 0} />}
      <Adjustments calculation={calculation} />
    </Fold>
  )
}

function Method({ kind }: Pick<CalculationWorking, 'kind'>) {
  const { t } = useLingui()
  return { TIERS: t`逐档计算`, POINTS: t`直线内插`, RATE: t`按费率计算` }[kind]
}
