import { useLingui } from '@lingui/react/macro'
import type { Dictionary, NewsArticle } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { plainText } from '../../../lib/description.ts'
import { isMissing } from '../../../lib/errors.ts'
import { LoadError } from '../../../lib/load-error.tsx'
import { usePageTitle } from '../../../lib/page-title.ts'
import { RichText } from '../../../lib/rich-text/rich-text.tsx'
import { breadcrumbs, StructuredData } from '../../../lib/structured-data.tsx'
import type { ArticlePanelProps } from '../article-panel.tsx'
import { ArticleSkeleton } from '../article-skeleton.tsx'
import { articleQueryOptions } from '../queries.ts'
import { ArticleContents } from './article-contents.tsx'
import { ArticleHead } from './article-head.tsx'
import { ArticleMissing } from './article-missing.tsx'
import { articlePath, articleThing } from './article-thing.ts'
import { ArticleTools } from './article-tools.tsx'
import styles from './article-view.module.css'
import { Attachments } from './attachments.tsx'
import { useLinkPreview } from './link-preview.ts'
import { Neighbours } from './neighbours.tsx'
import { type ReadingSize, readingSizes } from './reading-size.ts'

/** An article to read. */
export default function ArticleView({ id, column, search, isPage }: ArticlePanelProps) {
  const { t } = useLingui()
  const query = useQuery({ ...articleQueryOptions(id), refetchOnReconnect: false })
  const { data: article, error } = query
  usePageTitle(article?.title, article && (article.summary ?? plainText(article.content)))
  useLinkPreview(article)
  const { article: _, ...listSearch } = search
  if (isMissing(error)) {
    return <ArticleMissing to={column.dictIndex} search={listSearch} />
  }
  if (!article) return error ? <LoadError title={t`文章没有加载成功`} query={query} /> : <ArticleSkeleton />
  const list = isPage ? undefined : { path: column.dictIndex, search: listSearch }
  return <Article article={article} column={column} list={list} />
}

interface ArticleProps {
  article: NewsArticle
  column: Dictionary
  /** The list the article was opened from. */
  list: { path: string; search: object } | undefined
}

function Article({ article, column, list }: ArticleProps) {
  const [size, setSize] = useState<ReadingSize>('medium')
  const text = useRef<HTMLDivElement>(null)
  return (
    <article className={styles.article}>
      <ArticleHead article={article} />
      <div className={styles.side}>
        <ArticleTools size={size} onSize={setSize} />
        <ArticleContents text={text} html={article.content} />
      </div>
      <div ref={text}>
        <RichText html={article.content} size={readingSizes[size]} />
      </div>
      {article.attachments.length > 0 && <Attachments files={article.attachments} />}
      {list && <Neighbours article={article} {...list} />}
      <StructuredData thing={articleThing(article, column)} />
      <StructuredData
        thing={breadcrumbs([
          { name: column.dictName, path: column.dictIndex },
          { name: article.title, path: articlePath(article, column) },
        ])}
      />
    </article>
  )
}
