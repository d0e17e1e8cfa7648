import { useLingui } from '@lingui/react/macro'
import { Field, Fieldset, NativeSelect, Notice } from '@portal/ui/chakra'
import { useEffect, useMemo, useRef, useState } from 'react'
import { plainText } from '../import/cells.ts'
import { type ColumnUse, columnsNamed, fields, mostTitleRows } from '../import/columns.ts'
import { readKeptColumns } from '../import/kept-columns.ts'
import {
  type ColumnChoice,
  choiceOf,
  chosenTwice,
  columnsChosen,
  layoutFrom,
  missingFields,
  type TableColumn,
  tableColumns,
  usesOf,
  withUse,
} from '../import/match-columns.ts'
import type { RowField } from '../rows/pay-row.ts'
import { fieldWords } from '../words.ts'
import styles from './batch-editor.module.css'

interface ColumnMatchProps {
  /** Of its form, which a button elsewhere sends. */
  id: string
  rows: readonly (readonly string[])[]
  /** The sheet's name, where the file has several. */
  sheet?: string | undefined
  choice: ColumnChoice
  onChoice: (choice: ColumnChoice) => void
  /** The choice can be read by. */
  onDone: () => void
}

/** Says of each column of a table what it is, beside what stands in it. */
export function ColumnMatch({ id, rows, sheet, choice, onChoice, onDone }: ColumnMatchProps) {
  const { i18n, t } = useLingui()
  const form = useRef<HTMLFormElement>(null)
  const [isTried, setTried] = useState(false)
  const columns = useMemo(() => tableColumns(rows, choice.from), [rows, choice.from])
  const twice = chosenTwice(choice)
  const missing = missingFields(columnsChosen(choice))
  const isNameless = missing.includes('name')
  const missed = missing.map((field) => i18n._(fieldWords[field])).join('、')
  // It takes the place of what was read, with the button that was pressed there.
  useEffect(() => form.current?.focus(), [])
  return (
    <form
      ref={form}
      id={id}
      noValidate
      tabIndex={-1}
      aria-label={t`列对应`}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!isNameless && twice.length === 0) return onDone()
        const [, ...selects] = form.current?.querySelectorAll('select') ?? []
        const wrong = selects.find((select) => select.getAttribute('aria-invalid') === 'true')
        const first = wrong ?? selects[0]
        first?.focus()
      }}
    >
      <p>{t`请核对表格的每一列是什么。您的选择会保存在本设备上，列名相同的表格以后不再询问。`}</p>
      {sheet !== undefined && <p>{t`文件中有多张工作表，读入的是“${sheet}”。`}</p>}
      {isTried && isNameless && (
        <Notice tone="danger" live="alert">
          {t`请指明“姓名”在哪一列。`}
        </Notice>
      )}
      <HeadRow rows={rows} from={choice.from} onChoice={onChoice} />
      <Fieldset legend={t`表格的列`}>
        <ul className={styles.columns}>
          {columns.map((column) => (
            <li key={column.index}>
              <ColumnField
                column={column}
                isAlone={columns.filter(({ head }) => head === column.head).length === 1}
                use={choice.uses[column.index] ?? ''}
                twice={twice}
                onUse={(use) => onChoice(withUse(choice, column.index, use))}
              />
            </li>
          ))}
        </ul>
      </Fieldset>
      <p role="status">
        {isNameless
          ? !isTried && t`没有认出“姓名”列，请指明它是哪一列。`
          : missed && t`没有对应的项：${missed}。本单位人员只需姓名和年度，其他人员可读入后补填。`}
      </p>
    </form>
  )
}

/** Letters of a row that are enough to know it by. */
const mostLetters = 40

/** Which row has the names; what the columns are is guessed anew with it. */
function HeadRow({ rows, from, onChoice }: Pick<ColumnMatchProps, 'rows' | 'onChoice'> & { from: number }) {
  const { t } = useLingui()
  return (
    <Field label={t`列名所在的行`}>
      <NativeSelect
        value={from}
        onChange={({ currentTarget }) =>
          onChoice(choiceOf(layoutFrom(rows, Number(currentTarget.value), usesOf(readKeptColumns()))))
        }
      >
        <option value={0}>{t`没有列名`}</option>
        {rows.slice(0, mostTitleRows).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a file have no names, and never move
          <option key={index} value={index + 1} lang="zh-CN">
            {row.map(plainText).filter(Boolean).join('、').slice(0, mostLetters)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}

interface ColumnFieldProps {
  column: TableColumn
  /** Whether no other column has its name. */
  isAlone: boolean
  use: ColumnUse
  /** The fields that are chosen for more than one column. */
  twice: readonly RowField[]
  onUse: (use: ColumnUse) => void
}

function ColumnField({ column, isAlone, use, twice, onUse }: ColumnFieldProps) {
  const { i18n, t } = useLingui()
  const { index, head, samples } = column
  const number = index + 1
  const values = samples.join('、')
  const word = use && i18n._(fieldWords[use])
  // Of two columns that could be the same field the reader may want the other one.
  const [other] = use || samples.length === 0 ? [] : (Object.keys(columnsNamed([head])) as RowField[])
  const otherWord = other && i18n._(fieldWords[other])
  return (
    <Field
      label={
        <span lang="zh-CN">
          {!head ? t`第 ${number} 列` : isAlone ? head : t`${head}（第 ${number} 列）`}
        </span>
      }
      hint={
        <span className={styles.samples}>
          {values ? <span lang="zh-CN">{t`例如：${values}`}</span> : t`此列没有内容。`}
          {otherWord && <span>{t`可能也是“${otherWord}”。`}</span>}
        </span>
      }
      error={use && twice.includes(use) && t`“${word}”只能对应一列，请只保留一列。`}
    >
      <NativeSelect value={use} onChange={({ currentTarget }) => onUse(currentTarget.value as ColumnUse)}>
        <option value="">{t`不使用`}</option>
        {fields.map((field) => (
          <option key={field} value={field}>
            {i18n._(fieldWords[field])}
          </option>
        ))}
      </NativeSelect>
    </Field>
  )
}
