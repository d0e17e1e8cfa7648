import type { RefObject } from 'react'
import { useNarrow } from '../../../list/use-narrow.ts'
import { useLetterKey } from '../use-letter-key.ts'

const controls = 'a[href], button:not([disabled]), input:not([disabled])'

/** Takes the focus to the next row, or the one before, from the one that has it; to the first from outside. */
function moveRow(place: HTMLElement | null, step: 1 | -1): void {
  const rows = [...(place?.querySelectorAll<HTMLElement>('tbody tr') ?? [])]
  const now = rows.findIndex((row) => row.contains(document.activeElement))
  const row = rows[now < 0 ? 0 : now + step]
  if (!row) return
  const target = row.querySelector<HTMLElement>(controls) ?? row
  // A row without anything to press is read all the same.
  if (target === row) row.tabIndex = -1
  target.focus()
}

/**
 * Moves through a list by single letters: J and K between rows, [ and ] between pages, / to the field that searches.
 *
 * @param page 1-based
 */
export function useRowKeys(place: RefObject<HTMLElement | null>, page: number, pageCount: number): void {
  const narrow = useNarrow<{ page?: number | undefined }>()
  const open = (target: number) => {
    if (target >= 1 && target <= pageCount) void narrow({ page: target > 1 ? target : undefined })
  }
  useLetterKey('j', () => moveRow(place.current, 1))
  useLetterKey('k', () => moveRow(place.current, -1))
  useLetterKey('[', () => open(page - 1))
  useLetterKey(']', () => open(page + 1))
  useLetterKey('/', () => place.current?.querySelector<HTMLElement>('input[type=search]')?.focus())
}
