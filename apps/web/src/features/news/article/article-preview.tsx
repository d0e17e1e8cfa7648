import type { NewsArticle } from '@portal/api-contract'
import { RichText } from '../../../lib/content/rich-text/rich-text.tsx'
import { ArticleHead, type HeadOfArticle } from './article-head.tsx'
import styles from './article-view.module.css'
import { Attachments } from './attachments.tsx'
import { readingSizes } from './reading-size.ts'

type PreviewProps = { article: HeadOfArticle & Pick<NewsArticle, 'content' | 'attachments'> }

/** An article as its page shows it, before there is one. */
export const ArticlePreview = ({ article }: PreviewProps) => (
  <article className={styles.article}>
    <ArticleHead article={article} />
    <RichText html={article.content} size={readingSizes.medium} />
    {article.attachments.length > 0 && <Attachments files={article.attachments} />}
  </article>
)
