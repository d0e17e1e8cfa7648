import type { Dictionary, NewsArticle } from '@portal/api-contract'
import { pageUrl } from '../../../lib/canonical.ts'
import { assetUrl } from '../../../lib/http.ts'
import { association, type Thing } from '../../../lib/structured-data.tsx'

/** An article in schema.org's words. */
export const articleThing = (article: NewsArticle, column: Dictionary): Thing => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary ?? undefined,
  datePublished: article.publishDate,
  dateModified: article.lastModifiedDate,
  author: article.author ? { '@type': 'Person', name: article.author } : association(),
  publisher: association(),
  image: article.coverUrl ? [assetUrl(article.coverUrl)] : undefined,
  articleSection: column.dictName,
  mainEntityOfPage: pageUrl(articlePath(article, column)),
  inLanguage: 'zh-CN',
})

/** Where an article is read. */
export const articlePath = ({ id }: NewsArticle, { dictIndex }: Dictionary) => `${dictIndex}?article=${id}`
