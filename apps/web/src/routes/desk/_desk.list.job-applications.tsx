import { createFileRoute } from '@tanstack/react-router'
import { JobReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/job-applications')({
  staticData: { name: 'desk-list-jobs', words: ['desk-reviews', 'parts'], authority: 'desk.jobs' },
  validateSearch: reviewsSearch,
  component: JobReviewsPage,
})

function JobReviewsPage() {
  return <JobReviews search={useTabPage(Route).search} />
}
