import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Field, Input } from '@portal/ui/chakra'
import { memo, useState } from 'react'
import { serverDate } from '../../../../lib/api/server-clock.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { yearOf } from '../../../../lib/dates/calendar.ts'
import { mostRows, type PayRow } from '../rows/pay-row.ts'
import styles from './batch-editor.module.css'
import { ImportDialog } from './import-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'
import { addRowId } from './row-line.tsx'
import { tellLeftOut } from './tell-left-out.ts'
import type { BatchRows } from './use-batch-rows.ts'
import type { ReadImport } from './use-import.ts'

interface ToolsProps extends Pick<BatchRows, 'rows' | 'add'> {
  onImport: (imported: ReadImport) => void
  onAddEmpty: (feeYear: string) => void
}

/** The ways in which people come into the batch. Their dialogs are drawn anew once there is time, and not with each key that is typed. */
export const Tools = memo(function Tools({ rows, add, onImport, onAddEmpty }: ToolsProps) {
  const { t } = useLingui()
  const addPeople = (more: readonly PayRow[]) => {
    tellLeftOut(add(more).left)
  }
  return (
    <div className={styles.tools}>
      <PeopleDialog rows={rows} onAdd={addPeople} />
      <ImportDialog onImport={onImport} />
      <Button
        id={addRowId}
        variant="outline"
        disabled={rows.length >= mostRows}
        onClick={() => onAddEmpty(rows.at(-1)?.feeYear || String(yearOf(serverDate())))}
      >
        <Icon name="plus" />
        {t`添加一行`}
      </Button>
    </div>
  )
})

/** One year for all rows. */
export const AllYears = memo(function AllYears({ onSet }: { onSet: BatchRows['setYears'] }) {
  const { t } = useLingui()
  const [year, setYear] = useState('')
  const isYear = /^20\d\d$/.test(year)
  const apply = () => {
    const skipped = onSet(year)
    if (skipped === 0) return
    notify({
      kind: 'info',
      title: t`部分行的年度没有更改`,
      description: plural(skipped, {
        one: `# 行改后会与同一人员的另一行重复，保留原年度。`,
        other: `# 行改后会与同一人员的另一行重复，保留原年度。`,
      }),
    })
  }
  return (
    <div className={styles.years}>
      <Field label={t`全部人员的年度`}>
        <Input
          inputMode="numeric"
          maxLength={4}
          value={year}
          onChange={({ currentTarget }) => setYear(currentTarget.value)}
        />
      </Field>
      <Button variant="outline" disabled={!isYear} onClick={apply}>{t`应用`}</Button>
    </div>
  )
})
