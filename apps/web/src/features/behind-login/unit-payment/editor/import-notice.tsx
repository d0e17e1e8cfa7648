import { Plural, useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { IconButton, Notice } from '@portal/ui/chakra'
import { leftOutText } from '../words.ts'
import styles from './batch-editor.module.css'
import { ChangeColumns } from './change-columns.tsx'
import type { ReadImport } from './use-import.ts'

/** What came of a table, beside its rows. */
export interface ImportReport extends Omit<ReadImport, 'rows'> {
  /** People of the table who were in the batch already. */
  repeated: number
  /** People for whom the batch had no room. */
  left: number
  /** Keys of the table's rows, of those that were left out, too. */
  keys: readonly number[]
}

/** Whether a table was read otherwise than whoever gave it would think. */
const isWorthSaying = ({ left, ignored, sheet, hidden, repeated, isRemembered }: ImportReport): boolean =>
  left > 0 || ignored.length > 0 || sheet !== undefined || hidden > 0 || repeated > 0 || isRemembered

interface ImportNoticeProps {
  report: ImportReport
  /** The unit's own people. */
  people: readonly UnitPerson[]
  /** The table was read once more, with other columns. */
  onChange: (read: ReadImport) => void
  onClose: () => void
}

/** Says what of a table was read and what was not; it stays until it is closed, for it has to be compared with the rows. */
export function ImportNotice({ report, people, onChange, onClose }: ImportNoticeProps) {
  const { t } = useLingui()
  const { left, ignored, sheet, hidden, repeated, isRemembered } = report
  const isToCheck = isWorthSaying(report)
  const names = ignored.join('、')
  return (
    <Notice
      tone={left > 0 || ignored.length > 0 ? 'warning' : 'info'}
      live="status"
      title={isToCheck ? t`表格已读入，请注意` : t`表格已读入`}
      action={
        <div className={styles.actions}>
          <ChangeColumns read={report} people={people} onChange={onChange} />
          <IconButton size="sm" label={t`关闭`} icon={<Icon name="close" />} onClick={onClose} />
        </div>
      }
    >
      {isToCheck && (
        <ul>
          {sheet !== undefined && <li>{t`文件中有多张工作表，读入的是“${sheet}”。`}</li>}
          {isRemembered && <li>{t`列对应沿用了您以前的选择。`}</li>}
          {ignored.length > 0 && <li>{t`没有读入的列：${names}。`}</li>}
          {hidden > 0 && (
            <li>
              <Plural
                value={hidden}
                one="# 行在表格中被筛选或隐藏，也已读入，请核对。"
                other="# 行在表格中被筛选或隐藏，也已读入，请核对。"
              />
            </li>
          )}
          {repeated > 0 && (
            <li>
              <Plural
                value={repeated}
                one="# 人已在名单中，没有重复加入。"
                other="# 人已在名单中，没有重复加入。"
              />
            </li>
          )}
          {left > 0 && <li>{leftOutText(left)}</li>}
        </ul>
      )}
    </Notice>
  )
}
