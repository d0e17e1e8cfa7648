import { useLingui } from '@lingui/react/macro'
import { Button, Checkbox, Dialog, Switch } from '@portal/ui/chakra'
import type { DeskColumn } from './columns.tsx'
import styles from './dialogs.module.css'
import { changeKept, useKeptList } from './kept-lists.ts'

interface ColumnsDialogProps {
  list: string
  columns: readonly Pick<DeskColumn<never>, 'id' | 'header' | 'isRowHeader' | 'hideHeader'>[]
  onClose: () => void
}

/** Which columns of a list are shown, and how close its rows stand. What names the rows, and what can be done with them, always is. */
export default function ColumnsDialog({ list, columns, onClose }: ColumnsDialogProps) {
  const { t } = useLingui()
  const { hidden, isRoomy } = useKeptList(list)
  const show = (id: string, isShown: boolean) =>
    changeKept(list, { hidden: isShown ? hidden.filter((other) => other !== id) : [...hidden, id] })
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`显示哪些列`}
      closeLabel={t`关闭`}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={() => changeKept(list, { hidden: [] })}>{t`全部显示`}</Button>
          <Button onClick={onClose}>{t`完成`}</Button>
        </>
      }
    >
      <div className={styles.stack}>
        {columns.map(({ id, header, isRowHeader = false, hideHeader = false }) => (
          <Checkbox
            key={id}
            checked={!hidden.includes(id)}
            disabled={isRowHeader || hideHeader}
            onChange={(isOn) => show(id, isOn)}
          >
            {header}
          </Checkbox>
        ))}
        <Switch checked={isRoomy} onChange={(isOn) => changeKept(list, { isRoomy: isOn })}>
          {t`行距宽松`}
        </Switch>
      </div>
    </Dialog>
  )
}
