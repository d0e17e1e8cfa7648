import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { rawWord } from '../../../lib/content/words/stored-words.ts'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import { amountCell, harmlessCsv } from '../../../lib/table/csv.ts'
import { feeStates } from './fee-status.ts'

const rowOf = (fee: MemberFee): string[] => [
  String(fee.feeYear),
  fee.feeKind === 'UPGRADE' ? t`会费差额` : t`年度会费`,
  memberWord(i18n, fee.memberLevel),
  amountCell(fee.feeStandard),
  amountCell(fee.discount),
  amountCell(fee.amount),
  formatDate(fee.dueDate),
  i18n._(feeStates[fee.status]?.label ?? rawWord(fee.status)),
  fee.payDate === null ? '' : formatDate(fee.payDate),
  fee.payer?.name ?? '',
]

/** Fees as rows of texts below their heads. */
export const feesTable = (fees: readonly MemberFee[]): string[][] => [
  [
    t`年度`,
    t`类别`,
    t`会员等级`,
    t`会费标准（元）`,
    t`减免或已计（元）`,
    t`应缴金额（元）`,
    t`缴费期限`,
    t`状态`,
    t`缴费日期`,
    t`付款人`,
  ],
  ...fees.map(rowOf),
]

/** Fees as a table for spreadsheets. */
export const feeCsv = (fees: readonly MemberFee[]): string => harmlessCsv(feesTable(fees))
