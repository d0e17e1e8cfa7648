import { afterEach, it } from 'vitest'
import { expectHeld, ofThisRun, patience } from './hold.ts'
import { closePage } from './open-page.tsx'

afterEach(closePage)

const person = { role: 'memberPersonal' } as const
const unit = { role: 'memberCompany' } as const

it.each(
  ofThisRun([
    {
      ...person,
      address: '/personMemberIndex',
      breaks: [
        'getCurrentMember',
        'countUnreadMessages',
        'getMemberSummary',
        'listMemberBenefits',
        'listBanners',
      ],
    },
    { ...person, address: '/personMemberManage', breaks: ['listMemberApplies', 'listUnitInvitations'] },
    { ...person, address: '/personMemberManage?apply=1', breaks: ['getMemberApply'] },
    { ...person, address: '/financialManagement/fees', breaks: ['listMemberFees'] },
    { ...person, address: '/financialManagement/fees/1', breaks: ['getMemberFee'] },
    { ...person, address: '/financialManagement/orders', breaks: ['listMemberOrders'] },
    { ...person, address: '/financialManagement/orders/1', breaks: ['getMemberOrder'] },
    { ...person, address: '/financialManagement/payments', breaks: ['listMemberOrders'] },
    { ...person, address: '/financialManagement/invoices', breaks: ['listMemberInvoices'] },
    { ...person, address: '/financialManagement/invoices?invoice=1', breaks: ['getMemberInvoice'] },
    { ...person, address: '/pay?order=1', breaks: ['getMemberOrder', 'queryOrder'] },
    {
      ...person,
      address: '/informationCenter',
      breaks: ['listMemberMessages', 'countUnreadMessages', 'listBanners'],
    },
    { ...person, address: '/memberBenefits', breaks: ['listMemberBenefits', 'listBenefitUses'] },
    { ...person, address: '/personMemberSubsite', breaks: ['getOwnSite'], isOpenedAnew: true },
    { ...person, address: '/printView?type=RECEIPT&id=1', breaks: ['getPrintInfo'] },
    { ...person, address: '/receiptsPrint?order=1', breaks: ['getOrderReceipts'] },
    { ...unit, address: '/unitData', breaks: ['getMemberBasic'], isOpenedAnew: true },
    { ...unit, address: '/unitPayment', breaks: ['listMemberApplyTops'] },
    { ...unit, address: '/memberManagement?part=people', breaks: ['listUnitPeople'] },
    { ...unit, address: '/memberManagement?part=courses', breaks: ['listCourses'] },
    { ...unit, address: '/tenderInformation?tender=1', breaks: ['getTender'] },
  ]),
)('$address stands, whatever is broken in $breaks', expectHeld, patience)
