import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { DataList, type Description } from '@portal/ui/chakra'
import { MemberWord } from '../../../lib/membership/member-words.tsx'

const day = (value: string) => <time dateTime={value}>{formatDate(value)}</time>

/** The facts of a fee; those that it does not have are left out. */
export function FeeFacts({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const { feeNo, feeYear, feeKind, ownerName, memberLevel, feeStandard, discount, amount, paidAmount } = fee
  const { dueDate, payDate, payer } = fee
  const items: (Description | false)[] = [
    { id: 'number', term: t`会费编号`, detail: feeNo },
    { id: 'year', term: t`年度`, detail: String(feeYear) },
    { id: 'owner', term: t`缴费人`, detail: <span lang="zh-CN">{ownerName}</span> },
    { id: 'level', term: t`会员等级`, detail: <MemberWord name={memberLevel} /> },
    { id: 'standard', term: t`会费标准`, detail: formatMoney(feeStandard) },
    discount > 0 && {
      id: 'discount',
      term: feeKind === 'UPGRADE' ? t`本年度已计` : t`减免`,
      detail: formatMoney(discount),
    },
    { id: 'amount', term: t`应缴金额`, detail: <strong>{formatMoney(amount)}</strong> },
    paidAmount > 0 && { id: 'paid', term: t`已缴金额`, detail: formatMoney(paidAmount) },
    { id: 'due', term: t`缴费期限`, detail: day(dueDate) },
    payDate !== null && { id: 'payDate', term: t`缴费日期`, detail: day(payDate) },
    payer !== null && { id: 'payer', term: t`付款人`, detail: <span lang="zh-CN">{payer.name}</span> },
  ]
  return <DataList columns={2} items={items.filter((item) => item !== false)} />
}
