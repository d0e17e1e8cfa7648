import { useLingui } from '@lingui/react/macro'
import type { CalculatorStandard } from '@portal/api-contract'
import { Notice, Tag } from '@portal/ui'
import { Word } from '../words/word.tsx'
import styles from './standard-picker.module.css'

/** The element that says what 未印证 means. */
export const unconfirmedId = 'unconfirmed'

interface UnconfirmedProps {
  standards: CalculatorStandard[]
  current: CalculatorStandard
}

/** What the mark of a table that nobody could confirm means; a warning, once its standard is chosen. */
export function Unconfirmed({ standards, current }: UnconfirmedProps) {
  const { t } = useLingui()
  if (standards.every(({ isConfirmed }) => isConfirmed)) return null
  if (!current.isConfirmed && current.confirmationNote)
    return (
      <div id={unconfirmedId}>
        <Notice tone="warning" title={t`费率表未经印证`}>
          <Word of={current.confirmationNote} />
        </Notice>
      </div>
    )
  return (
    <p id={unconfirmedId} className={styles.explained}>
      <Tag tone="warning">{t`未印证`}</Tag>
      <span>{t`费率表只找到一份资料，没有第二份可以核对，结果请先向协会核实再引用。`}</span>
    </p>
  )
}
