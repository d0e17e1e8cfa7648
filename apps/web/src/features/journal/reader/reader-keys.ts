import type { KeyboardEvent } from 'react'

/** What can be done with an open issue. */
export interface ReaderActions {
  /** Goes on or back by so many spreads. */
  turn: (steps: number) => void
  turnTo: (page: number) => void
  zoomBy: (steps: 1 | -1) => void
  fit: () => void
  toggleFull: () => void
  closeFull: () => void
}

/** More spreads than an issue has: to its beginning or end. */
const whole = 10_000

const keys: Record<string, (act: ReaderActions) => void> = {
  ArrowRight: (act) => act.turn(1),
  ArrowLeft: (act) => act.turn(-1),
  Home: (act) => act.turn(-whole),
  End: (act) => act.turn(whole),
  '+': (act) => act.zoomBy(1),
  // The plus of most keyboards without Shift.
  '=': (act) => act.zoomBy(1),
  '-': (act) => act.zoomBy(-1),
  '0': (act) => act.fit(),
  f: (act) => act.toggleFull(),
  F: (act) => act.toggleFull(),
  Escape: (act) => act.closeFull(),
}

/**
 * Does what a key stands for; what is typed into a field stays there, and the browser keeps its own shortcuts.
 *
 * @returns whether it stands for something
 */
export function readerKey(event: KeyboardEvent<HTMLElement>, act: ReaderActions): boolean {
  const isTyping = event.target instanceof HTMLInputElement && event.key !== 'Escape'
  const action = keys[event.key]
  if (!action || isTyping || event.ctrlKey || event.metaKey || event.altKey) return false
  event.preventDefault()
  action(act)
  return true
}
