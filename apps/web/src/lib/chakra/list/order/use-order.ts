import { useLingui } from '@lingui/react/macro'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { moved } from './moved.ts'

interface Entry {
  id: number
}

/** An ordered list whose entries are dragged, or moved by buttons; the focus stays on the button that moved one. */
export function useOrder<Row extends Entry>(rows: readonly Row[], onChange: (rows: Row[]) => void) {
  const { t } = useLingui()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number>()
  const [last, setLast] = useState<{ id: number; by: number; place: number }>()
  useEffect(() => {
    if (!last) return
    const button = (by: number) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-moves="${last.id}/${by}"]:not(:disabled)`)
    // At the end of the list the button that led there leads no further.
    const next = button(last.by) ?? button(-last.by)
    next?.focus()
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
