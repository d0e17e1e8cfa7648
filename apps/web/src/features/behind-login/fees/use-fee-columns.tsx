import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Checkbox, type Column } from '@portal/ui/chakra'
import type { Selection } from '../../../lib/chakra/choice/use-selection.ts'
import { StateBadge } from '../../../lib/chakra/state-badge.tsx'
import { isPayable } from '../../../lib/membership/member-fee.ts'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import { Authorized } from '../../../lib/session/authorized.tsx'
import { FeeAction, FeeLink } from './fee-action.tsx'
import styles from './fee-list.module.css'
import { feeStates } from './fee-status.ts'
import type { FeesSearch } from './fees-search.ts'

/** The columns of the list of fees. */
export function useFeeColumns(selection: Selection<MemberFee>, search: FeesSearch): Column<MemberFee>[] {
  const { t } = useLingui()
  const hasChoice = selection.choosable.length > 0
  return [
    {
      id: 'feeYear',
      header: t`年度`,
      isSortable: true,
      isRowHeader: true,
      nowrap: true,
      cell: (fee) => <Year fee={fee} selection={selection} isIndented={hasChoice} />,
    },
    { id: 'level', header: t`会员等级`, cell: ({ memberLevel }) => <MemberWord name={memberLevel} /> },
    {
      id: 'standard',
      header: t`会费标准`,
      align: 'end',
      nowrap: true,
      cell: ({ feeStandard }) => formatMoney(feeStandard),
    },
    {
      id: 'amount',
      header: t`应缴金额`,
      isSortable: true,
      align: 'end',
      nowrap: true,
      cell: (fee) => <Amount fee={fee} />,
    },
    {
      id: 'dueDate',
      header: t`缴费期限`,
      isSortable: true,
      nowrap: true,
      cell: ({ dueDate }) => <time dateTime={dueDate}>{formatDate(dueDate)}</time>,
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: (fee) => <State fee={fee} />,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (fee) => (
        <span className={styles.actions}>
          <FeeAction fee={fee} />
          <FeeLink fee={fee} list={search} />
        </span>
      ),
    },
  ]
}

interface YearProps {
  fee: MemberFee
  selection: Selection<MemberFee>
  /** Others on the page have a checkbox before the year. */
  isIndented: boolean
}

/** A fee's year; that of a fee that can be paid is the label of its checkbox. */
function Year({ fee, selection, isIndented }: YearProps) {
  const { t } = useLingui()
  const { feeYear, feeKind } = fee
  const name = feeKind === 'UPGRADE' ? t`${feeYear} 年度会费差额` : t`${feeYear} 年度`
  const year = <span className={isIndented ? styles.indented : undefined}>{name}</span>
  if (!isPayable(fee)) return year
  return (
    <Authorized authority="fees.pay" fallback={year}>
      <Checkbox checked={selection.has(fee)} onChange={(isChosen) => selection.toggle(fee, isChosen)}>
        {name}
      </Checkbox>
    </Authorized>
  )
}

/** A fee's state, and who pays or paid it, where that is somebody else. */
function State({ fee: { status, payer, orderId } }: { fee: MemberFee }) {
  const { t } = useLingui()
  return (
    <span>
      <StateBadge states={feeStates} value={status} />
      {payer && orderId === null && ['PAYING', 'PAID'].includes(status) && (
        <span className={styles.payer}>{t`由${payer.name}代缴`}</span>
      )}
    </span>
  )
}

function Amount({ fee }: { fee: MemberFee }) {
  const { t } = useLingui()
  const discount = formatMoney(fee.discount)
  return (
    <span>
      <strong>{formatMoney(fee.amount)}</strong>
      {fee.discount > 0 && (
        <span className={styles.discount}>
          {fee.feeKind === 'UPGRADE' ? t`本年度已计 ${discount}` : t`已减 ${discount}`}
        </span>
      )}
    </span>
  )
}
