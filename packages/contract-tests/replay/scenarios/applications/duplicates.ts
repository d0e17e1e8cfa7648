import {
  type DeskApplication,
  type MemberApply,
  type MemberApplyDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { onJourney } from '../account/travel.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { materialOf } from './decisions.ts'
import { secondUnit } from './people-batches.ts'
import { withdraw } from './returned.ts'

const elsewhere =
  'it gives a unit another name: let two units apply for the same one, approve the first, and look at the second'

/** A unit applies for another name. */
async function askForName(context: Context, unit: PortalClient, companyName: string): Promise<MemberApply> {
  const materials = [await materialOf(unit, '营业执照'), await materialOf(unit, '盖章申请表')]
  const body: MemberApplyDraft = {
    ...{ applyKind: 'CHANGE', status: 'SUBMITTED', statement: true },
    ...{ company: { companyName }, materials, reason: '契约回放：更名' },
  }
  const apply = () => unit.POST('/api/member-applies', { body })
  const { data, error } = await apply()
  if (data) return data
  const open = (error?.params as { id?: number } | undefined)?.id
  if (open === undefined) return context.skip(`a unit cannot ask for another name: ${error?.message}`)
  // One of its kind is open at a time; it is there again after the journey.
  const { response } = await withdraw(unit, open)
  return response.ok ? unwrap(apply()) : context.skip('an application of the kind is looked at')
}

/** What the desk finds that is another member's. */
function expectFound(context: Context, { checks }: DeskApplication, fields: string, rule: string): void {
  const found = checks.find(({ check }) => check === 'DUPLICATES')
  const seen = `${found?.isPassed} ${found?.fields.join()}`
  context.expect(seen === `${fields === ''} ${fields}`, rule, seen, 'getDeskApplication')
}

/** Of two that ask for one name the first has it, which the desk finds out about the second. */
async function askForOne(context: Context, staff: PortalClient): Promise<void> {
  const decide = context.association()
  await decide.decideByHand()
  const second = (await secondUnit(context)) ?? context.skip('there is no second unit')
  const companyName = '江川回放更名咨询有限公司'
  const [first, later] = [
    await askForName(context, await context.as('unit'), companyName),
    await askForName(context, second, companyName),
  ]
  const read = () => unwrap(staff.GET('/api/admin/applications/{id}', at(later.id)))
  expectFound(context, await read(), '', 'a name that others ask for as well is nobody’s yet')
  while (await decide({ kind: 'APPLICATION', naming: first.applyNo, result: 'APPROVE' }));
  const taken = await read()
  expectFound(context, taken, 'company.companyName', 'the desk finds a name that is another member’s by now')
  const what = 'approving a name that is another member’s'
  const body = { version: taken.version, result: 'APPROVE' as const }
  const approving = staff.POST('/api/admin/applications/{id}/decision', { ...at(later.id), body })
  const { message, params } = await refused(context, 409, what, approving)
  const seen = `${message} ${(params as { reason?: unknown } | undefined)?.reason}`
  const isSaid = message === undefined || seen === 'error.approvalHindered IDENTITY_TAKEN'
  context.expect(isSaid, `${what} is refused, and says so`, seen)
}

export const duplicates: Scenario[] = [
  {
    name: 'The desk: a name that is another member’s is found',
    operations: [...(['getDeskApplication', 'createMemberApply', 'decideDeskApplication'] as const)],
    writes: true,
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.applications')
      await onJourney(context, elsewhere, () => askForOne(context, staff))
    },
  },
]
