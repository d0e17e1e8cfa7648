import { useLingui } from '@lingui/react/macro'
import type { NewsArticle } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { PolicyFacts } from '../policies/policy-facts.tsx'
import { ViewCount } from '../rows/view-count.tsx'
import styles from './article-view.module.css'

/** What an article begins with; a preview knows nothing of a policy's facts. */
export type HeadOfArticle = Pick<
  NewsArticle,
  'title' | 'subTitle' | 'source' | 'author' | 'publishDate' | 'viewCount'
> &
  Partial<Pick<NewsArticle, 'documentNo' | 'issuer' | 'issuingLevel' | 'validity' | 'effectiveDate'>>

/** The title and where the article comes from. */
export function ArticleHead({ article }: { article: HeadOfArticle }) {
  return (
    <header className={styles.head}>
      <h1 lang="zh-CN" className={styles.title}>
        {article.title}
      </h1>
      {article.subTitle && (
        <p lang="zh-CN" className={styles.subTitle}>
          {article.subTitle}
        </p>
      )}
      {article.documentNo && <PolicyFacts item={article} />}
      <Meta article={article} />
    </header>
  )
}

function Meta({ article }: { article: HeadOfArticle }) {
  const { t } = useLingui()
  return (
    <p className={styles.meta}>
      <time dateTime={article.publishDate}>{formatDateTime(article.publishDate)}</time>
      {article.source && (
        <span>
          {t`来源`} <span lang="zh-CN">{article.source}</span>
        </span>
      )}
      {article.author && (
        <span>
          {t`作者`} <span lang="zh-CN">{article.author}</span>
        </span>
      )}
      <ViewCount count={article.viewCount} />
    </p>
  )
}
