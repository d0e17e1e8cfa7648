import type { Closing } from './tab-rules.ts'

/** What can be done with a tab. */
export interface TabActions {
  close: (closing: Closing, id: string) => Promise<void>
  refresh: (id: string) => Promise<void>
  setLocked: (id: string, isLocked: boolean) => void
  /** To the place of another tab. */
  move: (id: string, to: string) => void
}
