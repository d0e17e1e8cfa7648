import { useLingui } from '@lingui/react/macro'
import { Button, Dialog, Field, Input } from '@portal/ui/chakra'
import { type FormEvent, useState } from 'react'
import styles from './dialogs.module.css'
import { changeKept, useKeptList, withFilter } from './kept-lists.ts'

interface FiltersDialogProps {
  list: string
  /** What the list is narrowed and sorted by now. */
  search: object
  onClose: () => void
}

/** Without where one is in the list: its page, and the record beside it. */
const narrowedBy = (search: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(search).filter(([name]) => name !== 'page' && name !== 'item'))

/** Keeps the filters of now under a name, and drops those that are no longer of use. */
export default function FiltersDialog({ list, search, onClose }: FiltersDialogProps) {
  const { t } = useLingui()
  const { filters } = useKeptList(list)
  const [name, setName] = useState('')
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() === '') return
    changeKept(list, { filters: withFilter(filters, { name: name.trim(), search: narrowedBy(search) }) })
    onClose()
  }
  const drop = (dropped: string) =>
    changeKept(list, { filters: filters.filter((filter) => filter.name !== dropped) })
  return (
    <Dialog isOpen onClose={onClose} title={t`常用筛选`} closeLabel={t`关闭`} size="sm">
      <form className={styles.stack} onSubmit={save}>
        <Field
          label={t`把当前筛选和排序保存为`}
          hint={t`保存在这台设备上，退出登录后仍保留；同名的会被替换。`}
        >
          <Input
            value={name}
            maxLength={30}
            autoComplete="off"
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <Button type="submit" disabled={name.trim() === ''}>{t`保存`}</Button>
      </form>
      {filters.length > 0 && (
        <ul className={styles.filters} aria-label={t`已保存的筛选`}>
          {filters.map((filter) => (
            <li key={filter.name}>
              <span>{filter.name}</span>
              <Button
                size="sm"
                variant="ghost"
                aria-label={t`删除“${filter.name}”`}
                onClick={() => drop(filter.name)}
              >{t`删除`}</Button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}
