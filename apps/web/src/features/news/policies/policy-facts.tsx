import { useLingui } from '@lingui/react/macro'
import type { NewsFields } from '@portal/api-contract'
import { Tag } from '@portal/ui'
import { LevelName } from '../../../lib/content/level-name.tsx'
import styles from '../rows/news-row.module.css'
import { ValidityTag } from './validity-tag.tsx'

type Policy = Partial<
  Pick<NewsFields, 'documentNo' | 'issuer' | 'issuingLevel' | 'validity' | 'effectiveDate'>
>

/** What a policy is cited by: level, number, who issued it. */
export function PolicyFacts({ item }: { item: Policy }) {
  const { t } = useLingui()
  return (
    <p className={styles.facts}>
      {item.issuingLevel && (
        <Tag tone="info">
          <LevelName level={item.issuingLevel} />
        </Tag>
      )}
      {item.documentNo && (
        <span>
          <span className={styles.label}>{t`文号`}</span> <span lang="zh-CN">{item.documentNo}</span>
        </span>
      )}
      {item.issuer && (
        <span>
          <span className={styles.label}>{t`发文机关`}</span> <span lang="zh-CN">{item.issuer}</span>
        </span>
      )}
      {item.effectiveDate && (
        <span>
          <span className={styles.label}>{t`施行日期`}</span>{' '}
          <time dateTime={item.effectiveDate}>{item.effectiveDate}</time>
        </span>
      )}
      {item.validity && <ValidityTag validity={item.validity} />}
    </p>
  )
}
