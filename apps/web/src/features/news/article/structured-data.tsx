import type { NewsArticle } from '@portal/api-contract'
import { assetUrl } from '../../../lib/http.ts'

/** schema.org NewsArticle for search engines; a `<` is escaped so that no text can end the script. */
export function structuredData(article: NewsArticle): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: article.title,
    description: article.summary ?? undefined,
    datePublished: article.publishDate,
    dateModified: article.lastModifiedDate,
    author: article.author ? { '@type': 'Person', name: article.author } : undefined,
    publisher: { '@type': 'Organization', name: '江川省建设工程造价管理协会' },
    image: article.coverUrl ? [assetUrl(article.coverUrl)] : undefined,
    inLanguage: 'zh-CN',
  }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}

export const StructuredData = ({ article }: { article: NewsArticle }) => (
  <script type="application/ld+json">{structuredData(article)}</script>
)
