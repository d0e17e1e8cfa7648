import type { MemberFee, MemberFeeInfo } from '@portal/api-contract'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { everyRow } from '../../run/rules.ts'

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
