import type { NewsArticle } from '@portal/api-contract'
import { assetUrl } from '../../../lib/api/http.ts'
import { useMeta } from '../../../lib/page/page-title.ts'

/** Gives a link to the article its own picture, where it has one, instead of the website's. */
export function useLinkPreview({ title, coverUrl }: Partial<NewsArticle> = {}): void {
  const picture = assetUrl(coverUrl)
  useMeta('meta[property="og:image"]', picture)
  useMeta('meta[property="og:image:alt"]', picture && title)
}
