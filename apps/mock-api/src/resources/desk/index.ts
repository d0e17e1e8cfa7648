import type { Handlers } from '../../contract/handler.ts'
import { deskApplicationHandlers } from './applications/handlers.ts'
import { deskLogHandlers } from './log/handlers.ts'
import { deskMemberHandlers } from './members/handlers.ts'
import { deskMoneyHandlers } from './money/handlers.ts'
import { deskReviewHandlers } from './reviews/handlers.ts'
import { deskSystemHandlers } from './system/handlers.ts'

/** What the association's staff does at its desk. */
export const deskHandlers = {
  ...deskSystemHandlers,
  ...deskApplicationHandlers,
  ...deskReviewHandlers,
  ...deskMoneyHandlers,
  ...deskMemberHandlers,
  ...deskLogHandlers,
} satisfies Partial<Handlers>
