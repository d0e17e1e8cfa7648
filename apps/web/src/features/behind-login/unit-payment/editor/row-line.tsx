import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, IconButton, Input } from '@portal/ui/chakra'
import { memo, useLayoutEffect, useRef } from 'react'
import { cleanCertNo, cleanIdNumber, cleanName, cleanPhone, plainText } from '../import/cells.ts'
import type { RowChange } from '../rows/change-rows.ts'
import type { PayRow, RowFault, RowField } from '../rows/pay-row.ts'
import { faultText, fieldWords } from '../words.ts'
import styles from './rows.module.css'

interface RowLineProps {
  row: PayRow
  /** 1-based. */
  number: number
  fault: RowFault | undefined
  onChange: (key: number, change: RowChange) => void
  /** The name or the number has been left: it may be one of the unit's own people. */
  onIdentify: (key: number) => void
  /** Somebody else is meant than the one of the unit's own people. */
  onRelease: (key: number) => void
  onRemove: (key: number) => void
}

/** The id of the button that adds a row. */
export const addRowId = 'add-row'

/** The id of a row's field, by which the first wrong one is found. */
export const fieldId = (key: number, field: RowField): string => `row-${key}-${field}`

/** What is typed, as it was meant, once the field is left. */
const cleaned: Record<RowField, (text: string) => string> = {
  name: cleanName,
  idNumber: cleanIdNumber,
  phone: cleanPhone,
  certNo: cleanCertNo,
  feeYear: (text) => plainText(text).replace(/年度?$/, ''),
}

/** Faults are found anew with each key that is typed in any row; a row is drawn anew when its own says something else. */
const isSameFault = (a: RowFault | undefined, b: RowFault | undefined): boolean =>
  a?.field === b?.field && a?.code === b?.code && a?.detail === b?.detail

const isSameLine = (a: RowLineProps, b: RowLineProps): boolean =>
  a.row === b.row &&
  a.number === b.number &&
  a.onChange === b.onChange &&
  a.onIdentify === b.onIdentify &&
  a.onRelease === b.onRelease &&
  a.onRemove === b.onRemove &&
  isSameFault(a.fault, b.fault)

/** A person and a year: fields for a stranger, the year alone for one of the unit's own people. */
export const RowLine = memo(function RowLine(props: RowLineProps) {
  const { row, number, fault, onChange, onIdentify, onRelease, onRemove } = props
  const { i18n, t } = useLingui()
  const line = useRef<HTMLDivElement>(null)
  const isOwn = row.personId !== null
  const followFocus = useFocusOfOwn(row.key, isOwn)
  const faultId = `row-${row.key}-fault`
  const field = (name: RowField, more: { inputMode?: 'numeric' | 'tel'; maxLength: number }) => (
    <div className={styles.cell} data-field={name}>
      <span className={styles.label} aria-hidden="true">
        {i18n._(fieldWords[name])}
      </span>
      <Input
        id={fieldId(row.key, name)}
        size="sm"
        value={row[name]}
        autoComplete="off"
        aria-label={t`第 ${number} 行${i18n._(fieldWords[name])}`}
        aria-invalid={fault?.field === name || undefined}
        aria-describedby={fault ? faultId : undefined}
        onChange={({ currentTarget }) => onChange(row.key, { [name]: currentTarget.value })}
        onBlur={({ currentTarget, relatedTarget }) => {
          const value = cleaned[name](currentTarget.value)
          if (value !== row[name]) onChange(row.key, { [name]: value })
          followFocus.current = line.current?.contains(relatedTarget) ?? false
          if (name === 'name' || name === 'idNumber') onIdentify(row.key)
        }}
        {...more}
      />
    </div>
  )
  return (
    <div
      ref={line}
      className={styles.row}
      data-wrong={fault ? true : undefined}
      data-own={isOwn ? true : undefined}
    >
      <span className={styles.number}>{number}</span>
      {!isOwn ? (
        <>
          {field('name', { maxLength: 50 })}
          {field('idNumber', { maxLength: 24 })}
          {field('phone', { inputMode: 'tel', maxLength: 20 })}
          {field('certNo', { maxLength: 40 })}
        </>
      ) : (
        <span className={styles.own}>
          <span lang="zh-CN">{row.name}</span>
          <span className={styles.muted}>{row.idNumber || t`本单位人员`}</span>
          {row.typed && (
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`第 ${number} 行不是此人`}
              onClick={() => {
                onRelease(row.key)
                // The button goes; who is meant is typed in the fields that come in its place.
                requestAnimationFrame(() => document.getElementById(fieldId(row.key, 'name'))?.focus())
              }}
            >{t`不是此人`}</Button>
          )}
        </span>
      )}
      {field('feeYear', { inputMode: 'numeric', maxLength: 9 })}
      <span className={styles.amount}>{row.amount === null ? '—' : formatMoney(row.amount)}</span>
      <IconButton
        size="sm"
        label={t`删除第 ${number} 行`}
        icon={<Icon name="close" />}
        onClick={() => {
          const next = buttonBeside(line.current)
          onRemove(row.key)
          // The button goes with its row, and would take the reader's place on the page with it.
          requestAnimationFrame(() => (next ?? document.getElementById(addRowId))?.focus())
        }}
      />
      {fault && (
        <p id={faultId} className={styles.fault} data-field={fault.field}>
          <Icon name="warning" size="1em" />
          <span>{faultText(fault)}</span>
        </p>
      )}
    </div>
  )
}, isSameLine)

/** The button that removes the next row, or the one before the last. */
function buttonBeside(line: HTMLElement | null): HTMLElement | null | undefined {
  const item = line?.closest('li')
  const buttons = (item?.nextElementSibling ?? item?.previousElementSibling)?.querySelectorAll('button')
  // It is a row's last one.
  return buttons?.item(buttons.length - 1)
}

/** Of one of the unit's own people only the year is left to be typed: whoever was on the way to another field comes to it. */
function useFocusOfOwn(key: number, isOwn: boolean) {
  const wasWithin = useRef(false)
  const wasOwn = useRef(isOwn)
  useLayoutEffect(() => {
    if (isOwn && !wasOwn.current && wasWithin.current)
      document.getElementById(fieldId(key, 'feeYear'))?.focus()
    wasOwn.current = isOwn
  }, [key, isOwn])
  return wasWithin
}
