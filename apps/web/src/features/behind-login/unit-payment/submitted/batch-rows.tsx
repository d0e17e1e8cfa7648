import { useLingui } from '@lingui/react/macro'
import type { BatchRow, MemberApplyTop } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { type Column, DataTable } from '@portal/ui/chakra'
import styles from '../unit-payment.module.css'

interface Line extends BatchRow {
  key: number
}

/** Who is paid for, each year a row, with what it comes to. */
export function BatchRows({ batch: { members, totalAmount } }: { batch: MemberApplyTop }) {
  const { t } = useLingui()
  const rows = members.map((member, key) => ({ ...member, key }))
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
      cell: ({ amount }) => formatMoney(amount),
    },
  ]
  return (
    <>
      <DataTable columns={columns} rows={rows} rowKey={({ key }) => key} caption={t`代缴人员`} />
      <p className={styles.total}>
        {t`合计`}
        <strong>{formatMoney(totalAmount)}</strong>
      </p>
    </>
  )
}
