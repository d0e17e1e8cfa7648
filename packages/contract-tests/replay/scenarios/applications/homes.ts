import { type MemberApply, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'

/** An application that was returned comes first, whichever else is on its way. */
const isBehind = (told: string | undefined, status: string): boolean => told === 'RETURNED' || told === status

/** What an application waits for is what the home of its member says; who is no member yet is as far as it is. */
export async function checkHome(
  context: Context,
  client: PortalClient,
  { id, applyKind, status, feeId }: MemberApply,
): Promise<void> {
  const { application, nextAction, state } = await unwrap(client.GET('/api/member/summary'))
  const isTold = application?.id === id && application.status === status
  const rule = `the home tells of an application that is ${status}`
  const isOther = application?.id !== id && isBehind(application?.status, status)
  context.expect(isTold || isOther, rule, application?.status, 'getMemberSummary')
  if (!isTold) return
  const isNext =
    status !== 'PENDING_PAYMENT' || (nextAction.kind === 'PAY' && (feeId === null || nextAction.id === feeId))
  const whatNext = 'what an application waits for is to be paid first'
  context.expect(isNext, whatNext, `${nextAction.kind} ${nextAction.id}`, 'getMemberSummary')
  if (applyKind !== 'JOIN') return
  const asFar = 'who has not joined yet is as far as the application'
  context.expect(state === status, asFar, `${state} / ${status}`, 'getMemberSummary')
}
