import type { OperationId } from '@portal/api-contract/document'

/** An operation whose answer contains the argument of another operation, so that no id needs to be known beforehand. */
export interface ShownBy {
  /** A list, or an operation that answers one record. */
  by: OperationId
  /** The property of its rows that the operation takes. */
  property: string
  /** Whether the operation answers the row's own record, only with more in it. */
  isRecord: boolean
}

const record = (by: OperationId, property = 'id'): ShownBy => ({ by, property, isRecord: true })
const about = (by: OperationId, property = 'id'): ShownBy => ({ by, property, isRecord: false })

/** Reading operations that take one argument, each with what shows it. */
export const shownBy: Partial<Record<OperationId, ShownBy>> = {
  getNewsArticle: record('listNews'),
  getNewsDetail: record('listNews'),
  getFeeNews: record('listFeeNews'),
  getCompany: record('listCompanies', 'domainId'),
  getMember: record('listMembers', 'domainId'),
  getCompanySiteInfo: about('listCompanySites', 'domainId'),
  getMemberSiteInfo: about('listMemberSites', 'domainId'),
  checkSiteDomain: about('listCompanySites', 'domainId'),
  getCompanySite: record('listCompanySites'),
  getMemberSite: record('listMemberSites', 'domainId'),
  getCompanyItem: record('listCompanyItems'),
  getMemberItem: record('listMemberItems'),
  getOwnItem: record('listOwnItems'),
  getMemberApply: record('listMemberApplies'),
  getMemberApplyTop: record('listMemberApplyTops'),
  getUnitInvitation: record('listUnitInvitations'),
  getMemberFee: record('listMemberFees'),
  getMemberOrder: record('listMemberOrders'),
  queryOrder: about('listMemberOrders'),
  getInvoiceDraft: about('listMemberOrders'),
  getMemberInvoice: record('listMemberInvoices'),
  getInvoiceTitle: record('listInvoiceTitles'),
  getActivity: record('listActivities'),
  getJournal: record('listJournals'),
  getRecruitment: record('listRecruitments'),
  getHelpArticle: record('listHelpArticles'),
  getHelpVote: about('listHelpArticles'),
  listCourseLearners: about('listCourses'),
  getTender: record('listTenders'),
  getCourse: record('listCourses'),
  getCourseProgress: about('listMyCourses'),
  getTestAttempt: record('listTestAttempts'),
  getOrderReceipts: about('listMemberOrders'),
  getDeskUser: record('listDeskUsers'),
  getDeskRole: record('listDeskRoles'),
  getDeskApplication: record('listDeskApplications'),
  getDeskOrder: record('listDeskOrders'),
  getDeskNews: record('listDeskNews'),
  listDeskNewsVersions: about('listDeskNews'),
  getDeskFeeNews: record('listDeskFeeNews'),
  listDeskFeeNewsVersions: about('listDeskFeeNews'),
  getDeskJournal: record('listDeskJournals'),
  listDeskJournalVersions: about('listDeskJournals'),
  getDeskActivity: record('listDeskActivities'),
  listDeskSignUps: about('listDeskActivities'),
  getDeskCourse: record('listDeskCourses'),
  getDeskMember: record('listDeskMembers'),
  verifyPrintInfo: about('getPrintInfo', 'verifyCode'),
  verifyHourCertificate: record('listHourCertificates', 'verifyCode'),
}

/** Reading operations whose argument no list shows by itself: an uploaded file, and a review, which takes its kind as well. */
export const notShown: readonly OperationId[] = ['downloadFile', 'getDeskReview']
