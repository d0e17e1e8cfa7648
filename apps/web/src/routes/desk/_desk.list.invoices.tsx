import { createFileRoute } from '@tanstack/react-router'
import { InvoiceReviews } from '../../features/behind-login/desk-reviews/others/review-pages.tsx'
import { reviewsSearch } from '../../features/behind-login/desk-reviews/reviews-search.ts'
import { useTabPage } from '../../lib/chakra/desk/tab.ts'

export const Route = createFileRoute('/_desk/list/invoices')({
  staticData: { name: 'desk-list-invoices', words: ['desk-reviews', 'parts'], authority: 'desk.invoices' },
  validateSearch: reviewsSearch,
  component: InvoiceReviewsPage,
})

function InvoiceReviewsPage() {
  return <InvoiceReviews search={useTabPage(Route).search} />
}
