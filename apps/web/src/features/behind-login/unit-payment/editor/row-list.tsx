import { useLingui } from '@lingui/react/macro'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import type { PayRow, RowFault } from '../rows/pay-row.ts'
import styles from './batch-editor.module.css'
import { fieldId, RowLine } from './row-line.tsx'
import type { BatchRows } from './use-batch-rows.ts'

interface RowListProps extends Pick<BatchRows, 'faults' | 'change' | 'remove'> {
  /** The rows that are shown, each with its place among all of them. */
  shown: readonly { row: PayRow; number: number }[]
  ref?: Ref<RowListHandle>
}

/** What the editor asks of the list. */
export interface RowListHandle {
  /** Brings a row's wrong field into view and goes to it. */
  focus: (index: number, row: PayRow, fault: RowFault) => void
}

/** The rows of a batch. Only those in view are drawn: two hundred with their fields would make an old phone stutter. */
export function RowList({ shown, faults, change, remove, ref }: RowListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const virtual = useWindowVirtualizer({
    count: shown.length,
    estimateSize: () => 60,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => shown[index]?.row.key ?? index,
  })
  useImperativeHandle(ref, () => ({
    focus: (index, row, fault) => {
      virtual.scrollToIndex(index, { align: 'center' })
      // The row is drawn once the window has come there.
      const goTo = (tries: number) => {
        const field = document.getElementById(
          fieldId(row.key, row.personId === null ? fault.field : 'feeYear'),
        )
        if (field) field.focus({ preventScroll: false })
        else if (tries > 0) requestAnimationFrame(() => goTo(tries - 1))
      }
      requestAnimationFrame(() => goTo(20))
    },
  }))
  const items = virtual.getVirtualItems()
  const before = (items[0]?.start ?? top) - top
  const after = virtual.getTotalSize() - ((items.at(-1)?.end ?? top) - top)
  return (
    <ol
      ref={list}
      className={styles.rows}
      aria-label={t`代缴人员`}
      style={{ paddingBlock: `${before}px ${after}px` }}
    >
      {items.map(({ index, key }) => {
        const one = shown[index]
        return (
          one && (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={shown.length}
              aria-posinset={index + 1}
            >
              <RowLine
                row={one.row}
                number={one.number}
                fault={faults.get(one.row.key)}
                onChange={change}
                onRemove={remove}
              />
            </li>
          )
        )
      })}
    </ol>
  )
}
