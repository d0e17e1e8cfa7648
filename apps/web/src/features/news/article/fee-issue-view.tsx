import { useLingui } from '@lingui/react/macro'
import type { FeeNewsDetail } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { plainText } from '../../../lib/description.ts'
import { isMissing } from '../../../lib/errors.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { RichText } from '../../../lib/rich-text/rich-text.tsx'
import { ArticleSkeleton } from '../article-skeleton.tsx'
import type { FeeIssuePanelProps } from '../fee-issue-panel.tsx'
import { feeIssueQueryOptions } from '../queries.ts'
import { ArticleMissing } from './article-missing.tsx'
import { ArticleTools } from './article-tools.tsx'
import styles from './article-view.module.css'
import { FeeIssueHead } from './fee-issue-head.tsx'
import { type ReadingSize, readingSizes } from './reading-size.ts'
import { SameRegion } from './same-region.tsx'

/** An issue of the price information to read, its table to download, and the months around it. */
export default function FeeIssueView({ id, path, search }: FeeIssuePanelProps) {
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
  return (
    <article className={styles.article}>
      <FeeIssueHead issue={issue} />
      <div className={styles.side}>
        <ArticleTools size={size} onSize={setSize} />
      </div>
      <RichText html={issue.content} size={readingSizes[size]} />
      <SameRegion issue={issue} path={path} search={search} />
    </article>
  )
}
