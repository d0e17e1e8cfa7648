import { type KeyboardEvent, useState } from 'react'
import type { Operation } from '../data/controls.ts'
import { searchOperations } from './search-operations.ts'

/**
 * The behaviour of a combobox with a list (ARIA Authoring Practices): typing searches, arrows move, Enter chooses, Esc
 * and leaving give back what was chosen before.
 */
export function useCombobox(operations: Operation[], value: string, onChange: (id: string) => void) {
  const [isOpen, setOpen] = useState(false)
  /** What is being typed; null while what was chosen stands there. */
  const [text, setText] = useState<string | null>(null)
  const [active, setActive] = useState(0)
  const options = searchOperations(operations, text ?? '')

  const open = () => {
    if (isOpen) return
    setOpen(true)
    setActive(
      Math.max(
        0,
        options.findIndex(({ id }) => id === value),
      ),
    )
  }
  const close = () => {
    setOpen(false)
    setText(null)
  }
  const search = (typed: string) => {
    setText(typed)
    setActive(0)
    setOpen(true)
  }
  const choose = (operation: Operation) => {
    onChange(operation.id)
    close()
  }
  const move = (step: number) => {
    if (!isOpen) return open()
    setActive((active + step + options.length) % Math.max(1, options.length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = options[active]
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      // Closed, Enter sends the form.
      Enter: isOpen ? () => chosen && choose(chosen) : undefined,
      Escape: isOpen ? close : undefined,
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return { isOpen, text, active, options, open, close, search, choose, onKeyDown }
}
