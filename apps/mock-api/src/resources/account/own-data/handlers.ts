import type { OwnData } from '@portal/api-contract'
import { type Handlers, ok } from '../../../contract/handler.ts'
import { memberApplyHandlers } from '../../applications/member-applies/handlers.ts'
import { courseHandlers } from '../../education/courses/handlers.ts'
import { memberFeeHandlers } from '../../finance/member-fees/handlers.ts'
import { memberInvoiceHandlers } from '../../finance/member-invoices/handlers.ts'
import { memberOrderHandlers } from '../../finance/member-orders/handlers.ts'
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
    signUps: await answerOf(call, 'listMySignUps', activityHandlers.listMySignUps),
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
