import { useLingui } from '@lingui/react/macro'
import type { FeeNews } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass, Skeleton, SkeletonText } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { DownloadLink } from '../../../lib/content/download-link.tsx'
import { issueHref } from './issue-href.ts'
import styles from './price-issue.module.css'

interface PriceIssueProps {
  /** The province's issue of the month; undefined while it is on its way. */
  issue: FeeNews | undefined
  columnHref: string
}

/** The month that is read off, large, and what its issue says. */
export function PriceIssue({ issue, columnHref }: PriceIssueProps) {
  if (!issue) return <IssueToCome />
  const { period, title, summary } = issue
  return (
    <article className={styles.issue} aria-live="polite">
      <p className={styles.period}>
        <data value={period}>{period}</data>
      </p>
      <h3 lang="zh-CN" className={styles.title}>
        {title}
      </h3>
      <p lang="zh-CN" className={styles.summary}>
        {summary}
      </p>
      <Actions issue={issue} columnHref={columnHref} />
    </article>
  )
}

function Actions({ issue, columnHref }: { issue: FeeNews; columnHref: string }) {
  const { t } = useLingui()
  const { fileUrl, publishDate } = issue
  return (
    <div className={styles.actions}>
      {fileUrl && (
        <DownloadLink path={fileUrl} className={styles.download}>
          <Icon name="download" />
          {t`下载价格表`}
        </DownloadLink>
      )}
      <StoredLink href={issueHref(columnHref, issue)} className={buttonClass({ variant: 'outline' })}>
        {t`查看本期`}
      </StoredLink>
      <span className={styles.published}>
        {t`发布日期`} <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </span>
    </div>
  )
}

const IssueToCome = () => (
  <div className={styles.issue} aria-hidden="true">
    <p className={styles.period}>
      <Skeleton width="13rem" height="1lh" />
    </p>
    <p className={styles.title}>
      <Skeleton width="80%" height="1lh" />
    </p>
    <div className={styles.summary}>
      <SkeletonText lines={3} />
    </div>
    <div className={styles.actions}>
      <Skeleton width="10rem" height="2.75rem" />
      <Skeleton width="7rem" height="2.75rem" />
      <span className={styles.published}>
        <Skeleton width="10rem" height="1lh" />
      </span>
    </div>
  </div>
)
