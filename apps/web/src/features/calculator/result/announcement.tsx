import { useLingui } from '@lingui/react/macro'
import type { Calculation } from '@portal/api-contract'
import { figure } from '../figures.ts'
import { Word } from '../words/word.tsx'

/** Tells a screen reader the fee each time it changes, wherever the focus is. */
export function Announcement({ calculation }: { calculation: Calculation | undefined }) {
  return (
    <p role="status" className="visually-hidden">
      {calculation && <Sentence calculation={calculation} />}
    </p>
  )
}

function Sentence({ calculation: { serviceName, amount, fee, reason } }: { calculation: Calculation }) {
  const { t } = useLingui()
  const asked = figure(amount)
  const answer = figure(fee ?? 0)
  return (
    <>
      <Word of={serviceName} />{' '}
      {fee === null ? t`${asked} 万元，由双方协商确定` : t`${asked} 万元，费用 ${answer} 万元，仅供参考`}
      {fee === null && reason && <Word of={reason} />}
    </>
  )
}
