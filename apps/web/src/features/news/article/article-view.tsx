import { useLingui } from '@lingui/react/macro'
import type { Dictionary, NewsArticle } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { plainText } from '../../../lib/content/rich-text/plain-text.ts'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { breadcrumbs, StructuredData } from '../../../lib/page/structured-data.tsx'
import { Contained } from '../../../lib/states/contained.tsx'
import { ContainedPart } from '../../../lib/states/contained-part.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { ArticleSkeleton } from '../column/article-skeleton.tsx'
import type { ColumnSearch } from '../column/column-search.ts'
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

export interface ArticleViewProps {
  id: number
  column: Dictionary
  /** The column's search params, so that the way back leads to the list as it was. */
  search: ColumnSearch
  /** The article is a page of the column by itself: there is no list to go back to. */
  isPage?: boolean
}

/** An article to read. */
export default function ArticleView({ id, column, search, isPage }: ArticleViewProps) {
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
      <ContainedPart>
        <ArticleHead article={article} />
      </ContainedPart>
      <div className={styles.side}>
        <ArticleTools id={article.id} size={size} onSize={setSize} />
        <ArticleContents text={text} html={article.content} />
      </div>
      <div ref={text}>
        <RichText html={article.content} size={readingSizes[size]} />
      </div>
      {article.attachments?.length > 0 && <Attachments files={article.attachments} />}
      {list && <Neighbours article={article} {...list} />}
      <Contained of={article}>
        <Thing article={article} column={column} />
      </Contained>
    </article>
  )
}

const Thing = ({ article, column }: Pick<ArticleProps, 'article' | 'column'>) => (
  <>
    <StructuredData thing={articleThing(article, column)} />
    <StructuredData
      thing={breadcrumbs([
        { name: column.dictName, path: column.dictIndex },
        { name: article.title, path: articlePath(article, column) },
      ])}
    />
  </>
)
