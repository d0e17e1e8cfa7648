import type { Handlers } from '../contract/handler.ts'
import { accountHandlers } from './account/accounts/handlers.ts'
import { authenticationHandlers } from './account/authentication/handlers.ts'
import { closingHandlers } from './account/closing/handlers.ts'
import { favouriteHandlers } from './account/favourites/handlers.ts'
import { loginHandlers } from './account/logins/handlers.ts'
import { memberBasicHandlers } from './account/member-basic/handlers.ts'
import { messageHandlers } from './account/messages/handlers.ts'
import { ownDataHandlers } from './account/own-data/handlers.ts'
import { summaryHandlers } from './account/summary/handlers.ts'
import { verificationHandlers } from './account/verification/handlers.ts'
import { memberApplyHandlers } from './applications/member-applies/handlers.ts'
import { memberApplyTopHandlers } from './applications/member-applies-top/handlers.ts'
import { printInfoHandlers } from './applications/print-info/handlers.ts'
import { deskHandlers } from './desk/index.ts'
import { courseHandlers } from './education/courses/handlers.ts'
import { fileHandlers } from './files/handlers.ts'
import { bankTransferHandlers } from './finance/bank-transfers/handlers.ts'
import { invoiceTitleHandlers } from './finance/invoice-titles/handlers.ts'
import { memberFeeHandlers } from './finance/member-fees/handlers.ts'
import { memberInvoiceHandlers } from './finance/member-invoices/handlers.ts'
import { memberOrderHandlers } from './finance/member-orders/handlers.ts'
import { paymentHandlers } from './finance/payments/handlers.ts'
import { bannerHandlers } from './information/banners/handlers.ts'
import { benefitHandlers } from './information/benefits/handlers.ts'
import { dictionaryHandlers } from './information/dictionaries/handlers.ts'
import { disclosureHandlers } from './information/disclosure/handlers.ts'
import { feeNewsHandlers } from './information/fee-news/handlers.ts'
import { helpHandlers } from './information/help/handlers.ts'
import { journalHandlers } from './information/journals/handlers.ts'
import { newsArticleHandlers } from './information/news/article.ts'
import { newsListHandlers } from './information/news/lists.ts'
import { newsSearchHandlers } from './information/news/search.ts'
import { tenderHandlers } from './information/tenders/handlers.ts'
import { directoryHandlers } from './members/directory/handlers.ts'
import { expertHandlers } from './members/experts/handlers.ts'
import { itemListHandlers } from './members/member-news/lists.ts'
import { ownItemHandlers } from './members/member-news/own.ts'
import { siteHandlers } from './members/mini-sites/handlers.ts'
import { ownSiteHandlers } from './members/mini-sites/own.ts'
import { ratingHandlers } from './members/ratings/handlers.ts'
import { unitInvitationHandlers } from './people/unit-invitations/handlers.ts'
import { unitPersonHandlers } from './people/unit-people/handlers.ts'
import { activityHandlers } from './services/activities/handlers.ts'
import { calculatorHandlers } from './services/calculator/handlers.ts'
import { jobHandlers } from './services/jobs/handlers.ts'
import { recruitmentHandlers } from './services/recruitments/handlers.ts'

/** A handler for every operation of the document: one that is missing or misspelt does not compile. */
export const handlers: Handlers = {
  ...verificationHandlers,
  ...authenticationHandlers,
  ...accountHandlers,
  ...loginHandlers,
  ...favouriteHandlers,
  ...closingHandlers,
  ...ownDataHandlers,
  ...summaryHandlers,
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
  ...unitPersonHandlers,
  ...unitInvitationHandlers,
  ...printInfoHandlers,
  ...memberFeeHandlers,
  ...memberOrderHandlers,
  ...memberInvoiceHandlers,
  ...invoiceTitleHandlers,
  ...paymentHandlers,
  ...bankTransferHandlers,
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
  ...deskHandlers,
}
