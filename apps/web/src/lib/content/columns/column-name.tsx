import { useLingui } from '@lingui/react'
import { columnLabel } from './column-label.ts'

/** A column's name for the reader, marked where it stays in Chinese. */
export function ColumnName({ name }: { name: string }) {
  const { i18n } = useLingui()
  const { label, lang } = columnLabel(i18n, name)
  return lang ? <span lang={lang}>{label}</span> : label
}
