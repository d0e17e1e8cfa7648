import { useLingui } from '@lingui/react/macro'
import { Tag } from '@portal/ui'
import { Picture } from '../../../lib/content/picture.tsx'
import { PolicyFacts } from '../policies/policy-facts.tsx'
import type { NewsItemProps } from './news-item-props.ts'
import { NewsLink } from './news-link.tsx'
import { NewsMeta } from './news-meta.tsx'
import styles from './news-row.module.css'

/** An item of a list. A policy shows its number and who issued it, anything else its picture and summary. */
export function NewsRow({ item, path, search }: NewsItemProps) {
  const { t } = useLingui()
  const isPolicy = Boolean(item.documentNo || item.issuingLevel)
  return (
    <li className={styles.row}>
      {!isPolicy && item.coverUrl && (
        <Picture path={item.coverUrl} width={800} height={500} loading="lazy" className={styles.cover} />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          {item.isTop === 1 && <Tag tone="danger">{t`置顶`}</Tag>}
          <NewsLink item={item} path={path} search={search} />
        </h2>
        {isPolicy && <PolicyFacts item={item} />}
        {!isPolicy && item.summary && (
          <p lang="zh-CN" className={styles.summary}>
            {item.summary}
          </p>
        )}
        <NewsMeta item={item} />
      </div>
    </li>
  )
}
