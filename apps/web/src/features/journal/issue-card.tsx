import { useLingui } from '@lingui/react/macro'
import type { Journal } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../lib/content/picture.tsx'
import styles from './issue-card.module.css'

/** Width to height of a page. */
export const coverRatio = 794 / 1123

/** One issue as it lies on its shelf; the whole card is its link. */
export function IssueCard({ issue, isCurrent = false }: { issue: Journal; isCurrent?: boolean }) {
  const { t } = useLingui()
  const { id, year, issueNo, totalIssueNo, pageCount, publishDate } = issue
  return (
    <article className={styles.card} aria-current={isCurrent || undefined}>
      <Picture path={issue.coverUrl} width={794} height={1123} loading="lazy" className={styles.cover} />
      <h3 className={styles.title}>
        <Link to="/CommitteeBookDetail" search={{ id }} className={styles.link}>
          {t`${year} 年第 ${issueNo} 期`}
        </Link>
      </h3>
      <p className={styles.facts}>
        {totalIssueNo !== null && <span>{t`总第 ${totalIssueNo} 期`}</span>}
        <span>{t`${pageCount} 页`}</span>
        <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </p>
    </article>
  )
}

export const IssueCardSkeleton = () => (
  <div className={styles.card}>
    <div className={styles.cover} />
    <div className={styles.title}>
      <Skeleton width="7em" height="1lh" />
    </div>
    <div className={styles.facts}>
      <Skeleton width="80%" height="1lh" />
    </div>
  </div>
)
