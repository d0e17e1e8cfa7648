import { useLingui } from '@lingui/react/macro'
import type { FeeNewsDetail } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { ArticleSkeleton } from '../column/article-skeleton.tsx'
import type { ColumnSearch } from '../column/column-search.ts'
import { feeIssueQueryOptions } from '../queries.ts'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleTools } from './article-tools.tsx'
import styles from './article-view.module.css'
import { FeeIssueHead } from './fee-issue-head.tsx'
import { PriceTable } from './prices/price-table.tsx'
import { readPrices } from './prices/read-prices.ts'
import { type ReadingSize, readingSizes } from './reading-size.ts'
import { SameRegion } from './same-region.tsx'

export interface FeeIssueViewProps {
  id: number
  path: string
  search: ColumnSearch
}

/** An issue of the price information to read, its table to download, and the months around it. */
export default function FeeIssueView({ id, path, search }: FeeIssueViewProps) {
  const { t } = useLingui()
  const query = useQuery({ ...feeIssueQueryOptions(id), refetchOnReconnect: false })
  const { data: issue, error } = query
  usePageTitle(issue?.title, issue && (issue.summary ?? plainText(issue.content)))
  const { issue: _, ...listSearch } = search
  if (isMissing(error)) return <ArticleMissing to={path} search={listSearch} />
  if (!issue) return error ? <LoadError title={t`这一期没有加载成功`} query={query} /> : <ArticleSkeleton />
  return <Issue issue={issue} path={path} search={listSearch} />
}

function Issue({ issue, path, search }: { issue: FeeNewsDetail; path: string; search: object }) {
  const [size, setSize] = useState<ReadingSize>('medium')
  const prices = useMemo(() => readPrices(issue.content), [issue.content])
  return (
    <article className={styles.article}>
      <FeeIssueHead issue={issue} />
      <div className={styles.side}>
        <ArticleTools size={size} onSize={setSize} />
      </div>
      {prices && <PriceTable head={prices.head} rows={prices.rows} />}
      <RichText html={prices?.rest ?? issue.content} size={readingSizes[size]} />
      <SameRegion issue={issue} path={path} search={search} />
    </article>
  )
}
