import { useLingui } from '@lingui/react/macro'
import { classNames, Tag } from '@portal/ui'
import { Picture } from '../../../lib/content/picture.tsx'
import styles from './lead-row.module.css'
import type { NewsItemProps } from './news-item-props.ts'
import { NewsLink } from './news-link.tsx'
import { NewsMeta } from './news-meta.tsx'

/** The story a column opens with: its picture large, the title on the drawing's title block. */
export function LeadRow({ item, path, search }: NewsItemProps) {
  const { t } = useLingui()
  return (
    <li className={classNames(styles.lead, item.coverUrl && styles.pictured)}>
      {item.coverUrl && <Picture path={item.coverUrl} width={800} height={500} className={styles.cover} />}
      <div className={styles.block}>
        <h2 className={styles.title}>
          {item.isTop === 1 && <Tag tone="danger">{t`置顶`}</Tag>}
          <NewsLink item={item} path={path} search={search} />
        </h2>
        {item.summary && (
          <p lang="zh-CN" className={styles.summary}>
            {item.summary}
          </p>
        )}
        <NewsMeta item={item} />
      </div>
    </li>
  )
}
