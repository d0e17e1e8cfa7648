import type { Scenario } from '../run/scenario.ts'
import { benefitUses } from './account/benefit-uses.ts'
import { closing } from './account/closing.ts'
import { codeLimits } from './account/codes/code-limits.ts'
import { codeTries } from './account/codes/code-tries.ts'
import { lastCodes } from './account/codes/last-codes.ts'
import { contactProofs } from './account/contact-proofs.ts'
import { lastDays } from './account/days/last-days.ts'
import { shownDays } from './account/days/shown-days.ts'
import { yearEnds } from './account/days/year-ends.ts'
import { decided } from './account/decided.ts'
import { favourites } from './account/favourites.ts'
import { forgottenPassword } from './account/forgotten-password.ts'
import { helpVotes } from './account/help-votes.ts'
import { hiddenSites } from './account/hidden-sites.ts'
import { logins } from './account/logins.ts'
import { movedLogin } from './account/moved-login.ts'
import { noticeLinks } from './account/notice-links.ts'
import { allNotices, notices } from './account/notices.ts'
import { ownContacts } from './account/own-contacts.ts'
import { ownData } from './account/own-data.ts'
import { passwords } from './account/passwords.ts'
import { profile } from './account/profile.ts'
import { summary } from './account/summary.ts'
import { closingTies } from './account/ties.ts'
import { unbound } from './account/unbound.ts'
import { accounts } from './accounts.ts'
import { activities } from './activities.ts'
import { applications } from './applications/applications.ts'
import { batchRefunds } from './applications/batch-refunds.ts'
import { certificates } from './applications/certificates.ts'
import { decisions } from './applications/decisions.ts'
import { duplicates } from './applications/duplicates.ts'
import { incomplete } from './applications/incomplete.ts'
import { kindsOfApplication } from './applications/kinds.ts'
import { lateDrafts } from './applications/late-drafts.ts'
import { leaving } from './applications/leaving.ts'
import { listedValues } from './applications/listed-values.ts'
import { materials } from './applications/materials.ts'
import { memberships } from './applications/memberships.ts'
import { nextActions } from './applications/next-actions.ts'
import { reprints } from './applications/reprints.ts'
import { revoked } from './applications/revoked.ts'
import { seekers } from './applications/seekers.ts'
import { authentication } from './authentication.ts'
import { calculator } from './calculator/calculator.ts'
import { calculatorInputs } from './calculator/inputs.ts'
import { calculatorSteps } from './calculator/steps.ts'
import { calculatorWorking } from './calculator/working.ts'
import { codes } from './codes.ts'
import { afterSale } from './courses/after-sale.ts'
import { coursesAtDesk } from './courses/at-desk.ts'
import { boughtAgain } from './courses/bought-again.ts'
import { completion } from './courses/completion.ts'
import { courseOrders } from './courses/course-orders.ts'
import { courseSwaps } from './courses/course-swaps.ts'
import { courseTests } from './courses/course-tests.ts'
import { education } from './courses/education.ts'
import { hours } from './courses/hours.ts'
import { lateReports } from './courses/late-reports.ts'
import { orderedCourses } from './courses/ordered.ts'
import { paidBack } from './courses/paid-back.ts'
import { replacedCertificates } from './courses/replaced-certificates.ts'
import { testDays } from './courses/test-days.ts'
import { testRefusals } from './courses/test-refusals.ts'
import { unanswered } from './courses/unanswered.ts'
import { unitCourses } from './courses/unit-courses.ts'
import { deskActivities } from './desk/activities.ts'
import { deskFigures } from './desk/analysis/figures.ts'
import { missedSearches } from './desk/analysis/missed-searches.ts'
import { deskMonitor } from './desk/analysis/monitor.ts'
import { deskTables } from './desk/analysis/tables.ts'
import { calledOff } from './desk/called-off.ts'
import { deskLevels } from './desk/clerks/levels.ts'
import { owedMeanwhile } from './desk/clerks/owed-meanwhile.ts'
import { ownRights } from './desk/clerks/own-rights.ts'
import { secondClerk } from './desk/clerks/second-clerk.ts'
import { severalLists } from './desk/clerks/several-lists.ts'
import { stands } from './desk/clerks/stands.ts'
import { whoseAccounts } from './desk/clerks/whose-accounts.ts'
import { workplace } from './desk/clerks/workplace.ts'
import { deskContent } from './desk/content.ts'
import { deskCourses } from './desk/courses.ts'
import { deskFeeNews } from './desk/fee-news.ts'
import { hiddenArticles } from './desk/hidden-articles.ts'
import { hinderedApprovals } from './desk/hindered-approvals.ts'
import { deskJournals } from './desk/journals.ts'
import { keptNews } from './desk/kept-news.ts'
import { deskMembers } from './desk/members.ts'
import { deskMoney } from './desk/money.ts'
import { deskNews } from './desk/news.ts'
import { deskOverview } from './desk/overview.ts'
import { putBack } from './desk/put-back.ts'
import { deskReviews } from './desk/reviews.ts'
import { deskSystem } from './desk/system.ts'
import { toldMembers } from './desk/told-members.ts'
import { undone } from './desk/undone.ts'
import { appearing } from './desk/website/appearing.ts'
import { asShown } from './desk/website/as-shown.ts'
import { beforeDesk } from './desk/website/before-desk.ts'
import { uploaded } from './desk/website/uploaded.ts'
import { directory } from './directory.ts'
import { files } from './files.ts'
import { failedInvoices } from './finance/failed-invoices.ts'
import { fees } from './finance/fees.ts'
import { invoiceTitles } from './finance/invoice-titles.ts'
import { invoices } from './finance/invoices.ts'
import { jointInvoices } from './finance/joint-invoices.ts'
import { mixedIds } from './finance/mixed-ids.ts'
import { nightPayments } from './finance/night-payments.ts'
import { olderYears } from './finance/older-years.ts'
import { orderReceipts } from './finance/order-receipts.ts'
import { partRefunds } from './finance/part-refunds.ts'
import { refunds } from './finance/refunds.ts'
import { transfers } from './finance/transfers.ts'
import { wrongPayments } from './finance/wrong-payments.ts'
import { news } from './news.ts'
import { orders } from './orders.ts'
import { payments } from './payments.ts'
import { people } from './people.ts'
import { portal } from './portal.ts'
import { services } from './services.ts'
import { asPublished } from './sites/as-published.ts'
import { itemOrder } from './sites/item-order.ts'
import { miniSites } from './sites/mini-sites.ts'
import { reviewedSites } from './sites/reviewed-sites.ts'
import { shownItems } from './sites/shown-items.ts'
import { sitePages } from './sites/site-pages.ts'
import { talents } from './talents.ts'
import { verification } from './verification.ts'

/** Every scenario, those that only read first. */
export const scenarios: Scenario[] = [
  // Before time decides what waits for the association.
  ...deskSystem,
  ...deskReviews,
  ...stands,
  ...owedMeanwhile,
  ...hinderedApprovals,
  ...secondClerk,
  ...ownRights,
  // Before the others who are reminded of fees: nobody is twice a day.
  ...toldMembers,
  ...deskMoney,
  ...deskOverview,
  ...deskMonitor,
  ...workplace,
  ...severalLists,
  ...deskFigures,
  ...deskTables,
  ...missedSearches,
  ...asShown,
  ...deskLevels,
  ...deskMembers,
  ...deskContent,
  ...deskNews,
  ...hiddenArticles,
  ...keptNews,
  ...deskFeeNews,
  ...deskJournals,
  ...deskActivities,
  ...calledOff,
  ...deskCourses,
  ...putBack,
  ...appearing,
  ...uploaded,
  ...beforeDesk,
  // Before a phone is bound to the account that has none.
  ...unbound,
  ...lastCodes,
  // Before the code that another phone has to wait for.
  ...accounts,
  ...codes,
  ...whoseAccounts,
  ...forgottenPassword,
  ...codeTries,
  ...codeLimits,
  ...contactProofs,
  ...logins,
  ...passwords,
  ...ownContacts,
  ...movedLogin,
  ...closingTies,
  ...closing,
  ...favourites,
  ...ownData,
  ...summary,
  ...profile,
  ...verification,
  ...authentication,
  ...portal,
  ...news,
  ...directory,
  ...sitePages,
  ...asPublished,
  ...miniSites,
  ...reviewedSites,
  ...shownItems,
  ...itemOrder,
  ...hiddenSites,
  ...calculator,
  ...calculatorInputs,
  ...calculatorWorking,
  ...calculatorSteps,
  ...applications,
  ...materials,
  ...kindsOfApplication,
  ...nextActions,
  ...incomplete,
  ...listedValues,
  ...duplicates,
  ...people,
  ...fees,
  ...batchRefunds,
  ...payments,
  ...transfers,
  ...olderYears,
  ...nightPayments,
  ...mixedIds,
  ...wrongPayments,
  ...orders,
  ...invoices,
  ...jointInvoices,
  ...failedInvoices,
  ...invoiceTitles,
  ...orderReceipts,
  ...files,
  ...activities,
  ...helpVotes,
  ...services,
  ...benefitUses,
  ...notices,
  ...noticeLinks,
  ...talents,
  ...seekers,
  ...education,
  ...hours,
  ...lateReports,
  ...unanswered,
  ...completion,
  ...courseTests,
  ...testRefusals,
  ...testDays,
  ...coursesAtDesk,
  ...paidBack,
  ...boughtAgain,
  ...replacedCertificates,
  ...courseSwaps,
  ...afterSale,
  ...unitCourses,
  ...courseOrders,
  ...orderedCourses,
  ...certificates,
  ...reprints,
  ...revoked,
  // Before the unit has risen for good.
  ...undone,
  ...decisions,
  ...memberships,
  ...leaving,
  ...lateDrafts,
  ...decided,
  ...refunds,
  ...lastDays,
  ...shownDays,
  ...yearEnds,
  // Last of all: nobody owes anything of it afterwards.
  ...partRefunds,
  ...allNotices,
].sort((a, b) => Number(a.writes) - Number(b.writes))
