import type { TaskKind, TaskWork } from '../tasks/schedule.ts'
import { tellYearEnding } from './account/messages/year-ending.ts'
import { reviewApplication } from './applications/member-applies/decide.ts'
import { reviewTransfer, transferOverdue } from './finance/bank-transfers/decide.ts'
import { startFeeYear } from './finance/member-fees/fee-year.ts'
import { issueInvoice, reviewInvoice } from './finance/member-invoices/issue.ts'
import { tellClosing } from './finance/member-orders/tell-closing.ts'
import { reviewRefund } from './finance/order-refunds/decide.ts'
import { deliverNotification } from './finance/payments/cashier-actions.ts'
import { reviewExpert } from './members/experts/decide.ts'
import { reviewItemByRule } from './members/member-news/review.ts'
import { reviewSiteByRule } from './members/mini-sites/review.ts'
import { tellTomorrow } from './services/activities/remind.ts'
import { reviewJob } from './services/jobs/decide.ts'

/** The work of each kind of task. */
export const taskWork: Readonly<Record<TaskKind, TaskWork>> = {
  NEW_FEE_YEAR: startFeeYear,
  REVIEW_EXPERT: reviewExpert,
  REVIEW_JOB: reviewJob,
  NOTIFY_PAYMENT: deliverNotification,
  REVIEW_APPLICATION: reviewApplication,
  REVIEW_SITE: reviewSiteByRule,
  REVIEW_SITE_ITEM: reviewItemByRule,
  REVIEW_REFUND: reviewRefund,
  REVIEW_TRANSFER: reviewTransfer,
  TRANSFER_OVERDUE: transferOverdue,
  REVIEW_INVOICE: reviewInvoice,
  ISSUE_INVOICE: issueInvoice,
  ORDER_CLOSING: tellClosing,
  ACTIVITY_TOMORROW: tellTomorrow,
  YEAR_ENDING: tellYearEnding,
}
