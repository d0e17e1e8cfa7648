import { Plural, useLingui } from '@lingui/react/macro'
import type { BenefitUse as Use } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import styles from './benefits.module.css'

/** How often the member has made use of a benefit, and when last. */
export function BenefitUse({ use: { unit, count, lastUsedDate } }: { use: Use }) {
  const { t } = useLingui()
  if (count === 0) return <p className={styles.unused}>{t`还没有使用过`}</p>
  return (
    <p className={styles.used}>
      <Count unit={unit} count={count} />
      {lastUsedDate !== null && (
        <span className={styles.last}>
          {t`最近一次`} <time dateTime={lastUsedDate}>{formatDate(lastUsedDate)}</time>
        </span>
      )}
    </p>
  )
}

function Count({ unit, count }: Pick<Use, 'unit' | 'count'>) {
  if (unit === 'COURSE') return <Plural value={count} one="已选 # 门课程" other="已选 # 门课程" />
  if (unit === 'ACTIVITY') return <Plural value={count} one="已报名 # 场活动" other="已报名 # 场活动" />
  if (unit === 'APPOINTMENT') return <Plural value={count} one="已获聘 # 次" other="已获聘 # 次" />
  return <Plural value={count} one="已展示 # 项内容" other="已展示 # 项内容" />
}
