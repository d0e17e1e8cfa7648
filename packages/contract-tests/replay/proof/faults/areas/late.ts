import type { Fault } from '../../fault.ts'
import { by, granting } from '../gaps.ts'

/** Faults in what comes too late: the record has gone on to a state in which it is refused. */
export const lateFaults: Fault[] = [
  granting(
    'what is being paid back is invoiced, receipted, swapped and paid for',
    [
      ...(['getInvoiceDraft', 'applyForInvoice', 'getOrderReceipts'] as const),
      ...(['swapCourse', 'payCourseByWeixin', 'handInTransferProof'] as const),
    ],
    by('error.orderRefunded'),
  ),
  granting(
    'what is paid takes one more payment',
    ['payCourseByWeixin', 'handInTransferProof'],
    by('error.orderPaid'),
  ),
  granting(
    'who was paid back goes on studying',
    ['resetCourse', 'openLessonSession', 'reportWatched', 'confirmPresence'],
    by('error.courseNotEnrolled'),
  ),
  granting(
    'what was closed with its year is paid',
    ['payByWeixin', 'payByAlipay', 'payByBankTransfer', 'getPrintInfo'],
    by('error.feeNotPayable'),
  ),
  granting(
    'a place is given back while its money is on the way',
    ['cancelSignUp'],
    by('error.transferConfirming'),
  ),
  granting(
    'a draft is handed in for what the member has by now',
    ['updateMemberApply'],
    by('error.levelNotHigher'),
  ),
  granting(
    'what is not on the website is withdrawn from it',
    ['withdrawDeskNews', 'withdrawDeskFeeNews', 'withdrawDeskJournal'],
    by('error.newsNotPublished'),
  ),
  granting('what should have begun is published', ['publishDeskActivity'], by('error.activityNotOpen')),
  granting('what is decided is taken on', ['claimDeskApplication'], by('error.decidedBefore')),
  granting('who has not joined gets a level', ['changeDeskMemberLevel'], by('error.notMember')),
  granting(
    'an identity number belongs to two members',
    ['createMemberBasic', 'updateMemberBasic'],
    by('error.idNumberTaken'),
  ),
  granting(
    'a name is changed by filling in a profile',
    ['createMemberBasic', 'updateMemberBasic'],
    by('error.changeByApplication'),
  ),
]
