import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { contentOf, type PayRow, rowsOfBatch } from '../rows/pay-row.ts'

interface NewerBatchProps {
  newer: MemberApplyTop
  rows: readonly PayRow[]
  onTake: () => void
  onKeep: () => void
}

/** Says that a batch was changed elsewhere meanwhile, and which rows only one of the two has. */
export function NewerBatch({ newer, rows, ...choice }: NewerBatchProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  const others = rowsOfBatch(newer)
  const fields = { there: namesOf(missingIn(rows, others)), here: namesOf(missingIn(others, rows)) }
  return (
    <NewerNotice {...choice} title={t`名单已于 ${time} 在别处修改`}>
      <Compared fields={[{ id: 'rows', label: t`代缴人员`, ...fields }]} />
    </NewerNotice>
  )
}

const textOf = (row: PayRow): string => contentOf([row])

/** Those of the rows that the others do not have, as they are. */
function missingIn(others: readonly PayRow[], rows: readonly PayRow[]): PayRow[] {
  const known = new Set(others.map(textOf))
  return rows.filter((row) => !known.has(textOf(row)))
}

/** As many are read; the rest is counted by nobody. */
const most = 20

function namesOf(rows: readonly PayRow[]): string {
  const names = rows.slice(0, most).map(({ name, feeYear }) => `${name} ${feeYear}`.trim())
  return rows.length > most ? `${names.join('、')}…` : names.join('、')
}
