import type { TaskKind, TaskWork } from '../tasks/schedule.ts'
import { reviewExpert } from './experts/decide.ts'
import { reviewJob } from './jobs/decide.ts'
import { reviewApplication } from './member-applies/decide.ts'
import { startFeeYear } from './member-fees/fee-year.ts'
import { issueInvoice, reviewInvoice } from './member-invoices/issue.ts'
import { reviewItemByRule } from './member-news/review.ts'
import { reviewRefund } from './order-refunds/decide.ts'
import { deliverNotification } from './payments/buyer.ts'

/** What each kind of task does when it falls due. */
export const taskWork: Readonly<Record<TaskKind, TaskWork>> = {
  NEW_FEE_YEAR: startFeeYear,
  REVIEW_EXPERT: reviewExpert,
  REVIEW_JOB: reviewJob,
  NOTIFY_PAYMENT: deliverNotification,
  REVIEW_APPLICATION: reviewApplication,
  REVIEW_SITE_ITEM: reviewItemByRule,
  REVIEW_REFUND: reviewRefund,
  REVIEW_INVOICE: reviewInvoice,
  ISSUE_INVOICE: issueInvoice,
}
