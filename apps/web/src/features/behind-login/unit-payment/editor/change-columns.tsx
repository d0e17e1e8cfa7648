import { useLingui } from '@lingui/react/macro'
import type { UnitPerson } from '@portal/api-contract'
import { Button, Dialog, Notice } from '@portal/ui/chakra'
import { useId, useState } from 'react'
import styles from './batch-editor.module.css'
import { ColumnMatch } from './column-match.tsx'
import { type ReadImport, readByChoice } from './use-import.ts'

interface ChangeColumnsProps {
  read: Omit<ReadImport, 'rows'>
  /** The unit's own people. */
  people: readonly UnitPerson[]
  /** The table was read otherwise: what came of it before is to give way. */
  onChange: (imported: ReadImport) => void
}

/** Reads a table once more, with other columns. */
export function ChangeColumns({ read, people, onChange }: ChangeColumnsProps) {
  const { t } = useLingui()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [choice, setChoice] = useState(read.choice)
  const [isEmpty, setEmpty] = useState(false)
  const open = () => {
    setChoice(read.choice)
    setEmpty(false)
    setOpen(true)
  }
  const close = () => setOpen(false)
  const readAnew = () => {
    const imported = readByChoice({ ...read, choice }, people)
    setEmpty(imported.rows.length === 0)
    if (imported.rows.length === 0) return
    close()
    onChange(imported)
  }
  return (
    <>
      <Button size="sm" variant="outline" onClick={open}>{t`更改列对应`}</Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={t`更改列对应`}
        closeLabel={t`关闭`}
        size="lg"
        footer={
          <>
            <Button variant="outline" onClick={close}>{t`取消`}</Button>
            <Button type="submit" form={id}>{t`重新读入`}</Button>
          </>
        }
      >
        <div className={styles.form}>
          {isEmpty && (
            <Notice tone="danger" live="alert" title={t`没有读入`}>
              {t`表格中没有人员。`}
            </Notice>
          )}
          <Notice>{t`此表格读入的行会换成重新读入的行，读入后对这些行的修改不再保留；其他行不变。`}</Notice>
          <ColumnMatch
            id={id}
            rows={read.table}
            sheet={read.sheet}
            choice={choice}
            onChoice={setChoice}
            onDone={readAnew}
          />
        </div>
      </Dialog>
    </>
  )
}
