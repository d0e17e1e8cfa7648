import { type MemberBasic, type MemberSummary, type PortalClient, unwrap } from '@portal/api-contract'
import { dayInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'

type Kind = MemberSummary['nextAction']['kind']

const over = ['REJECTED', 'EFFECTIVE', 'WITHDRAWN']

/** What a member does next who owes nothing and has applied for nothing. */
function nextOf(
  { state, fees, dataConfirmation }: MemberSummary,
  basic: MemberBasic,
  studies: boolean,
  today: string,
): Kind {
  const isPaidFor = fees.onBehalfFeeIds.length > 0
  if (state === 'EXPIRED' && !isPaidFor) return 'RENEW'
  if (!basic.isComplete || dataConfirmation?.isDue === 1) return 'CONFIRM_DATA'
  if (state === 'EXPIRING' && !isPaidFor) return 'RENEW'
  const certValidTo = basic.ownerType === 'PERSON' ? basic.certValidTo : null
  if (certValidTo !== null && certValidTo < today) return 'CONFIRM_DATA'
  return studies ? 'STUDY' : 'NONE'
}

/** The home of a member with nothing open says what comes first. */
export async function checkNext(context: Context, client: PortalClient): Promise<void> {
  const summary = await unwrap(client.GET('/api/member/summary'))
  const { nextAction, membershipStatus, hours } = summary
  const isOpen = ['APPLY', 'MEND', 'PAY'].includes(nextAction.kind) || membershipStatus === 'APPLYING'
  if (isOpen) return
  const params = { query: { size: 100 } }
  const applies = await unwrap(client.GET('/api/member-applies/user', { params }))
  if (applies.some(({ status }) => !over.includes(status))) return
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const query = { 'status.equals': 'STUDYING', size: 1 }
  const studied = hours ? await unwrap(client.GET('/api/edu-courses/my', { params: { query } })) : []
  const meant = nextOf(summary, basic, studied.length > 0, dayInChina(context.now()))
  const rule = 'who has nothing open is told what comes first'
  context.expect(nextAction.kind === meant, rule, `${nextAction.kind} / ${meant}`, 'getMemberSummary')
}

export const nextActions: Scenario[] = [
  {
    name: 'A home says what its member has to do next',
    operations: ['getMemberSummary'],
    writes: false,
    async run(context) {
      for (const { client } of await context.others()) await checkNext(context, client)
    },
  },
]
