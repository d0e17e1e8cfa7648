import type { ReviewDesk } from '../review/desk.ts'
import { expertDesk } from './experts/review.ts'
import { jobDesk } from './jobs/review.ts'
import { applicationDesk } from './member-applies/review.ts'
import { invoiceDesk } from './member-invoices/review.ts'
import { itemReviewDesk } from './member-news/review.ts'
import { refundDesk } from './order-refunds/review.ts'

/** Every desk of the association; a resource adds its own. */
export const reviewDesks: readonly ReviewDesk[] = [
  applicationDesk,
  refundDesk,
  invoiceDesk,
  itemReviewDesk,
  expertDesk,
  jobDesk,
]
