import type { OwnData } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { memberApplyHandlers } from '../../applications/member-applies/handlers.ts'
import { courseHandlers } from '../../education/courses/handlers.ts'
import { invoiceTitleHandlers } from '../../finance/invoice-titles/handlers.ts'
import { memberFeeHandlers } from '../../finance/member-fees/handlers.ts'
import { memberInvoiceHandlers } from '../../finance/member-invoices/handlers.ts'
import { memberOrderHandlers } from '../../finance/member-orders/handlers.ts'
import { ownItemHandlers } from '../../members/member-news/own.ts'
import { findSiteOf, toOwnSite } from '../../members/mini-sites/own-store.ts'
import { unitInvitationHandlers } from '../../people/unit-invitations/handlers.ts'
import { unitPersonHandlers } from '../../people/unit-people/handlers.ts'
import { activityHandlers } from '../../services/activities/handlers.ts'
import { accountHandlers } from '../accounts/handlers.ts'
import { favouriteHandlers } from '../favourites/handlers.ts'
import { loginHandlers } from '../logins/handlers.ts'
import { memberBasicHandlers } from '../member-basic/handlers.ts'
import { messageHandlers } from '../messages/handlers.ts'
import { answerOf, type MemberCall } from './own-answers.ts'

const helpVotesOf = ({ world, caller }: MemberCall): OwnData['helpVotes'] =>
  world.db.all('SELECT articleId, isHelpful, votedDate FROM helpVote WHERE memberId = ? ORDER BY articleId', [
    caller.memberId,
  ])

/** The mini-site as its owner has it; null where there is none. */
function siteOf({ world, caller }: MemberCall): OwnData['site'] {
  const site = findSiteOf(world.db, caller.memberId)
  return site ? toOwnSite(site) : null
}

async function ownData(call: MemberCall): Promise<OwnData> {
  const isPerson = call.caller.ownerType === 'PERSON'
  return {
    exportDate: call.world.clock.now().toISOString(),
    profile: await answerOf(call, 'getMemberBasic', memberBasicHandlers.getMemberBasic),
    contacts: await answerOf(call, 'getBoundContacts', accountHandlers.getBoundContacts),
    applications: await answerOf(call, 'listMemberApplies', memberApplyHandlers.listMemberApplies),
    fees: await answerOf(call, 'listMemberFees', memberFeeHandlers.listMemberFees),
    orders: await answerOf(call, 'listMemberOrders', memberOrderHandlers.listMemberOrders),
    invoices: await answerOf(call, 'listMemberInvoices', memberInvoiceHandlers.listMemberInvoices),
    invoiceTitles: await answerOf(call, 'listInvoiceTitles', invoiceTitleHandlers.listInvoiceTitles),
    signUps: await answerOf(call, 'listMySignUps', activityHandlers.listMySignUps),
    site: siteOf(call),
    siteItems: await answerOf(call, 'listOwnItems', ownItemHandlers.listOwnItems),
    people: await answerOf(call, 'listUnitPeople', unitPersonHandlers.listUnitPeople),
    invitations: await answerOf(call, 'listUnitInvitations', unitInvitationHandlers.listUnitInvitations),
    favourites: await answerOf(call, 'listMemberFavourites', favouriteHandlers.listMemberFavourites),
    helpVotes: helpVotesOf(call),
    hours: isPerson ? await answerOf(call, 'getEducationHours', courseHandlers.getEducationHours) : null,
    messages: await answerOf(call, 'listMemberMessages', messageHandlers.listMemberMessages),
    logins: await answerOf(call, 'listMemberLogins', loginHandlers.listMemberLogins),
  }
}

export const ownDataHandlers = {
  async downloadOwnData(call) {
    return ok(await ownData(call), { 'Content-Disposition': 'attachment; filename="my-data.json"' })
  },
} satisfies Partial<Handlers>
