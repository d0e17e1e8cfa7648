import { assetUrl } from '../../lib/http.ts'
import styles from './lead-row.module.css'
import type { NewsItemProps } from './news-item.tsx'
import { NewsLink } from './news-link.tsx'
import { NewsMeta } from './news-meta.tsx'

/** The story a column opens with: its picture large, the title on the drawing's title block. */
export function LeadRow({ item, path, search }: NewsItemProps) {
  return (
    <li className={styles.lead}>
      {item.coverUrl && (
        <img src={assetUrl(item.coverUrl)} alt="" width={800} height={500} className={styles.cover} />
      )}
      <div className={styles.block}>
        <h2 className={styles.title}>
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
