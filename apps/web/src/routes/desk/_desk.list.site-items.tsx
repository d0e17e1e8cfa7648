import { createFileRoute } from '@tanstack/react-router'
import { SiteReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/site-items')({
  staticData: { name: 'desk-list-sites', words: ['desk-reviews', 'parts'], authority: 'desk.sites' },
  validateSearch: reviewsSearch,
  component: SiteReviewsPage,
})

function SiteReviewsPage() {
  return <SiteReviews search={useTabPage(Route).search} />
}
