import {
  type CurrentMember,
  type MemberFee,
  type MemberFeeInfo,
  type PortalClient,
  unwrap,
} from '@portal/api-contract'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { everyRow } from '../../run/rules.ts'

const open = ['UNPAID', 'OVERDUE', 'PAYING']

export const fen = (yuan: number) => Math.round(yuan * 100)

/** Those of a member's fees that it owes. */
export const owedOf = (fees: readonly MemberFee[]) => fees.filter(({ status }) => open.includes(status))

/** Whether ids are those of some fees, the oldest first; fees of one year stand in any order. */
function areOf(ids: readonly number[], owed: readonly MemberFee[]): boolean {
  const years = ids.map((id) => owed.find((fee) => fee.id === id)?.feeYear ?? Number.NaN)
  const isRising = years.every((year, place) => year >= (years[place - 1] ?? year))
  return isRising && ids.length === owed.length && new Set(ids).size === ids.length
}

/** The account is about the fees that are owed, whoever is about to pay them. */
export function checkOwed(context: Context, info: MemberFeeInfo, owed: readonly MemberFee[]): void {
  const expect = (isRight: boolean, rule: string, seen: unknown) =>
    context.expect(isRight, rule, seen, 'getMemberFeeInfo')
  const isCounted = info.unpaidCount === owed.length
  expect(isCounted, 'as many are unpaid as the account says', `${info.unpaidCount} / ${owed.length}`)
  expect(
    areOf(info.payableFeeIds, owed),
    'what the account offers to pay is what is owed, oldest first, and nothing else',
    `${info.payableFeeIds} / ${owed.map(({ id }) => id).reverse()}`,
  )
  const byOthers = owed.filter(({ status, orderId }) => status === 'PAYING' && orderId === null)
  expect(
    areOf(info.onBehalfFeeIds, byOthers),
    'the account names what another is about to pay, and nothing else',
    `${info.onBehalfFeeIds} / ${byOthers.map(({ id }) => id).reverse()}`,
  )
  const sum = owed.reduce((total, row) => total + fen(row.amount), 0)
  const isSum = fen(info.unpaidAmount) === sum
  expect(isSum, 'the unpaid amounts add up', `${info.unpaidAmount} / ${sum / 100}`)
}

export type Role = 'person' | 'unit'

/** The years that a member has settled, as everybody may look them up. */
export const publicYears = ({ anonymous }: Context, role: Role, memberId: number) => {
  const params = { query: { 'memberId.equals': memberId, size: 200 } }
  return unwrap(
    role === 'unit'
      ? anonymous.GET('/api/public/company-fees-years', { params })
      : anonymous.GET('/api/public/member-fees-years', { params }),
  )
}

/** Everybody sees the years that a member has settled, and no other ones. */
async function checkYears(
  context: Context,
  { id, role }: CurrentMember,
  fees: readonly MemberFee[],
): Promise<void> {
  const kind = role === 'memberCompany' ? 'unit' : 'person'
  const shown = (await publicYears(context, kind, id)).map(({ feeYear }) => feeYear)
  const isSettled = ({ feeKind, status }: MemberFee) =>
    feeKind === 'YEAR' && (status === 'PAID' || status === 'EXEMPT')
  const settled = fees.filter(isSettled).map(({ feeYear }) => feeYear)
  const [seen, meant] = [shown, settled].map((years) => years.toSorted((a, b) => a - b).join())
  const operation = kind === 'unit' ? 'listCompanyFeeYears' : 'listPersonFeeYears'
  const rule = 'everybody sees the years that are paid or were free, and no other ones'
  context.expect(seen === meant, rule, `${seen} / ${meant}`, operation)
}

/**
 * The account of a member follows when money has moved: what is owed, how long the membership is valid, and which years are settled.
 * @returns its fees as they stand now
 */
export async function checkAccount(context: Context, client: PortalClient): Promise<MemberFee[]> {
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query: { size: 2000 } } }))
  const member = await currentMember(client)
  await checkYears(context, member, fees)
  const { validTo } = member
  const info = await unwrap(client.GET('/api/member-fees/info'))
  checkOwed(context, info, owedOf(fees))
  const rule = 'the account says until when the membership is valid now'
  context.expect(info.validTo === validTo, rule, `${info.validTo} / ${validTo}`, 'getMemberFeeInfo')
  return fees
}

/** Who pays what is in an own order is its owner, and the standard of a level is that of its fee of this year. */
export function checkOwn(context: Context, fees: readonly MemberFee[], info: MemberFeeInfo): void {
  const { ownerName, ownerType, memberLevel, feeStandard } = info
  everyRow(
    context,
    fees.filter(({ orderId }) => orderId !== null),
    ({ payer }) => payer?.name === ownerName && payer.type === ownerType,
    'a fee in an own order is paid by its owner',
    'listMemberFees',
  )
  everyRow(
    context,
    fees.filter(({ orderId }) => orderId === null),
    ({ payer }) => payer?.name !== ownerName,
    'a fee that is in no own order is paid by no owner',
    'listMemberFees',
  )
  const year = yearInChina(context.now())
  const now = fees.find(
    (fee) => fee.feeKind === 'YEAR' && fee.feeYear === year && fee.memberLevel === memberLevel,
  )
  const rule = 'the standard of a level is that of its fee of this year'
  const isSame = !now || now.feeStandard === feeStandard
  context.expect(isSame, rule, `${feeStandard} / ${now?.feeStandard}`, 'getMemberFeeInfo')
}
