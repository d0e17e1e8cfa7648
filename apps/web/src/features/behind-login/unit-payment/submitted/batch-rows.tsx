import { Plural, useLingui } from '@lingui/react/macro'
import type { BatchRow, MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { type Column, DataTable } from '@portal/ui/chakra'
import styles from '../unit-payment.module.css'
import type { RowRefund } from './refunded.ts'

interface Line extends BatchRow {
  key: number
  refund: RowRefund
}

interface BatchRowsProps {
  batch: MemberApplyTop
  /** The unit's own people, of whom the batch says no more than the name. */
  people: readonly UnitPerson[]
  /** What became of each row's fee, where it was paid. */
  refunds?: readonly RowRefund[]
}

/** Who is paid for, each year a row, with what it comes to. */
export function BatchRows({ batch, people, refunds = [] }: BatchRowsProps) {
  const { t } = useLingui()
  const { members, totalAmount, personCount } = batch
  const numbers = new Map(people.map(({ id, idNumber }) => [id, idNumber]))
  const rows = members.map((member, key) => ({
    ...member,
    key,
    idNumber: member.idNumber ?? numbers.get(member.personId ?? 0) ?? null,
    refund: refunds[key] ?? null,
  }))
  const columns: Column<Line>[] = [
    {
      id: 'name',
      header: t`姓名`,
      isRowHeader: true,
      cell: ({ name, idNumber }) => (
        <span lang="zh-CN">
          {name}
          <span className={styles.second}>{idNumber ?? t`本单位人员`}</span>
        </span>
      ),
    },
    { id: 'phone', header: t`手机号码`, nowrap: true, cell: ({ phone }) => phone ?? '—' },
    { id: 'feeYear', header: t`年度`, nowrap: true, cell: ({ feeYear }) => feeYear },
    {
      id: 'amount',
      header: t`金额`,
      align: 'end',
      nowrap: true,
      cell: ({ amount, refund }) => (
        <>
          {formatMoney(amount)}
          {refund && <span className={styles.second}>{refund === 'REFUNDED' ? t`已退` : t`退款审核中`}</span>}
        </>
      ),
    },
  ]
  return (
    <>
      <DataTable columns={columns} rows={rows} rowKey={({ key }) => key} caption={t`代缴人员`} />
      <p className={styles.total}>
        <span className={styles.people}>
          <Plural value={personCount} one="# 人" other="# 人" />
        </span>
        {t`合计`}
        <strong>{formatMoney(totalAmount)}</strong>
      </p>
    </>
  )
}
