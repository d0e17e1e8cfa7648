import type { Handlers } from '../contract/handler.ts'
import { accountHandlers } from './accounts/handlers.ts'
import { activityHandlers } from './activities/handlers.ts'
import { authenticationHandlers } from './authentication/handlers.ts'
import { bannerHandlers } from './banners/handlers.ts'
import { benefitHandlers } from './benefits/handlers.ts'
import { calculatorHandlers } from './calculator/handlers.ts'
import { courseHandlers } from './courses/handlers.ts'
import { dictionaryHandlers } from './dictionaries/handlers.ts'
import { directoryHandlers } from './directory/handlers.ts'
import { disclosureHandlers } from './disclosure/handlers.ts'
import { expertHandlers } from './experts/handlers.ts'
import { feeNewsHandlers } from './fee-news/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { helpHandlers } from './help/handlers.ts'
import { jobHandlers } from './jobs/handlers.ts'
import { journalHandlers } from './journals/handlers.ts'
import { memberApplyHandlers } from './member-applies/handlers.ts'
import { memberApplyTopHandlers } from './member-applies-top/handlers.ts'
import { memberBasicHandlers } from './member-basic/handlers.ts'
import { memberFeeHandlers } from './member-fees/handlers.ts'
import { memberInvoiceHandlers } from './member-invoices/handlers.ts'
import { itemListHandlers } from './member-news/lists.ts'
import { ownItemHandlers } from './member-news/own.ts'
import { memberOrderHandlers } from './member-orders/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { siteHandlers } from './mini-sites/handlers.ts'
import { ownSiteHandlers } from './mini-sites/own.ts'
import { newsArticleHandlers } from './news/article.ts'
import { newsListHandlers } from './news/lists.ts'
import { newsSearchHandlers } from './news/search.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { printInfoHandlers } from './print-info/handlers.ts'
import { ratingHandlers } from './ratings/handlers.ts'
import { recruitmentHandlers } from './recruitments/handlers.ts'
import { tenderHandlers } from './tenders/handlers.ts'
import { verificationHandlers } from './verification/handlers.ts'

/** A handler for every operation of the document: one that is missing or misspelt does not compile. */
export const handlers: Handlers = {
  ...verificationHandlers,
  ...authenticationHandlers,
  ...accountHandlers,
  ...memberBasicHandlers,
  ...dictionaryHandlers,
  ...bannerHandlers,
  ...newsListHandlers,
  ...newsArticleHandlers,
  ...newsSearchHandlers,
  ...feeNewsHandlers,
  ...directoryHandlers,
  ...ratingHandlers,
  ...siteHandlers,
  ...ownSiteHandlers,
  ...itemListHandlers,
  ...ownItemHandlers,
  ...calculatorHandlers,
  ...memberApplyHandlers,
  ...memberApplyTopHandlers,
  ...printInfoHandlers,
  ...memberFeeHandlers,
  ...memberOrderHandlers,
  ...memberInvoiceHandlers,
  ...paymentHandlers,
  ...fileHandlers,
  ...activityHandlers,
  ...expertHandlers,
  ...jobHandlers,
  ...journalHandlers,
  ...helpHandlers,
  ...benefitHandlers,
  ...tenderHandlers,
  ...recruitmentHandlers,
  ...messageHandlers,
  ...disclosureHandlers,
  ...courseHandlers,
}
