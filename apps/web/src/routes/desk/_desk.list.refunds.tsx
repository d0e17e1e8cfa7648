import { createFileRoute } from '@tanstack/react-router'
import { RefundReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/refunds')({
  staticData: { name: 'desk-list-refunds', words: ['desk-reviews', 'parts'], authority: 'desk.refunds' },
  validateSearch: reviewsSearch,
  component: RefundReviewsPage,
})

function RefundReviewsPage() {
  return <RefundReviews search={useTabPage(Route).search} />
}
