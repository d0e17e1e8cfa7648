import { useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Tag } from '@portal/ui'
import { LevelName } from '../../../lib/content/level-name.tsx'
import type { NewsItemProps } from '../rows/news-item-props.ts'
import { NewsLink } from '../rows/news-link.tsx'
import styles from './policy-row.module.css'
import { ValidityTag } from './validity-tag.tsx'

/** A document in the register: its number, what it is about, who issued it, whether it still holds. */
export function PolicyRow({ item, path, search }: NewsItemProps) {
  const { t } = useLingui()
  return (
    <li className={styles.row}>
      <p className={styles.number} lang="zh-CN">
        {item.documentNo}
      </p>
      <div className={styles.text}>
        <h2 className={styles.title}>
          {item.isTop === 1 && <Tag tone="danger">{t`置顶`}</Tag>}
          <NewsLink item={item} path={path} search={search} />
        </h2>
        <p className={styles.facts}>
          {item.issuingLevel && (
            <Tag tone="info">
              <LevelName level={item.issuingLevel} />
            </Tag>
          )}
          {item.issuer && <span lang="zh-CN">{item.issuer}</span>}
          <span>
            {t`发布`} <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>
          </span>
          {item.effectiveDate && (
            <span>
              {t`施行`} <time dateTime={item.effectiveDate}>{item.effectiveDate}</time>
            </span>
          )}
        </p>
      </div>
      {item.validity && (
        <p className={styles.validity}>
          <ValidityTag validity={item.validity} />
        </p>
      )}
    </li>
  )
}
