import { useLingui } from '@lingui/react/macro'
import type { FeeNewsDetail } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass } from '@portal/ui'
import { DimensionLine, Icon } from '@portal/ui/artwork'
import { DownloadLink } from '../../../lib/content/download-link.tsx'
import { ViewCount } from '../rows/view-count.tsx'
import styles from './fee-issue-head.module.css'

/** What of an issue stands at its head. */
export type HeadOfIssue = Pick<
  FeeNewsDetail,
  'title' | 'region' | 'period' | 'publishDate' | 'fileUrl' | 'viewCount'
>

/** Which month and region the prices hold for, and their table. */
export function FeeIssueHead({ issue }: { issue: HeadOfIssue }) {
  const { t } = useLingui()
  const { title, region, period, publishDate, fileUrl, viewCount } = issue
  return (
    <header className={styles.head}>
      <p className={styles.sheet}>
        <span lang="zh-CN">{region}</span>
        <data value={period} className={styles.period}>
          {period}
        </data>
        <DimensionLine className={styles.line} />
      </p>
      <div className={styles.text}>
        <h1 lang="zh-CN" className={styles.title}>
          {title}
        </h1>
        <p className={styles.meta}>
          <span>
            {t`发布日期`} <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          </span>
          <ViewCount count={viewCount} />
        </p>
        {fileUrl && (
          <p>
            <DownloadLink path={fileUrl} className={buttonClass()}>
              <Icon name="download" />
              {t`下载价格表`}
            </DownloadLink>
          </p>
        )}
      </div>
    </header>
  )
}
