import { useLingui } from '@lingui/react/macro'
import type { Journal } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { buttonClass, Skeleton } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { DownloadLink } from '../../lib/content/download-link.tsx'
import { Picture } from '../../lib/content/picture.tsx'
import { Each } from '../../lib/states/each.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import { coverRatio } from './issue-card.tsx'
import styles from './latest-issue.module.css'
import { issueQueryOptions } from './queries.ts'

/** The newest issue, open at its contents. */
export function LatestIssue({ issue }: { issue: Journal }) {
  const { t } = useLingui()
  const { id, year, issueNo, bookName, totalIssueNo, publishDate, pdfUrl } = issue
  return (
    <section className={styles.latest} aria-labelledby="latest-issue">
      <Link
        to="/CommitteeBookDetail"
        search={{ id }}
        className={styles.cover}
        tabIndex={-1}
        aria-hidden="true"
      >
        <Picture path={issue.coverUrl} width={794} height={1123} fetchPriority="high" />
      </Link>
      <div className={styles.text}>
        <p className={styles.over}>{t`最新一期`}</p>
        <h2 id="latest-issue" className={styles.title}>
          <span lang="zh-CN">《{bookName}》</span> {t`${year} 年第 ${issueNo} 期`}
        </h2>
        <p className={styles.facts}>
          {totalIssueNo !== null && <span>{t`总第 ${totalIssueNo} 期`}</span>}
          <span>
            {t`出版于`} <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          </span>
        </p>
        <Contents id={id} />
        <p className={styles.actions}>
          <Link to="/CommitteeBookDetail" search={{ id }} className={buttonClass()}>
            <Icon name="book" />
            {t`开始阅读`}
          </Link>
          {pdfUrl && (
            <DownloadLink path={pdfUrl} className={buttonClass({ variant: 'outline' })}>
              <Icon name="download" />
              {t`下载 PDF`}
            </DownloadLink>
          )}
        </p>
      </div>
    </section>
  )
}

export const LatestSkeleton = () => (
  <div className={styles.latest} aria-hidden="true">
    <div className={styles.cover}>
      <Skeleton ratio={coverRatio} />
    </div>
    <div className={styles.text}>
      <p className={styles.over}>
        <Skeleton width="5em" height="1lh" />
      </p>
      <h2 className={styles.title}>
        <Skeleton width="min(16em, 100%)" height="1lh" />
      </h2>
      <p className={styles.facts}>
        <Skeleton width="14em" height="1lh" />
      </p>
      <ContentsToCome />
      <p className={styles.actions}>
        <Skeleton width="8rem" height="2.75rem" />
        <Skeleton width="8rem" height="2.75rem" />
      </p>
    </div>
  </div>
)

/** An issue has nine or ten. */
const entriesToCome = Array.from({ length: 9 }, (_, place) => place)

const ContentsToCome = () => (
  <ol className={styles.contents} aria-hidden="true">
    {entriesToCome.map((entry) => (
      <li key={entry} className={styles.entry}>
        <Skeleton width="80%" height="1lh" />
        <Skeleton width="3em" height="1lh" />
      </li>
    ))}
  </ol>
)

function Contents({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(issueQueryOptions(id))
  if (!query.data) {
    return query.error ? <LoadFailure title={t`目录没有加载成功`} query={query} /> : <ContentsToCome />
  }
  return (
    <ol className={styles.contents}>
      <Each items={query.data.catalog}>
        {({ title, author, page }) => (
          <li>
            <Link to="/CommitteeBookDetail" search={{ id, page }} className={styles.entry}>
              <span lang="zh-CN" className={styles.name}>
                {title}
              </span>
              <span lang="zh-CN" className={styles.author}>
                {author}
              </span>
              <span className={styles.page}>{page}</span>
            </Link>
          </li>
        )}
      </Each>
    </ol>
  )
}
