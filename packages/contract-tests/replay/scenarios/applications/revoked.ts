import {
  type DeskMember,
  type MemberApplyDraft,
  type PortalClient,
  type PrintInfo,
  unwrap,
} from '@portal/api-contract'
import { at } from '../../../shared/http/at.ts'
import { putBack } from '../../../shared/http/put-back.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import type { Scenario } from '../../run/scenario.ts'
import { timesTold } from '../account/notices.ts'
import { newIdNumber } from '../account/profile.ts'
import { minute, onJourney } from '../account/travel.ts'
import { particularsOf, undoAndApprove } from '../desk/clerks/undone-approvals.ts'
import { deskClient, requirePermission } from '../desk/desk-client.ts'
import { printCertificate, statusOf } from './certificates.ts'
import { materialOf } from './decisions.ts'
import { checkShownAs } from './shown-as.ts'

interface Holder {
  client: PortalClient
  ownerType: 'UNIT' | 'PERSON'
  printed: PrintInfo
}

/** A member of a kind with a certificate; undefined where the credentials name none. */
async function findHolder(context: Context, kind: Holder['ownerType']): Promise<Holder | undefined> {
  const others = (await context.others()).map(({ client }) => client)
  for (const client of [...others, await context.as('person'), await context.as('unit')]) {
    const { ownerType } = await unwrap(client.GET('/api/member-basic/detail'))
    const { data: printed } = await printCertificate(client, ownerType)
    if (printed && ownerType === kind) return { client, ownerType, printed }
  }
  return undefined
}

const noHolder = 'no account of the credentials has a certificate'

const personOf = async (context: Context): Promise<Holder> =>
  (await findHolder(context, 'PERSON')) ?? context.skip(noHolder)

/** What was printed is worth nothing any more, and what is printed now is. */
async function checkReplaced(context: Context, holder: Holder): Promise<PrintInfo> {
  const old = await statusOf(context, holder.printed.verifyCode)
  context.expect(old === 'REVOKED', 'a certificate of what is true no more is REVOKED', old)
  const now = await unwrap(printCertificate(holder.client, holder.ownerType))
  const status = await statusOf(context, now.verifyCode)
  context.expect(status === 'VALID', 'what is printed now is valid', status)
  return now
}

/** The level of each year that a member has settled, as everybody may look it up. */
async function settledYears({ anonymous }: Context, { ownerType, printed }: Holder): Promise<string> {
  const params = { query: { 'memberNo.equals': printed.memberNo ?? '', size: 200 } }
  const rows =
    ownerType === 'UNIT'
      ? await unwrap(anonymous.GET('/api/public/company-fees-years', { params }))
      : await unwrap(anonymous.GET('/api/public/member-fees-years', { params }))
  return rows.map(({ feeYear, memberLevel }) => `${feeYear} ${memberLevel}`).join(', ')
}

/** The time line tells that the desk has just changed something, and that a certificate was made because of it. */
function checkTold(context: Context, { events }: DeskMember): void {
  const now = context.now().getTime()
  for (const kind of ['DESK', 'CERTIFICATE'] as const) {
    const isTold = events.some((one) => one.kind === kind && now - Date.parse(one.time) < minute)
    const rule = `the time line tells of another level at once: ${kind}`
    context.expect(isTold, rule, events[0]?.kind, 'changeDeskMemberLevel')
  }
}

/** The level of each fee of a member, as the desk sees them. */
async function feesAtDesk(staff: PortalClient, ownerId: number): Promise<string> {
  const query = { 'ownerId.equals': ownerId, size: 200 }
  const rows = await unwrap(staff.GET('/api/admin/fees', { params: { query } }))
  return rows.map(({ feeNo, memberLevel }) => `${feeNo} ${memberLevel}`).join(', ')
}

async function changeLevel(context: Context, staff: PortalClient, holder: Holder): Promise<void> {
  const query = { 'memberNo.equals': holder.printed.memberNo ?? '' }
  const [row] = await unwrap(staff.GET('/api/admin/members', { params: { query } }))
  if (!row) return context.untried('what another level revokes', 'the desk does not know the member')
  const { id } = row
  const read = () => unwrap(staff.GET('/api/admin/members/{id}', at(id)))
  const give = async (memberLevel: string) => {
    const { lastModifiedDate } = await read()
    const body = { memberLevel, reason: '回放核对', lastModifiedDate }
    checkTold(context, await unwrap(staff.POST('/api/admin/members/{id}/level', { ...at(id), body })))
  }
  const { memberLevel: former, levels } = await read()
  const other = levels.find((level) => level !== former)
  if (!former || !other) return context.untried('what another level revokes', 'there is one level')
  const [years, fees] = [await settledYears(context, holder), await feesAtDesk(staff, id)]
  // A unit is told so where another scenario looks.
  const told = async () => (holder.ownerType === 'UNIT' ? 0 : timesTold(holder.client, 'CERTIFICATE', id))
  const before = await told()
  await give(other)
  const changed = async () => {
    const after = await settledYears(context, holder)
    const operation = holder.ownerType === 'UNIT' ? 'listCompanyFeeYears' : 'listPersonFeeYears'
    const rule = 'a year that was settled keeps its level, whatever level is given afterwards'
    context.expect(after === years, rule, `${after} for ${years}`, operation)
    const billed = await feesAtDesk(staff, id)
    const asked = 'a fee that was asked for keeps the level of its year'
    context.expect(billed === fees, asked, `${billed} for ${fees}`, 'listDeskFees')
    await checkShownAs(context, holder.client, holder.ownerType, { memberLevel: other })
    return checkReplaced(context, holder)
  }
  const now = await changed().finally(() => putBack(() => give(former)))
  const rule = 'a certificate has the level that was given'
  context.expect(now.memberLevel === other, rule, now.memberLevel, 'getPrintInfo')
  const after = await statusOf(context, now.verifyCode)
  context.expect(after === 'REVOKED', 'a certificate of a level that was taken back is REVOKED', after)
  const [times, meant] = [(await told()) - before, holder.ownerType === 'UNIT' ? 0 : 2]
  const each = 'a person whose level the association changes is told so, each time'
  context.expect(times === meant, each, times, 'changeDeskMemberLevel')
}

/** A certificate over the hours of some year; null for who has none. */
export async function hoursOf(client: PortalClient): Promise<string | null> {
  const { years } = await unwrap(client.GET('/api/edu-hours'))
  const year = years.find((one) => one.compulsoryHours + one.electiveHours > 0)
  if (!year) return null
  const body = { year: year.year }
  return (await unwrap(client.POST('/api/edu-certificates', { body }))).verifyCode
}

/** What an application of a person may change. */
type Change = Pick<NonNullable<MemberApplyDraft['person']>, 'name' | 'school' | 'idNumber'>

/** Changes what is known of a person by an application. @returns how often the person was told of a certificate that was made */
async function change(context: Context, { client, printed }: Holder, person: Change): Promise<number> {
  const decide = context.association()
  const { id } = await currentMember(client)
  const before = await timesTold(client, 'CERTIFICATE', id)
  const all = await unwrap(client.GET('/api/public/member-apply-requirements'))
  const asked = all.find(({ applyType, applyKind }) => applyType === 'PERSON' && applyKind === 'CHANGE')
  const changed = Object.keys(person).map((name) => `person.${name}`)
  const proofs = asked?.materials.filter(
    ({ isRequired, ifChanged }) => isRequired || ifChanged.some((name) => changed.includes(name)),
  )
  const materials = await Promise.all((proofs ?? []).map(({ type }) => materialOf(client, type)))
  const body = {
    applyKind: 'CHANGE',
    person,
    materials,
    statement: true,
    status: 'SUBMITTED',
  } as const
  const made = await client.POST('/api/member-applies', { body })
  if (made.response.status === 409) context.skip('the person has an application of the kind already')
  const apply = await unwrap(Promise.resolve(made))
  const known = async () => ({
    ...(await particularsOf(client)),
    certificate: await statusOf(context, printed.verifyCode),
  })
  const knownBefore = await known()
  while (await decide({ kind: 'APPLICATION', naming: apply.applyNo, result: 'APPROVE' }));
  await undoAndApprove(context, apply, 'CHANGE', knownBefore, known)
  return (await timesTold(client, 'CERTIFICATE', id)) - before
}

/** A change of what stands on no certificate makes none: nothing is told of one, and what was printed is worth what it was. */
async function checkUntold(context: Context, holder: Holder): Promise<void> {
  const { client, printed } = holder
  const school = '契约回放大学'
  const told = await change(context, holder, { school })
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const seen = basic.ownerType === 'PERSON' ? basic.school : null
  context.expect(seen === school, 'what a change that was approved says is known of the person', seen)
  const rule = 'of a change of what stands on no certificate none is told to be made'
  context.expect(told === 0, rule, told, 'listMemberMessages')
  const status = await statusOf(context, printed.verifyCode)
  context.expect(status === printed.status, 'such a change takes nothing from a certificate', status)
}

/** Another identity number says when its holder was born, and takes the certificate on which the former one stands. */
async function changeNumber(context: Context, holder: Holder): Promise<void> {
  const { client, ownerType } = holder
  const printed = await unwrap(printCertificate(client, ownerType))
  const idNumber = newIdNumber()
  await change(context, { ...holder, printed }, { idNumber })
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const born = basic.ownerType === 'PERSON' ? basic.birthDate : null
  const rule = 'a day of birth is that of the identity number, also since that was changed by an application'
  const isMeant = born?.replaceAll('-', '') === idNumber.slice(6, 14)
  context.expect(isMeant, rule, born, 'getMemberBasic')
  await checkReplaced(context, { ...holder, printed })
}

async function changeName(context: Context, holder: Holder): Promise<void> {
  const name = `${holder.printed.holderName}二`
  const hours = await hoursOf(holder.client)
  const told = await change(context, holder, { name })
  const rule = 'that a certificate was made anew for another name is told once'
  context.expect(told === 1, rule, told, 'listMemberMessages')
  const now = await checkReplaced(context, holder)
  context.expect(
    now.holderName === name,
    'a certificate has the name of its holder',
    now.holderName,
    'getPrintInfo',
  )
  await checkShownAs(context, holder.client, 'PERSON', { name })
  if (hours === null)
    return context.untried('hours certified under another name', 'the person has no credited hours')
  const params = { path: { code: hours } }
  const { status } = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
  context.expect(status === 'REVOKED', 'hours certified under a name of before are REVOKED', status)
  const query = { 'status.equals': 'VALID' as const, size: 200 }
  const valid = await unwrap(holder.client.GET('/api/edu-certificates', { params: { query } }))
  const others = valid.filter(({ holderName }) => holderName !== name).map(({ certNo }) => certNo)
  const isAnew = valid.length > 0 && others.length === 0
  const anew = 'hours that were certified are certified anew by themselves under another name'
  context.expect(isAnew, anew, others.join() || valid.length, 'listHourCertificates')
}

export const revoked: Scenario[] = [
  {
    name: 'The desk: a certificate of another level than its holder has is revoked',
    operations: [
      ...(['getPrintInfo', 'verifyPrintInfo', 'changeDeskMemberLevel', 'getDeskMember'] as const),
      ...(['listCompanyFeeYears', 'listPersonFeeYears', 'listMembers', 'listDeskFees'] as const),
      'listMemberMessages',
    ],
    writes: true,
    leaves: 'two notices to a unit and a person, and certificates made anew',
    async run(context) {
      const staff = await deskClient(context)
      await requirePermission(context, 'desk.members')
      for (const kind of ['UNIT', 'PERSON'] as const) {
        const holder = await findHolder(context, kind)
        if (holder) await changeLevel(context, staff, holder)
        else context.untried(`what another level revokes of a ${kind}`, noHolder)
      }
    },
  },
  {
    name: 'Who gets another name has certificates anew, and those before are revoked',
    operations: [
      'decideDeskApplication',
      ...(['getPrintInfo', 'verifyPrintInfo', 'verifyHourCertificate', 'createMemberApply'] as const),
      ...(['listHourCertificates', 'undoDeskApplication'] as const),
      ...(['listMemberMessages', 'getMember', 'listMemberSites', 'getMemberBasic'] as const),
    ],
    writes: true,
    async run(context) {
      const holder = await personOf(context)
      const elsewhere =
        'a name is changed by the association for good: apply for another one, let it be approved, and verify what was printed before'
      await onJourney(context, elsewhere, async () => {
        await changeName(context, holder)
        await changeNumber(context, holder)
      })
    },
  },
  {
    name: 'Who changes what stands on no certificate is told of none, and keeps the one that was printed',
    operations: ['decideDeskApplication', 'verifyPrintInfo', 'listMemberMessages', 'createMemberApply'],
    writes: true,
    async run(context) {
      const holder = await personOf(context)
      const elsewhere =
        'it is changed by the association for good: apply for another school, let it be approved, and look at the notices'
      await onJourney(context, elsewhere, () => checkUntold(context, holder))
    },
  },
]
