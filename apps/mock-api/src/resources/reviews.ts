import type { ReviewDesk } from '../review/desk.ts'
import { applicationDesk } from './applications/member-applies/review.ts'
import { transferDesk } from './finance/bank-transfers/review.ts'
import { invoiceDesk } from './finance/member-invoices/review.ts'
import { refundDesk } from './finance/order-refunds/review.ts'
import { expertDesk } from './members/experts/review.ts'
import { itemReviewDesk } from './members/member-news/review.ts'
import { siteReviewDesk } from './members/mini-sites/review.ts'
import { jobDesk } from './services/jobs/review.ts'

/** Every review queue of the association; a resource adds its own. */
export const reviewDesks: readonly ReviewDesk[] = [
  applicationDesk,
  refundDesk,
  transferDesk,
  invoiceDesk,
  siteReviewDesk,
  itemReviewDesk,
  expertDesk,
  jobDesk,
]
