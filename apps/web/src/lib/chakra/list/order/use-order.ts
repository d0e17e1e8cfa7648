import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useLostRow } from '../use-lost-row.ts'
import { moved } from './moved.ts'

interface Entry {
  id: number
}

/** Gives the focus to the button that moved an entry: at the end of the list, where it leads no further, to the other one. */
export function focusMove(list: HTMLElement | null, id: number | string, by: number): void {
  const button = (way: number) =>
    list?.querySelector<HTMLButtonElement>(`[data-moves="${id}/${way}"]:not(:disabled)`)
  const next = button(by) ?? button(-by)
  next?.focus()
}

/**
 * An ordered list whose entries are dragged, or moved by buttons; the focus stays on the button that moved one, and in the list, if
 * that has `tabIndex={-1}`, when an entry is taken away.
 */
export function useOrder<Row extends Entry>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  useLostRow(list, rows)
  const [dragged, setDragged] = useState<number>()
  const [last, setLast] = useState<{ id: number; by: number; place: number }>()
  useEffect(() => {
    if (!last) return
    focusMove(list.current, last.id, last.by)
  }, [last])
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (!row || from === to) return
    onChange(moved(rows, from, to))
    setLast({ id: row.id, by: Math.sign(to - from), place: to + 1 })
  }
  const place = last?.place
  return {
    list,
    /** What is read out after a move. */
    said: place === undefined ? '' : t`已移到第 ${place} 位`,
    move,
    entryProps: (index: number) => ({
      draggable: true,
      'data-dragged': dragged === index || undefined,
      onDragStart: () => setDragged(index),
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
      onDrop: (event: DragEvent) => {
        if (dragged === undefined) return
        event.preventDefault()
        move(dragged, index)
        setDragged(undefined)
      },
    }),
  }
}
