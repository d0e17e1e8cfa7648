import type { Dictionary, NewsArticle } from '@portal/api-contract'
import { assetUrl } from '../../../lib/api/http.ts'
import { pageUrl } from '../../../lib/page/canonical.ts'
import { association, type Thing } from '../../../lib/page/structured-data.tsx'

/** An article in schema.org's words. */
export const articleThing = (article: NewsArticle, column: Dictionary): Thing => ({
  '@type': 'NewsArticle',
  headline: article.title,
  description: article.summary ?? undefined,
  datePublished: article.publishDate,
  dateModified: article.lastModifiedDate,
  author: article.author ? { '@type': 'Person', name: article.author } : association(),
  publisher: association(),
  image: assetUrl(article.coverUrl),
  articleSection: column.dictName,
  mainEntityOfPage: pageUrl(articlePath(article, column)),
  inLanguage: 'zh-CN',
})

/** Where an article is read. */
export const articlePath = ({ id }: NewsArticle, { dictIndex }: Dictionary) => `${dictIndex}?article=${id}`
