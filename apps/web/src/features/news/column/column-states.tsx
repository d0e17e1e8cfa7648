import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState, Skeleton } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Page } from '../../../lib/page/page.tsx'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { NewsListSkeleton } from '../rows/news-list-skeleton.tsx'
import styles from './column-page.module.css'

/** Stands while the columns are not known yet. */
export function ColumnSkeleton() {
  return (
    <Page trail={<Skeleton width="14rem" height="1.5rem" />}>
      <div className={styles.columns}>
        <div className={styles.menuToCome}>
          <Skeleton height="100%" />
        </div>
        <div className={styles.content}>
          <NewsListSkeleton />
        </div>
      </div>
    </Page>
  )
}

/** The columns could not be loaded, or this one is not among them. */
export function ColumnMissing({ query }: { query: UseQueryResult<unknown, Error> }) {
  const { t } = useLingui()
  if (query.error) return <LoadError title={t`栏目没有加载成功`} query={query} />
  return (
    <EmptyState
      art={<EmptyPicture />}
      title={t`这个栏目暂未开放`}
      action={
        <Link to="/" className={buttonClass()}>
          {t`回到首页`}
        </Link>
      }
    >
      {t`内容整理好后会在这里发布。`}
    </EmptyState>
  )
}
