import { createFileRoute } from '@tanstack/react-router'
import { TransferReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/transfers')({
  staticData: { name: 'desk-list-transfers', words: ['desk-reviews', 'parts'], authority: 'desk.transfers' },
  validateSearch: reviewsSearch,
  component: TransferReviewsPage,
})

function TransferReviewsPage() {
  return <TransferReviews search={useTabPage(Route).search} />
}
