import type { PermissionName, Role } from '@portal/api-contract'

/** A page behind the login. */
export interface MemberPlace {
  address: string
  /** Whose page it is; undefined where both kinds of members have it. */
  of: Role | undefined
  /** What its member must be permitted. */
  needs?: PermissionName
  /** Where whoever may open it is led, where it is no page itself. */
  leadsTo?: string
  /** Visitors may open it too. */
  isOpen?: true
}

type Place = Omit<MemberPlace, 'of'> | string

/** An address of every page of a member, by the route's file below its shell. */
const places: Record<Role | 'both', Record<string, Place>> = {
  memberPersonal: {
    '_person.personMember': { address: '/personMember', leadsTo: '/personMemberIndex' },
    '_person.personMemberIndex': '/personMemberIndex',
    '_person.pay': { address: '/pay?order=1', needs: 'fees.pay' },
    '_person.personMemberManage': { address: '/personMemberManage', needs: 'applies.read' },
    '_person.personalCenter.index': { address: '/personalCenter', leadsTo: '/personalCenter/profile' },
    '_person.personalCenter.$flag': '/personalCenter/logins',
    '_person.financialManagement.index': {
      address: '/financialManagement?status=PAID',
      leadsTo: '/financialManagement/fees?status=PAID',
      needs: 'fees.read',
    },
    '_person.financialManagement.fees.index': {
      address: '/financialManagement/fees?page=2',
      needs: 'fees.read',
    },
    '_person.financialManagement.fees.$feeId': {
      address: '/financialManagement/fees/1',
      needs: 'fees.read',
    },
    '_person.financialManagement.orders.index': {
      address: '/financialManagement/orders',
      needs: 'orders.read',
    },
    '_person.financialManagement.orders.$orderId': {
      address: '/financialManagement/orders/1',
      needs: 'orders.read',
    },
    '_person.financialManagement.invoices': {
      address: '/financialManagement/invoices',
      needs: 'orders.read',
    },
    '_person.personMemberSubsite': { address: '/personMemberSubsite', needs: 'sites.manage' },
    '_person.financialManagement.payments': {
      address: '/financialManagement/payments',
      needs: 'orders.read',
    },
    '_person.financialManagement.refunds': {
      address: '/financialManagement/refunds',
      needs: 'orders.read',
    },
    '_person.memberBenefits': '/memberBenefits',
    '_education.educationIndex': { address: '/educationIndex', isOpen: true },
    '_education.continueEducate': { address: '/continueEducate?view=list', isOpen: true },
    '_education.continuingEducation.$courseId': { address: '/continuingEducation/3001', isOpen: true },
    '_education.helpCenterEdu': { address: '/helpCenterEdu', isOpen: true },
    '_education.education-pay': { address: '/education-pay?course=3001', needs: 'courses.study' },
    '_education.myCourse': { address: '/myCourse?part=hours', needs: 'courses.study' },
    '_education.swapCourse.$courseId': { address: '/swapCourse/3001', needs: 'courses.study' },
    '_education.courseTest.$courseId': { address: '/courseTest/3004', needs: 'courses.study' },
    '_player.videoview.$courseId': { address: '/videoview/3008?lesson=300804', needs: 'courses.study' },
    '_player.hoursPrint': { address: '/hoursPrint', needs: 'courses.study' },
    '_person.informationCenter': '/informationCenter?read=no',
  },
  memberCompany: {
    '_unit.memberIndex': { address: '/memberIndex', leadsTo: '/unitMemberIndex' },
    '_unit.unitMemberIndex': '/unitMemberIndex',
    '_unit.unitPay.index': { address: '/unitPay?order=1', needs: 'fees.pay' },
    '_unit.unitPay.fees.index': { address: '/unitPay/fees?status=PAID', needs: 'fees.read' },
    '_unit.unitPay.fees.$feeId': { address: '/unitPay/fees/1', needs: 'fees.read' },
    '_unit.unitPay.orders.index': { address: '/unitPay/orders', needs: 'orders.read' },
    '_unit.unitPay.orders.$orderId': { address: '/unitPay/orders/1', needs: 'orders.read' },
    '_unit.unitPayment': { address: '/unitPayment?status=PAID', needs: 'batches.read' },
    '_unit.unitPay.invoices': { address: '/unitPay/invoices', needs: 'orders.read' },
    '_unit.unitPay.payments': { address: '/unitPay/payments', needs: 'orders.read' },
    '_unit.unitPay.refunds': { address: '/unitPay/refunds', needs: 'orders.read' },
    '_unit.memberManagement': { address: '/memberManagement', needs: 'applies.read' },
    '_unit.memberSubsite': { address: '/memberSubsite', needs: 'sites.manage' },
    '_unit.unitData': '/unitData',
    '_unit.unitMessages': '/unitMessages?read=no',
    '_unit.tenderInformation': '/tenderInformation',
    '_unit.helpCenter': '/helpCenter',
  },
  both: {
    '_print.printView': { address: '/printView?type=APPLY_FORM&id=1', needs: 'applies.read' },
    '_print.unitPrintView': { address: '/unitPrintView', needs: 'applies.read' },
    '_print.pdfPage': { address: '/pdfPage', needs: 'applies.read' },
    '_print.receiptsPrint': { address: '/receiptsPrint?order=1', needs: 'orders.read' },
  },
}

const toPlace = (of: Role | undefined, place: Place): MemberPlace =>
  typeof place === 'string' ? { address: place, of } : { ...place, of }

/** The pages by the route's file. */
export const memberPlaces: Record<string, MemberPlace> = Object.fromEntries(
  (Object.keys(places) as (Role | 'both')[]).flatMap((of) =>
    Object.entries(places[of]).map(
      ([name, place]) => [name, toPlace(of === 'both' ? undefined : of, place)] as const,
    ),
  ),
)
