import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { fieldNames } from '../fields.ts'
import { checkNames } from '../words.ts'
import styles from './application.module.css'

/** What the system has looked at by itself; what it found first. */
export function Checks({ checks }: Pick<DeskApplication, 'checks'>) {
  const { t, i18n } = useLingui()
  const nameOf = (field: string) => i18n._(wordOf(fieldNames, field))
  const failedFirst = [...checks].sort((one, other) => Number(one.isPassed) - Number(other.isPassed))
  return (
    <ul className={styles.checks}>
      {failedFirst.map(({ check, isPassed, fields }) => (
        <li key={check} className={styles.check}>
          <Icon
            name={isPassed ? 'check' : 'warning'}
            className={isPassed ? styles.passed : styles.failed}
            title={isPassed ? t`未发现问题` : t`需要核对`}
          />
          <span>
            {i18n._(wordOf(checkNames, check))}
            {fields.length > 0 && `：${fields.map(nameOf).join('、')}`}
          </span>
        </li>
      ))}
    </ul>
  )
}
