import type { Handlers } from '../../contract/handler.ts'
import { deskLogHandlers } from './log/handlers.ts'
import { deskSystemHandlers } from './system/handlers.ts'

/** What the association's staff does at its desk. */
export const deskHandlers = {
  ...deskSystemHandlers,
  ...deskLogHandlers,
} satisfies Partial<Handlers>
