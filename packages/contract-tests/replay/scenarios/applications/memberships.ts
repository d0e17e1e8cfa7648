import {
  type ApplyKind,
  type MemberApply,
  type MemberApplyDraft,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import type { Account } from '../../../shared/credentials/credentials.ts'
import { at } from '../../../shared/http/at.ts'
import { day, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew, logInBeside } from '../account/log-in-anew.ts'
import { type Journey, noon, onJourney } from '../account/travel.ts'
import { checkMended } from '../desk/analysis/tables.ts'
import { checkListed } from '../sites/as-published.ts'
import { checkForm } from './certificates.ts'
import { materialOf } from './decisions.ts'
import { checkHome } from './homes.ts'
import { checkNext } from './next-actions.ts'

export const elsewhere =
  'the association decides about a membership for good: apply for it, let it be approved, and look at fee and membership before paying and after'

const all = { params: { query: { size: 2000 } } }
const read = (client: PortalClient, id: number) => unwrap(client.GET('/api/member-applies/user/{id}', at(id)))
export const appliesOf = (client: PortalClient) => unwrap(client.GET('/api/member-applies/user', all))

/** The materials that a kind of application asks for in any case. */
async function materialsFor(context: Context, client: PortalClient, applyKind: ApplyKind) {
  const applyType = (await currentMember(client)).role === 'memberCompany' ? 'UNIT' : 'PERSON'
  const rows = await unwrap(context.anonymous.GET('/api/public/member-apply-requirements'))
  const row = rows.find((one) => one.applyType === applyType && one.applyKind === applyKind)
  const types = row?.materials.filter(({ isRequired }) => isRequired).map(({ type }) => type) ?? []
  return Promise.all(types.map((type) => materialOf(client, type)))
}

/** An application that is handed in and approved by all reviews; an own one that waits to be mended is sent again. */
export async function approved(
  context: Context,
  client: PortalClient,
  draft: MemberApplyDraft,
  own?: MemberApply,
): Promise<MemberApply> {
  const decide = context.association()
  const materials = await materialsFor(context, client, draft.applyKind)
  const body = { ...draft, materials, statement: true, status: 'SUBMITTED' } as const
  const sent = own
    ? await client.PUT('/api/member-applies', { body: { ...body, id: own.id } })
    : await client.POST('/api/member-applies', { body })
  if (sent.response.status === 409) context.skip(`the member may not apply for it: ${sent.error?.message}`)
  const { id, applyNo } = await unwrap(Promise.resolve(sent))
  // Of a member more applications may be on their way, and what has taken effect is over.
  const look = async () => {
    const apply = draft.applyKind === 'JOIN' ? await read(client, id) : null
    if (apply && apply.status !== 'EFFECTIVE') await checkHome(context, client, apply)
  }
  do await look()
  while (await decide({ kind: 'APPLICATION', naming: applyNo, result: 'APPROVE' }))
  return read(client, id)
}

/** What is approved waits for its fee of a year, and holds once that is paid. */
async function checkBilled(
  context: Context,
  client: PortalClient,
  apply: MemberApply,
  feeYear: number,
): Promise<void> {
  const { id, applyKind, status, feeId } = apply
  const before = await currentMember(client)
  context.expect(status === 'PENDING_PAYMENT', `${applyKind} that is approved waits for its fee`, status)
  context.expect(feeId !== null, `${applyKind} that waits for its fee names it`, feeId, 'getMemberApply')
  if (feeId === null) return
  await checkForm(context, client, apply)
  const fee = await unwrap(client.GET('/api/member-fees/info/{id}', at(feeId)))
  context.expect(fee.feeYear === feeYear, `${applyKind} is billed for its year`, fee.feeYear)
  context.expect(fee.isPayable, `what ${applyKind} is billed for is to be paid`, fee.status)
  const isLater = (before.validTo ?? '') >= `${feeYear}-12-31`
  context.expect(!isLater, `${applyKind} does not hold before its fee is paid`, before.validTo)
  const order = await unwrap(client.POST('/api/weixin/native/pay', { body: { feeIds: [feeId] } }))
  await context.cashier()(order.code_url)
  const after = await read(client, id)
  context.expect(after.status === 'EFFECTIVE', `${applyKind} takes effect by its fee`, after.status)
  const by = `${applyKind} names the fee that it took effect by`
  context.expect(after.feeId === feeId, by, after.feeId, 'getMemberApply')
  await checkForm(context, client, after)
  const { membershipStatus, memberNo, validTo } = await currentMember(client)
  context.expect(membershipStatus === 'ACTIVE', `${applyKind} makes a member`, membershipStatus)
  context.expect(memberNo !== null, 'a member has a number', memberNo)
  const rule = 'a membership is valid to the end of the year that was paid'
  context.expect(validTo === `${feeYear}-12-31`, rule, validTo)
  await checkListed(context, client)
}

/** A first fee that is not paid when its year ends is that of the next one. */
async function checkNextYear(context: Context, { to }: Journey, id: number): Promise<void> {
  const year = yearInChina(context.now()) + 1
  await to(noon(`${year}-01-10`), async () => {
    const client = await logInAnew(context, 'applicant')
    const { status, feeId } = await read(client, id)
    const fees = await unwrap(client.GET('/api/member-fees/user', all))
    const seen = fees.find((one) => one.id === feeId)
    const isMeant = status === 'PENDING_PAYMENT' && seen?.feeYear === year && seen.isPayable
    const rule = 'a first fee that is not paid when its year ends becomes that of the next year'
    context.expect(isMeant, rule, `${status}, ${seen?.feeYear}`, 'getMemberApply')
  })
}

/** The application that the applicant hands in, approved. */
async function joined(context: Context): Promise<MemberApply> {
  const client = await context.as('applicant')
  const own = (await appliesOf(client)).find(
    ({ applyKind, status }) => applyKind === 'JOIN' && (status === 'RETURNED' || status === 'DRAFT'),
  )
  if (!own) return context.skip('the applicant has no application that can be handed in')
  const { person, company } = own
  return approved(context, client, { applyKind: 'JOIN', person, company }, own)
}

async function joinLate(context: Context, journey: Journey): Promise<void> {
  const { id } = await joined(context)
  await checkNextYear(context, journey, id)
}

async function join(context: Context): Promise<void> {
  const client = await context.as('applicant')
  const apply = await joined(context)
  const { membershipStatus, memberNo } = await currentMember(client)
  const rule = 'who has not paid the first fee is no member yet'
  context.expect(membershipStatus === 'APPLYING' && memberNo === null, rule, membershipStatus)
  await checkMended(context, apply)
  await checkBilled(context, client, apply, yearInChina(context.now()))
}

const begin = (client: PortalClient) => client.POST('/api/member-applies', { body: { applyKind: 'RENEW' } })
type Renewing = ReturnType<typeof begin>

/** Who owes nothing renews in the last sixty days of the membership, and not before. */
async function refuseEarly(context: Context, { to }: Journey, account: Account, lastDay: string) {
  const renewAt = (daysBefore: number, check: (renewing: Renewing, what: string) => Promise<void>) =>
    to(noon(lastDay) - daysBefore * day, async () => {
      const client = await logInBeside(context, account)
      const { membershipStatus, validTo } = await currentMember(client)
      const what = `renewing ${daysBefore} days before the end`
      if (membershipStatus !== 'ACTIVE' || validTo !== lastDay)
        return context.untried(what, `the member is ${membershipStatus}`)
      await check(begin(client), what)
    })
  await renewAt(61, (renewing, what) => refusedWith(context, 409, 'error.membershipActive', what, renewing))
  await renewAt(60, async (renewing, what) => {
    const { response, error } = await renewing
    context.expect(response.ok, `${what} is taken`, error?.message, 'createMemberApply')
  })
}

async function renew(context: Context, { to }: Journey) {
  for (const { account, client } of await context.others()) {
    const { membershipStatus, validTo } = await currentMember(client)
    if (membershipStatus !== 'ACTIVE' || !validTo) continue
    const soon = Math.max(context.now().getTime() + 1000, noon(validTo) - 30 * day)
    const feeYear = Number(validTo.slice(0, 4)) + 1
    await to(soon, async () => {
      const later = await logInBeside(context, account)
      const apply = await approved(context, later, { applyKind: 'RENEW' })
      await checkBilled(context, later, apply, feeYear)
      await checkNext(context, later)
      const again = later.POST('/api/member-applies', { body: { applyKind: 'RENEW' } })
      await refusedWith(context, 409, 'error.membershipActive', 'renewing what was just renewed', again)
    })
    return refuseEarly(context, { to }, account, `${feeYear}-12-31`)
  }
  return context.skip('no further account of the credentials is a member who owes nothing')
}

/** Whoever rises to a level that costs no more is of it at once; else there is something to pay. */
async function riseAtOnce(context: Context): Promise<void> {
  for (const { client } of await context.others()) {
    const { membershipStatus, memberLevel, role } = await currentMember(client)
    const isMeant = membershipStatus === 'ACTIVE' && role === 'memberPersonal' && memberLevel === '会员'
    if (!isMeant) continue
    const foreign = { applyKind: 'UPGRADE', targetLevel: '理事单位', statement: true } as const
    const { response } = await client.POST('/api/member-applies', { body: foreign })
    const apart = 'a person rises to no level of units'
    context.expect(!response.ok, apart, response.status, 'createMemberApply')
    const targetLevel = '资深会员'
    const { status, feeId } = await approved(context, client, { applyKind: 'UPGRADE', targetLevel })
    const fees = await unwrap(client.GET('/api/member-fees/user', all))
    const owed = fees.find(({ id }) => id === feeId)?.amount ?? 0
    const isSo = status === 'EFFECTIVE' || (status === 'PENDING_PAYMENT' && owed > 0)
    const rule = 'an upgrade that costs no more takes effect at once'
    context.expect(isSo, rule, `${status} for ${owed}`, 'getMemberApply')
    const level = (await currentMember(client)).memberLevel
    const meant = status === 'EFFECTIVE' ? targetLevel : memberLevel
    const holds = 'a level holds as soon as its upgrade takes effect'
    context.expect(level === meant, holds, level, 'getCurrentMember')
    return
  }
  return context.skip('no further account of the credentials is a member who could rise')
}

export const memberships: Scenario[] = [
  {
    name: 'Who joins is billed, and is a member once that is paid',
    operations: [
      'decideDeskApplication',
      ...(['updateMemberApply', 'getMemberApply', 'getMemberFee', 'getCurrentMember'] as const),
      ...(['payByWeixin', 'getMemberSummary', 'getDeskAnalysis', 'listMemberFees'] as const),
      ...(['getPrintInfo', 'getMemberBasic', 'listMembers'] as const),
    ],
    writes: true,
    async run(context) {
      await onJourney(context, elsewhere, () => join(context))
      await onJourney(context, elsewhere, (journey) => joinLate(context, journey))
    },
  },
  {
    name: 'Who renews ahead is billed the next year, which holds once it is paid',
    operations: [
      'decideDeskApplication',
      ...(['createMemberApply', 'getMemberApply', 'getMemberFee', 'getCurrentMember'] as const),
      ...(['payByWeixin', 'getMemberSummary', 'getMemberBasic', 'listMembers'] as const),
    ],
    writes: true,
    run: (context) => onJourney(context, elsewhere, (journey) => renew(context, journey)),
  },
  {
    name: 'Who rises to a level that costs no more is of it at once',
    operations: ['decideDeskApplication', 'createMemberApply', 'getMemberApply', 'getCurrentMember'],
    writes: true,
    run: (context) => onJourney(context, elsewhere, () => riseAtOnce(context)),
  },
]
