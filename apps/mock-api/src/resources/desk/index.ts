import type { Handlers } from '../../contract/handler.ts'
import { deskActivityHandlers } from './activities/handlers.ts'
import { deskApplicationHandlers } from './applications/handlers.ts'
import { deskArrangeHandlers } from './content/arrange.ts'
import { deskCourseHandlers } from './courses/handlers.ts'
import { deskJournalHandlers } from './journals/handlers.ts'
import { deskLogHandlers } from './log/handlers.ts'
import { deskMemberHandlers } from './members/handlers.ts'
import { deskMoneyHandlers } from './money/handlers.ts'
import { deskPaymentHandlers } from './money/payments.ts'
import { deskFeeNewsHandlers } from './news/fee-news-handlers.ts'
import { deskNewsHandlers } from './news/handlers.ts'
import { deskOverviewHandlers } from './overview/handlers.ts'
import { deskReviewHandlers } from './reviews/handlers.ts'
import { deskSystemHandlers } from './system/handlers.ts'

/** What the association's staff does at its desk. */
export const deskHandlers = {
  ...deskSystemHandlers,
  ...deskApplicationHandlers,
  ...deskReviewHandlers,
  ...deskMoneyHandlers,
  ...deskPaymentHandlers,
  ...deskMemberHandlers,
  ...deskOverviewHandlers,
  ...deskCourseHandlers,
  ...deskArrangeHandlers,
  ...deskNewsHandlers,
  ...deskFeeNewsHandlers,
  ...deskJournalHandlers,
  ...deskActivityHandlers,
  ...deskLogHandlers,
} satisfies Partial<Handlers>
