import { createFileRoute } from '@tanstack/react-router'
import { ExpertReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/experts')({
  staticData: { name: 'desk-list-experts', words: ['desk-reviews', 'parts'], authority: 'desk.experts' },
  validateSearch: reviewsSearch,
  component: ExpertReviewsPage,
})

function ExpertReviewsPage() {
  return <ExpertReviews search={useTabPage(Route).search} />
}
