import type { NewsArticle } from '@portal/api-contract'
import { assetUrl } from '../../../lib/http.ts'
import { useMeta } from '../../../lib/page-title.ts'

/** Gives a link to the article its own picture, where it has one, instead of the website's. */
export function useLinkPreview({ title, coverUrl }: Partial<NewsArticle> = {}): void {
  useMeta('meta[property="og:image"]', coverUrl ? assetUrl(coverUrl) : undefined)
  useMeta('meta[property="og:image:alt"]', coverUrl ? title : undefined)
}
