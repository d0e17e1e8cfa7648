import type { OperationId } from '@portal/api-contract/document'

/** The list that shows a member whose the records are, and where their id is sent. */
export interface Owned {
  list: OperationId
  /** `path`, or a property of the body. */
  place: string
  /** Whether the other of two members may read it as well. */
  isOfTwo?: boolean
}

/** Operations on records that belong to one member: another's id must look as if it were nobody's. */
export const owned: Partial<Record<OperationId, Owned>> = {
  getMemberApply: { list: 'listMemberApplies', place: 'path' },
  updateMemberApply: { list: 'listMemberApplies', place: 'id' },
  deleteMemberApply: { list: 'listMemberApplies', place: 'path' },
  withdrawMemberApply: { list: 'listMemberApplies', place: 'path' },
  getMemberApplyTop: { list: 'listMemberApplyTops', place: 'path' },
  updateMemberApplyTop: { list: 'listMemberApplyTops', place: 'id' },
  deleteMemberApplyTop: { list: 'listMemberApplyTops', place: 'path' },
  endMemberLogin: { list: 'listMemberLogins', place: 'path' },
  endUnitPerson: { list: 'listUnitPeople', place: 'path', isOfTwo: true },
  getUnitInvitation: { list: 'listUnitInvitations', place: 'path', isOfTwo: true },
  acceptUnitInvitation: { list: 'listUnitInvitations', place: 'path' },
  declineUnitInvitation: { list: 'listUnitInvitations', place: 'path' },
  withdrawUnitInvitation: { list: 'listUnitInvitations', place: 'path' },
  getMemberFee: { list: 'listMemberFees', place: 'path' },
  getMemberOrder: { list: 'listMemberOrders', place: 'path' },
  queryOrder: { list: 'listMemberOrders', place: 'path' },
  cancelMemberOrder: { list: 'listMemberOrders', place: 'path' },
  requestOrderRefund: { list: 'listMemberOrders', place: 'path' },
  getMemberInvoice: { list: 'listMemberInvoices', place: 'path' },
  getOrderReceipts: { list: 'listMemberOrders', place: 'path' },
  getInvoiceTitle: { list: 'listInvoiceTitles', place: 'path' },
  updateInvoiceTitle: { list: 'listInvoiceTitles', place: 'id' },
  deleteInvoiceTitle: { list: 'listInvoiceTitles', place: 'path' },
  removeMemberFavourite: { list: 'listMemberFavourites', place: 'path' },
  getInvoiceDraft: { list: 'listMemberOrders', place: 'path' },
  applyForInvoice: { list: 'listMemberOrders', place: 'orderIds' },
  reviseInvoiceApplication: { list: 'listMemberInvoices', place: 'id' },
  payByAlipay: { list: 'listMemberFees', place: 'feeIds' },
  payByWeixin: { list: 'listMemberFees', place: 'feeIds' },
  getTestAttempt: { list: 'listTestAttempts', place: 'path' },
  handInTestAttempt: { list: 'listTestAttempts', place: 'path' },
  getOwnItem: { list: 'listOwnItems', place: 'path' },
  payByBankTransfer: { list: 'listMemberFees', place: 'feeIds' },
  handInTransferProof: { list: 'listMemberOrders', place: 'path' },
  updateItem: { list: 'listOwnItems', place: 'id' },
  deleteItem: { list: 'listOwnItems', place: 'path' },
  readMessage: { list: 'listMemberMessages', place: 'path' },
}

/** Operations whose id names what everybody may see, such as a course; or that no list of a member shows, such as a file. */
export const shared: readonly OperationId[] = [
  'downloadFile',
  'getHelpVote',
  'voteOnHelp',
  'listCourseLearners',
  'orderCourseForPeople',
  'signUpForActivity',
  'cancelSignUp',
  'publishSite',
  'enrollInCourse',
  'getCourseProgress',
  'resetCourse',
  'swapCourse',
  'openLessonSession',
  'reportWatched',
  'confirmPresence',
]

/** Whether the records that an operation reads belong to one member each, and to nobody else. */
export const isOwned = ({ id }: { id: OperationId }): boolean =>
  owned[id]?.place === 'path' && !owned[id].isOfTwo
