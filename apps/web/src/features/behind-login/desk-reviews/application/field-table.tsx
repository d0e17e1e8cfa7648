import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { Button, type Column, DataTable, Input } from '@portal/ui/chakra'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { fieldNames } from '../fields.ts'
import { materialNames } from '../words.ts'
import styles from './application.module.css'
import { type ComparedField, compareFields, earlierVersion, materialFields } from './compare.ts'
import { FieldValue } from './field-value.tsx'

interface FieldTableProps {
  application: DeskApplication
  /** What is to be mended, by field; absent where nothing can be returned. */
  reasons: Readonly<Record<string, string>> | undefined
  onReasons: (reasons: Readonly<Record<string, string>>) => void
}

/** The particulars, each with what it was before, and with a place to say what has to be mended. */
export function FieldTable({ application, reasons, onReasons }: FieldTableProps) {
  const { t, i18n } = useLingui()
  const names: Record<string, MessageDescriptor> = { ...fieldNames, ...materialNames }
  const nameOf = (field: string) => {
    const name = field.replace('materials.', '')
    return i18n._(wordOf(names, name))
  }
  const change = (field: string, text: string | undefined) => {
    const { [field]: _gone, ...others } = reasons ?? {}
    onReasons(text === undefined ? others : { ...others, [field]: text })
  }
  const columns: Column<ComparedField>[] = [
    { id: 'field', header: t`项目`, isRowHeader: true, cell: ({ field }) => nameOf(field) },
    {
      id: 'now',
      header: t`内容`,
      cell: ({ field, now, before, isChanged }) => (
        <>
          <FieldValue field={field} value={now || '—'} />
          {isChanged && (
            <div>
              {t`原为`}{' '}
              <span className={styles.changed}>
                <FieldValue field={field} value={before || '—'} />
              </span>
            </div>
          )}
          {reasons?.[field] !== undefined && (
            <Input
              className={styles.reason}
              size="sm"
              aria-label={t`${nameOf(field)}需要怎样补正`}
              placeholder={t`需要怎样补正`}
              maxLength={200}
              autoFocus
              value={reasons[field]}
              onChange={({ currentTarget }) => change(field, currentTarget.value)}
            />
          )}
        </>
      ),
    },
  ]
  const marking: Column<ComparedField> = {
    id: 'mark',
    header: t`补正`,
    hideHeader: true,
    nowrap: true,
    cell: ({ field }) => {
      const isMarked = reasons?.[field] !== undefined
      return (
        <RowActions>
          <Button
            size="sm"
            variant="ghost"
            aria-label={isMarked ? t`取消标注${nameOf(field)}` : t`标注${nameOf(field)}需补正`}
            onClick={() => change(field, isMarked ? undefined : '')}
          >
            {isMarked ? t`取消标注` : t`标注`}
          </Button>
        </RowActions>
      )
    },
  }
  const rows = [
    ...compareFields(application.application, earlierVersion(application), Boolean(application.previous)),
    ...materialFields(application.application.materials, application.previous?.materials),
  ]
  if (rows.length === 0) return <p>{t`没有填写变化，按现登记的资料办理。`}</p>
  return (
    <DataTable
      columns={reasons ? [...columns, marking] : columns}
      rows={rows}
      rowKey={({ field }) => field}
      caption={t`申请内容`}
      size="sm"
      keepsRows
    />
  )
}
