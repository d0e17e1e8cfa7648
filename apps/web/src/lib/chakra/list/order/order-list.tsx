import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Contained } from '../../../states/contained.tsx'
import { MoveButtons } from './move-buttons.tsx'
import styles from './order.module.css'
import { useOrder } from './use-order.ts'

interface OrderListProps<Row extends { id: number }> {
  rows: readonly Row[]
  onChange: (rows: Row[]) => void
  /** What a row is called, as the association wrote it. */
  nameOf: (row: Row) => string
  /** What stands before the name, such as a picture. */
  before?: (row: Row) => ReactNode
  /** What stands between the name and the buttons. */
  after?: (row: Row) => ReactNode
}

/** A list that is put into order by dragging, or by the buttons of each row. */
export function OrderList<Row extends { id: number }>(props: OrderListProps<Row>) {
  const { t } = useLingui()
  const { rows, onChange, nameOf, before, after } = props
  const { list, said, move, entryProps } = useOrder(rows, onChange)
  return (
    <>
      <ol ref={list} className={styles.items}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.item} {...entryProps(index)}>
            <span className={styles.place}>{index + 1}</span>
            {before?.(row)}
            <Contained of={row}>
              <span lang="zh-CN" className={styles.title}>
                {nameOf(row)}
              </span>
            </Contained>
            <span className={styles.tools}>
              {after?.(row)}
              <MoveButtons
                id={row.id}
                index={index}
                count={rows.length}
                labels={{ forward: t`上移“${nameOf(row)}”`, back: t`下移“${nameOf(row)}”` }}
                onMove={move}
              />
            </span>
          </li>
        ))}
      </ol>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </>
  )
}
